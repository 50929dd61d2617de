import Foundation
import Scanout
import ScanoutTesting
import XCTest

/// What views follow, and which closure is told of a change.
@MainActor
final class FollowingTests: XCTestCase {
    private struct Swatch: View {
        @Environment(\.self) private var environment
        let journal: Journal<ColorScheme>

        var body: some View {
            let _ = journal.add(environment.colorScheme)
            Color.black
        }
    }

    private struct Constant: View {
        let journal: Journal<ColorScheme>
        var body: some View { Swatch(journal: journal) }
    }

    func testTheEnvironmentAsAWhole() async {
        let journal = Journal<ColorScheme>()
        let panel = SwitchingPanel(false) { isDark in
            Constant(journal: journal).environment(\.colorScheme, isDark ? .dark : .light)
        }
        panel.set(true, nil)
        panel.host.advance(by: 0)
        XCTAssertEqual(journal.entries, [.light, .dark])
    }

    /// Source: the documentation of `onChange(of:perform:)`, whose sample captures the previous value to compare it with
    /// the new one, and says that the other forms differ in this.
    func testTheEarlierClosureIsTold() async {
        let journal = Journal<[Int]>()
        let panel = SwitchingPanel(0) { number in
            Color.black.onChange(of: number, perform: { [number] new in journal.add([number, new]) })
                .onChange(of: number) { old, new in journal.add([old, new, number]) }
        }
        panel.set(1, nil)
        panel.host.advance(by: 0)
        XCTAssertEqual(journal.entries, [[0, 1], [0, 1, 1]])
    }

    private enum Mode: String { case day, night }

    private struct Stored: View {
        @AppStorage private var mode: Mode?
        @AppStorage private var place: URL?
        @AppStorage private var day: Date?
        let journal: Journal<String>

        init(_ store: UserDefaults, _ journal: Journal<String>) {
            _mode = AppStorage("mode", store: store)
            _place = AppStorage("place", store: store)
            _day = AppStorage("day", store: store)
            self.journal = journal
        }

        var body: some View {
            let _ = journal.add("\(mode?.rawValue ?? "-") \(place?.absoluteString ?? "-") \(day != nil)")
            Color.black.onAppear {
                mode = .night
                place = URL(string: "file:///a")
                day = Date(timeIntervalSinceReferenceDate: 0)
            }
        }
    }

    func testOptionalValuesThatAreStored() async throws {
        let name = "scanout.tests.\(UUID().uuidString)"
        let store = try XCTUnwrap(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let journal = Journal<String>()
        let host = render(Stored(store, journal), on: MemoryDisplay(width: 4, height: 4))
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["- - false", "night file:///a true"])
    }

    func testWhatAPanelSaysOfItself() async {
        let journal = Journal<ScenePhase>()
        struct Reader: View {
            @Environment(\.scenePhase) private var phase
            @Environment(\.horizontalSizeClass) private var width
            let journal: Journal<ScenePhase>
            var body: some View {
                let _ = journal.add(phase)
                Color.black.accessibilityLabel("black").accessibilityAddTraits(.isImage).help("what is black")
            }
        }
        _ = render(Reader(journal: journal), on: MemoryDisplay(width: 4, height: 4))
        XCTAssertEqual(journal.entries, [.active])
    }
}
