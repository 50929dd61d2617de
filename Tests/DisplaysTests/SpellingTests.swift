import Displays
import XCTest

final class SpellingTests: XCTestCase {
    func testDistance() {
        let table: [(String, String, Int)] = [
            ("", "", 0), ("abc", "", 3), ("", "ab", 2), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
            ("abc", "xabc", 1), ("ab", "ba", 1), ("kitten", "sitting", 3), ("HDMI-A-1", "hdmi-a-1", 0),
            ("ca", "abc", 3),
        ]
        for (first, second, distance) in table {
            XCTAssertEqual(Spelling.distance(first, second), distance, "\(first) \(second)")
            XCTAssertEqual(Spelling.distance(second, first), distance, "\(second) \(first)")
        }
    }

    func testNearest() {
        let scenes = ["knight-rider", "legend", "progress", "progress-circle", "ring-gauge"]
        XCTAssertEqual(Spelling.nearest(to: "progres", among: scenes, limit: 2), ["progress", "progress-circle"])
        XCTAssertEqual(Spelling.nearest(to: "knightrider", among: scenes, limit: 1), ["knight-rider"])
        XCTAssertEqual(Spelling.nearest(to: "RING", among: scenes, limit: 1), ["ring-gauge"])
        XCTAssertEqual(Spelling.nearest(to: "x", among: []), [])
        XCTAssertEqual(Spelling.nearest(to: "x", among: ["b", "a"], limit: -1), [])
        XCTAssertEqual(Spelling.nearest(to: "x", among: ["c", "b", "a"]), ["a", "b", "c"])
        let long = String(repeating: "a", count: 1_000_000)
        XCTAssertEqual(Spelling.nearest(to: long, among: ["a"]), ["a"])
    }
}
