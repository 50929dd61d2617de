/// Sends no value and ends with an error.
public struct Fail<Output, Failure: Error>: Publisher, Sendable {
    /// The error.
    public let error: Failure

    /// A publisher that fails.
    public init(error: Failure) {
        self.error = error
    }

    /// A publisher that fails, of a given type of values.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}
