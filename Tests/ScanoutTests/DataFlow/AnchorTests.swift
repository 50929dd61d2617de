import Scanout
import ScanoutTesting
import XCTest

private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
final class AnchorTests: XCTestCase {
    private let display = MemoryDisplay(width: 100, height: 100)
    private let black: UInt32 = 0x000000

    /// Two tabs of 40 and 60 points; a black bar of 4 points lies under the one that is chosen.
    private struct Tabs: View {
        let chosen: String

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                Color.blue.frame(width: 60, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
            }
            .overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    let frame = proxy[bounds[chosen]!]
                    Color.black.frame(width: frame.width, height: 4).offset(x: frame.minX, y: frame.maxY - 4)
                }
            }
        }
    }

    /// The row of 100 x 20 is centred, from y = 40 to 60; bars end at its bottom.
    func testABarUnderTheChosenTab() async {
        let remote = Remote<String>()
        let host = render(Stage("a", remote) { Tabs(chosen: $0) }, on: display)
        XCTAssertEqual(display.surface.extent(of: black), box(0, 56, 40, 4))
        XCTAssertEqual(host.statistics.frames, 1)
        remote.value = "b"
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: black), box(40, 56, 60, 4))
    }

    /// Half way from x = 0 to 40 and from 40 to 60 points wide: from 20 to 70.
    func testTheBarIsAnimatedWithTheChange() async {
        let remote = Remote<String>()
        let host = render(Stage("a", remote) { Tabs(chosen: $0) }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = "b" }
        host.advance(by: 0)
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: black), box(20, 56, 50, 4))
    }

    /// An anchor follows its view: the square moves, and so does the frame around it.
    func testAnAnchorFollowsItsView() async {
        let remote = Remote<CGFloat>()
        let host = render(
            Stage(0, remote) { x in
                Color.red.frame(width: 10, height: 10)
                    .anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                    .position(x: 20 + x, y: 30)
                    .backgroundPreferenceValue(Bounds.self) { bounds in
                        GeometryReader { proxy in
                            let frame = proxy[bounds["a"]!].insetBy(dx: -2, dy: -2)
                            Color.black.frame(width: frame.width, height: frame.height)
                                .position(x: frame.midX, y: frame.midY)
                        }
                    }
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: black), box(13, 23, 14, 14))
        remote.value = 50
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: black), box(63, 23, 14, 14))
        XCTAssertEqual(host.statistics.frames, 1)
    }

    private func points(_ sources: [Anchor<CGPoint>.Source]) -> [CGPoint] {
        let journal = Journal<[CGPoint]>()
        render(
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Several.self, value: Anchor<[CGPoint]>.Source(sources)) { [$0] }
                .padding(10)
                .overlayPreferenceValue(Several.self) { anchors in
                    GeometryReader { proxy in
                        let _ = journal.add(anchors.flatMap { proxy[$0] })
                        Color.clear
                    }
                }, on: display)
        return journal.entries.last ?? []
    }

    private struct Several: PreferenceKey {
        static var defaultValue: [Anchor<[CGPoint]>] { [] }
        static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
            value += nextValue()
        }
    }

    /// In the space of the padded view, the 40 x 20 view begins at (10, 10).
    func testPlacesOfAView() async {
        XCTAssertEqual(
            points([.topLeading, .top, .topTrailing, .leading, .center, .trailing]),
            [(10, 10), (30, 10), (50, 10), (10, 20), (30, 20), (50, 20)].map { CGPoint(x: $0.0, y: $0.1) })
        XCTAssertEqual(
            points([.bottomLeading, .bottom, .bottomTrailing]),
            [(10, 30), (30, 30), (50, 30)].map { CGPoint(x: $0.0, y: $0.1) })
        XCTAssertEqual(
            points([.point(CGPoint(x: 1, y: 2)), .unitPoint(UnitPoint(x: 0.25, y: 0.5))]),
            [CGPoint(x: 11, y: 12), CGPoint(x: 20, y: 20)])
    }

    /// A rectangle in a view that is scaled by two about its middle at (50, 50): (55, 52) is 5 and 2 away from it, twice
    /// that is (60, 54), and 10 x 4 becomes 20 x 8.
    func testRectanglesGoThroughEffects() async {
        struct Rects: PreferenceKey {
            static var defaultValue: Anchor<CGRect?>? { nil }
            static func reduce(value: inout Anchor<CGRect?>?, nextValue: () -> Anchor<CGRect?>?) {
                value = value ?? nextValue()
            }
        }
        let journal = Journal<CGRect?>()
        let rect = Anchor<CGRect>.Source.rect(CGRect(x: 25, y: 12, width: 10, height: 4))
        render(
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Rects.self, value: .init(Optional(rect))) { $0 }
                .scaleEffect(2)
                .frame(width: 100, height: 100)
                .overlayPreferenceValue(Rects.self, alignment: .topLeading) { anchor in
                    GeometryReader { proxy in
                        let _ = journal.add(anchor.flatMap { proxy[$0] })
                        Color.clear
                    }
                }, on: display)
        XCTAssertEqual(journal.entries.last, CGRect(x: 60, y: 54, width: 20, height: 8))
    }

    func testAnchorsAreAddedToWhatIsThere() async {
        let journal = Journal<Int>()
        render(
            HStack {
                Color.red.anchorPreference(key: Points.self, value: .center) { [$0] }
                    .transformAnchorPreference(key: Points.self, value: .top) { $0.append($1) }
                Color.blue.transformAnchorPreference(key: Points.self, value: .top) { $0.append($1) }
            }
            .overlayPreferenceValue(Points.self) { points in
                let _ = journal.add(points.count)
                Color.clear
            }, on: display)
        XCTAssertEqual(journal.entries.last, 3)
    }

    /// Equal anchors are of one view in one place, so that a change is told once.
    func testAnchorsCanBeCompared() async {
        let journal = Journal<Int>()
        let remote = Remote<Int>()
        let host = render(
            Stage(10, remote) { width in
                Color.red.frame(width: CGFloat(width)).anchorPreference(key: Points.self, value: .leading) { [$0] }
                    .onPreferenceChange(Points.self) { journal.add($0.count) }
            }, on: display)
        journal.clear()
        remote.value = 20
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [1])
        host.advance(by: 1)
        XCTAssertEqual(journal.entries, [1])
    }

    // MARK: Values

    private func name(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

    func testTransformedValues() async {
        let journal = Journal<[String]>()
        render(
            HStack {
                name("a").transformPreference(Names.self) { $0.append("b") }
                Color.blue.transformPreference(Names.self) { $0.append("c") }
                VStack {
                    self.name("d")
                    self.name("e")
                }
                .transformPreference(Names.self) { $0.reverse() }
            }
            .onPreferenceChange(Names.self) { journal.add($0) }, on: display)
        XCTAssertEqual(journal.entries, [["a", "b", "c", "e", "d"]])
    }

    /// The layer stands where it is aligned, in the size of the view, and only it is made anew when the value changes.
    func testALayerOfAValue() async {
        let remote = Remote<String>()
        let journal = Journal<String>()
        struct Named: View {
            @Binding var name: String
            var body: some View { Color.red.preference(key: Names.self, value: [name]) }
        }
        struct Around: View {
            @State private var name = "10"
            let remote: Remote<String>
            let journal: Journal<String>
            var body: some View {
                let _ = remote.connect($name)
                let _ = journal.add("body")
                Named(name: $name)
                    .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
                        Color.black.frame(width: CGFloat(Double(names[0])!), height: 10)
                    }
            }
        }
        let host = render(Around(remote: remote, journal: journal), on: display)
        XCTAssertEqual(display.surface.extent(of: black), box(90, 90, 10, 10))
        remote.value = "30"
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: black), box(70, 90, 30, 10))
        XCTAssertEqual(journal.entries, ["body"])
        // The body that reads the name, and the closure of the layer.
        XCTAssertEqual(host.statistics.bodiesEvaluated, 2)
    }

    /// What the layer hands up counts for views around, and not for itself.
    func testALayersOwnPreferencesGoUp() async {
        let journal = Journal<[String]>()
        render(
            name("a").overlayPreferenceValue(Names.self) { names in self.name(names.joined() + "b") }
                .onPreferenceChange(Names.self) { journal.add($0) }, on: display)
        XCTAssertEqual(journal.entries.last, ["a", "ab"])
    }
}
