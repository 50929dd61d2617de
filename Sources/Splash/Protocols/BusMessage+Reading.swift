extension BusMessage {
    /// What stands at the beginning of some bytes.
    enum Outcome: Hashable {
        /// A message and its length.
        case message(BusMessage, length: Int)
        /// More bytes are needed.
        case incomplete
        /// No message, or one that is too long.
        case malformed
    }

    /// Reads the first message of some bytes.
    static func first(in bytes: [UInt8]) -> Outcome {
        guard bytes.count >= 16 else { return bytes.first.map(isOrder) ?? true ? .incomplete : .malformed }
        guard isOrder(bytes[0]), bytes[3] == 1 else { return .malformed }
        let isBigEndian = bytes[0] == UInt8(ascii: "B")
        var head = BusReader(bytes[4..<16], isBigEndian: isBigEndian)
        guard let bodyCount = head.word(), head.word() != nil, let fieldCount = head.word(),
            bodyCount <= UInt32(mostBytes), fieldCount <= UInt32(mostBytes)
        else { return .malformed }
        let bodyStart = (16 + Int(fieldCount) + 7) & ~7
        let length = bodyStart + Int(bodyCount)
        guard length <= mostBytes else { return .malformed }
        guard bytes.count >= length else { return .incomplete }
        let serial = replySerial(bytes[0..<16 + Int(fieldCount)], isBigEndian)
        let message = BusMessage(
            kind: Kind(rawValue: bytes[1]), replySerial: serial, body: Array(bytes[bodyStart..<length]),
            isBigEndian: isBigEndian)
        return .message(message, length: length)
    }

    private static func isOrder(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "l") || byte == UInt8(ascii: "B") }

    // Fields are a number and a variant of one of the types that the specification gives them.
    private static func replySerial(_ bytes: ArraySlice<UInt8>, _ isBigEndian: Bool) -> UInt32 {
        var reader = BusReader(bytes, isBigEndian: isBigEndian)
        for _ in 0..<16 { _ = reader.byte() }
        while !reader.isAtEnd {
            reader.align(to: 8)
            guard let number = reader.byte(), let type = reader.signature() else { return 0 }
            switch type {
            case [UInt8(ascii: "u")]:
                guard let value = reader.word() else { return 0 }
                if number == 5 { return value }
            case [UInt8(ascii: "g")]: if reader.signature() == nil { return 0 }
            case [UInt8(ascii: "s")], [UInt8(ascii: "o")]: if reader.string() == nil { return 0 }
            default: return 0
            }
        }
        return 0
    }
}
