import CLinux
import Glibc

/// A splash as the first process of a machine, in an initramfs with nothing else in it: it mounts what it needs, passes
/// over options that make no sense, waits for a display, and never ends, since the machine stops with its first process.
///
/// The kernel hands on what follows `--` on its command line: `rdinit=/scanout-splash -- --theme ring`.
@MainActor
enum FirstProcess {
    /// Seconds to wait for a display where the options say nothing.
    private static let patience = 60.0

    /// Shows the splash. Nothing comes after it.
    static func run(_ words: [String], _ show: (SplashOptions) -> Int32) -> Never {
        mountFileSystems()
        scanout_open_standard_streams()
        var options = SplashOptions()
        options.wait = patience
        do throws(SplashOptions.Problem) {
            options = try SplashOptions(words, environment: SplashProgram.environment, beginningWith: options)
        } catch {
            SplashLog.writeForPeople("\(error); going on without options")
        }
        options.asksManager = false
        _ = show(options)
        scanout_wait_for_ever()
    }

    private static func mountFileSystems() {
        _ = scanout_mount("devtmpfs", "/dev", "/dev/null")
        _ = scanout_mount("proc", "/proc", "/proc/self")
        _ = scanout_mount("sysfs", "/sys", "/sys/class")
        _ = mkdir("/run", 0o755)
    }
}
