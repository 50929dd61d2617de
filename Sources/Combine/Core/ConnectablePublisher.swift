/// A publisher that sends nothing until it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts it; cancelling what is returned stops it.
    func connect() -> any Cancellable
}
