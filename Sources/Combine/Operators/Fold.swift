/// Takes all values, makes one result of them, and sends it at the end when it is asked for.
final class Fold<Input, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Failure = Downstream.Failure

    /// Takes a value; true where the result is known and no more values are needed.
    typealias Absorb = (Input) -> Bool

    private struct Stage {
        let downstream: Downstream
        let absorb: Absorb
        let result: () -> Downstream.Input?
    }

    private let lock = Lock()
    private var stage: Stage?
    private var upstream: (any Subscription)?
    private var isAsked = false
    private var isComplete = false

    /// `result` is called once, after the last value; nil sends no value.
    init(_ downstream: Downstream, absorb: @escaping Absorb, result: @escaping () -> Downstream.Input?) {
        stage = Stage(downstream: downstream, absorb: absorb, result: result)
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            return stage?.downstream
        }
        downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let stage = lock.withLock({ isComplete ? nil : stage }), stage.absorb(input) else { return .none }
        lock.withLock { upstream }?.cancel()
        complete()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard case .failure = completion else { return complete() }
        end().stage?.downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.withLock { isAsked = true }
        deliver()
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func complete() {
        lock.withLock { isComplete = true }
        deliver()
    }

    private func deliver() {
        guard lock.withLock({ isAsked && isComplete }), let stage = end().stage else { return }
        if let result = stage.result() { _ = stage.downstream.receive(result) }
        stage.downstream.receive(completion: .finished)
    }

    private func end() -> (stage: Stage?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (stage, upstream) = (nil, nil) }
            return (stage, upstream)
        }
    }
}
