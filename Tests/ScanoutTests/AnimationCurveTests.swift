import Foundation
import Scanout
import ScanoutTesting
import XCTest

/// Curves as they are seen: a bar that grows from 0 to 1000 pixels.
@MainActor
final class AnimationCurveTests: XCTestCase {
    /// Grows with an animation, and tells how far it has come.
    @MainActor
    private struct Bar {
        let display = MemoryDisplay(width: 1000, height: 1)
        let remote = Remote<CGFloat>()
        let host: ViewHost

        init() {
            host = render(
                Stage(0, remote) { width in
                    ZStack(alignment: .leading) {
                        Color.white
                        Color.black.frame(width: width)
                    }
                }, on: display)
        }

        func go(to width: CGFloat, _ animation: Animation?) { withAnimation(animation) { remote.value = width } }

        func width(after seconds: Double) -> Int {
            host.advance(by: seconds)
            return display.surface.count(of: 0x000000)
        }
    }

    private func progress(_ animation: Animation, at times: [Double]) -> [Double] {
        let bar = Bar()
        bar.go(to: 1000, animation)
        var last = 0.0
        return times.map { time in
            defer { last = time }
            return Double(bar.width(after: time - last)) / 1000
        }
    }

    private func check(
        _ animation: Animation, _ expected: [Double: Double], within accuracy: Double, line: UInt = #line
    ) {
        let times = expected.keys.sorted()
        for (time, shown) in zip(times, progress(animation, at: times)) {
            XCTAssertEqual(shown, expected[time] ?? 0, accuracy: accuracy, "at \(time)", line: line)
        }
    }

    func testNamedCurves() async {
        check(.easeIn(duration: 1), [0.25: 0.09, 0.5: 0.32, 0.75: 0.62], within: 0.01)
        check(.easeOut(duration: 1), [0.25: 0.38, 0.5: 0.68, 0.75: 0.91], within: 0.01)
        check(.easeInOut(duration: 1), [0.25: 0.13, 0.5: 0.5, 0.75: 0.87], within: 0.01)
        check(.linear(duration: 1), [0: 0, 0.25: 0.25, 0.5: 0.5, 0.75: 0.75, 1: 1, 2: 1], within: 0)
    }

    /// Without a duration a curve takes 0.35 s.
    func testDefaultDuration() async {
        check(.linear, [0.07: 0.2, 0.175: 0.5, 0.35: 1], within: 0.001)
    }

    /// The curve with control points (0, 1) and (0, 1): at the parameter ½, x is 1/8 and y is 7/8.
    func testOwnTimingCurve() async {
        check(.timingCurve(0, 1, 0, 1, duration: 1), [0.125: 0.875], within: 0.001)
    }

    func testRepetitions() async {
        let linear = Animation.linear(duration: 1)
        check(
            linear.repeatForever(autoreverses: false), [0.25: 0.25, 1.25: 0.25, 7.75: 0.75], within: 0.001)
        check(
            linear.repeatForever(autoreverses: true), [0.25: 0.25, 1.25: 0.75, 2.25: 0.25, 7.75: 0.25],
            within: 0.001)
        check(
            linear.repeatCount(2, autoreverses: false), [0.25: 0.25, 1.25: 0.25, 2: 1, 3: 1], within: 0.001)
        check(
            linear.repeatCount(3, autoreverses: true), [0.25: 0.25, 1.25: 0.75, 2.25: 0.25, 3: 1, 4: 1],
            within: 0.001)
    }

    func testDelayAndSpeed() async {
        let linear = Animation.linear(duration: 1)
        check(linear.delay(0.5), [0.25: 0, 0.5: 0, 0.75: 0.25, 1.5: 1], within: 0.001)
        check(linear.speed(2), [0.25: 0.5, 0.5: 1], within: 0.001)
        check(linear.speed(0.5), [0.5: 0.25, 2: 1], within: 0.001)
        // The delay is slowed down, too, where the speed is set after it.
        check(linear.delay(0.5).speed(0.5), [1: 0, 1.5: 0.25], within: 0.001)
        check(linear.speed(0.5).delay(0.5), [1: 0.25, 1.5: 0.5], within: 0.001)
        // The delay counts once a round.
        check(
            linear.delay(0.5).repeatForever(autoreverses: false), [0.75: 0.25, 1.75: 0, 2.25: 0.25],
            within: 0.001)
    }

    // MARK: Springs

    /// The way of a mass 1 released at rest at a distance of 1: `x'' + 2ζω x' + ω² x = 0`, solved by hand.
    private func spring(_ omega: Double, _ zeta: Double, _ t: Double) -> Double {
        if zeta == 1 { return 1 - exp(-omega * t) * (1 + omega * t) }
        if zeta < 1 {
            let damped = omega * (1 - zeta * zeta).squareRoot()
            let swing = cos(damped * t) + zeta * omega / damped * sin(damped * t)
            return 1 - exp(-zeta * omega * t) * swing
        }
        let root = omega * (zeta * zeta - 1).squareRoot()
        let slow = -zeta * omega + root
        let fast = -zeta * omega - root
        return 1 - (slow * exp(fast * t) - fast * exp(slow * t)) / (slow - fast)
    }

    private func check(_ animation: Animation, omega: Double, zeta: Double, line: UInt = #line) {
        // Times at which the bar is not past its end, where it would be cut off.
        let times = [0.03, 0.08, 0.13].filter { spring(omega, zeta, $0) < 1 }
        check(
            animation, Dictionary(uniqueKeysWithValues: times.map { ($0, spring(omega, zeta, $0)) }), within: 0.001,
            line: line)
        check(animation, [20: 1], within: 0, line: line)
    }

    func testSprings() async {
        let half = 2 * Double.pi / 0.5
        check(.spring(response: 0.5, dampingFraction: 1), omega: half, zeta: 1)
        check(.spring(response: 0.5, dampingFraction: 0.5), omega: half, zeta: 0.5)
        check(.spring(response: 0.5, dampingFraction: 2), omega: half, zeta: 2)
        check(.spring(duration: 0.5, bounce: 0.3), omega: half, zeta: 0.7)
        check(.spring(duration: 0.5, bounce: -0.5), omega: half, zeta: 2)
        check(.interpolatingSpring(stiffness: 100, damping: 10), omega: 10, zeta: 0.5)
        check(.interpolatingSpring(mass: 4, stiffness: 400, damping: 80), omega: 10, zeta: 1)
        check(.default, omega: 2 * Double.pi / 0.55, zeta: 1)
    }

    func testABouncingSpringPassesItsTarget() async {
        let bar = Bar()
        bar.go(to: 500, .spring(response: 0.5, dampingFraction: 0.5))
        // Half a damped swing after the start it is e^(-πζ / √(1 - ζ²)) too far: 16.3 %.
        let time = Double.pi / (2 * Double.pi / 0.5 * (0.75).squareRoot())
        let overshoot = exp(-Double.pi * 0.5 / (0.75).squareRoot())
        XCTAssertEqual(Double(bar.width(after: time)), 500 * (1 + overshoot), accuracy: 1)
        XCTAssertEqual(bar.width(after: 20), 500)
    }

    // MARK: Changes of mind

    /// Two linear changes there and back that overlap by half add up to rest while both run.
    func testRetargetedLinearChangesAddUp() async {
        let bar = Bar()
        bar.go(to: 1000, .linear(duration: 0.4))
        XCTAssertEqual(bar.width(after: 0.2), 500)
        bar.go(to: 0, .linear(duration: 0.4))
        XCTAssertEqual(bar.width(after: 0), 500)
        XCTAssertEqual(bar.width(after: 0.1), 500)
        XCTAssertEqual(bar.width(after: 0.1), 500)
        XCTAssertEqual(bar.width(after: 0.1), 250)
        XCTAssertEqual(bar.width(after: 0.1), 0)
    }

    func testAChangeWithoutAnimationEndsARunningOne() async {
        let bar = Bar()
        bar.go(to: 1000, .linear(duration: 1))
        XCTAssertEqual(bar.width(after: 0.5), 500)
        bar.remote.value = 200
        XCTAssertEqual(bar.width(after: 0), 200)
        XCTAssertEqual(bar.width(after: 0.2), 200)
        XCTAssertEqual(bar.host.statistics, Statistics())
    }

    func testNoAnimationIsAtOnce() async {
        let bar = Bar()
        bar.go(to: 400, nil)
        XCTAssertEqual(bar.width(after: 0), 400)
    }

    /// A frame that is late shows where the animation is by then.
    func testTheStepsDoNotMatter() async {
        for steps in [1, 3, 50] {
            let bar = Bar()
            bar.go(to: 1000, .easeInOut(duration: 1))
            var width = 0
            for _ in 0..<steps { width = bar.width(after: 0.5 / Double(steps)) }
            XCTAssertEqual(width, 500)
        }
    }

    func testNothingIsDoneWhenNothingMoves() async {
        let bar = Bar()
        bar.go(to: 1000, .linear(duration: 0.5))
        _ = bar.width(after: 0.5)
        _ = bar.width(after: 0.1)
        bar.host.advance(by: 10)
        XCTAssertEqual(bar.host.statistics, Statistics())
    }

    func testCompletionsAreCalledOnce() async {
        let bar = Bar()
        let journal = Journal<String>()
        withAnimation(.linear(duration: 0.5)) {
            bar.remote.value = 100
        } completion: {
            journal.add("done")
        }
        XCTAssertEqual(bar.width(after: 0.4), 80)
        XCTAssertEqual(journal.entries, [])
        bar.host.advance(by: 0.2)
        XCTAssertEqual(journal.entries, ["done"])
        bar.host.advance(by: 5)
        XCTAssertEqual(journal.entries, ["done"])
    }

    func testCompletionsOfChangesThatMoveNothing() async {
        let bar = Bar()
        let journal = Journal<String>()
        withAnimation(.linear(duration: 0.5)) {
            bar.remote.value = 0
        } completion: {
            journal.add("done")
        }
        bar.host.advance(by: 1)
        XCTAssertEqual(journal.entries, ["done"])
    }
}
