/// Sends one value, or fails, when a closure that was started at once says so; later subscribers get the same.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Reports the outcome; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [CurrentValueSubject<Result<Output, Failure>?, Never>] = []

    /// Runs the closure now; it keeps the promise to call later or calls it right away.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfil($0) }
    }

    /// Attaches a subscriber, which is answered once the outcome is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outcome = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)
        let known = lock.withLock {
            if result == nil { waiting.append(outcome) }
            return result
        }
        if let known { outcome.send(known) }
        let relay = Relay<Result<Output, Failure>?, Never, S>(
            subscriber,
            step: { result in
                switch result {
                case .success(let value): return .finish(value)
                case .failure(let error): return .fail(error)
                case nil: return .skip
                }
            }, ending: { _ in .finish(nil) })
        outcome.receive(subscriber: relay)
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let subjects = lock.withLock {
            guard self.result == nil else { return [CurrentValueSubject<Result<Output, Failure>?, Never>]() }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for subject in subjects { subject.send(result) }
    }
}
