/// Calls that wait for animations to end.
@MainActor
struct PendingCompletions {
    private var waiting: [AnimationCompletion] = []

    nonisolated init() {}

    var isEmpty: Bool { waiting.isEmpty }

    /// When the next one is due; nil when there is none, or one that never is.
    var nextDue: Double? { waiting.lazy.map(\.due).filter(\.isFinite).min() }

    /// The update that a call's transaction belongs to is done.
    mutating func add(_ completion: AnimationCompletion) {
        completion.arm()
        waiting.append(completion)
    }

    /// The calls whose animations are over, in the order in which they were made.
    mutating func takeThoseOver() -> [@MainActor () -> Void] {
        var calls: [@MainActor () -> Void] = []
        waiting.removeAll { completion in
            guard let call = completion.takeIfOver() else { return false }
            calls.append(call)
            return true
        }
        return calls
    }

    /// Time has passed at which some were due.
    func passDueTime(_ time: Double) { for completion in waiting { completion.passDueTime(time) } }
}
