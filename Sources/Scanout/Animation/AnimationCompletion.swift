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
    /// Confined to the main actor, where animations run.
    private var running = 0
    private var isArmed = false
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    func begin() { running += 1 }
    func end() { running -= 1 }
    /// The update that the transaction belongs to is done.
    func arm() { isArmed = true }

    /// The call, once, when nothing runs any more.
    func takeIfOver() -> (@MainActor () -> Void)? {
        guard isArmed, running <= 0, let call = action else { return nil }
        action = nil
        return call
    }
}
