/// A subject that keeps its latest value and gives it to every new subscriber.
///
/// Safe to use from several threads. `value` is new before the subscribers hear of it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let outlet = SubjectOutlet<Output, Failure>()
    private let lock = Lock()
    private var current: Output

    /// A subject with a first value.
    public init(_ value: Output) {
        current = value
    }

    /// The latest value; writing it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Takes values of a subscription, as soon as a subscriber asks for one.
    public func send(subscription: any Subscription) {
        outlet.send(subscription: subscription)
    }

    /// Adds a subscriber; its first value is the latest one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        outlet.attach(subscriber, latest: value)
    }

    /// Keeps a value and sends it. A subscriber that asked for none is given the latest on its next request.
    public func send(_ input: Output) {
        guard !outlet.isEnded else { return }
        let replaced = lock.withLock {
            defer { current = input }
            return current
        }
        withExtendedLifetime(replaced) { outlet.send(input) }
    }

    /// Ends the stream; whatever is sent later is ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
        outlet.send(completion: completion)
    }
}
