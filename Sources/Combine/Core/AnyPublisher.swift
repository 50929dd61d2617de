/// A publisher that hides how it was made.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    /// Attaches a subscriber to the wrapped publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }

    /// The type's name alone.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides the chain of operators behind one type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
    }
}
