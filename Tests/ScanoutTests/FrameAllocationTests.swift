import AllocationCounter
import Scanout
import XCTest

/// A panel whose spinner turns settles without allocating for what is drawn.
@MainActor
final class FrameAllocationTests: XCTestCase {
    private struct Panel: View {
        @State private var turns = false

        var body: some View {
            VStack {
                Text("Progress: 42 %")
                Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 6).frame(width: 48, height: 48)
                    .rotationEffect(.degrees(turns ? 360 : 0))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: turns)
                Rectangle().fill(.blue).frame(width: 100, height: 12)
            }
            .onAppear { turns = true }
        }
    }

    /// What a frame of an animation may allocate: a few lists of the engine's, however large the tree and the picture.
    /// 14 were counted.
    private static let most = 15

    func testFramesOfAnAnimation() async throws {
        #if DEBUG
        throw XCTSkip("code that is not optimised allocates for what optimised code keeps in registers")
        #else
        let host = ViewHost(Panel(), on: MemoryDisplay(width: 320, height: 240), clock: ManualClock())
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
        startCountingAllocations()
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        let count = stopCountingAllocations()
        if count < 0 { throw XCTSkip("allocations cannot be counted under a sanitizer") }
        XCTAssertLessThanOrEqual(count, 10 * Self.most)
        print("\(count) allocations in 10 frames")
        #endif
    }
}
