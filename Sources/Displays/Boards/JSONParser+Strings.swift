extension JSONParser {
    /// Reads a string from its opening quote to its closing one.
    mutating func string() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        let start = position
        while true {
            guard let byte = peek else { throw expected("a closing quote") }
            guard byte >= 0x20 else { throw expected("no control character in a string; write it as an escape") }
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                text += String(try escape()).utf8
            } else {
                text.append(byte)
            }
        }
        guard let string = String(validating: text, as: UTF8.self) else {
            position = start
            throw expected("a string in valid UTF-8")
        }
        return string
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = peek else { throw expected("an escape") }
        let simple: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        if let scalar = simple[byte] {
            position += 1
            return scalar
        }
        guard byte == UInt8(ascii: "u") else { throw expected("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u") }
        return try unicodeEscape()
    }

    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if UTF16.isLeadSurrogate(first), take("\\"), peek == UInt8(ascii: "u") {
            let second = try codeUnit()
            if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
        }
        position = start
        throw expected("surrogates in pairs")
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        position += 1
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw expected("four hexadecimal digits")
            }
            value = value << 4 | UInt16(digit)
            position += 1
        }
        return value
    }
}
