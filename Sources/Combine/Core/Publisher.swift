/// A source of values over time, ended by a completion or never.
public protocol Publisher<Output, Failure> {
    /// The values that the publisher sends.
    associatedtype Output

    /// The error that may end it; `Never` where none can.
    associatedtype Failure: Error

    /// Attaches a subscriber; called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which is given a subscription and asks through it for values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends every value of this publisher into a subject until the returned object is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
