/// What a link of a chain makes of one value.
enum RelayStep<Output, Failure: Error> {
    /// Pass this on.
    case emit(Output)
    /// Pass nothing on; another value is asked for in its place.
    case skip
    /// Pass this on where it is given, then end.
    case finish(Output?)
    /// End with an error.
    case fail(Failure)
}

/// A link of a chain: demand goes up unchanged, each value becomes at most one value below.
///
/// A publisher sends one value at a time, so `step` may keep state of its own without a lock.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Step = (Input) -> RelayStep<Downstream.Input, Downstream.Failure>
    typealias Ending = (Subscribers.Completion<Failure>) -> RelayStep<Downstream.Input, Downstream.Failure>

    private struct Stage {
        let downstream: Downstream
        let step: Step
        let ending: Ending
    }

    private let lock = Lock()
    private var stage: Stage?
    private var upstream: (any Subscription)?

    /// `ending` makes a step of the upstream's completion; `emit` and `skip` end below without an error.
    init(_ downstream: Downstream, step: @escaping Step, ending: @escaping Ending) {
        stage = Stage(downstream: downstream, step: step, ending: ending)
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard let stage, upstream == nil else { return nil }
            upstream = subscription
            return stage.downstream
        }
        downstream == nil ? subscription.cancel() : downstream?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let stage = lock.withLock({ stage }) else { return .none }
        switch stage.step(input) {
        case .emit(let output): return stage.downstream.receive(output)
        case .skip: return .max(1)
        case .finish(let last): finish(last, .finished)
        case .fail(let error): finish(nil, .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let stage = end().stage else { return }
        switch stage.ending(completion) {
        case .fail(let error): stage.downstream.receive(completion: .failure(error))
        case .emit, .skip, .finish: stage.downstream.receive(completion: .finished)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    /// Ends below without an error and cancels above.
    func finish() {
        finish(nil, .finished)
    }

    private func finish(_ last: Downstream.Input?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        let (stage, upstream) = end()
        guard let downstream = stage?.downstream else { return }
        upstream?.cancel()
        if let last { _ = downstream.receive(last) }
        downstream.receive(completion: completion)
    }

    private func end() -> (stage: Stage?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (stage, upstream) = (nil, nil) }
            return (stage, upstream)
        }
    }
}

extension Relay where Downstream.Failure == Failure {
    /// A link that passes errors on unchanged.
    convenience init(_ downstream: Downstream, step: @escaping Step) {
        self.init(downstream, step: step, ending: { $0.step() })
    }
}

extension Relay where Downstream.Failure == any Error {
    /// A link whose closure may throw, which ends the chain with that error.
    convenience init(
        _ downstream: Downstream, throwing step: @escaping (Input) throws -> RelayStep<Downstream.Input, any Error>
    ) {
        self.init(
            downstream,
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            },
            ending: { $0.mapError { $0 as any Error }.step() })
    }
}

extension Subscribers.Completion {
    /// The completion as the last step of a link.
    func step<Output>() -> RelayStep<Output, Failure> {
        if case .failure(let error) = self { return .fail(error) }
        return .finish(nil)
    }
}
