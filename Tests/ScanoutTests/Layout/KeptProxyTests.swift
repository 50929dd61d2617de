import Scanout
import ScanoutTesting
import XCTest

/// What programs keep of a view, for longer than the view is there.
@MainActor
final class KeptProxyTests: XCTestCase {
    /// What a layout was handed last.
    private final class Keeper: @unchecked Sendable {
        var subviews: [LayoutSubview] = []
        var dimensions: [ViewDimensions] = []
    }

    private struct KeepingLayout: Layout {
        let keeper: Keeper

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            keeper.subviews = Array(subviews)
            keeper.dimensions = subviews.map { $0.dimensions(in: .unspecified) }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct Weight: LayoutValueKey { static let defaultValue = 7 }

    /// Every question is answered once all the views are gone, here with their host, and nothing is asked of them.
    private func askSubviews(of keeper: Keeper, line: UInt = #line) throws {
        let subview = try XCTUnwrap(keeper.subviews.first, line: line)
        XCTAssertEqual(subview.sizeThatFits(ProposedViewSize(width: 30, height: 30)), .zero, line: line)
        XCTAssertEqual(subview.dimensions(in: .unspecified).width, 0, line: line)
        XCTAssertEqual(subview.priority, 0, line: line)
        XCTAssertEqual(subview[Weight.self], 7, line: line)
        XCTAssertEqual(subview.spacing.distance(to: ViewSpacing(), along: .horizontal), 8, line: line)
        subview.place(at: .zero, proposal: .unspecified)
        XCTAssertEqual(subview, subview, line: line)
        // Its own guide was 3 while it was there; the default of leading is 0.
        XCTAssertEqual(try XCTUnwrap(keeper.dimensions.first, line: line)[.leading], 0, line: line)
    }

    private static func content(_ keeper: Keeper) -> some View {
        KeepingLayout(keeper: keeper) {
            HStack { Color.red.frame(width: 4, height: 4) }
                .alignmentGuide(.leading) { _ in 3 }
                .layoutPriority(2)
                .layoutValue(key: Weight.self, value: 9)
        }
    }

    func testSubviewsOfAViewThatIsGone() async throws {
        let keeper = Keeper()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { if $0 { Self.content(keeper) } }, on: MemoryDisplay(width: 20, height: 20))
        XCTAssertEqual(keeper.subviews.first?.priority, 2)
        XCTAssertEqual(keeper.dimensions.first?[.leading], 3)
        remote.value = false
        host.advance(by: 0)
        try askSubviews(of: keeper)
    }

    func testSubviewsOfAHostThatIsGone() async throws {
        let keeper = Keeper()
        do { _ = render(Self.content(keeper), on: MemoryDisplay(width: 20, height: 20)) }
        try askSubviews(of: keeper)
    }

    func testProxiesOfAViewThatIsGone() async throws {
        let proxies = Journal<GeometryProxy>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown {
                    GeometryReader { proxy in
                        let _ = proxies.add(proxy)
                        Color.red
                    }
                    .frame(width: 6, height: 4).coordinateSpace(.named("frame"))
                }
            }, on: MemoryDisplay(width: 20, height: 20))
        let proxy = try XCTUnwrap(proxies.entries.first)
        XCTAssertEqual(proxy.frame(in: .global), rect(7, 8, 6, 4))
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(proxy.size, CGSize(width: 6, height: 4))
        XCTAssertEqual(proxy.frame(in: .global), rect(0, 0, 6, 4))
        XCTAssertNil(proxy.bounds(of: .named("frame")))
        XCTAssertEqual(proxy.safeAreaInsets, EdgeInsets())
    }
}
