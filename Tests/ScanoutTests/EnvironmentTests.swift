import Scanout
import ScanoutTesting
import XCTest

private enum LevelKey: EnvironmentKey {
    static var defaultValue: Int { -1 }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@MainActor
final class EnvironmentTests: XCTestCase {
    private let display = MemoryDisplay(width: 20, height: 20)

    private struct LevelReader: View {
        let journal: Journal<String>
        @Environment(\.level) private var level

        var body: some View {
            let _ = journal.add("level \(level)")
            Rectangle()
        }
    }

    private struct SchemeReader: View {
        let journal: Journal<String>
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            let _ = journal.add("scheme \(scheme)")
            Rectangle()
        }
    }

    private struct Bystander: View {
        let journal: Journal<String>

        var body: some View {
            let _ = journal.add("bystander")
            VStack {
                LevelReader(journal: journal)
                SchemeReader(journal: journal)
            }
        }
    }

    func testTheDefaultHoldsWhereNobodySetsAValue() async {
        let journal = Journal<String>()
        render(LevelReader(journal: journal), on: display)
        XCTAssertEqual(journal.entries, ["level -1"])
    }

    func testTheNearestValueHolds() async {
        let journal = Journal<String>()
        render(LevelReader(journal: journal).environment(\.level, 2).environment(\.level, 3), on: display)
        XCTAssertEqual(journal.entries, ["level 2"])
    }

    func testTransformsSeeTheValueAround() async {
        let journal = Journal<String>()
        render(
            LevelReader(journal: journal).transformEnvironment(\.level) { $0 *= 7 }.environment(\.level, 3),
            on: display)
        XCTAssertEqual(journal.entries, ["level 21"])
    }

    /// The stage and the reader of the level are evaluated; the bystander and the reader of another key are not.
    func testOnlyReadersOfTheKeyAreEvaluated() async {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(1, remote) { Bystander(journal: journal).environment(\.level, $0) }, on: display)
        XCTAssertEqual(journal.entries, ["bystander", "level 1", "scheme light"])
        journal.clear()
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["level 2"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 2)
    }

    func testColorsFollowTheSchemeWithoutBodies() async throws {
        let remote = Remote<ColorScheme>()
        let host = render(
            Stage(.light, remote) { Rectangle().environment(\.colorScheme, $0) }, on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0x000000)
        remote.value = .dark
        host.advance(by: 0)
        XCTAssertEqual(display.surface.rgb(0, 0), 0xFFFFFF)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
    }

    func testTheHostSetsTheScaleOfTheDisplay() async {
        struct Scale: View {
            let journal: Journal<CGFloat>
            @Environment(\.displayScale) private var scale
            var body: some View {
                let _ = journal.add(scale)
                Color.red
            }
        }
        let journal = Journal<CGFloat>()
        render(Scale(journal: journal), on: MemoryDisplay(width: 20, height: 20, scale: 2))
        XCTAssertEqual(journal.entries, [2])
    }
}
