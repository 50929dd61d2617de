/// A subscriber that hides its type, or that is made of three closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        // The types first: a cast from a class to a structure looks for a bridge between them, which takes long.
        if S.self == Self.self, let wrapped = subscriber as? Self {
            self = wrapped
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        receiveSubscription = { subscriber.receive(subscription: $0) }
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber made of closures; one left out does nothing and asks for nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        self.receiveSubscription = receiveSubscription ?? { _ in }
        self.receiveValue = receiveValue ?? { _ in .none }
        self.receiveCompletion = receiveCompletion ?? { _ in }
    }

    /// Hands the subscription on.
    public func receive(subscription: any Subscription) {
        receiveSubscription(subscription)
    }

    /// Hands the value on.
    public func receive(_ input: Input) -> Subscribers.Demand {
        receiveValue(input)
    }

    /// Hands the completion on.
    public func receive(completion: Subscribers.Completion<Failure>) {
        receiveCompletion(completion)
    }

    /// The type's name alone.
    public var description: String { "AnySubscriber" }
}
