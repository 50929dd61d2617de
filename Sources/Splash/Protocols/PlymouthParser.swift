/// Reads what one client of Plymouth's socket sends, however it is cut into pieces.
///
/// A request is a letter and a byte that says what follows: 0 for nothing; 2 for a byte with the argument's length, its
/// zero byte at the end counted, and the argument. So a request is never longer than 258 bytes.
public struct PlymouthParser {
    /// What followed the letter was neither; where the next request begins is not known, so the client is to be left.
    public struct Malformed: Error, Hashable {
        /// What came where 0 or 2 should have been.
        public let byte: UInt8
    }

    private var pending: [UInt8] = []

    /// Makes a parser at the beginning of a request.
    public init() {}

    /// Takes in bytes; what is complete with them comes from ``next()``.
    public mutating func append<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { pending += bytes }

    /// The next request that is complete; nil when there is none yet.
    public mutating func next() throws(Malformed) -> PlymouthRequest? {
        guard pending.count >= 2 else { return nil }
        switch pending[1] {
        case 0: return take(letter: pending[0], argument: 2..<2)
        case 2:
            guard pending.count >= 3 else { return nil }
            let end = 3 + Int(pending[2])
            guard pending.count >= end else { return nil }
            return take(letter: pending[0], argument: 3..<end)
        case let byte: throw Malformed(byte: byte)
        }
    }

    private mutating func take(letter: UInt8, argument: Range<Int>) -> PlymouthRequest {
        let request = PlymouthRequest(letter: letter, argument: Array(pending[argument]))
        pending.removeFirst(argument.upperBound)
        return request
    }

    /// The bytes of a request with an argument of at most 254 bytes; a longer one is cut.
    public static func bytes(letter: Character, argument: String? = nil) -> [UInt8] {
        let head = letter.asciiValue ?? 0
        guard let argument else { return [head, 0] }
        let text = Array(argument.utf8.prefix(254))
        return [head, 2, UInt8(text.count + 1)] + text + [0]
    }
}

/// What a client of Plymouth's socket is answered.
public enum PlymouthReply: Hashable, Sendable {
    /// Done, or yes.
    case acknowledged
    /// Not done, or no.
    case refused
    /// A line that a person typed.
    case answer(String)
    /// Several lines that a person typed earlier.
    case answers([String])
    /// Nobody will answer.
    case noAnswer

    /// The reply as it is sent: a byte for its kind; with text, its length as 32 bits, the lowest byte first, and the
    /// text, of several each with a zero byte behind it.
    public var bytes: [UInt8] {
        switch self {
        case .acknowledged: [0x06]
        case .refused: [0x15]
        case .noAnswer: [0x05]
        case .answer(let text): [0x02] + Self.counted(Array(text.utf8))
        case .answers(let texts):
            texts.isEmpty ? [0x05] : [0x09] + Self.counted(texts.flatMap { Array($0.utf8) + [0] })
        }
    }

    private static func counted(_ text: [UInt8]) -> [UInt8] {
        let count = UInt32(text.count)
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + text
    }
}
