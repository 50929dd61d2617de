import Scanout
import ScanoutTesting
import XCTest

/// A layout that takes another's place, in a root of 100 by 100 points.
@MainActor
final class AnyLayoutTests: XCTestCase {
    private final class Counter {
        var made = 0
    }

    private struct Keeper: View {
        @State private var number: Int
        let log: Journal<Int>

        init(_ counter: Counter, _ log: Journal<Int>) {
            counter.made += 1
            _number = State(wrappedValue: counter.made)
            self.log = log
        }

        var body: some View {
            let _ = log.add(number)
            Color.red.frame(width: 20, height: 20)
        }
    }

    func testStateIsKeptWhenTheLayoutChanges() async {
        let remote = Remote<Bool>()
        let counter = Counter()
        let log = Journal<Int>()
        let seen = FrameLog()
        let host = render(
            Stage(false, remote) { isColumn in
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
                layout {
                    Keeper(counter, log).logged("a", seen)
                    square(.blue, 20).logged("b", seen)
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        // 20 + 10 + 20 = 50, centred.
        XCTAssertEqual(seen.frames, ["a": rect(25, 40, 20, 20), "b": rect(55, 40, 20, 20)])
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(seen.frames, ["a": rect(40, 25, 20, 20), "b": rect(40, 55, 20, 20)])
        // The first value of the state is the one that stays.
        XCTAssertEqual(Set(log.entries), [1])
        XCTAssertEqual(host.statistics.nodesCreated, 0)
    }

    func testSpacersAndDividersFollowTheLayout() async {
        let remote = Remote<Bool>()
        let seen = FrameLog()
        let host = render(
            Stage(false, remote) { isColumn in
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    square(.blue, 20).logged("a", seen)
                    Divider().logged("line", seen)
                    Spacer()
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(seen.frames, ["a": rect(0, 40, 20, 20), "line": rect(20, 0, 1, 100)])
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(seen.frames, ["a": rect(40, 0, 20, 20), "line": rect(0, 20, 100, 1)])
    }

    func testViewsMoveToTheirNewPlaces() async {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(
            Stage(false, remote) { isColumn in
                let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    square(.red, 10)
                    square(.blue, 10)
                }
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(10, 15, 10, 10))
        withAnimation(.linear(duration: 1)) { remote.value = true }
        host.advance(by: 0)
        host.advance(by: 0.4)
        // From (10, 15) to (15, 10), two fifths of the way.
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(12, 13, 10, 10))
        host.advance(by: 0.6)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(15, 10, 10, 10))
    }

    /// A ring of views, whose radius is animated.
    private struct Ring: Layout {
        var radius: CGFloat

        var animatableData: CGFloat {
            get { radius }
            set { radius = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                let x = bounds.midX + (index == 0 ? -radius : radius)
                subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: .unspecified)
            }
        }
    }

    func testTheLayoutsOwnPartIsAnimated() async {
        for isHidden in [false, true] {
            let remote = Remote<CGFloat>()
            let display = MemoryDisplay(width: 100, height: 20)
            let host = render(
                Stage(10, remote) { radius in
                    if isHidden {
                        AnyLayout(Ring(radius: radius)) { square(.red, 10) }
                    } else {
                        Ring(radius: radius) { square(.red, 10) }
                    }
                }, on: display)
            XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(35, 5, 10, 10))
            withAnimation(.linear(duration: 1)) { remote.value = 40 }
            host.advance(by: 0)
            host.advance(by: 0.5)
            // A radius of 25 half way.
            XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(20, 5, 10, 10))
            host.advance(by: 0.5)
            XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(5, 5, 10, 10))
        }
    }

    func testTheSameLayoutLeavesEverythingAlone() async {
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { number in
                AnyLayout(HStackLayout(spacing: 4)) { square(.red, 10).opacity(number == 0 ? 1 : 0.5) }
            }, on: MemoryDisplay(width: 100, height: 100))
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.nodesMeasured, 0)
        XCTAssertEqual(host.statistics.nodesPlaced, 0)
    }
}
