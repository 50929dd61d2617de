import Scanout
import ScanoutTesting
import XCTest

private enum WideKey: ContainerValueKey { static var defaultValue: Int { 1 } }
extension ContainerValues {
    fileprivate var width: Int {
        get { self[WideKey.self] }
        set { self[WideKey.self] = newValue }
    }
}

/// Containers made of the views that another view stands for.
@MainActor
final class SubviewTests: XCTestCase {
    private let colors: [Character: UInt32] = ["r": 0xFF3B30, "b": 0x007AFF, "g": 0x34C759]

    private func surface<V: View>(_ view: V, _ width: Int = 8, _ height: Int = 1) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(
            ZStack(alignment: .topLeading) {
                Color.white
                view
            }, on: display)
        return display.surface
    }

    @ViewBuilder private var views: some View {
        square(.red, 1)
        Group {
            square(.blue, 1)
            ForEach(0..<2, id: \.self) { _ in square(.green, 1) }
        }
        if true { square(.black, 1) }
        EmptyView()
    }

    /// Every element of groups, loops and branches is one.
    func testElementsOneByOne() async throws {
        let row = Group(subviews: views) { subviews in
            HStack(spacing: 0) {
                ForEach(subviews.reversed()) { $0 }
                if subviews.count == 5 { square(.red, 1) }
            }
        }
        try expect(surface(row), shows: "#ggbrr..", where: colors)
    }

    func testLoops() async throws {
        let row = HStack(spacing: 0) { ForEach(subviews: views) { $0.padding(.trailing, 1) } }
        try expect(surface(row, 10), shows: "r.b.g.g.#.", where: colors)
    }

    func testSomeOfThem() async throws {
        let row = HStack(spacing: 0) {
            Group(subviews: views) { subviews in
                subviews[1]
                subviews.dropFirst(3)
            }
        }
        try expect(surface(row), shows: "bg#.....", where: colors)
    }

    func testContainerValues() async throws {
        let content = Group {
            Color.red.containerValue(\.width, 3)
            Color.blue
            Color.green.containerValue(\.width, 2).tag(7)
        }
        let row = HStack(spacing: 0) {
            ForEach(subviews: content) { view in
                view.frame(width: CGFloat(view.containerValues.width + (view.containerValues.hasTag(7) ? 1 : 0)))
            }
        }
        try expect(surface(row, 8), shows: "rrrbggg.", where: colors)
    }

    /// What is set around a view where it is shown reaches inside; what is set inside of its own view stays.
    func testEnvironmentOfThePlace() async throws {
        let content = Group {
            Rectangle().frame(width: 2)
            Rectangle().frame(width: 2).foregroundStyle(.blue)
        }
        let row = HStack(spacing: 0) { ForEach(subviews: content) { $0 } }.foregroundStyle(.red)
        try expect(surface(row), shows: "rrbb....", where: colors)
        let inner = HStack(spacing: 0) { ForEach(subviews: content) { $0.foregroundStyle(.green) } }
        try expect(surface(inner), shows: "ggbb....", where: colors)
    }

    func testThingsThatComeAndGo() async throws {
        let panel = SwitchingPanel(2) { count in
            HStack(spacing: 0) {
                Group(subviews: ForEach(0..<count, id: \.self) { _ in square(.black, 1) }) { subviews in
                    ForEach(subviews) { $0 }
                    Color.white.frame(width: CGFloat(8 - subviews.count))
                }
            }
        }
        try expect(panel.display.surface, shows: "##......")
        panel.set(5, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "#####...")
        panel.set(1, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "#.......")
    }

    private struct Counter: View {
        @State private var count = 1
        let journal: Journal<Remote<Int>>
        var body: some View {
            let remote = Remote<Int>()
            return Color.black.frame(width: CGFloat(count))
                .onAppear {
                    count = 3
                    journal.add(remote)
                }
        }
    }

    /// State is kept wherever the view is shown; shown a second time it is another view that looks alike.
    func testStateIsKept() async throws {
        let journal = Journal<Remote<Int>>()
        let panel = SwitchingPanel(false) { isLast in
            ZStack(alignment: .leading) {
                Color.white
                Group(subviews: Counter(journal: journal)) { subviews in
                    HStack(spacing: 0) {
                        if isLast { square(.white, 1) }
                        ForEach(subviews) { $0 }
                    }
                }
            }
        }
        try expect(panel.display.surface, shows: "###.....")
        panel.set(true, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: ".###....")
        XCTAssertEqual(journal.entries.count, 1)
    }

    func testOneViewInTwoPlaces() async throws {
        let row = Group(subviews: square(.red, 2)) { subviews in
            HStack(spacing: 1) {
                subviews[0]
                subviews[0]
            }
        }
        try expect(surface(row), shows: "rr.rr...", where: colors)
    }

    func testSections() async throws {
        let content = Group {
            square(.black, 1)
            Section {
                square(.red, 1)
                square(.red, 1)
            } header: {
                square(.blue, 1)
            }
            Section {
                square(.green, 1)
            } footer: {
                square(.blue, 1)
            }
        }
        let row = HStack(spacing: 1) {
            Group(sections: content) { sections in
                ForEach(sections) { section in
                    HStack(spacing: 0) {
                        section.content
                        section.header
                        section.footer
                    }
                }
                square(sections.count == 3 ? .black : .red, 1)
            }
        }
        try expect(surface(row, 10), shows: "#.rrb.gb.#", where: colors)
        let loop = HStack(spacing: 0) { ForEach(sections: content) { $0.content } }
        try expect(surface(loop), shows: "#rrg....", where: colors)
    }
}
