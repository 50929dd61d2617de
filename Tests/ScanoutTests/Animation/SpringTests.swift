import Foundation
import Scanout
import XCTest

/// Springs as numbers, against the solutions of `m·x'' + c·x' + k·x = 0`.
final class SpringTests: XCTestCase {
    func testTheThreeSetsOfNumbersSayTheSame() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        XCTAssertEqual(spring.duration, 0.5, accuracy: 1e-12)
        XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-12)
        XCTAssertEqual(spring.response, 0.5, accuracy: 1e-12)
        XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-12)
        // k = (2π / 0.5)² = 16π², c = 2·0.7·4π.
        XCTAssertEqual(spring.mass, 1)
        XCTAssertEqual(spring.stiffness, 16 * Double.pi * Double.pi, accuracy: 1e-9)
        XCTAssertEqual(spring.damping, 5.6 * Double.pi, accuracy: 1e-9)
        let heavy = Spring(mass: 2, stiffness: 200, damping: 20)
        XCTAssertEqual(heavy.response, 2 * Double.pi / 10, accuracy: 1e-12)
        XCTAssertEqual(heavy.dampingRatio, 0.5, accuracy: 1e-12)
        XCTAssertEqual(heavy.stiffness, 200, accuracy: 1e-9)
        XCTAssertEqual(heavy.damping, 20, accuracy: 1e-9)
        XCTAssertEqual(heavy.mass, 2)
    }

    func testDamping() {
        XCTAssertEqual(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 1, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 1, bounce: 1).dampingRatio, 0)
        XCTAssertEqual(Spring(stiffness: 100, damping: 40).dampingRatio, 1)
        XCTAssertEqual(
            Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, 2, accuracy: 1e-12)
    }

    func testPresets() {
        XCTAssertEqual(Spring(), Spring(duration: 0.5, bounce: 0))
        XCTAssertEqual(Spring.smooth, Spring(duration: 0.5, bounce: 0))
        XCTAssertEqual(Spring.snappy, Spring(duration: 0.5, bounce: 0.15))
        XCTAssertEqual(Spring.bouncy, Spring(duration: 0.5, bounce: 0.3))
        XCTAssertEqual(Spring.smooth(duration: 2, extraBounce: 0.1), Spring(duration: 2, bounce: 0.1))
        XCTAssertEqual(Spring.snappy(duration: 2, extraBounce: 0.1), Spring(duration: 2, bounce: 0.15 + 0.1))
        XCTAssertEqual(Spring.bouncy(duration: 2, extraBounce: 0.1), Spring(duration: 2, bounce: 0.3 + 0.1))
        XCTAssertEqual(Animation.spring(.bouncy), .bouncy)
        XCTAssertEqual(Animation.spring(Spring(duration: 0.5, bounce: 0)), .spring)
        XCTAssertEqual(Animation.interactiveSpring, .spring(duration: 0.15, bounce: 0.15))
        XCTAssertEqual(
            Animation.interpolatingSpring(Spring(duration: 0.5, bounce: 0)), .interpolatingSpring(duration: 0.5))
        XCTAssertNotEqual(Animation.interpolatingSpring, .spring)
        XCTAssertEqual(Animation.spring(dampingFraction: 0.825), .spring(response: 0.5, dampingFraction: 0.825))
    }

    /// Critically damped with ω = 10: `x = 1 - e^(-10t)·(1 + 10t)`, `x' = 100t·e^(-10t)`.
    func testCriticallyDampedMotion() {
        let spring = Spring(stiffness: 100, damping: 20)
        for t in [0.0, 0.05, 0.2, 1] {
            XCTAssertEqual(spring.value(target: 1, time: t), 1 - exp(-10 * t) * (1 + 10 * t), accuracy: 1e-12)
            XCTAssertEqual(spring.velocity(target: 1, time: t), 100 * t * exp(-10 * t), accuracy: 1e-10)
            // A starting velocity v adds v·t·e^(-10t).
            XCTAssertEqual(
                spring.value(target: 0, initialVelocity: 3, time: t), 3 * t * exp(-10 * t), accuracy: 1e-12)
        }
    }

    /// ω = 5, ζ = 0.6: decay 3, swing 4.
    func testSwingingMotion() {
        let spring = Spring(stiffness: 25, damping: 6)
        for t in [0.0, 0.1, 0.5, 2] {
            let fall = exp(-3 * t)
            XCTAssertEqual(
                spring.value(target: 2, time: t), 2 - 2 * fall * (cos(4 * t) + 0.75 * sin(4 * t)), accuracy: 1e-9)
            XCTAssertEqual(spring.velocity(target: 2, time: t), 2 * fall * 25 / 4 * sin(4 * t), accuracy: 1e-9)
        }
    }

    /// k = 16, c = 10: x'' + 10x' + 16x = 0 has the roots -2 and -8.
    func testCreepingMotion() {
        let spring = Spring(stiffness: 16, damping: 10, allowOverDamping: true)
        for t in [0.0, 0.1, 0.5, 2] {
            XCTAssertEqual(
                spring.value(target: 3, time: t), 3 - 3 * (8 * exp(-2 * t) - 2 * exp(-8 * t)) / 6, accuracy: 1e-9)
            XCTAssertEqual(spring.velocity(target: 3, time: t), 8 * (exp(-2 * t) - exp(-8 * t)), accuracy: 1e-9)
        }
    }

    func testUpdatesInStepsComeToTheSame() {
        let spring = Spring.bouncy
        var value = 10.0
        var velocity = 4.0
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 30, deltaTime: 0.03) }
        XCTAssertEqual(value, 10 + spring.value(target: 20, initialVelocity: 4, time: 0.3), accuracy: 1e-8)
        XCTAssertEqual(velocity, spring.velocity(target: 20, initialVelocity: 4, time: 0.3), accuracy: 1e-7)
    }

    /// k·(target - position) - c·velocity = 200·(5 - 2) - 20·4.
    func testForce() {
        let spring = Spring(mass: 2, stiffness: 200, damping: 20)
        XCTAssertEqual(spring.force(target: 5.0, position: 2, velocity: 4), 520, accuracy: 1e-9)
    }

    func testAnimatableValues() {
        let spring = Spring(stiffness: 100, damping: 20)
        let half = spring.value(
            fromValue: UnitPoint.zero, toValue: UnitPoint(x: 1, y: 2), initialVelocity: .zero, time: 0.1)
        XCTAssertEqual(Double(half.x), 1 - 2 / exp(1), accuracy: 1e-12)
        XCTAssertEqual(Double(half.y), 2 - 4 / exp(1), accuracy: 1e-12)
    }

    func testSettling() {
        for (damping, limit) in [(20.0, 0.001), (20, 0.1), (4, 0.01), (60, 0.01)] {
            let spring = Spring(stiffness: 100, damping: damping, allowOverDamping: true)
            let time = spring.settlingDuration(target: 1.0, epsilon: limit)
            for later in [0, 0.01, 0.1, 0.5, 3] {
                XCTAssertLessThanOrEqual(
                    abs(1 - spring.value(target: 1, time: time + later)), limit * (1 + 1e-6))
            }
        }
        // Critical: (1 + x)·e^-x = 0.001 at x = 9.2334.
        XCTAssertEqual(Spring(stiffness: 100, damping: 20).settlingDuration, 0.92334, accuracy: 1e-4)
        XCTAssertEqual(Spring(duration: 1, bounce: 1).settlingDuration, .infinity)
        XCTAssertEqual(Spring(settlingDuration: 0.92334, dampingRatio: 1).stiffness, 100, accuracy: 0.01)
        XCTAssertEqual(Spring(settlingDuration: 2, dampingRatio: 0.5).dampingRatio, 0.5, accuracy: 1e-9)
    }

    func testBadNumbers() {
        for spring in [
            Spring(duration: 0), Spring(duration: -1, bounce: .nan), Spring(duration: .nan),
            Spring(response: .infinity, dampingRatio: .infinity), Spring(mass: 0, stiffness: 0, damping: 0),
            Spring(mass: .nan, stiffness: .nan, damping: .nan), Spring(settlingDuration: .nan, dampingRatio: .nan),
        ] {
            XCTAssertFalse(spring.value(target: 1, time: 0.5).isNaN)
            XCTAssertFalse(spring.velocity(target: 1, time: 0.5).isNaN)
        }
        // No duration: there at once.
        XCTAssertEqual(Spring(duration: 0).value(target: 1, time: 0.01), 1, accuracy: 1e-9)
    }
}
