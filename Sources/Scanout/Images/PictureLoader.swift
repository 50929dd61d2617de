import Dispatch
import Synchronization

/// Reads and decodes pictures on threads of its own.
final class PictureLoader: Sendable {
    static let shared = PictureLoader()

    /// One at a time, so that decoding takes one core and the memory of one picture.
    private let decoding = DispatchQueue(label: "scanout.pictures", qos: .utility)
    private let fetching = DispatchQueue(label: "scanout.fetching", qos: .utility, attributes: .concurrent)
    private let group = DispatchGroup()
    private let running = Mutex(0)

    /// Whether nothing is read at present.
    var isIdle: Bool { running.withLock { $0 == 0 } }

    /// Runs work on the thread for decoding, or where it waits for others on one of its own.
    func run(waitsForOthers: Bool = false, _ work: @escaping @Sendable () -> Void) {
        running.withLock { $0 += 1 }
        (waitsForOthers ? fetching : decoding).async(group: group) {
            work()
            self.running.withLock { $0 -= 1 }
        }
    }

    /// Waits until all that was asked for is done. For tests' time, in which reading takes none.
    func waitUntilIdle() { group.wait() }
}
