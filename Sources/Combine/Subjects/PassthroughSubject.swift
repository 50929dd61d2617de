/// A subject that passes on what it is sent and keeps nothing.
///
/// Safe to use from several threads. A value sent from inside a subscriber's `receive` is delivered before that call
/// returns. A subscriber that has not asked for a value misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let outlet = SubjectOutlet<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Takes values of a subscription, as soon as a subscriber asks for one.
    public func send(subscription: any Subscription) {
        outlet.send(subscription: subscription)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        outlet.attach(subscriber)
    }

    /// Sends a value to every subscriber that asked for one.
    public func send(_ input: Output) {
        outlet.send(input)
    }

    /// Ends the stream; whatever is sent later is ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
        outlet.send(completion: completion)
    }
}
