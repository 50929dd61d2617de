import Displays
import XCTest

@testable import Scanout

/// How often a card with vertical blanks takes a picture: started on a real kernel, which reads the number.
@MainActor final class PacedPanelTests: XCTestCase {
    /// Hands over pictures as fast as they are taken, where `SCANOUT_PACE` says for how many seconds.
    func testTakesPicturesAsFastAsTheyAreShown() async throws {
        guard let seconds = ProcessInfo.processInfo.environment["SCANOUT_PACE"].flatMap({ Double($0) }) else {
            throw XCTSkip("nothing asked for")
        }
        let display = try KMSDisplay()
        let surface = Surface(width: display.width, height: display.height)
        let damage = [PixelRect(x: 0, y: 0, width: 8, height: 8)]
        let clock = SystemClock()
        var frames = 0
        while clock.now < seconds {
            _ = try display.present(surface, damage: damage)
            frames += 1
        }
        print("paced: \(frames) frames in \(clock.now) s, flips \(display.usesPageFlips)")
        display.close()
    }
}
