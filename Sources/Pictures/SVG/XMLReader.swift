/// An element of a document with what is inside.
final class XMLElement {
    /// The name without its prefix: `rect` of `svg:rect`.
    let name: String
    /// By name without prefix, so that `xlink:href` is `href`.
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []
    /// The characters inside, those of elements left out.
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }
}

/// Reads the part of XML that SVG files are written in: elements, attributes, characters, the five entities and numbers.
/// Other entities are left out, those that a document declares among them, so that none can multiply.
struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var count = 0

    /// Elements that are read at most, and how many may lie in each other.
    private static let mostElements = 200_000
    private static let mostDepth = 256

    /// The root element; or with `onlyRoot` that element alone, without what is inside.
    static func read(_ bytes: [UInt8], onlyRoot: Bool = false) throws(PictureError) -> XMLElement {
        var reader = XMLReader(bytes: bytes)
        while reader.position < bytes.count, !(onlyRoot && reader.root != nil) { try reader.step() }
        guard let root = reader.root else { throw .truncated("SVG") }
        return root
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func step() throws(PictureError) {
        guard bytes[position] == UInt8(ascii: "<") else { return readText() }
        if skip("<!--", to: "-->") || skip("<?", to: "?>") { return }
        if starts("<![CDATA[") {
            let start = position + 9
            let end = place(of: "]]>", from: start) ?? bytes.count
            open.last?.text += String(decoding: bytes[start..<end], as: UTF8.self)
            position = min(end + 3, bytes.count)
        } else if starts("<!") {
            skipDeclaration()
        } else if starts("</") {
            position = (place(of: ">", from: position) ?? bytes.count - 1) + 1
            _ = open.popLast()
        } else {
            try readElement()
        }
    }

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private func place(of text: StaticString, from start: Int) -> Int? {
        let count = text.utf8CodeUnitCount
        var index = start
        while index + count <= bytes.count {
            if (0..<count).allSatisfy({ bytes[index + $0] == text.utf8Start[$0] }) { return index }
            index += 1
        }
        return nil
    }

    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        guard starts(start) else { return false }
        let last = place(of: end, from: position + start.utf8CodeUnitCount)
        position = last.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
        return true
    }

    /// A document's type, with the declarations in its brackets.
    private mutating func skipDeclaration() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                position += 1
                return
            default: break
            }
            position += 1
        }
    }

    private mutating func readText() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if let last = open.last { last.text += Self.decoded(bytes[position..<end]) }
        position = end
    }

    private mutating func readElement() throws(PictureError) {
        position += 1
        let name = readName()
        guard !name.isEmpty else { throw .malformed("SVG", "an element has no name") }
        var attributes: [String: String] = [:]
        var isEmpty = false
        while true {
            skipSpaces()
            guard position < bytes.count else { throw .truncated("SVG") }
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") {
                isEmpty = true
                position += 1
                continue
            }
            let key = readName()
            guard !key.isEmpty else { throw .malformed("SVG", "an attribute of \(name) has no name") }
            attributes[key] = try readValue(of: key)
        }
        position += 1
        try add(XMLElement(name: name, attributes: attributes), isEmpty: isEmpty)
    }

    private mutating func add(_ element: XMLElement, isEmpty: Bool) throws(PictureError) {
        count += 1
        guard count <= Self.mostElements, open.count < Self.mostDepth else {
            throw .unsupported("SVG", "a document of so many elements")
        }
        if let last = open.last { last.children.append(element) } else if root == nil { root = element }
        if !isEmpty { open.append(element) }
    }

    private mutating func skipSpaces() { while position < bytes.count, bytes[position] <= 32 { position += 1 } }

    /// A name without its prefix.
    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        let name = bytes[start..<position]
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        return String(decoding: local, as: UTF8.self)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 32 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
            || byte == UInt8(ascii: "<")
    }

    private mutating func readValue(of key: String) throws(PictureError) -> String {
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
        position += 1
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else {
            throw .malformed("SVG", "the attribute \(key) is not quoted")
        }
        let quote = bytes[position]
        guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { throw .truncated("SVG") }
        defer { position = end + 1 }
        return Self.decoded(bytes[position + 1..<end])
    }

    private static let entities: [String: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            guard let end = rest[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                return result + String(decoding: rest[start...], as: UTF8.self)
            }
            result += entity(String(decoding: rest[start + 1..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func entity(_ name: String) -> String {
        if let known = entities[name] { return known }
        guard name.hasPrefix("#") else { return "" }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
}
