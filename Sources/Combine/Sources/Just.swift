/// Sends one value and ends.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) {
        self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        CollectionOfOne(output).publisher.receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
