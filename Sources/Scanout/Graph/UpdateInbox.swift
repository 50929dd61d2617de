import Synchronization

/// Collects writes of state from all threads until the main actor takes them into an update.
final class UpdateInbox: Sendable {
    /// Writes made under one transaction, in their order.
    struct Batch {
        /// Grows from batch to batch.
        var number: Int
        var transaction: Transaction
        var locations: [StateLocation]
        /// Whether only threads other than the main one wrote.
        var isFromElsewhere: Bool
    }

    private struct Contents {
        var batches: [Batch] = []
        var lastNumber = 0
        var wake: (@Sendable () -> Void)?
        var isClosed = false
    }

    private let contents = Mutex(Contents())

    /// Called, on the writing thread, when the first write after a drain comes in.
    func onWake(_ wake: (@Sendable () -> Void)?) { contents.withLock { $0.wake = wake } }

    /// The number of batches that wait.
    var batchCount: Int { contents.withLock { $0.batches.count } }

    /// Whether something waits that the main thread wrote. What others write while an update runs is for the next one.
    var hasOwnBatches: Bool { contents.withLock { $0.batches.contains { !$0.isFromElsewhere } } }

    var isEmpty: Bool { contents.withLock { $0.batches.isEmpty } }

    /// The locations written since the last update.
    var pendingLocations: [StateLocation] { contents.withLock { $0.batches.flatMap(\.locations) } }

    /// Notes a write, or with nil a transaction under which nothing may have been written. Writes without a transaction
    /// share one batch; each `withAnimation` has its own. A location is in a batch once, however often it is written;
    /// `notedIn` is the last batch that it is in. Returns the batch's number; nil once the host is gone.
    @discardableResult
    func post(_ location: StateLocation?, notedIn noted: Int = 0) -> Int? {
        let transaction = ThreadState.current.transaction
        let isFromElsewhere = !ThreadState.current.isMain
        let (number, wake) = contents.withLock { contents -> (Int?, (@Sendable () -> Void)?) in
            if contents.isClosed { return (nil, nil) }
            let isFirst = contents.batches.isEmpty
            let written = location.map { [$0] } ?? []
            if let last = contents.batches.indices.last,
                Self.canShare(contents.batches[last].transaction, transaction)
            {
                if noted != contents.batches[last].number { contents.batches[last].locations += written }
                if !isFromElsewhere { contents.batches[last].isFromElsewhere = false }
            } else {
                contents.lastNumber += 1
                contents.batches.append(
                    Batch(
                        number: contents.lastNumber, transaction: transaction ?? Transaction(), locations: written,
                        isFromElsewhere: isFromElsewhere))
            }
            return (contents.lastNumber, isFirst ? contents.wake : nil)
        }
        wake?()
        return number
    }

    /// Takes no more writes: the host is gone.
    func close() {
        let old = contents.withLock { contents -> [Batch] in
            contents.isClosed = true
            defer { contents.batches = [] }
            return contents.batches
        }
        _ = old
    }

    /// Takes the oldest batch.
    func next() -> Batch? {
        contents.withLock { $0.batches.isEmpty ? nil : $0.batches.removeFirst() }
    }

    private static func canShare(_ a: Transaction, _ b: Transaction?) -> Bool {
        b.map { a.canShare(with: $0) } ?? a.isPlain
    }
}
