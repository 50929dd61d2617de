/// The values of a publisher as an asynchronous sequence, each asked for when the loop is ready for it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// A sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes; the subscription ends with the iterator or when its task is cancelled.
    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }

    /// Waits for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let mailbox = Mailbox<Element>()
        private let lifetime: AnyCancellable

        fileprivate init(_ publisher: P) {
            let mailbox = mailbox
            lifetime = AnyCancellable { mailbox.cancel() }
            publisher.receive(subscriber: mailbox)
        }

        /// The next value, or nil at the end and in a task that was cancelled.
        public mutating func next() async -> Element? {
            let mailbox = mailbox
            return await withTaskCancellationHandler {
                await withUnsafeContinuation { mailbox.wait($0) }?.value
            } onCancel: {
                mailbox.cancel()
            }
        }
    }
}

/// A value on its way from the publisher's thread to the waiting task, which alone uses it from then on.
private struct Letter<Value>: @unchecked Sendable {
    let value: Value
}

/// Takes one value at a time, when somebody waits for it.
private final class Mailbox<Input>: Subscriber, @unchecked Sendable {
    typealias Failure = Never
    typealias Waiting = UnsafeContinuation<Letter<Input>?, Never>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var waiting: [Waiting] = []
    private var isEnded = false

    func wait(_ continuation: Waiting) {
        let (ended, subscription) = lock.withLock {
            if !isEnded { waiting.append(continuation) }
            return (isEnded, self.subscription)
        }
        ended ? continuation.resume(returning: nil) : subscription?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        let asked: Int? = lock.withLock {
            guard !isEnded, self.subscription == nil else { return nil }
            self.subscription = subscription
            return waiting.count
        }
        guard let asked else { return subscription.cancel() }
        if asked > 0 { subscription.request(.max(asked)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
        next?.resume(returning: Letter(value: input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = end()
    }

    func cancel() {
        end()?.cancel()
    }

    private func end() -> (any Subscription)? {
        let (abandoned, subscription) = lock.withLock {
            defer { (waiting, self.subscription, isEnded) = ([], nil, true) }
            return (waiting, self.subscription)
        }
        for continuation in abandoned { continuation.resume(returning: nil) }
        return subscription
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence, for `for await`.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
