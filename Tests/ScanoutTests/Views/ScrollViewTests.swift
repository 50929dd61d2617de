import Scanout
import ScanoutTesting
import XCTest

/// Parts of views that are larger than the panel, in a root of 100 by 100 points.
@MainActor
final class ScrollViewTests: XCTestCase {
    private func rows(_ count: Int, _ log: FrameLog) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
                Color(white: Double(row) / 100).frame(width: 40, height: 30).logged("\(row)", log)
            }
        }
    }

    func testTheContentBeginsAtTheTop() async {
        let seen = frames { log in ScrollView { rows(10, log) }.logged("scroll", log) }
        // As wide as the content, as high as the panel.
        XCTAssertEqual(seen["scroll"], rect(30, 0, 40, 100))
        XCTAssertEqual(seen["0"], rect(30, 0, 40, 30))
        XCTAssertEqual(seen["9"], rect(30, 270, 40, 30))
    }

    func testSizes() async {
        let content = Color.red.frame(width: 40, height: 300)
        let proposals = [ProposedViewSize(width: 70, height: 50), .unspecified, .zero, .infinity]
        XCTAssertEqual(
            sizes(of: ScrollView { content }, for: proposals),
            [
                CGSize(width: 40, height: 50), CGSize(width: 40, height: 300), CGSize(width: 40, height: 0),
                CGSize(width: 40, height: CGFloat.infinity),
            ])
        XCTAssertEqual(
            sizes(of: ScrollView(.horizontal) { content }, for: Array(proposals.prefix(2))),
            [CGSize(width: 70, height: 300), CGSize(width: 40, height: 300)])
        XCTAssertEqual(
            sizes(of: ScrollView([.horizontal, .vertical]) { content }, for: Array(proposals.prefix(2))),
            [CGSize(width: 70, height: 50), CGSize(width: 40, height: 300)])
    }

    func testSeveralViewsStandInAColumnOrARow() async {
        let column = frames { log in
            ScrollView {
                square(.red, 10).logged("a", log)
                square(.red, 10).logged("b", log)
            }
        }
        XCTAssertEqual(column, ["a": rect(45, 0, 10, 10), "b": rect(45, 18, 10, 10)])
        let row = frames { log in
            ScrollView(.horizontal, showsIndicators: false) {
                square(.red, 10).logged("a", log)
                square(.red, 10).logged("b", log)
            }
        }
        XCTAssertEqual(row, ["a": rect(0, 45, 10, 10), "b": rect(18, 45, 10, 10)])
    }

    func testContentsAreClipped() async {
        for isFree in [false, true] {
            let display = MemoryDisplay(width: 40, height: 40)
            render(
                ScrollView { Color.red.frame(width: 20, height: 100) }.frame(height: 20).scrollClipDisabled(isFree),
                on: display)
            XCTAssertEqual(display.surface.extent(of: 0xFF3B30), isFree ? box(10, 10, 20, 30) : box(10, 10, 20, 20))
        }
    }

    func testAnchors() async {
        let end = frames { log in ScrollView { rows(10, log) }.defaultScrollAnchor(.bottom) }
        // 300 points, of which the last 100 show.
        XCTAssertEqual(end["0"]?.minY, -200)
        let middle = frames { log in ScrollView { rows(10, log) }.defaultScrollAnchor(.center) }
        XCTAssertEqual(middle["0"]?.minY, -100)
        // Content that is smaller stands by the anchor.
        let short = frames { log in ScrollView { rows(2, log) }.defaultScrollAnchor(.bottom) }
        XCTAssertEqual(short["0"]?.minY, 40)
        XCTAssertEqual(frames { log in ScrollView { rows(2, log) } }["0"]?.minY, 0)
    }

    private struct Reader<Content: View>: View {
        let proxies: Journal<ScrollViewProxy>
        @ViewBuilder let content: () -> Content

        var body: some View {
            ScrollViewReader { proxy in
                let _ = proxies.add(proxy)
                content()
            }
        }
    }

    func testScrollingToViews() async {
        let log = FrameLog()
        let proxies = Journal<ScrollViewProxy>()
        let host = render(
            Reader(proxies: proxies) { ScrollView { self.rows(10, log) } }, on: MemoryDisplay(width: 100, height: 100))
        let table: [(Int, UnitPoint?, Double)] = [
            (5, .top, -150), (5, .bottom, -80), (5, .center, -115), (9, .top, -200), (0, .bottom, 0),
            // The shortest way: not at all, up to the end of the view, back to its start.
            (1, nil, 0), (4, nil, -50), (3, nil, -50), (1, nil, -30),
        ]
        for (id, anchor, y) in table {
            proxies.entries.last?.scrollTo(id, anchor: anchor)
            host.advance(by: 0)
            XCTAssertEqual(log.frames["0"]?.minY, CGFloat(y), "\(id) \(String(describing: anchor))")
        }
        proxies.entries.last?.scrollTo("nobody")
        proxies.entries.last?.scrollTo(77)
        host.advance(by: 0)
        XCTAssertEqual(log.frames["0"]?.minY, -30)
    }

    func testScrollingToAnIdOfOnesOwn() async {
        let log = FrameLog()
        let proxies = Journal<ScrollViewProxy>()
        let host = render(
            Reader(proxies: proxies) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 300, height: 10).logged("long", log)
                        Color.blue.frame(width: 40, height: 10).id("end")
                    }
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        proxies.entries.last?.scrollTo("end")
        host.advance(by: 0)
        XCTAssertEqual(log.frames["long"]?.minX, -240)
    }

    func testScrollingIsAnimated() async {
        let log = FrameLog()
        let display = MemoryDisplay(width: 10, height: 100)
        let proxies = Journal<ScrollViewProxy>()
        let host = render(
            Reader(proxies: proxies) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 10, height: 100)
                        Color.blue.frame(width: 10, height: 100).id(1).logged("b", log)
                    }
                }
            }, on: display)
        withAnimation(.linear(duration: 1)) { proxies.entries.last?.scrollTo(1) }
        host.advance(by: 0)
        host.advance(by: 0.25)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(0, 75, 10, 25))
        host.advance(by: 0.75)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(0, 0, 10, 100))
    }

    func testScrollPositionFollowsItsBinding() async {
        let log = FrameLog()
        let remote = Remote<Int?>()
        let host = render(
            Stage(nil, remote) { id in
                ScrollView { self.rows(10, log) }.scrollPosition(id: .constant(id), anchor: .top)
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["0"]?.minY, 0)
        remote.value = 3
        host.advance(by: 0)
        XCTAssertEqual(log.frames["0"]?.minY, -90)
    }

    func testTheScrollViewsSpace() async {
        let journal = Journal<[CGRect?]>()
        render(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 150)
                    GeometryReader { proxy in
                        let _ = journal.add([
                            proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical)),
                            proxy.bounds(of: .scrollView), proxy.bounds(of: .scrollView(axis: .horizontal)),
                        ])
                        Color.clear
                    }
                    .frame(width: 20, height: 10)
                }
            }
            .padding(.top, 20), on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(
            journal.entries.last,
            [rect(10, 150, 20, 10), rect(10, 150, 20, 10), rect(-10, -150, 40, 80), nil])
    }

    /// What scrolls goes on behind what the safe area ends at.
    func testContentsShowInTheUnsafeArea() async {
        let display = MemoryDisplay(
            width: 20, height: 100, safeArea: .init(top: 10, left: 0, bottom: 20, right: 0))
        let log = FrameLog()
        let proxies = Journal<ScrollViewProxy>()
        let host = render(
            Reader(proxies: proxies) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 20, height: 60).logged("a", log)
                        Color.blue.frame(width: 20, height: 300).id(1)
                    }
                }
            }, on: display)
        XCTAssertEqual(log.frames["a"], rect(0, 10, 20, 60))
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 10, 20, 60))
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(0, 70, 20, 30))
        proxies.entries.last?.scrollTo(1, anchor: .top)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 20, 10))
    }

    func testContentThatGrowsAtTheEnd() async {
        let log = FrameLog()
        let remote = Remote<Int>()
        let host = render(
            Stage(4, remote) { count in ScrollView { self.rows(count, log) }.defaultScrollAnchor(.bottom) },
            on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["3"]?.maxY, 100)
        remote.value = 6
        host.advance(by: 0)
        XCTAssertEqual(log.frames["5"]?.maxY, 100)
    }

    /// What is for hands or tools is accepted and changes nothing.
    func testSettingsWithoutEffect() async {
        let seen = frames { log in
            ScrollView {
                rows(10, log)
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollTargetBehavior(.paging)
            .scrollBounceBehavior(.basedOnSize)
            .scrollIndicators(.hidden)
            .scrollDisabled(true)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("rows")
        }
        XCTAssertEqual(seen["0"], rect(30, 0, 40, 30))
    }

    func testEmptyScrollViews() async {
        XCTAssertEqual(
            sizes(of: ScrollView {}, for: [.zero, ProposedViewSize(width: 5, height: 7)]),
            [.zero, CGSize(width: 0, height: 7)])
    }
}
