import Foundation

/// How long random changes are tried: 400 files, or for the seconds that `SCANOUT_FUZZ_SECONDS` says.
enum FuzzLength {
    private static let seconds = ProcessInfo.processInfo.environment["SCANOUT_FUZZ_SECONDS"].flatMap { Double($0) }
    private static let start = Date()

    static var rounds: Int {
        _ = start
        return seconds == nil ? 400 : .max
    }

    static var isOver: Bool { seconds.map { Date().timeIntervalSince(start) > $0 } ?? false }
}
