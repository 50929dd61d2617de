import Glibc

/// The panel's first frame as views on a display in memory, then the monotonic clock in nanoseconds on a line of its
/// own: what started the process can tell how long it took, and how much memory.
@MainActor
enum FirstFrame {
    static func run() {
        let panel = PanelViewWorkloads()
        withExtendedLifetime(panel) {
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            print(Int(now.tv_sec) * 1_000_000_000 + now.tv_nsec)
        }
    }
}
