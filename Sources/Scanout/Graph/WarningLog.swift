/// What was warned of, so that each is told once.
struct WarningLog {
    /// Where warnings go.
    var handler: (String) -> Void
    private var told: Set<String> = []
    /// Those from before the first update, so that whoever made the host can say first where they go; nil afterwards.
    private var early: [String]? = []

    init(handler: @escaping (String) -> Void) { self.handler = handler }

    /// Whether the first update is still to come.
    var isEarly: Bool { early != nil }

    /// Notes a warning. Whether it has to be told now.
    mutating func note(_ message: String) -> Bool {
        guard told.insert(message).inserted else { return false }
        early?.append(message)
        return early == nil
    }

    /// The warnings from before the first update, which begins now.
    mutating func takeEarly() -> [String] {
        defer { early = nil }
        return early ?? []
    }
}
