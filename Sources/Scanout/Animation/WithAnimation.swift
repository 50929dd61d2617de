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
