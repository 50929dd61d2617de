import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class ViewBuilderTests: XCTestCase {
    private func type<V: View>(@ViewBuilder _ content: () -> V) -> V.Type { V.self }

    func testTypes() async {
        XCTAssertTrue(type {} == EmptyView.self)
        XCTAssertTrue(type { Text("a") } == Text.self)
        XCTAssertTrue(
            type {
                Text("a")
                Text("b")
            } == TupleView<(Text, Text)>.self)
        let flag = Bool.random()
        XCTAssertTrue(type { if flag { Text("a") } } == Text?.self)
        XCTAssertTrue(
            type { if flag { Text("a") } else { Color.red } } == _ConditionalContent<Text, Color>.self)
    }

    func testManyChildren() async throws {
        let eleven = HStack(spacing: 0) {
            Rectangle(); Rectangle().fill(.white); Rectangle(); Rectangle().fill(.white); Rectangle()
            Rectangle().fill(.white); Rectangle(); Rectangle().fill(.white); Rectangle(); Rectangle().fill(.white)
            Rectangle()
        }
        try expect(eleven, on: MemoryDisplay(width: 11, height: 1), shows: "#.#.#.#.#.#")
        let thirty = HStack(spacing: 0) {
            Color.black; Color.white; Color.black; Color.white; Color.black; Color.white; Color.black; Color.white
            Color.black; Color.white; Color.black; Color.white; Color.black; Color.white; Color.black; Color.white
            Color.black; Color.white; Color.black; Color.white; Color.black; Color.white; Color.black; Color.white
            Color.black; Color.white; Color.black; Color.white; Color.black; Color.white
        }
        try expect(
            thirty, on: MemoryDisplay(width: 30, height: 1), shows: String(repeating: "#.", count: 15))
    }

    func testBranchesFollowTheState() async throws {
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 2, height: 1)
        let host = render(
            Stage(0, remote) { value in
                HStack(spacing: 0) {
                    if value == 1 { Color.black }
                    if value == 2 { Color.red } else { Color.green }
                    switch value {
                    case 0: EmptyView()
                    case 1: EmptyView()
                    default: Color.blue
                    }
                }
            }, on: display)
        let colors: [Character: UInt32] = ["r": 0xFF3B30, "g": 0x34C759, "b": 0x007AFF]
        for (value, picture) in [(0, "gg"), (1, "#g"), (2, "rb"), (0, "gg")] {
            remote.value = value
            host.advance(by: 0)
            try expect(display.surface, shows: picture, where: colors)
        }
    }

    func testAnotherTypeInAnyViewIsAnotherView() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 4, height: 1)
        let host = render(
            Stage(false, remote) { flag in
                flag ? AnyView(Color.black.frame(width: 2)) : AnyView(Color.black)
            }, on: display)
        try expect(display.surface, shows: "####")
        remote.value = true
        host.advance(by: 0)
        try expect(display.surface, shows: ".##.")
        remote.value = false
        host.advance(by: 0)
        try expect(display.surface, shows: "####")
    }

    func testConditionInALoop() async throws {
        let view = HStack(spacing: 0) {
            ForEach(0..<6) { index in
                if index.isMultiple(of: 2) { Color.black } else { Color.white }
            }
        }
        try expect(view, on: MemoryDisplay(width: 6, height: 1), shows: "#.#.#.")
    }
}
