/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Ends the stream for the subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a subscription of which it takes the values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal to the subscribers.
    public func send() {
        send(())
    }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock {
            self.subscription = self.subject == nil ? nil : subscription
            return self.subject
        }
        subject == nil ? subscription.cancel() : subject?.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
    }
}
