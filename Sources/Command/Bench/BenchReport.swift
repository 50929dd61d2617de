import Glibc

/// Prints one line for each operation: the renderer's name, the operation's, and nanoseconds (the median, the least and
/// the nine tenths' of all batches), parted by tabs.
///
/// `BENCH_MS` in the environment is the time for each operation in milliseconds, `BENCH_ONLY` the name of the only one
/// to be run, and `BENCH_RAW` a folder for the pixels that an operation leaves.
@MainActor
struct BenchReport {
    private let stopwatch: Stopwatch
    private let only: String?
    private let folder: String?

    init() {
        stopwatch = Stopwatch(milliseconds: Self.environment("BENCH_MS").flatMap { Double($0) } ?? 200)
        only = Self.environment("BENCH_ONLY")
        folder = Self.environment("BENCH_RAW")
    }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Whether an operation was asked for.
    func isWanted(_ operation: String) -> Bool { only == nil || only == operation }

    /// Times an operation and prints its line.
    ///
    /// - Parameter pixels: the picture after it was run once, as rows of 32-bit pixels without padding, for `BENCH_RAW`.
    func time(_ name: String, pixels: UnsafeRawBufferPointer? = nil, _ operation: () -> Void) {
        guard isWanted(name) else { return }
        operation()
        if let pixels, let folder { Self.write(pixels, to: "\(folder)/\(name).ours.raw") }
        let reading = stopwatch.time(operation)
        let numbers = [reading.median, reading.least, reading.ninthDecile].map { Self.tenths($0) }
        print("ours\t\(name)\t\(numbers[0])\t\(numbers[1])\t\(numbers[2])")
        fflush(nil)
    }

    /// A number with one decimal.
    private static func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) {
        guard let file = fopen(path, "w") else { return ScanoutCommand.message("bench: \(path) cannot be written") }
        fwrite(bytes.baseAddress, 1, bytes.count, file)
        fclose(file)
    }
}
