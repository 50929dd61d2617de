extension Publisher {
    /// Writes a line about everything that passes to the standard output, each after a prefix.
    public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
        let lead = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { Swift.print("\(lead)receive subscription: (\($0))") },
            receiveOutput: { Swift.print("\(lead)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(lead)receive finished")
                case .failure(let error): Swift.print("\(lead)receive error: (\(error))")
                }
            },
            receiveCancel: { Swift.print("\(lead)receive cancel") },
            receiveRequest: { Swift.print("\(lead)request \($0)") })
    }
}
