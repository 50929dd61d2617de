import Scanout
import ScanoutTesting
import XCTest

/// Effects that depend on where a view is.
@MainActor
final class VisualEffectTests: XCTestCase {
    /// A square of 2 that is moved by its own width, and by half of its place.
    func testEffectsByGeometry() async throws {
        let panel = SwitchingPanel(CGFloat(0)) { x in
            ZStack(alignment: .leading) {
                Color.white
                Color.black.frame(width: 2)
                    .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
                    .padding(.leading, x)
            }
        }
        try expect(panel.display.surface, shows: "..##....")
        panel.set(3, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: ".....##.")
        let placed = SwitchingPanel(CGFloat(4)) { x in
            ZStack(alignment: .leading) {
                Color.white
                Color.black.frame(width: 2)
                    .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX / 2) }
                    .padding(.leading, x)
            }
        }
        try expect(placed.display.surface, shows: "..##....")
        placed.set(6, nil)
        placed.host.advance(by: 0)
        try expect(placed.display.surface, shows: "...##...")
    }

    /// The frame of the view for its neighbours stays.
    func testLayoutIsLeftAlone() async throws {
        let display = MemoryDisplay(width: 8, height: 1)
        _ = render(
            HStack(spacing: 0) {
                Color.black.frame(width: 2).visualEffect { content, _ in content.scaleEffect(x: 2, anchor: .leading) }
                Color.red.frame(width: 1)
                Color.white
            }, on: display)
        try expect(display.surface, shows: "##r.....", where: ["r": 0xFF3B30])
    }

    func testSeveralEffectsAndState() async throws {
        struct Counter: View {
            @State private var isWide = false
            var body: some View { Color.black.frame(width: isWide ? 2 : 1).onAppear { isWide = true } }
        }
        let panel = SwitchingPanel(0.0) { shift in
            ZStack(alignment: .leading) {
                Color.white
                Counter().visualEffect { content, _ in content.offset(x: shift).opacity(1).scaleEffect(1) }
            }
        }
        try expect(panel.display.surface, shows: "##......")
        panel.set(4, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "....##..")
    }

    /// Effects change with the transaction of what made them change: half way after half of the time.
    func testEffectsAreAnimated() async throws {
        let panel = SwitchingPanel(0.0) { shift in
            ZStack(alignment: .leading) {
                Color.white
                Color.black.frame(width: 2).visualEffect { content, _ in content.offset(x: shift) }
            }
        }
        panel.set(4)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "..##....")
    }

    private func scroll(_ target: Int?, _ configuration: ScrollTransitionConfiguration) -> Surface {
        let display = MemoryDisplay(width: 1, height: 8)
        _ = render(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        Color.black.frame(height: 4).id(index)
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0.2 : 0.6)
                            }
                    }
                }
            }
            .scrollPosition(id: .constant(target), anchor: UnitPoint(x: 0.5, y: 0.5))
            .background(.white), on: display)
        return display.surface
    }

    /// With view 2 in the middle of 8 points those before and after it are half in sight. At once: they are not there yet
    /// and keep the opacity of their phase, 0.2 above and 0.6 below; half is enough where that is the threshold.
    func testTransitionsAtOnce() async {
        let all = scroll(2, .animated)
        XCTAssertEqual(Double(all.rgb(0, 0) & 0xFF), 255 * 0.8, accuracy: 1)
        XCTAssertEqual(all.rgb(0, 4), 0)
        XCTAssertEqual(Double(all.rgb(0, 7) & 0xFF), 255 * 0.4, accuracy: 1)
        let half = scroll(2, .animated.threshold(.visible(0.5)))
        XCTAssertEqual(half.rgb(0, 0), 0)
        XCTAssertEqual(half.rgb(0, 7), 0)
    }

    /// Little by little and evenly: half way from 0.2 to 1 above, and from 0.6 to 1 below.
    func testTransitionsLittleByLittle() async {
        let surface = scroll(2, .interactive(timingCurve: .linear))
        XCTAssertEqual(Double(surface.rgb(0, 0) & 0xFF), 255 * 0.4, accuracy: 1)
        XCTAssertEqual(surface.rgb(0, 4), 0)
        XCTAssertEqual(Double(surface.rgb(0, 7) & 0xFF), 255 * 0.2, accuracy: 1)
        XCTAssertEqual(scroll(2, .identity).rgb(0, 0), 0)
    }

    func testViewsOutsideOfScrollViewsAreInSight() async {
        let display = MemoryDisplay(width: 1, height: 1)
        _ = render(
            Color.black.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }, on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0)
    }
}
