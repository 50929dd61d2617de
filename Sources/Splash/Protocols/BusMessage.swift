/// One message of D-Bus, as far as asking a service manager for a number needs it: a call that is written, and the kind,
/// the serial number answered and the contents of what is read.
///
/// The format is that of the D-Bus specification, "Message Protocol": both orders of bytes are read, the lowest byte
/// first is written.
struct BusMessage: Hashable {
    /// The kinds of messages.
    enum Kind: UInt8 {
        case call = 1
        case reply = 2
        case error = 3
        case signal = 4
    }

    /// The most bytes that are waited for; the service manager's answer to a question for one number has about 60.
    static let mostBytes = 1 << 16

    let kind: Kind?
    /// Which call is answered; 0 where none is.
    let replySerial: UInt32
    let body: [UInt8]
    let isBigEndian: Bool

    /// Asks an object for one property of an interface.
    static func getProperty(
        _ property: String, of interface: String, object: String, destination: String, serial: UInt32
    ) -> [UInt8] {
        var body = BusWriter()
        body.string(interface)
        body.string(property)
        var fields = BusWriter()
        fields.field(1, "o", object)
        fields.field(2, "s", "org.freedesktop.DBus.Properties")
        fields.field(3, "s", "Get")
        fields.field(6, "s", destination)
        fields.field(8, "g", "ss")
        var message = BusWriter()
        message.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, 0, 1]
        message.word(UInt32(body.bytes.count))
        message.word(serial)
        message.word(UInt32(fields.bytes.count))
        message.bytes += fields.bytes
        message.align(to: 8)
        return message.bytes + body.bytes
    }

    /// The number in a variant of type `d`; nil where the contents are something else.
    var doubleInVariant: Double? {
        var reader = BusReader(body[...], isBigEndian: isBigEndian)
        guard let signature = reader.signature(), signature == [UInt8(ascii: "d")] else { return nil }
        return reader.double()
    }
}

/// Writes values as D-Bus lays them out, each at a multiple of its size from the start.
struct BusWriter {
    var bytes: [UInt8] = []

    mutating func align(to size: Int) { while bytes.count % size != 0 { bytes.append(0) } }

    mutating func word(_ value: UInt32) {
        align(to: 4)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }

    mutating func string(_ text: String) {
        word(UInt32(text.utf8.count))
        bytes += text.utf8
        bytes.append(0)
    }

    mutating func signature(_ text: String) {
        bytes.append(UInt8(text.utf8.count))
        bytes += text.utf8
        bytes.append(0)
    }

    /// A field of a message's header: its number and a variant.
    mutating func field(_ number: UInt8, _ type: String, _ value: String) {
        align(to: 8)
        bytes.append(number)
        signature(type)
        if type == "g" { signature(value) } else { string(value) }
    }
}

/// Reads values as D-Bus lays them out; nil where the bytes end before the value does.
struct BusReader {
    private var bytes: ArraySlice<UInt8>
    private let start: Int
    private let isBigEndian: Bool

    init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
        self.bytes = bytes
        start = bytes.startIndex
        self.isBigEndian = isBigEndian
    }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8? { bytes.popFirst() }

    mutating func align(to size: Int) {
        while (bytes.startIndex - start) % size != 0, !bytes.isEmpty { bytes.removeFirst() }
    }

    mutating func word() -> UInt32? {
        align(to: 4)
        return number(4).map { UInt32(truncatingIfNeeded: $0) }
    }

    mutating func double() -> Double? {
        align(to: 8)
        return number(8).map { Double(bitPattern: $0) }
    }

    mutating func signature() -> [UInt8]? {
        guard let count = byte() else { return nil }
        return text(Int(count))
    }

    mutating func string() -> [UInt8]? {
        guard let count = word() else { return nil }
        return text(Int(count))
    }

    private mutating func text(_ count: Int) -> [UInt8]? {
        guard bytes.count > count else { return nil }
        defer { bytes.removeFirst(count + 1) }
        return Array(bytes.prefix(count))
    }

    private mutating func number(_ count: Int) -> UInt64? {
        guard bytes.count >= count else { return nil }
        let part = Array(bytes.prefix(count))
        bytes.removeFirst(count)
        return (isBigEndian ? part : part.reversed()).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
