import Synchronization

/// Where a piece of state lives: it outlives the view values that read it, and knows which nodes do.
///
/// Values are read and written under a lock from any thread; readers are kept by the main actor alone. A write only
/// notes itself in the graph's inbox, so that all writes before a frame land in one update.
public class StateLocation: @unchecked Sendable {
    /// The nodes that read the value when they were last evaluated. Main actor only.
    @exclusivity(unchecked) final var readers: [_Node] = []
    final let inbox: UpdateInbox
    final let lock = Lock()
    /// The last batch in which a write was noted. Under the lock.
    final fileprivate(set) var notedBatch = 0

    init(inbox: UpdateInbox) { self.inbox = inbox }

    /// Notes a read. True while a body is evaluated.
    final func noteRead() -> Bool {
        guard let recorder = ThreadState.current.recorder else { return false }
        recorder.record(self)
        return true
    }

    /// Notes that what readers see has changed, though nothing is kept here.
    final func noteChange() {
        ThreadState.current.recorder?.reportWrite()
        lock.hold { if let batch = inbox.post(self, notedIn: notedBatch) { notedBatch = batch } }
    }

    /// The writes of a batch and those before count from now on for bodies that are evaluated.
    func apply(upTo batch: Int) {}
}

extension StateLocation {
    /// A lock around values of any type; `Mutex` alone would ask that they can be sent between threads.
    struct Lock: ~Copyable, Sendable {
        private let mutex = Mutex(())

        init() {}

        /// Not through `withLock`, which would hand the result on in an optional whose type is looked up each time.
        @inline(__always) func hold<Result>(_ body: () -> Result) -> Result {
            mutex._unsafeLock()
            defer { mutex._unsafeUnlock() }
            return body()
        }
    }
}

/// A location with a value.
///
/// Code sees a write at once. Bodies see it in the update that applies its batch, so that of two changes made under
/// different transactions each is shown under its own.
final class StateBox<Value>: StateLocation, @unchecked Sendable {
    @exclusivity(unchecked) private var latest: Value
    @exclusivity(unchecked) private var applied: Value
    /// Writes that no update has taken yet. An array in place would have its element's type looked up when it is made.
    private var pending: Pending?

    private final class Pending {
        var writes: [(batch: Int, value: Value)]

        init(batch: Int, value: Value) { writes = [(batch, value)] }
    }

    init(_ value: Value, inbox: UpdateInbox) {
        latest = value
        applied = value
        super.init(inbox: inbox)
    }

    func get() -> Value {
        let isEvaluating = noteRead()
        return lock.hold { isEvaluating ? applied : latest }
    }

    /// Sets the value; when it is the same as the one before, be it an equal one or the same object, nothing is to be
    /// done.
    func set(_ new: Value) {
        // Values are compared and let go of outside of the lock: both can run code of the program's, which may read
        // this very state.
        if TypeLayout.areSame(lock.hold { latest }, new) { return }
        ThreadState.current.recorder?.reportWrite()
        let old = lock.hold { () -> [Value] in
            let old = [latest]
            latest = new
            // Posted under the lock: an update that takes the batch waits here until the value is noted for it.
            return old + note(new, in: inbox.post(self, notedIn: notedBatch))
        }
        _ = old
    }

    /// Notes a value for a batch; without one, as nobody takes batches any more, it counts at once. Returns what it
    /// replaces.
    private func note(_ value: Value, in batch: Int?) -> [Value] {
        guard let batch else {
            defer { applied = value }
            return [applied]
        }
        notedBatch = batch
        guard let pending else {
            pending = Pending(batch: batch, value: value)
            return []
        }
        guard let last = pending.writes.indices.last, pending.writes[last].batch == batch else {
            pending.writes.append((batch, value))
            return []
        }
        defer { pending.writes[last].value = value }
        return [pending.writes[last].value]
    }

    override func apply(upTo batch: Int) {
        let old = lock.hold { () -> [Value] in
            guard let pending, let last = pending.writes.lastIndex(where: { $0.batch <= batch }) else { return [] }
            let old = [applied] + pending.writes[...last].map(\.value)
            applied = pending.writes[last].value
            pending.writes.removeSubrange(...last)
            return old
        }
        _ = old
    }
}

/// Whether two values compare equal; values of a type without equality never do.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return equalsAny(a, b)
}

private func equalsAny<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E).map { $0 == a } ?? false }
