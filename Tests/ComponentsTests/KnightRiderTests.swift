import Components
import Scanout
import Testing

@MainActor
struct KnightRiderTests {
    /// The square lit by the nth call of the timer, counted from 1: to the right, a pause, to the left, a pause.
    private func litSquare(_ call: Int, of count: Int) -> Int? {
        let place = (call - 1) % (2 * count + 2)
        if place < count { return place }
        return place > count && place <= 2 * count ? 2 * count - place : nil
    }

    /// A square's opacity after a whole number of calls. Fading in takes two intervals, and fading out, which begins
    /// after one and adds up with it, two as well: 0.4 more than 0.2 after one interval and after two, then 0.2 again.
    private func opacity(_ square: Int, afterCalls calls: Int, of count: Int) -> Double {
        let wasLit = [calls - 1, calls - 2].contains { $0 > 0 && litSquare($0, of: count) == square }
        return wasLit ? 0.6 : 0.2
    }

    private func red(_ panel: Panel, _ square: Int) -> Int {
        Int(panel.display.surface[25 + square * 58, 25].red)
    }

    /// Two whole rounds of six squares. A square that stays lit at a turn is lit but once, as the pause is between.
    @Test func litSquares() {
        let panel = Panel(340, 50) { KnightRider(color: .pureRed) }
        for call in 1...28 {
            panel.advance(by: 0.15)
            for square in 0..<6 {
                let expected = opacity(square, afterCalls: call, of: 6) * 255
                #expect(abs(Double(red(panel, square)) - expected) <= 1, "call \(call), square \(square)")
            }
        }
    }

    /// Half an interval after it was lit a square has faded in by a quarter: 0.2 + 0.8 / 4.
    @Test func fading() {
        let panel = Panel(340, 50, at: 0.225) { KnightRider(color: .pureRed) }
        #expect(abs(red(panel, 0) - 102) <= 1)
        #expect(abs(red(panel, 1) - 51) <= 1)
    }

    /// Another interval counts from when it came, half a second in: the fourth square is lit at 0.8 s, and 0.15 s later
    /// it is a quarter of the way there.
    @Test func anotherInterval() {
        let panel = Panel(340, 50, at: 0.79) {
            Changing(from: 0.15, to: 0.3) { KnightRider(color: .pureRed, interval: $0.wrappedValue) }
        }
        #expect(red(panel, 3) == 51)
        panel.advance(by: 0.16)
        #expect(abs(red(panel, 3) - 102) <= 1)
    }

    @Test func ownSize() {
        #expect(size(of: KnightRider()) == CGSize(width: 340, height: 50))
        #expect(size(of: KnightRider(count: 3, size: 16)) == CGSize(width: 3 * 20 + 2 * 8, height: 20))
    }

    @Test func bounds() {
        let panel = Panel(44, 12) { KnightRider(count: 2, color: .white, size: 8, interval: 0) }
        #expect(panel.bounds(of: 0x000000) == PixelRect(x: 8, y: 1, width: 28, height: 10))
        #expect(panel.bounds { $0 == 0x333333 } == PixelRect(x: 9, y: 2, width: 26, height: 8))
        #expect(panel.isAtRest())
    }

    @Test(arguments: [0, -0.5, .nan, .infinity] as [Double])
    func neverLit(_ interval: Double) {
        let panel = Panel(340, 50, at: 3) { KnightRider(color: .pureRed, interval: interval) }
        #expect((0..<6).allSatisfy { red(panel, $0) == 51 })
        #expect(panel.isAtRest())
    }

    @Test(arguments: [0, -4, Int.min])
    func atLeastOneSquare(_ count: Int) {
        #expect(size(of: KnightRider(count: count)) == CGSize(width: 50, height: 50))
    }

    /// Once the row is gone its timer calls no more.
    @Test func stopsWhenGone() {
        let panel = Panel(340, 50, at: 0.4) {
            Changing(from: 0, to: 1) { value in
                if value.wrappedValue == 0 { KnightRider() }
            }
        }
        #expect(panel.bounds(of: 0x000000).width == 340)
        panel.advance(by: 1)
        #expect(panel.bounds { $0 != 0xFFFFFF }.isEmpty)
        #expect(panel.isAtRest())
    }

    @Test func otherFormats() {
        for format in [PixelFormat.rgb565, .mono] {
            let panel = Panel(340, 50, format: format, at: 0.3) { KnightRider(color: .white) }
            #expect((0..<50).allSatisfy { panel.rgb(52, $0) == 0 }, "between the squares")
            let lit = (5..<45).flatMap { y in (5..<45).map { Int(panel.display.surface[$0, y].red) } }
            #expect(abs(Double(lit.reduce(0, +)) / Double(lit.count) - 153) < 8)
        }
    }
}
