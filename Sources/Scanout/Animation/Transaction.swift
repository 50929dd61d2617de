/// A value that goes along with changes of state.
public protocol TransactionKey {
    /// The value's type.
    associatedtype Value
    /// The value where nobody set it.
    static var defaultValue: Value { get }
}

/// What goes along with a change of state through one update: above all, how it is animated.
public struct Transaction: @unchecked Sendable {
    /// How changes are animated; nil for at once.
    public var animation: Animation?
    /// Whether animation modifiers inside are to be ignored.
    public var disablesAnimations = false
    /// Whether the change comes from a continuous interaction.
    public var isContinuous = false
    /// Whether the velocity of changes is to be kept for an animation that follows.
    public var tracksVelocity = false
    /// Called once the animations begun by the change are over.
    var completions: [AnimationCompletion] = []
    /// What keys of one's own are set to. Read and written by the code that sets it and then on the main actor alone.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Tells apart calls whose values for keys cannot be compared; nil where there are none.
    private var call: TransactionCall?

    /// Makes a transaction without animation.
    public init() {}
    /// Makes a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value for a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls back once the animations that the change begins are over; at the end of the update when there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) { completions.append(AnimationCompletion(criteria: criteria, completion)) }

    /// Whether a write without a transaction of its own can go along in the update of this one.
    var isPlain: Bool {
        animation == nil && completions.isEmpty && !disablesAnimations && !isContinuous && values.isEmpty
    }

    /// Whether writes under the two can share an update. Values for keys cannot be compared, so those
    /// of one call alone are the same.
    func canShare(with other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completions.elementsEqual(other.completions, by: ===)
            && call === other.call
    }

    /// Notes that a call begins that makes changes.
    fileprivate mutating func begin() { call = values.isEmpty ? nil : TransactionCall() }
}

/// One call that makes changes of state.
private final class TransactionCall: Sendable {}

/// Makes changes of state under a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let thread = ThreadState.current
    let previous = thread.transaction
    var transaction = transaction
    transaction.begin()
    thread.transaction = transaction
    // Completions are also called when nothing is written.
    if !transaction.completions.isEmpty { TimerQueue.current.inbox?.post(nil) }
    defer { thread.transaction = previous }
    return try body()
}

/// Makes changes of state under the transaction around with one value changed.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = ThreadState.current.transaction ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
