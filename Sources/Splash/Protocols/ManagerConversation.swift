/// Asks systemd's manager over its private socket how far the boot is: what to send, and what the answers mean.
///
/// Between two programs there is no bus: no greeting of one, only the agreement on who asks (SASL's EXTERNAL, by user
/// number), then one call a question. The manager's number goes back at times, when more jobs join the boot; what is
/// reported never does.
public struct ManagerConversation {
    /// What came of some bytes.
    public enum Outcome: Hashable, Sendable {
        /// Nothing yet.
        case waiting
        /// How far the boot is, 0...1; the largest so far.
        case progress(Double)
        /// What the manager said makes no sense; the socket is to be closed.
        case failed
    }

    private enum Stage { case agreeing, asking }

    private var stage = Stage.agreeing
    private var serial: UInt32 = 0
    private var pending: [UInt8] = []
    /// The largest share reported so far.
    public private(set) var progress = 0.0

    /// Makes a conversation; `progress` is how far an earlier one was.
    public init(from progress: Double = 0) { self.progress = progress }

    /// What is sent first, by a user: a zero byte and the user's number in digits, each as two hexadecimal ones.
    public func greeting(user: UInt32) -> [UInt8] {
        let digits = "\(user)".utf8.flatMap { Array("3\($0 - 48)".utf8) }
        return [0] + Array("AUTH EXTERNAL ".utf8) + digits + [13, 10]
    }

    /// The next question; nil before the agreement, which ends with what this hands out first.
    public mutating func question() -> [UInt8]? {
        guard stage == .asking else { return nil }
        let begin: [UInt8] = serial == 0 ? Array("BEGIN\r\n".utf8) : []
        serial &+= 1
        return begin
            + BusMessage.getProperty(
                "Progress", of: "org.freedesktop.systemd1.Manager", object: "/org/freedesktop/systemd1",
                destination: "org.freedesktop.systemd1", serial: serial)
    }

    /// Whether a question can be asked: the agreement stands.
    public var canAsk: Bool { stage == .asking }

    /// Takes in what the manager sent.
    public mutating func read<Bytes: Sequence>(_ bytes: Bytes) -> Outcome where Bytes.Element == UInt8 {
        pending += bytes
        if stage == .agreeing { return agree() }
        var outcome = Outcome.waiting
        while true {
            switch BusMessage.first(in: pending) {
            case .incomplete: return outcome
            case .malformed: return .failed
            case .message(let message, let length):
                pending.removeFirst(length)
                // Signals and answers to other questions are passed over.
                guard message.replySerial == serial else { continue }
                if message.kind == .error { return .failed }
                guard let value = message.doubleInVariant, !value.isNaN else { return .failed }
                progress = max(progress, min(max(value, 0), 1))
                outcome = .progress(progress)
            }
        }
    }

    private mutating func agree() -> Outcome {
        guard let end = pending.firstIndex(of: 10) else { return pending.count > 512 ? .failed : .waiting }
        guard pending.starts(with: "OK ".utf8) || pending.starts(with: "OK\r".utf8) else { return .failed }
        pending.removeFirst(end + 1)
        stage = .asking
        return .waiting
    }
}
