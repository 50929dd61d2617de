import Glibc

/// Times operations that take from a microsecond to some milliseconds.
///
/// An operation is run once, then for a tenth of the time allowed to warm up, then in batches of about 2 ms until the
/// time is up. The median of the batches is what counts; the shortest and the nine tenths' tell how noisy it was.
struct Stopwatch {
    /// Nanoseconds an operation.
    struct Reading {
        var median: Double
        var least: Double
        var ninthDecile: Double
    }

    /// Nanoseconds allowed for an operation's batches.
    let budget: Double
    private static let batchNanoseconds = 2e6
    private static let fewestBatches = 15
    private static let mostBatches = 4096

    /// - Parameter milliseconds: allowed for each operation.
    init(milliseconds: Double) { budget = max(milliseconds, 0) * 1e6 }

    func time(_ operation: () -> Void) -> Reading {
        let batch = max(1, Int(Self.batchNanoseconds / warmUp(operation)))
        var times: [Double] = []
        let start = Self.now
        while times.count < Self.mostBatches, times.count < Self.fewestBatches || Self.now - start < budget {
            let before = Self.now
            for _ in 0..<batch { operation() }
            times.append((Self.now - before) / Double(batch))
        }
        times.sort()
        return Reading(median: times[times.count / 2], least: times[0], ninthDecile: times[times.count * 9 / 10])
    }

    /// Nanoseconds an operation takes, about.
    private func warmUp(_ operation: () -> Void) -> Double {
        let start = Self.now
        var count = 0.0
        var passed = 0.0
        repeat {
            operation()
            count += 1
            passed = Self.now - start
        } while passed < budget / 10
        return max(passed / count, 1)
    }

    /// Nanoseconds since any start.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
