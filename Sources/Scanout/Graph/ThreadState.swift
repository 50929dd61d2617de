/// What belongs to the thread that runs: its transaction, and the reads made while a body is evaluated.
///
/// State may be read and written from any thread, so neither can be a global; a task-local value would leak an
/// animation into tasks begun inside `withAnimation`.
final class ThreadState {
    /// The transaction of the changes being made.
    var transaction: Transaction?
    /// Notes what a body reads while it is evaluated; nil outside.
    @exclusivity(unchecked) var recorder: ReadRecorder?
    /// The location that asks for its tracking.
    var probed: ObservationLocation?
    /// Whether this is the thread that the main actor runs on; set by the first graph.
    var isMain = false

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<ThreadState>.fromOpaque($0!).release() }
        return key
    }()

    /// Whether this is the thread that the main actor runs on.
    static var isOnMainThread: Bool { current.isMain }

    /// This thread's state.
    static var current: ThreadState {
        if let raw = pthread_getspecific(key) { return Unmanaged<ThreadState>.fromOpaque(raw).takeUnretainedValue() }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}

/// Runs a call on the main actor: at once where it already is, else as soon as it gets there.
func onMainActor(_ call: @escaping @MainActor () -> Void) {
    if ThreadState.current.isMain {
        MainActor.assumeIsolated { call() }
    } else {
        Task { @MainActor in call() }
    }
}
