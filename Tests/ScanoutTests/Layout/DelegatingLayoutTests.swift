import Scanout
import ScanoutTesting
import XCTest

/// Layouts of one's own that hand a part of their frame to those that are built in.
@MainActor
final class DelegatingLayoutTests: XCTestCase {
    private struct Inset<Base: Layout>: Layout {
        let base: Base

        func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
            base.placeSubviews(
                in: CGRect(x: bounds.minX + 20, y: bounds.minY + 30, width: 50, height: 50),
                proposal: ProposedViewSize(width: 50, height: 50), subviews: subviews, cache: &cache)
        }
    }

    private func frame<L: Layout>(_ layout: L) -> CGRect? {
        let log = FrameLog()
        _ = render(
            Inset(base: layout) { Color.red.frame(width: 10, height: 10).logged("a", log) },
            on: MemoryDisplay(width: 100, height: 100))
        return log.frames["a"]
    }

    /// One view of 10 by 10 points, so that the layouts begin at it: the corner of the part.
    func testPartsOfAFrame() async {
        XCTAssertEqual(frame(HStackLayout()), rect(20, 30, 10, 10))
        XCTAssertEqual(frame(VStackLayout()), rect(20, 30, 10, 10))
        XCTAssertEqual(frame(ZStackLayout()), rect(20, 30, 10, 10))
        XCTAssertEqual(frame(GridLayout()), rect(20, 30, 10, 10))
    }
}
