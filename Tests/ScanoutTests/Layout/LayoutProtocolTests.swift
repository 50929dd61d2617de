import Scanout
import ScanoutTesting
import XCTest

/// Layouts of a program's own: what they are asked, when, and what becomes of their answers.
@MainActor
final class LayoutProtocolTests: XCTestCase {
    /// Views in a row that keeps what it is told in a cache.
    private struct Row: Layout {
        let log: Journal<String>

        func makeCache(subviews: Subviews) -> [CGFloat] {
            log.add("make \(subviews.count)")
            return subviews.map { $0.sizeThatFits(.unspecified).width }
        }

        func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
            log.add("update \(subviews.count)")
            cache = subviews.map { $0.sizeThatFits(.unspecified).width }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
            CGSize(width: cache.reduce(0, +), height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) {
            var x = bounds.minX
            for (width, subview) in zip(cache, subviews) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += width
            }
        }
    }

    func testTheCacheIsMadeOnceAndUpdatedWithTheViews() async {
        let log = Journal<String>()
        let remote = Remote<[CGFloat]>()
        let seen = FrameLog()
        let host = render(
            Stage([10, 20], remote) { widths in
                Row(log: log) {
                    ForEach(widths.indices, id: \.self) { index in
                        Color.red.frame(width: widths[index], height: 10).logged("\(index)", seen)
                    }
                }
            }, on: MemoryDisplay(width: 100, height: 10))
        XCTAssertEqual(log.entries, ["make 2"])
        XCTAssertEqual(seen.frames, ["0": rect(35, 0, 10, 10), "1": rect(45, 0, 20, 10)])
        log.clear()
        // A view of another width: 30 + 20 = 50, from 25.
        remote.value = [30, 20]
        host.advance(by: 0)
        XCTAssertEqual(log.entries, ["update 2"])
        XCTAssertEqual(seen.frames, ["0": rect(25, 0, 30, 10), "1": rect(55, 0, 20, 10)])
        log.clear()
        remote.value = [30, 20, 10]
        host.advance(by: 0)
        XCTAssertEqual(log.entries, ["update 3"])
        XCTAssertEqual(seen.frames["2"], rect(70, 0, 10, 10))
    }

    /// A layout with a place of its own for guides.
    private struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 30, height: 40)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .firstTextBaseline ? bounds.height / 4 : nil }
    }

    func testGuidesOfALayout() async {
        let seen = frames { log in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Guided { Color.red }.logged("a", log)
                Color.blue.frame(width: 10, height: 20).logged("b", log)
            }
        }
        // The baselines, 10 in the one and 20 (the lower edge) in the other, are one line. The whole is 20 + 30 high.
        XCTAssertEqual(seen, ["a": rect(30, 35, 30, 40), "b": rect(60, 25, 10, 20)])
    }

    private struct Weight: LayoutValueKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// Shares the width by weights.
    private struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let total = subviews.map { $0[Weight.self] }.reduce(0, +)
            var x: CGFloat = 0
            for subview in subviews {
                let width = bounds.width * subview[Weight.self] / total
                let proposal = ProposedViewSize(width: width, height: bounds.height)
                subview.place(at: CGPoint(x: x, y: 0), proposal: proposal)
                x += width
            }
        }
    }

    func testValuesForLayouts() async {
        let seen = frames { log in
            Weighted {
                Color.red.logged("a", log)
                Color.blue.logged("b", log).layoutValue(key: Weight.self, value: 3).padding(0).opacity(1)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 25, 100), "b": rect(25, 0, 75, 100)])
    }

    func testSomeOfTheViews() async {
        struct Picking: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                XCTAssertEqual(subviews[1..<3].map { $0.sizeThatFits(.unspecified).width }, [2, 3])
                XCTAssertEqual(subviews[[2, 0]].map { $0.sizeThatFits(.unspecified).width }, [3, 1])
                XCTAssertEqual(subviews.map(\.priority), [0, 5, 0])
                let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 50, height: 60))
                XCTAssertEqual(dimensions.width, 1)
                XCTAssertEqual(dimensions.height, 60)
                XCTAssertEqual(dimensions[HorizontalAlignment.center], 0.5)
                XCTAssertEqual(dimensions[.bottom], 60)
                XCTAssertNil(dimensions[explicit: HorizontalAlignment.center])
            }
        }
        render(
            Picking {
                Color.red.frame(width: 1)
                Color.red.frame(width: 2).layoutPriority(5)
                Color.red.frame(width: 3)
            }, on: MemoryDisplay(width: 10, height: 10))
    }

    func testAViewThatIsNotPlacedStandsInTheMiddle() async {
        struct Idle: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 60, height: 40)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        XCTAssertEqual(frames { log in Idle { square(.red, 10).logged("a", log) } }["a"], rect(45, 45, 10, 10))
    }

    func testProposals() async {
        let half = ProposedViewSize(width: 5, height: nil)
        XCTAssertEqual(half.replacingUnspecifiedDimensions(), CGSize(width: 5, height: 10))
        XCTAssertEqual(
            half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)), CGSize(width: 5, height: 2))
        XCTAssertEqual(ProposedViewSize(CGSize(width: 3, height: 4)), ProposedViewSize(width: 3, height: 4))
        XCTAssertEqual(ProposedViewSize.zero, ProposedViewSize(width: 0, height: 0))
        XCTAssertEqual(ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: .infinity))
        XCTAssertEqual(ProposedViewSize.unspecified, ProposedViewSize(width: nil, height: nil))
    }

    func testEachViewMeasuresAProposalOnce() async {
        final class Asked {
            var proposals: [ProposedViewSize] = []
        }
        struct Counting: Layout {
            let asked: Asked
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                asked.proposals.append(proposal)
                return proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let asked = Asked()
        render(
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    ZStack { Counting(asked: asked) { Color.red } }.padding(5).background(Color.blue).frame(
                        minWidth: 10)
                    square(.red, 10)
                }
                square(.red, 10)
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(asked.proposals.count, Set(asked.proposals).count)
        // The row asks for least and most and offers; the column does so with each of the three widths.
        XCTAssertLessThanOrEqual(asked.proposals.count, 9)
    }
}
