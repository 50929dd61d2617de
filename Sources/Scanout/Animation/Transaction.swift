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

/// Makes changes of state under a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = ThreadState.current.transaction
    ThreadState.current.transaction = transaction
    defer { ThreadState.current.transaction = previous }
    return try body()
}
