import Pictures
import Synchronization

/// Keeps decoded pictures for the next view that shows them, the latest used ones within a number of bytes.
///
/// What views show stays in memory with them, whatever the limit is.
public final class ImageCache: Sendable {
    /// The cache of all pictures that are read from files.
    public static let shared = ImageCache()

    /// What was done so far.
    public struct Statistics: Hashable, Sendable {
        /// Pictures that were asked for and were there.
        public var hits = 0
        /// Pictures that were asked for and had to be read.
        public var misses = 0
        /// Pictures that were read and decoded.
        public var decoded = 0
        /// Files that could not be read.
        public var failures = 0
        /// Pictures that were let go of to keep the limit.
        public var evictions = 0
        /// Bytes of the pictures that are kept.
        public var bytes = 0
    }

    /// What is known of a file.
    enum Answer: Sendable {
        case ready(LoadedPicture)
        case failed(PictureError)
        case pending
    }

    private struct Entry {
        weak var shown: LoadedPicture?
        var kept: LoadedPicture?
        var failure: PictureError?
        var isPending = false
        var waiting: [@Sendable () -> Void] = []
        var lastUse = 0
        var bytes = 0
    }

    private struct State {
        var entries: [PictureFile.Version: Entry] = [:]
        var statistics = Statistics()
        var limit = 32 << 20
        var uses = 0
    }

    private let state = Mutex(State())

    init() {}

    /// What was done so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }

    /// The bytes of pictures that are kept at most; 32 MiB at first.
    public var byteLimit: Int {
        get { state.withLock { $0.limit } }
        set {
            state.withLock {
                $0.limit = max(0, newValue)
                Self.evict(&$0)
            }
        }
    }

    /// Lets go of all that is kept.
    public func removeAll() {
        state.withLock {
            $0.entries = $0.entries.filter { $0.value.isPending }
            $0.statistics.bytes = 0
        }
    }

    /// The picture in a file.
    ///
    /// - Parameter whenReady: is called on another thread once a picture that has to be decoded is there; nil to wait
    ///   for it here.
    func picture(_ version: PictureFile.Version, whenReady: (@Sendable () -> Void)?) -> Answer {
        let known = state.withLock { state -> Answer? in
            state.uses += 1
            guard var entry = state.entries[version] else { return Self.begin(version, whenReady, &state) }
            entry.lastUse = state.uses
            if let whenReady, entry.isPending { entry.waiting.append(whenReady) }
            state.entries[version] = entry
            if let failure = entry.failure { return .failed(failure) }
            if let picture = entry.kept ?? entry.shown {
                state.statistics.hits += 1
                return .ready(picture)
            }
            // Who waits here reads the file at once, whoever else does.
            if entry.isPending { return whenReady == nil ? nil : .pending }
            return Self.begin(version, whenReady, &state)
        }
        if let known { return known }
        if whenReady == nil { return finish(version) }
        PictureLoader.shared.run { _ = self.finish(version) }
        return .pending
    }

    /// Notes that a file is being read; nil, so that it is.
    private static func begin(
        _ version: PictureFile.Version, _ whenReady: (@Sendable () -> Void)?, _ state: inout State
    ) -> Answer? {
        state.statistics.misses += 1
        var entry = Entry()
        entry.isPending = true
        entry.lastUse = state.uses
        if let whenReady { entry.waiting = [whenReady] }
        state.entries[version] = entry
        return nil
    }

    /// Reads a file and tells those who wait.
    private func finish(_ version: PictureFile.Version) -> Answer {
        let answer: Answer
        do {
            answer = .ready(LoadedPicture(try Picture.decode(try PictureFile.read(version.path))))
        } catch {
            answer = .failed(error)
        }
        let waiting = state.withLock { Self.take(answer, version, &$0) }
        for call in waiting { call() }
        return answer
    }

    private static func take(
        _ answer: Answer, _ version: PictureFile.Version, _ state: inout State
    ) -> [@Sendable () -> Void] {
        var entry = state.entries[version] ?? Entry()
        let waiting = entry.waiting
        (entry.waiting, entry.isPending) = ([], false)
        switch answer {
        case .ready(let picture):
            state.statistics.decoded += 1
            if entry.kept != nil { state.statistics.bytes -= entry.bytes }
            entry.shown = picture
            entry.kept = picture
            entry.bytes = picture.picture.byteCount
            state.statistics.bytes += entry.bytes
        case .failed(let error):
            state.statistics.failures += 1
            entry.failure = error
        case .pending: break
        }
        state.entries[version] = entry
        evict(&state)
        return waiting
    }

    /// Lets go of the pictures that were not used for longest until the limit is kept, and forgets those that nobody
    /// shows any more.
    private static func evict(_ state: inout State) {
        while state.statistics.bytes > state.limit {
            let oldest = state.entries.filter { $0.value.kept != nil }.min { $0.value.lastUse < $1.value.lastUse }
            guard let oldest else { break }
            state.entries[oldest.key]?.kept = nil
            state.statistics.bytes -= oldest.value.bytes
            state.statistics.evictions += 1
        }
        if state.entries.count > 1_024 {
            state.entries = state.entries.filter { $0.value.isPending || $0.value.kept != nil || $0.value.shown != nil }
        }
    }
}
