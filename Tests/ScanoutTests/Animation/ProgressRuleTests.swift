import XCTest

@testable import Scanout

/// The share of a change that curves make, told without the type of the change.
@MainActor
final class ProgressRuleTests: XCTestCase {
    private let curve = Animation.timingCurve(0.3, 0.1, 0.7, 1.2, duration: 0.8)

    /// For a change of 1 the rule and the animation are one and the same.
    func testTheRuleSaysWhatTheAnimationSays() async throws {
        let animations: [Animation] = [
            .linear(duration: 1), .easeInOut(duration: 0.5), curve, .timingCurve(.circularEaseIn, duration: 2),
            curve.delay(0.3), curve.delay(-0.2), curve.speed(2), curve.speed(0), .linear(duration: 0),
            curve.repeatCount(3), curve.repeatCount(2, autoreverses: false), curve.repeatCount(0),
            curve.repeatForever(), .linear(duration: 0).repeatForever(),
            curve.delay(0.1).repeatForever(autoreverses: false), curve.repeatCount(2).delay(0.25).speed(0.7),
        ]
        for animation in animations {
            let rule = try XCTUnwrap(animation.progressRule)
            for step in 0..<120 {
                let time = Double(step) / 24
                var context = AnimationContext<Double>()
                let expected = animation.animate(value: 1, time: time, context: &context)
                XCTAssertEqual(rule.progress(at: time), expected, "\(animation) at \(time)")
            }
        }
    }

    /// What goes on from a velocity, or keeps something, has no such rule, nor what is made of it.
    func testSpringsHaveNone() async {
        XCTAssertNil(Animation.spring().progressRule)
        XCTAssertNil(Animation.spring().delay(1).progressRule)
        XCTAssertNil(Animation.bouncy.repeatForever().progressRule)
        XCTAssertNil(curve.logicallyComplete(after: 0.1).progressRule)
    }
}
