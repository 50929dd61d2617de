/// A receiver of values, which says how many it is ready to take.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that it takes.
    associatedtype Input

    /// The error that may end them.
    associatedtype Failure: Error

    /// The publisher answers an attachment with a subscription; ask it for values.
    func receive(subscription: any Subscription)

    /// Takes one value and returns how many more are wanted beyond those already asked for.
    func receive(_ input: Input) -> Subscribers.Demand

    /// No more values follow.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes one signal without a value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The namespace of subscribers and of what passes between them and publishers.
public enum Subscribers {}
