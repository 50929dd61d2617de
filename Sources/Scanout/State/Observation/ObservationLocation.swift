@_spi(SwiftUI) import Observation

/// Follows the properties of observable objects that one node read when it was last evaluated.
///
/// The standard library's tracking is kept until the next evaluation has put another one in its place, so that no write
/// of another thread falls between the two; and it calls back after a write, not before, so that an update that runs at
/// once on the main thread sees the value. A probe, an observable of our own that every evaluation reads last and that is
/// "written" right away, hands over the tracking, which could not be cancelled otherwise: without it each evaluation
/// would leave its tracking behind in objects that do not change.
final class ObservationLocation: StateLocation, @unchecked Sendable {
    /// Under the lock.
    private var tracking: ObservationTracking?
    private let probe = ObservationProbe()
    /// Whether the evaluation that wrote a property that it reads has been repeated. Main thread only.
    private var isRepeated = false

    deinit { tracking?.cancel() }

    /// Evaluates a body and follows from now on what it read.
    func follow<Result>(_ body: () -> Result) -> Result {
        let superseded = lock.hold { tracking }
        let result = withObservationTracking {
            defer { probe.read() }
            return body()
        } didSet: { [weak self] tracking in
            if let self { self.didWrite(tracking) } else { tracking.cancel() }
        }
        superseded?.cancel()
        let thread = ThreadState.current
        thread.probed = self
        probe.write()
        thread.probed = nil
        return result
    }

    /// A property was written that the first evaluation read; nobody else tells of it as long as there was no second one.
    func didWriteAfterFirstRead() {
        if lock.hold({ tracking != nil }) { return }
        noteChange()
        // Called before the value is there: an update on the main thread may run too early for it.
        if !ThreadState.current.isMain { onMainActor { self.noteChange() } }
    }

    private func didWrite(_ new: ObservationTracking) {
        if ThreadState.current.probed === self { return lock.hold { tracking = new } }
        if isWrittenByItsReader {
            if isRepeated { return }
            isRepeated = true
        } else if ThreadState.current.isMain {
            isRepeated = false
        }
        noteChange()
    }

    /// A body that writes what it reads, on each evaluation anew, is evaluated once more and not for ever.
    private var isWrittenByItsReader: Bool {
        guard let recorder = ThreadState.current.recorder else { return false }
        return readers.contains { $0 === recorder.node }
    }
}

/// See ``ObservationLocation``.
private final class ObservationProbe: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Int { 0 }

    func read() { registrar.access(self, keyPath: \.value) }
    func write() { registrar.didSet(self, keyPath: \.value) }
}

/// The kinds of nodes of which one has read a property of an observable object.
///
/// Only they are evaluated under a tracking of their own, which costs some microseconds; for all others it is found out
/// at the price of a few instructions that they still read none.
@MainActor
enum ObservableReaders {
    private static var kinds: Set<ObjectIdentifier> = []

    static func contains(_ kind: _Node.Type) -> Bool {
        !kinds.isEmpty && kinds.contains(ObjectIdentifier(kind))
    }
    static func insert(_ kind: _Node.Type) { kinds.insert(ObjectIdentifier(kind)) }
}

extension _Node {
    /// Evaluates a body, to be evaluated again when a property of an observable object changes that it read.
    final func followingObservables<Result>(_ recorder: ReadRecorder, _ body: () -> Result) -> Result {
        if ObservableReaders.contains(type(of: self)) {
            let location = observationLocation
            recorder.record(location)
            return location.follow(body)
        }
        return withObservationTracking(body, onChange: beginFollowing(recorder))
    }

    /// Called when the first node of its kind has read something.
    private func beginFollowing(_ recorder: ReadRecorder) -> @Sendable () -> Void {
        ObservableReaders.insert(type(of: self))
        let location = observationLocation
        recorder.record(location)
        return { [weak location] in location?.didWriteAfterFirstRead() }
    }

    private var observationLocation: ObservationLocation {
        for read in reads { if let location = read.location as? ObservationLocation { return location } }
        return ObservationLocation(inbox: graph.inbox)
    }
}
