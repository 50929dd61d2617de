/// The parts of a declaration such as `@Entry public var accent: Color = .red`.
struct VariableDeclaration: Equatable {
    /// Why a declaration cannot be taken apart.
    enum Failure: Error, Equatable {
        /// It is of something else.
        case notAVariable
        /// Its value is computed.
        case computed
        /// It declares several names at once, or takes a tuple apart.
        case severalNames
    }

    /// The name, without backticks.
    var name: String
    /// The type, if the declaration says it.
    var type: String?
    /// What it is set to, if the declaration says it.
    var initialValue: String?

    init(parsing source: String) throws(Failure) {
        var scanner = SourceScanner(source)
        guard Self.goPastKeyword(&scanner), let nameToken = scanner.next() else { throw .notAVariable }
        switch nameToken.kind {
        case .word: name = scanner.text(nameToken.range)
        case .quotedWord where nameToken.range.count > 2:
            name = scanner.text(nameToken.range.lowerBound + 1..<nameToken.range.upperBound - 1)
        default: throw .severalNames
        }
        guard let separator = scanner.next() else { return }
        switch scanner.text(separator.range) {
        case ":": try readType(&scanner)
        case "=": readInitialValue(scanner)
        case ",": throw .severalNames
        default: throw .computed
        }
    }

    /// Goes past attributes and what else stands in front, and past `var`.
    private static func goPastKeyword(_ scanner: inout SourceScanner) -> Bool {
        while let token = scanner.next() {
            guard token.kind == .word else { continue }
            switch scanner.text(token.range) {
            case "var": return true
            case "let", "func", "struct", "class", "enum", "typealias", "subscript", "init": return false
            default: continue
            }
        }
        return false
    }

    private mutating func readType(_ scanner: inout SourceScanner) throws(Failure) {
        scanner.skipTrivia()
        let start = scanner.position
        var end = start
        var openAngles = 0
        var previousEnd = 0
        while let token = scanner.next() {
            switch scanner.bytes[token.range.lowerBound] {
            case UInt8(ascii: "="):
                type = scanner.text(start..<end)
                readInitialValue(scanner)
                return
            case UInt8(ascii: "{"): throw .computed
            case UInt8(ascii: "<"): openAngles += 1
            case UInt8(ascii: ">"):
                // The end of an arrow closes nothing.
                let closes = previousEnd < 1 || scanner.bytes[previousEnd - 1] != UInt8(ascii: "-")
                if closes || previousEnd != token.range.lowerBound { openAngles -= 1 }
            case UInt8(ascii: ",") where openAngles <= 0: throw .severalNames
            default: break
            }
            end = token.range.upperBound
            previousEnd = end
        }
        type = scanner.text(start..<end)
    }

    /// Everything that is left, without the comments at its ends.
    private mutating func readInitialValue(_ scanner: SourceScanner) {
        var scanner = scanner
        scanner.skipTrivia()
        let start = scanner.position
        var end = start
        while let token = scanner.next() { end = token.range.upperBound }
        initialValue = scanner.text(start..<end)
    }
}

extension VariableDeclaration {
    /// The type inside of an optional one, nil where it is none.
    var wrappedType: String? {
        guard var type else { return nil }
        if type.utf8.last == UInt8(ascii: "?") || type.utf8.last == UInt8(ascii: "!") {
            type.removeLast()
            return type
        }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst("Optional<".count).dropLast())
    }
}
