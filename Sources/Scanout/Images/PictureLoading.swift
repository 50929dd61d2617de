import Synchronization

/// The loading of one picture: it ends by finishing or by being given up, whichever comes first.
final class PictureLoading: Sendable {
    private enum State { case running, finished, cancelled }

    private let state = Mutex(State.running)

    /// Whether nobody waits for the picture any more.
    var isCancelled: Bool { state.withLock { $0 == .cancelled } }

    /// Gives the picture up, unless it is there.
    func cancel() { state.withLock { if $0 == .running { $0 = .cancelled } } }

    /// Hands the picture over, unless it was given up; that cannot happen in between.
    func finish(_ body: () -> Void) {
        state.withLock {
            guard $0 == .running else { return }
            body()
            $0 = .finished
        }
    }
}
