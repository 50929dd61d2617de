import Scanout
import ScanoutTesting
import XCTest

/// Views that share frames.
@MainActor
final class MatchedGeometryTests: XCTestCase {
    private struct Hero: View {
        let isRight: Bool
        @Namespace private var space
        var body: some View {
            ZStack(alignment: isRight ? .trailing : .leading) {
                Color.white
                if isRight {
                    Color.black.matchedGeometryEffect(id: "bar", in: space).frame(width: 4)
                        .transition(.identity)
                } else {
                    Color.black.matchedGeometryEffect(id: "bar", in: space).frame(width: 2)
                        .transition(.identity)
                }
            }
        }
    }

    /// From 0...2 to 4...8: half way from 2 to 5.
    func testAViewBeginsWhereTheOtherOneWas() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Stage(false, remote) { Hero(isRight: $0) }, on: display)
        try expect(display.surface, shows: "##......")
        withAnimation(.linear(duration: 1)) { remote.value = true }
        host.advance(by: 0)
        try expect(display.surface, shows: "##......")
        host.advance(by: 0.5)
        try expect(display.surface, shows: "..###...")
        host.advance(by: 0.5)
        try expect(display.surface, shows: "....####")
        remote.value = false
        host.advance(by: 0)
        try expect(display.surface, shows: "##......")
        host.advance(by: 1)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }

    private struct Marker: View {
        let selected: Int
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                HStack(spacing: 0) {
                    Color.white.frame(width: 2).matchedGeometryEffect(id: 0, in: space)
                    Color.white.frame(width: 6).matchedGeometryEffect(id: 1, in: space)
                }
                Color.black
                    .matchedGeometryEffect(
                        id: selected, in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 1)
            }
        }
    }

    func testAViewThatFollows() async throws {
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Stage(0, remote) { Marker(selected: $0) }, on: display)
        try expect(display.surface, shows: "##......")
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: ".####...")
        host.advance(by: 0.5)
        try expect(display.surface, shows: "..######")
        remote.value = 0
        host.advance(by: 0)
        try expect(display.surface, shows: "##......")
    }

    func testPartsOfFrames() async throws {
        let display = MemoryDisplay(width: 8, height: 1)
        render(Marker(selected: 1, properties: .size), on: display)
        try expect(display.surface, shows: "######..")
        render(Marker(selected: 1, properties: .position, anchor: .leading), on: display)
        try expect(display.surface, shows: "..#.....")
        render(Marker(selected: 1, properties: .position, anchor: .trailing), on: display)
        try expect(display.surface, shows: ".......#")
        render(Marker(selected: 7), on: display)
        try expect(display.surface, shows: "#.......")
    }

    func testNamespaces() async {
        struct Two: View {
            @Namespace private var first
            @Namespace private var second
            let journal: Journal<Namespace.ID>
            let tick: Int
            var body: some View {
                let _ = journal.add(first)
                let _ = journal.add(second)
                Color.black
            }
        }
        let journal = Journal<Namespace.ID>()
        let remote = Remote<Int>()
        let host = render(Stage(0, remote) { Two(journal: journal, tick: $0) }, on: MemoryDisplay(width: 1, height: 1))
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.count, 4)
        XCTAssertNotEqual(journal.entries[0], journal.entries[1])
        XCTAssertEqual(journal.entries[0], journal.entries[2])
    }

    /// Without a group the new bar stands where it belongs; with one it moves along.
    func testGeometryGroups() async throws {
        let colors: [Character: UInt32] = ["r": 0xFF3B30]
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(false, remote) { isShown in
                HStack(spacing: 0) {
                    Color.black.frame(width: 2)
                    if isShown { Color.red.frame(width: 4).transition(.identity) }
                }
                .geometryGroup()
            }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = true }
        host.advance(by: 0.5)
        // The group goes from 3 to 1.
        try expect(display.surface, shows: "..##rrrr", where: colors)
    }

    // MARK: Contents

    /// A full block of the built-in font over white: the ink of both halves in the middle.
    func testTextFades() async {
        func ink(_ transition: ContentTransition) -> [Int] {
            let remote = Remote<Bool>()
            let display = MemoryDisplay(width: 40, height: 60)
            let host = render(
                Stage(false, remote) { Text(verbatim: $0 ? " " : "M").contentTransition(transition) }, on: display)
            func darkness() -> Int { display.surface.values.reduce(0) { $0 + 255 - Int($1 & 0xFF) } }
            let full = darkness()
            withAnimation(.linear(duration: 1)) { remote.value = true }
            return [0.0, 0.5, 0.5].map { step in
                host.advance(by: step)
                return (darkness() * 100 + full / 2) / full
            }
        }
        XCTAssertEqual(ink(.identity), [0, 0, 0])
        for transition in [ContentTransition.opacity, .numericText(), .numericText(value: 1), .interpolate] {
            let shares = ink(transition)
            XCTAssertEqual(shares[0], 100)
            XCTAssertEqual(Double(shares[1]), 50, accuracy: 2)
            XCTAssertEqual(shares[2], 0)
        }
    }
}
