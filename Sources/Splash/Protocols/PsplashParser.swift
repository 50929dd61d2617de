/// What a client of psplash's FIFO asks for.
public enum PsplashCommand: Hashable, Sendable {
    /// `PROGRESS n`, clamped to -100...100; a negative number fills the bar from the right.
    case progress(Int)
    /// `MSG text`.
    case message(String)
    /// `QUIT`.
    case quit
    /// A command that is passed over.
    case ignored(Problem)

    /// Why a command is passed over.
    public enum Problem: Hashable, Sendable {
        /// Longer than ``PsplashParser/mostBytes``.
        case tooLong
        /// None of the three.
        case unknown
        /// `PROGRESS` without a number.
        case noNumber
    }
}

/// Reads the commands of psplash's FIFO as bytes come in, however writes cut or join them.
///
/// A command ends with a newline or a zero byte; `psplash-write` sends the one, `echo` the other. Nothing between two
/// ends is no command. Memory is bounded: of a command that is too long only its end is waited for.
public struct PsplashParser {
    /// The most bytes of a command, its end not counted.
    public static let mostBytes = 4096

    private var pending: [UInt8] = []
    private var isTooLong = false

    /// Makes a parser at the beginning of a command.
    public init() {}

    /// The commands that are complete with these bytes.
    public mutating func read<Bytes: Sequence>(_ bytes: Bytes) -> [PsplashCommand] where Bytes.Element == UInt8 {
        var commands: [PsplashCommand] = []
        for byte in bytes {
            guard byte == 0 || byte == 10 else {
                take(byte)
                continue
            }
            if isTooLong {
                commands.append(.ignored(.tooLong))
            } else if let command = Self.command(pending) {
                commands.append(command)
            }
            pending.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        return commands
    }

    private mutating func take(_ byte: UInt8) {
        if pending.count == Self.mostBytes {
            isTooLong = true
        } else if !isTooLong {
            pending.append(byte)
        }
    }

    // nil for an empty line, which is what stands between a newline and a zero byte.
    private static func command(_ bytes: [UInt8]) -> PsplashCommand? {
        let line = bytes.last == 13 ? bytes.dropLast() : bytes[...]
        if line.isEmpty { return nil }
        if let rest = argument(of: "PROGRESS", in: line) {
            return leadingNumber(rest).map { .progress($0) } ?? .ignored(.noNumber)
        }
        if let rest = argument(of: "MSG", in: line) { return .message(String(decoding: rest, as: UTF8.self)) }
        if let rest = argument(of: "QUIT", in: line), rest.isEmpty { return .quit }
        return .ignored(.unknown)
    }

    // What follows a word and one space.
    private static func argument(of word: StaticString, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let name = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard line.starts(with: name) else { return nil }
        let rest = line.dropFirst(name.count)
        guard let first = rest.first else { return rest }
        return first == 32 ? rest.dropFirst() : nil
    }

    /// The whole number at the start of a text, as C's `atoi` reads it but clamped to -100...100; what follows it, such
    /// as a fraction or a per cent sign, is passed over. nil where there is none.
    private static func leadingNumber(_ text: ArraySlice<UInt8>) -> Int? {
        var rest = text.drop { $0 == 32 || $0 == 9 }
        let isNegative = rest.first == 45
        if isNegative || rest.first == 43 { rest = rest.dropFirst() }
        let digits = rest.prefix { $0 >= 48 && $0 <= 57 }
        if digits.isEmpty { return nil }
        let magnitude = digits.reduce(0) { min($0 * 10 + Int($1 - 48), 100) }
        return isNegative ? -magnitude : magnitude
    }
}
