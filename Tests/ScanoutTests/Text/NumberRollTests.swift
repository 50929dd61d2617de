import ScanoutTesting
import Typography
import XCTest

@testable import Scanout

@MainActor
final class NumberRollTests: XCTestCase {
    /// The rows and columns with ink of a number on its way into another, in a font of whole pixels.
    private func ink(
        _ numbers: (Int, Int), _ transition: @escaping (Int) -> ContentTransition, at time: Double
    ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>, display: MemoryDisplay)? {
        let display = MemoryDisplay(width: 80, height: 80)
        let remote = Remote<Int>()
        let host = render(
            Stage(numbers.0, remote) {
                Text(verbatim: "\($0)").font(.system(size: 16)).monospacedDigit().contentTransition(transition($0))
            }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = numbers.1 }
        host.advance(by: 0)
        host.advance(by: time)
        let surface = display.surface
        let rows = (0..<80).filter { y in (0..<80).contains { surface.rgb($0, y) != 0xFFFFFF } }
        let columns = (0..<80).filter { x in (0..<80).contains { surface.rgb(x, $0) != 0xFFFFFF } }
        guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else {
            return nil
        }
        return (top...bottom, left...right, display)
    }

    /// At a tenth of the way the old digit, which is the darker one, has gone up a tenth of half of the line's height;
    /// the new one is nine tenths below. A number that falls goes the other way.
    func testDigitsRollUpwardsAndDownwards() async throws {
        let still = try XCTUnwrap(ink((8, 8), { _ in .numericText() }, at: 0.5)).rows
        let middle = Double(still.lowerBound + still.upperBound) / 2
        func weight(_ numbers: (Int, Int), _ transition: @escaping (Int) -> ContentTransition) throws -> Double {
            let found = try XCTUnwrap(ink(numbers, transition, at: 0.25))
            XCTAssertLessThan(found.rows.lowerBound, still.lowerBound)
            XCTAssertGreaterThan(found.rows.upperBound, still.upperBound)
            // The darkest row in the half of the digit that leaves.
            var (sum, total) = (0.0, 0.0)
            for y in 0..<80 {
                let dark = (0..<80).reduce(0) { max($0, 255 - Int(found.display.surface.rgb($1, y) & 0xFF)) }
                if dark > 128 { (sum, total) = (sum + Double(y), total + 1) }
            }
            return sum / total - middle
        }
        XCTAssertLessThan(try weight((8, 9), { _ in .numericText() }), -1)
        XCTAssertGreaterThan(try weight((8, 9), { _ in .numericText(countsDown: true) }), 1)
        XCTAssertLessThan(try weight((8, 9), { .numericText(value: Double($0)) }), -1)
        XCTAssertGreaterThan(try weight((9, 8), { .numericText(value: Double($0)) }), 1)
    }

    /// Of 128 on its way to 129 the first two digits stay as they are.
    func testDigitsThatStay() async throws {
        func columns(_ numbers: (Int, Int), at time: Double) throws -> [[UInt32]] {
            let found = try XCTUnwrap(ink(numbers, { _ in .numericText() }, at: time))
            return (found.columns.lowerBound...found.columns.upperBound).map { x in
                (0..<80).map { found.display.surface.rgb(x, $0) }
            }
        }
        let (before, between) = (try columns((128, 128), at: 0), try columns((128, 129), at: 0.5))
        // Two of three digits of the same width.
        let kept = before.count * 3 / 5
        XCTAssertEqual(Array(between.prefix(kept)), Array(before.prefix(kept)))
        XCTAssertNotEqual(between, before)
        XCTAssertEqual(try columns((128, 129), at: 1), try columns((129, 129), at: 0))
    }

    func testTextsOfSeveralLinesFade() async {
        let typesetter = Typesetter()
        func layout(_ text: String) -> TextLayout {
            typesetter.layout([TextSpan(text: text, font: FontRequest(pixelSize: 16))], options: TextOptions())
        }
        XCTAssertNil(NumberRoll(from: layout("1\n2"), to: layout("3"), upwards: true))
        let roll = NumberRoll(from: layout("1249"), to: layout("1250"), upwards: true)
        // "12" stays; "49" goes and "50" comes, by half of the line's height.
        XCTAssertEqual(roll?.distance, layout("1").size.height / -2)
        XCTAssertEqual(roll?.parts(at: 0.25).map(\.opacity), [0.75, 0.25, 1])
        XCTAssertEqual(roll?.parts(at: 0.25).map { $0.layout.lines[0].glyphs.count }, [2, 2, 2])
        XCTAssertEqual(roll?.parts(at: 1).map { $0.layout.lines[0].glyphs.count }, [2, 2])
        // Where a digit is added in front, the others stay and only move.
        let longer = NumberRoll(from: layout("50"), to: layout("150"), upwards: true)
        XCTAssertEqual(longer?.parts(at: 0.5).map { $0.layout.lines[0].glyphs.count }, [1, 2])
    }
}
