import Combine

/// Takes down what a publisher sends; asks for as much as a test says.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    var answer = Subscribers.Demand.none
    var onValue: ((Input) -> Void)?

    init(asking initial: Subscribers.Demand = .unlimited) {
        self.initial = initial
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > 0 { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        onValue?(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
    }

    var isFinished: Bool {
        if completions.count == 1, case .finished = completions[0] { return true }
        return false
    }
}

struct Broken: Error, Equatable {}

extension Publisher {
    /// What the publisher sends at once to a subscriber without limit.
    func recorded() -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>()
        subscribe(recorder)
        return recorder
    }
}
