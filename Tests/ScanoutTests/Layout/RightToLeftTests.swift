import Scanout
import ScanoutTesting
import XCTest

/// Frames in a root of 100 by 100 points where text is read from the right: each is what SwiftUI gives from left to
/// right, seen in a mirror, since it turns the places that containers give around.
@MainActor
final class RightToLeftTests: XCTestCase {
    private func rightToLeft<V: View>(@ViewBuilder _ view: @escaping (FrameLog) -> V) -> [String: CGRect] {
        frames { log in view(log).environment(\.layoutDirection, .rightToLeft) }
    }

    private func block(_ name: String, _ log: FrameLog, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
        Rectangle().frame(width: width, height: height).logged(name, log)
    }

    func testStacksBeginAtTheRight() async {
        let row = rightToLeft { log in
            HStack(spacing: 10) {
                self.block("a", log, 20)
                self.block("b", log, 30)
            }
        }
        // 60 wide, from 20 to 80.
        XCTAssertEqual(row, ["a": rect(60, 45, 20, 10), "b": rect(20, 45, 30, 10)])
        let column = rightToLeft { log in
            VStack(alignment: .leading, spacing: 0) {
                self.block("a", log, 20)
                self.block("b", log, 40)
            }
        }
        XCTAssertEqual(column, ["a": rect(50, 40, 20, 10), "b": rect(30, 50, 40, 10)])
        let layers = rightToLeft { log in
            ZStack(alignment: .topLeading) {
                self.block("a", log, 100, 100)
                self.block("b", log, 20, 10)
            }
        }
        XCTAssertEqual(layers["b"], rect(80, 0, 20, 10))
    }

    func testFramesPaddingAndBackgrounds() async {
        let frame = rightToLeft { log in
            self.block("a", log).frame(maxWidth: .infinity, alignment: .leading)
        }
        XCTAssertEqual(frame["a"], rect(80, 45, 20, 10))
        let padding = rightToLeft { log in self.block("a", log, 20, 10).padding(.leading, 30) }
        // 50 wide from 25 to 75, and 30 of it on the right.
        XCTAssertEqual(padding["a"], rect(25, 45, 20, 10))
        let behind = rightToLeft { log in
            Color.clear.frame(width: 60, height: 60).overlay(alignment: .bottomTrailing) { self.block("a", log) }
        }
        XCTAssertEqual(behind["a"], rect(20, 70, 20, 10))
    }

    func testPositionsCountFromTheRight() async {
        let seen = rightToLeft { log in self.block("a", log).position(x: 30, y: 20) }
        XCTAssertEqual(seen["a"], rect(60, 15, 20, 10))
        let reader = rightToLeft { log in GeometryReader { _ in self.block("a", log) } }
        XCTAssertEqual(reader["a"], rect(80, 0, 20, 10))
    }

    func testSpacersAndGuides() async {
        let seen = rightToLeft { log in
            HStack(spacing: 0) {
                self.block("a", log)
                Spacer()
                self.block("b", log)
            }
        }
        XCTAssertEqual(seen["a"], rect(80, 45, 20, 10))
        XCTAssertEqual(seen["b"], rect(0, 45, 20, 10))
        let guides = rightToLeft { log in
            VStack(alignment: .leading, spacing: 0) {
                self.block("a", log, 20)
                self.block("b", log, 20).alignmentGuide(.leading) { _ in -15 }
            }
        }
        // The second one's guide lies 15 before it: it stands 15 farther from the right.
        XCTAssertEqual((guides["a"]?.minX ?? 0) - (guides["b"]?.minX ?? 0), 15)
    }

    func testAStackInsideMayReadFromTheLeft() async {
        let seen = rightToLeft { log in
            HStack(spacing: 0) {
                self.block("a", log, 10)
                HStack(spacing: 0) {
                    self.block("b", log, 10)
                    self.block("c", log, 10)
                }
                .environment(\.layoutDirection, .leftToRight)
            }
        }
        XCTAssertEqual(seen.mapValues(\.minX), ["a": 55, "b": 35, "c": 45])
    }

    func testLayoutsOfOnesOwnAreMirrored() async {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                XCTAssertEqual(subviews.layoutDirection, .rightToLeft)
                for (index, subview) in subviews.enumerated() {
                    subview.place(at: CGPoint(x: index * 30, y: index * 30), proposal: .unspecified)
                }
            }
        }
        let seen = rightToLeft { log in
            Diagonal {
                self.block("a", log)
                self.block("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(80, 0, 20, 10), "b": rect(50, 30, 20, 10)])
    }

    // MARK: Pixels

    /// The columns with ink on a panel of 40 by 10.
    private func columns<V: View>(_ view: V, _ direction: LayoutDirection = .rightToLeft) -> ClosedRange<Int>? {
        let display = MemoryDisplay(width: 40, height: 10)
        render(view.environment(\.layoutDirection, direction), on: display)
        let inked = (0..<40).filter { x in (0..<10).contains { display.surface.rgb(x, $0) == 0 } }
        return inked.first.map { $0...(inked.last ?? $0) }
    }

    func testOffsetsAndAnchorsAreMirrored() async {
        let bar = Rectangle().fill(.black).frame(width: 10, height: 10)
        XCTAssertEqual(columns(bar), 15...24)
        XCTAssertEqual(columns(bar.offset(x: 5)), 10...19)
        XCTAssertEqual(columns(bar.offset(x: 5), .leftToRight), 20...29)
        XCTAssertEqual(columns(bar.scaleEffect(x: 2, anchor: .leading)), 5...24)
        XCTAssertEqual(columns(bar.scaleEffect(x: 2, anchor: .leading), .leftToRight), 15...34)
        // A quarter clockwise about the top leading corner, in the mirror: to the right of the right edge.
        XCTAssertEqual(columns(bar.rotationEffect(.degrees(90), anchor: .topLeading)), 25...34)
    }

    func testShapesAreMirroredUnlessFixed() async {
        struct LeftHalf: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        XCTAssertEqual(columns(LeftHalf().fill(.black)), 20...39)
        XCTAssertEqual(columns(LeftHalf(layoutDirectionBehavior: .fixed).fill(.black)), 0...19)
        XCTAssertEqual(columns(LeftHalf().fill(.black), .leftToRight), 0...19)
        XCTAssertEqual(columns(Rectangle().fill(.black).clipShape(LeftHalf())), 20...39)
        XCTAssertEqual(columns(LeftHalf().fill(.black).flipsForRightToLeftLayoutDirection(true)), 0...19)
    }

    func testChangingTheDirectionTurnsAllAround() async {
        struct Switch: View {
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                HStack(spacing: 0) {
                    Rectangle().fill(.black).frame(width: 10)
                    Spacer()
                }
                .environment(\.layoutDirection, direction)
                .onAppear {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in direction = .rightToLeft }
                }
            }
        }
        let display = MemoryDisplay(width: 40, height: 10)
        let host = ViewHost(Switch(), on: display, clock: ManualClock())
        host.advance(by: 0.5)
        XCTAssertEqual((display.surface.rgb(0, 5), display.surface.rgb(39, 5)).0, 0)
        host.advance(by: 1)
        XCTAssertEqual(display.surface.rgb(0, 5), 0xFFFFFF)
        XCTAssertEqual(display.surface.rgb(39, 5), 0)
    }
}
