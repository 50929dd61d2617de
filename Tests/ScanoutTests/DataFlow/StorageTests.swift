import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class StorageTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)
    private let suite = "scanout-storage-tests"
    private lazy var defaults = UserDefaults(suiteName: suite)!

    private struct Reader: View {
        @AppStorage private var level: Int
        let journal: Journal<Int>
        let remote: Remote<Int>

        init(_ store: UserDefaults, _ journal: Journal<Int>, _ remote: Remote<Int>) {
            _level = AppStorage(wrappedValue: 5, "level", store: store)
            self.journal = journal
            self.remote = remote
        }

        var body: some View {
            let _ = remote.connect($level)
            let _ = journal.add(level)
            Color.red
        }
    }

    /// Both views of the key follow it, and a host that comes later finds what was stored.
    func testStoredValuesAreShared() async {
        defaults.removeObject(forKey: "level")
        let journal = Journal<Int>()
        let remote = Remote<Int>()
        let host = render(
            HStack {
                Reader(defaults, journal, remote)
                Reader(defaults, journal, remote)
            }, on: display)
        XCTAssertEqual(journal.entries, [5, 5])
        remote.value = 8
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [5, 5, 8, 8])
        XCTAssertEqual(defaults.integer(forKey: "level"), 8)
        let later = Journal<Int>()
        render(Reader(defaults, later, Remote()), on: display)
        XCTAssertEqual(later.entries, [8])
        defaults.removePersistentDomain(forName: suite)
    }

    private enum Mode: String { case day, night }

    func testKindsOfValues() async {
        for key in ["a", "b", "c", "d", "e"] { defaults.removeObject(forKey: key) }
        XCTAssertEqual(AppStorage(wrappedValue: Mode.day, "a", store: defaults).wrappedValue, .day)
        AppStorage(wrappedValue: Mode.day, "a", store: defaults).wrappedValue = .night
        XCTAssertEqual(AppStorage(wrappedValue: Mode.day, "a", store: defaults).wrappedValue, .night)
        AppStorage(wrappedValue: false, "b", store: defaults).projectedValue.wrappedValue = true
        XCTAssertTrue(AppStorage(wrappedValue: false, "b", store: defaults).wrappedValue)
        AppStorage(wrappedValue: 1.5, "c", store: defaults).wrappedValue = 2.25
        XCTAssertEqual(AppStorage(wrappedValue: 0.0, "c", store: defaults).wrappedValue, 2.25)
        let text = AppStorage<String?>("d", store: defaults)
        XCTAssertNil(text.wrappedValue)
        text.wrappedValue = "x"
        XCTAssertEqual(text.wrappedValue, "x")
        text.wrappedValue = nil
        XCTAssertNil(text.wrappedValue)
        // Something of another kind counts as nothing.
        defaults.set("text", forKey: "e")
        XCTAssertEqual(AppStorage(wrappedValue: 4, "e", store: defaults).wrappedValue, 4)
        defaults.removePersistentDomain(forName: suite)
    }
}
