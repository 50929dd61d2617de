import XCTest

@testable import Raster

/// Random commands with odd numbers neither crash nor take long, and leave pixels whose channels are within alpha.
///
/// `SCANOUT_FUZZ_SECONDS` in the environment runs new seeds for that long, which is meant for a build with the address
/// sanitizer; without it the same few seeds are run.
final class FuzzTests: XCTestCase {
    /// What this thread has worked, however busy the machine is.
    private static var workedNanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    private func run(seed: UInt64) {
        let size = Int(seed % 97) + 1
        let start = Self.workedNanoseconds
        // Again and again with one renderer, which keeps shapes then.
        let rounds = seed % 4 == 0 ? 3 : 1
        let surface = drawn(
            size, Int(seed / 97 % 61) + 1, clip: seed % 3 == 0 ? nil : PixelRect(x: 3, y: 2, width: 40, height: 30)
        ) { renderer in
            for _ in 0..<rounds {
                var commands = OddCommands(seed: seed)
                renderer.clear(RGBA(hex: 0))
                commands.draw(24, with: renderer)
            }
        }
        XCTAssertLessThan(Self.workedNanoseconds - start, 20_000_000_000, "seed \(seed)")
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let pixel = surface[x, y]
                if max(pixel.red, pixel.green, pixel.blue) > pixel.alpha { return XCTFail("seed \(seed): \(x), \(y)") }
            }
        }
    }

    func testSeeds() { for seed in 0..<300 as Range<UInt64> { run(seed: seed) } }

    func testAsLongAsWanted() throws {
        guard let text = ProcessInfo.processInfo.environment["SCANOUT_FUZZ_SECONDS"], let seconds = Int(text) else {
            throw XCTSkip("SCANOUT_FUZZ_SECONDS is not set")
        }
        let end = ContinuousClock.now + .seconds(seconds)
        var seed = UInt64.random(in: 0...UInt64.max >> 8)
        let first = seed
        while ContinuousClock.now < end {
            run(seed: seed)
            seed += 1
        }
        print("drew \(seed - first) scenes from seed \(first)")
    }
}
