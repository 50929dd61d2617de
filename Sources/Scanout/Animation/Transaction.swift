/// What goes along with a change of state through one update: above all, how it is animated.
public struct Transaction: Sendable {
    /// How changes are animated; nil for at once.
    public var animation: Animation?
    /// Whether animation modifiers inside are to be ignored.
    public var disablesAnimations = false
    /// Whether the change comes from a continuous interaction.
    public var isContinuous = false
    /// Called once the animations begun by the change are over.
    var completions: [AnimationCompletion] = []

    /// Makes a transaction without animation.
    public init() {}
    /// Makes a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

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

/// Makes changes of state that are shown with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes of state that are shown with an animation, and calls back when it is over.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.completions.append(AnimationCompletion(completion))
    return try withTransaction(transaction) {
        // Also called when nothing is written.
        defer { TimerQueue.current.inbox?.post(nil) }
        return try body()
    }
}

/// Makes changes of state under a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = ThreadState.current.transaction
    ThreadState.current.transaction = transaction
    defer { ThreadState.current.transaction = previous }
    return try body()
}
