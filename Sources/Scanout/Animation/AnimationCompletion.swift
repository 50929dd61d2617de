/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRemoval: Bool
    /// When the values have logically arrived, though a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When the last motion is over.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// A call that waits until every animation begun under a transaction has ended.
final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    /// Confined to the main actor, where animations run.
    private var running = 0
    private var isArmed = false
    private var action: (@MainActor () -> Void)?
    /// When the last of the animations is expected to end, in seconds on the host's clock; infinite where it never does.
    private(set) var due = -Double.infinity

    init(criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// An animation begins that is expected to end at a time.
    func begin(until end: Double) {
        running += 1
        due = max(due, end)
    }

    func end() { running -= 1 }
    /// The update that the transaction belongs to is done.
    func arm() { isArmed = true }
    /// It was not over when it was due: whoever draws frames will see when it is.
    func passDueTime(_ time: Double) { if due <= time { due = .infinity } }

    var isWaiting: Bool { action != nil }

    /// The call, once, when nothing runs any more.
    func takeIfOver() -> (@MainActor () -> Void)? {
        guard isArmed, running <= 0, let call = action else { return nil }
        action = nil
        return call
    }
}
