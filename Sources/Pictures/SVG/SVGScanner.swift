import Raster

/// Takes an attribute's value apart: numbers, names and what stands between them.
struct SVGScanner {
    private var bytes: Substring.UTF8View

    init(_ text: String) { bytes = Substring(text).utf8 }

    init(_ text: Substring) { bytes = text.utf8 }

    /// Whether nothing but spaces is left.
    mutating func isAtEnd() -> Bool {
        skipSpaces()
        return bytes.isEmpty
    }

    mutating func skipSpaces() { while let byte = bytes.first, byte <= 32 { bytes.removeFirst() } }

    /// Spaces and at most one comma.
    mutating func skipSeparator() {
        skipSpaces()
        if bytes.first == UInt8(ascii: ",") {
            bytes.removeFirst()
            skipSpaces()
        }
    }

    /// The next character, ASCII alone, without taking it.
    var next: UInt8? { bytes.first }

    mutating func take(_ byte: UInt8) -> Bool {
        guard bytes.first == byte else { return false }
        bytes.removeFirst()
        return true
    }

    /// Letters and hyphens.
    mutating func name() -> String {
        skipSpaces()
        var name = ""
        while let byte = bytes.first, Self.isLetter(byte) || byte == UInt8(ascii: "-") {
            name.unicodeScalars.append(Unicode.Scalar(byte))
            bytes.removeFirst()
        }
        return name
    }

    static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
    private static func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }

    /// A flag of an arc: one digit, which the next number may touch.
    mutating func flag() -> Bool? {
        skipSeparator()
        if take(UInt8(ascii: "0")) { return false }
        return take(UInt8(ascii: "1")) ? true : nil
    }

    /// A number with sign, point and exponent; a second sign or point begins another one. Values too large count as 1e9,
    /// which is far outside of any picture.
    mutating func number() -> Double? {
        skipSeparator()
        let start = bytes
        var text = ""
        func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
        func move() { if let byte = bytes.popFirst() { text.unicodeScalars.append(Unicode.Scalar(byte)) } }
        if isSign(bytes.first) { move() }
        var digits = 0
        while Self.isDigit(bytes.first) { digits += 1; move() }
        if bytes.first == UInt8(ascii: ".") {
            if digits == 0 { text += "0" }
            move()
            let before = digits
            while Self.isDigit(bytes.first) { digits += 1; move() }
            if digits == before { text += "0" }
        }
        guard digits > 0 else {
            bytes = start
            return nil
        }
        if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
            let mark = bytes
            let mantissa = text
            move()
            if isSign(bytes.first) { move() }
            if Self.isDigit(bytes.first) {
                while Self.isDigit(bytes.first) { move() }
            } else {
                bytes = mark
                text = mantissa
            }
        }
        guard let value = Double(text) else { return nil }
        return value.isFinite ? min(max(value, -1e9), 1e9) : 1e9
    }

    /// All numbers up to something else.
    mutating func numbers() -> [Double] {
        var result: [Double] = []
        while let number = number() { result.append(number) }
        return result
    }

    /// A length in user units: bare, in px, pt, pc, mm, cm, in, em (16), or per cent of something.
    mutating func length(percentOf whole: Double) -> Double? {
        guard let value = number() else { return nil }
        if take(UInt8(ascii: "%")) { return value / 100 * whole }
        return value * (Self.units[name()] ?? 1)
    }

    private static let units: [String: Double] = [
        "px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "em": 16, "ex": 8, "rem": 16,
    ]

    /// What stands in the next pair of parentheses.
    mutating func parenthesized() -> String? {
        skipSpaces()
        guard take(UInt8(ascii: "(")) else { return nil }
        let content = bytes.prefix { $0 != UInt8(ascii: ")") }
        bytes = bytes.dropFirst(content.count)
        _ = take(UInt8(ascii: ")"))
        return String(Substring(content))
    }
}

extension AffineTransform {
    /// Reads an SVG transform: a list of matrix, translate, scale, rotate, skewX and skewY.
    init(svg text: String) {
        var scanner = SVGScanner(text)
        var result = AffineTransform.identity
        while true {
            scanner.skipSeparator()
            let name = scanner.name()
            guard !name.isEmpty, let content = scanner.parenthesized() else { break }
            var inner = SVGScanner(content)
            // The last one in the list comes first.
            result = Self.svg(name, inner.numbers()).concatenating(result)
        }
        self = result
    }

    private static func svg(_ name: String, _ n: [Double]) -> AffineTransform {
        let first = n.first ?? 0
        switch (name, n.count) {
        case ("matrix", 6): return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1...): return .translation(x: first, y: n.count > 1 ? n[1] : 0)
        case ("scale", 1...): return .scale(x: first, y: n.count > 1 ? n[1] : first)
        case ("rotate", 3): return .rotation(radians: first * .pi / 180).around(x: n[1], y: n[2])
        case ("rotate", 1...): return .rotation(radians: first * .pi / 180)
        case ("skewX", 1): return AffineTransform(a: 1, b: 0, c: tangent(first), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return AffineTransform(a: 1, b: tangent(first), c: 0, d: 1, tx: 0, ty: 0)
        default: return .identity
        }
    }

    private func around(x: Double, y: Double) -> AffineTransform {
        AffineTransform.translation(x: -x, y: -y).concatenating(self).concatenating(.translation(x: x, y: y))
    }

    private static func tangent(_ degrees: Double) -> Double {
        let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
        return cosine == 0 ? 0 : sine / cosine
    }
}
