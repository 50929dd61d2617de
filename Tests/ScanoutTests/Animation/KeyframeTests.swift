import Scanout
import ScanoutTesting
import XCTest

private struct Pose: Equatable {
    var x = 0.0
    var y = 0.0
}

private struct Jump: Keyframes {
    var height: Double
    var body: some Keyframes<Pose> {
        KeyframeTrack(\.y) { Bounce(height: height) }
        KeyframeTrack(\.x) { LinearKeyframe(4, duration: 4) }
    }
}

private struct Bounce: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
    }
}

/// Keyframes as functions, and the views that follow them.
@MainActor
final class KeyframeTests: XCTestCase {
    func testTracksOfParts() async {
        let timeline = KeyframeTimeline(initialValue: Pose(x: 0, y: 5)) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(20)
                LinearKeyframe(30, duration: 0.5)
            }
            KeyframeTrack(\.y) {
                LinearKeyframe(0, duration: 2)
            }
        }
        XCTAssertEqual(timeline.duration, 2)
        XCTAssertEqual(timeline.value(time: -1), Pose(x: 0, y: 5))
        XCTAssertEqual(timeline.value(time: 0.5), Pose(x: 5, y: 3.75))
        XCTAssertEqual(timeline.value(time: 1), Pose(x: 20, y: 2.5))
        XCTAssertEqual(timeline.value(time: 1.25), Pose(x: 25, y: 1.875))
        XCTAssertEqual(timeline.value(time: 1.5), Pose(x: 30, y: 1.25))
        XCTAssertEqual(timeline.value(progress: 1), Pose(x: 30, y: 0))
        XCTAssertEqual(timeline.value(time: 99), Pose(x: 30, y: 0))
    }

    func testKeyframesOfOnesOwn() async {
        let timeline = KeyframeTimeline(initialValue: Pose()) { Jump(height: 10) }
        XCTAssertEqual(timeline.duration, 4)
        XCTAssertEqual(timeline.value(time: 1), Pose(x: 1, y: 10))
        XCTAssertEqual(timeline.value(time: 1.5), Pose(x: 1.5, y: 5))
    }

    func testAValueAsAWhole() async {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(3, duration: 1)
            LinearKeyframe(0, duration: 1, timingCurve: .circularEaseIn)
        }
        XCTAssertEqual(timeline.value(time: 0.5), 2)
        // 3 - 3·0.2 at 0.6 of a quarter circle.
        XCTAssertEqual(timeline.value(time: 1.6), 2.4, accuracy: 1e-9)
        XCTAssertEqual(timeline.velocity(time: 0.5), 2, accuracy: 1e-9)
    }

    /// Between 0 and 8 in 1 s and 4 in another: a Catmull-Rom spline has the slope (4 - 0) / 2 where they meet. Half way
    /// through the first: (0 + 8) / 2 - 2/8 = 3.75; through the second: (8 + 4) / 2 + 2/8 = 6.25.
    func testCubicKeyframes() async {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(8, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        XCTAssertEqual(timeline.value(time: 0.5), 3.75, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 1), 8, accuracy: 1e-9)
        XCTAssertEqual(timeline.velocity(time: 1), 2, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 1.5), 6.25, accuracy: 1e-9)
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(8, duration: 2, startVelocity: 4, endVelocity: -4)
        }
        // (0 + 8) / 2 + 2·(4 - -4) / 8.
        XCTAssertEqual(given.value(time: 1), 6, accuracy: 1e-9)
        // After and before straight lines the curve goes on with their slopes: 4 and 4.
        let between = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(4, duration: 1)
            CubicKeyframe(8, duration: 1)
            LinearKeyframe(12, duration: 1)
        }
        XCTAssertEqual(between.value(time: 1.25), 5, accuracy: 1e-9)
    }

    func testSpringKeyframes() async {
        let spring = Spring(stiffness: 100, damping: 20)
        let timeline = KeyframeTimeline(initialValue: 2.0) { SpringKeyframe(4, spring: spring) }
        XCTAssertEqual(timeline.duration, spring.settlingDuration, accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 0.1), 2 + spring.value(target: 2, time: 0.1), accuracy: 1e-9)
        XCTAssertEqual(timeline.value(time: 5), 4)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5)
            SpringKeyframe(1, duration: 0.2, spring: spring)
        }
        // It begins with the line's velocity of 2.
        XCTAssertEqual(
            cut.value(time: 0.6), 1 + spring.value(target: 0, initialVelocity: 2, time: 0.1), accuracy: 1e-9)
    }

    func testLoopsAndBranches() async {
        let isLong = true
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                for number in 1...3 { LinearKeyframe(Double(number), duration: 1) }
                if isLong { LinearKeyframe(0, duration: 1) }
            }
        }
        XCTAssertEqual(timeline.duration, 4)
        XCTAssertEqual(timeline.value(time: 2.5), 2.5)
    }

    func testAnAnimatorGoesRound() async {
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            ZStack(alignment: .leading) {
                Color.white
                KeyframeAnimator(initialValue: 0.0) { width in
                    Color.black.frame(width: width)
                } keyframes: { _ in
                    LinearKeyframe(8, duration: 1)
                    LinearKeyframe(4, duration: 1)
                }
            }, on: display)
        for width in [4, 8, 6, 0, 4] {
            host.advance(by: 0.5)
            XCTAssertEqual(display.surface.count(of: 0), width)
        }
        // A stall of 2.25 rounds.
        host.advance(by: 4.5)
        XCTAssertEqual(display.surface.count(of: 0), 8)
    }

    func testAnAnimatorThatIsStarted() async {
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { count in
                Color.black.frame(width: 2)
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
                        content.offset(x: x)
                    } keyframes: { _ in
                        LinearKeyframe(2, duration: 1)
                        MoveKeyframe(0)
                    }
            }, on: display)
        host.advance(by: 1)
        XCTAssertEqual(display.surface.extent(of: 0), box(3, 0, 2, 1))
        XCTAssertEqual(host.statistics, Statistics())
        remote.value = 1
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0), box(4, 0, 2, 1))
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0), box(3, 0, 2, 1))
        host.advance(by: 1)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }
}
