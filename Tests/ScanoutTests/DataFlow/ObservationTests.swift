import Scanout
import ScanoutTesting
import XCTest

@Observable
private final class Model {
    var level = 1
    var name = "a"
    var items = [1, 2]
    @ObservationIgnored var hidden = 0
}

/// Notes each evaluation under a name.
private struct Probe<Content: View>: View {
    let name: String
    let journal: Journal<String>
    let content: () -> Content

    init(_ name: String, _ journal: Journal<String>, @ViewBuilder content: @escaping () -> Content) {
        self.name = name
        self.journal = journal
        self.content = content
    }

    var body: some View {
        let _ = journal.add(name)
        content()
    }
}

@MainActor
final class ObservationTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    private struct Level: View {
        let model: Model
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("level \(model.level)")
            Color.red
        }
    }

    private struct Name: View {
        let model: Model
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("name \(model.name)")
            Color.blue
        }
    }

    private struct Owner: View {
        @State private var model: Model
        let journal: Journal<String>

        init(_ model: Model, _ journal: Journal<String>) {
            _model = State(wrappedValue: model)
            self.journal = journal
        }

        var body: some View {
            let _ = journal.add("owner")
            HStack(spacing: 0) {
                Level(model: model, journal: journal)
                Name(model: model, journal: journal)
            }
        }
    }

    /// Each body depends on the properties that it read, and on no other: one write, one body.
    func testOnlyReadersOfAPropertyAreEvaluated() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(Owner(model, journal), on: display)
        XCTAssertEqual(journal.entries, ["owner", "level 1", "name a"])
        journal.clear()
        model.level = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["level 2"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        model.name = "b"
        model.name = "c"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["level 2", "name c"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        model.items.append(3)
        model.hidden = 1
        host.advance(by: 0)
        XCTAssertEqual(host.statistics, Statistics())
    }

    /// All writes before a frame land in one update, whatever properties they are of.
    func testWritesOfSeveralPropertiesLandInOneUpdate() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(
            Probe("p", journal) { Color.red.frame(width: CGFloat(model.level)).opacity(model.name == "a" ? 1 : 0.5) },
            on: display)
        for level in 2...9 {
            model.level = level
            model.name = "b\(level)"
        }
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        XCTAssertEqual(host.statistics.frames, 1)
    }

    /// A body that no longer reads a property is left alone when that one changes.
    func testDependenciesFollowTheLastEvaluation() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(
            Probe("p", journal) { if model.level > 1 { Text(model.name) } else { Color.red } }, on: display)
        model.name = "b"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["p"])
        model.level = 2
        host.advance(by: 0)
        model.name = "c"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["p", "p", "p"])
        model.level = 0
        host.advance(by: 0)
        model.name = "d"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["p", "p", "p", "p"])
    }

    // MARK: Bindable

    private struct Editor: View {
        @Bindable var model: Model
        let remote: Remote<Int>
        var body: some View {
            let _ = remote.connect($model.level)
            Color.red
        }
    }

    func testBindingsToProperties() async {
        let model = Model()
        let remote = Remote<Int>()
        let journal = Journal<String>()
        let host = render(
            HStack {
                Editor(model: model, remote: remote)
                Level(model: model, journal: journal)
            }, on: display)
        remote.value = 7
        XCTAssertEqual(model.level, 7)
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["level 1", "level 7"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        let bindable = Bindable(model)
        bindable.items[1].wrappedValue = 5
        XCTAssertEqual(model.items, [1, 5])
        XCTAssertTrue(bindable.projectedValue.wrappedValue === model)
    }

    // MARK: Environment

    private struct Reader: View {
        @Environment(Model.self) private var model
        let journal: Journal<String>
        var body: some View {
            @Bindable var bindable = model
            let _ = journal.add("\(model.level) \($bindable.name.wrappedValue)")
            Color.red
        }
    }

    private struct OptionalReader: View {
        @Environment(Model.self) private var model: Model?
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add(model.map { "\($0.level)" } ?? "none")
            Color.red
        }
    }

    func testObjectsOfTheEnvironment() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(Reader(journal: journal).environment(model), on: display)
        model.name = "b"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["1 a", "1 b"])
    }

    func testOptionalObjectsOfTheEnvironment() async {
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let (one, two) = (Model(), Model())
        two.level = 2
        let host = render(
            Stage(true, remote) { isFirst in
                VStack {
                    OptionalReader(journal: journal)
                    OptionalReader(journal: journal).environment(nil as Model?)
                }
                .environment(isFirst ? one : two)
            }, on: display)
        XCTAssertEqual(journal.entries, ["1", "none"])
        journal.clear()
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["2"])
        var values = EnvironmentValues()
        XCTAssertNil(values[Model.self])
        values[Model.self] = one
        XCTAssertTrue(values[Model.self] === one)
    }

    // MARK: Layout-time closures

    func testReadsWhileLayingOutAreFollowed() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(
            GeometryReader { proxy in
                let _ = journal.add("\(Int(proxy.size.width)) \(model.level)")
                ForEach(0..<model.items.count, id: \.self) { _ in Color.red }
            }, on: display)
        model.level = 2
        host.advance(by: 0)
        model.items = [1]
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["40 1", "40 2", "40 2"])
    }

    // MARK: Animation

    /// Half way through a linear second from 10 to 30 points the bar is 20 points wide.
    func testAnimatedWrites() async {
        let model = Model()
        model.level = 10
        let host = render(
            Probe("p", Journal()) { Color.black.frame(width: CGFloat(model.level), height: 40) }, on: display)
        withAnimation(.linear(duration: 1)) { model.level = 30 }
        host.advance(by: 0)
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 0, 20, 40))
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(5, 0, 30, 40))
    }

    // MARK: Other threads

    /// A hundred writes of another thread end in one body evaluated with the last value.
    func testWritesOfAnotherThreadLandInOneUpdate() async {
        let model = Model()
        let journal = Journal<String>()
        let host = render(Level(model: model, journal: journal), on: display)
        nonisolated(unsafe) let shared = model
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                for level in 1...100 { shared.level = level }
                continuation.resume()
            }
        }
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        XCTAssertEqual(journal.entries, ["level 1", "level 100"])
    }

    /// No write is lost, however updates and writes of another thread fall together.
    func testNoWriteOfAnotherThreadIsLost() async {
        for _ in 0..<20 {
            let model = LockedModel()
            let journal = Journal<Int>()
            let host = render(Counter(model: model, journal: journal), on: display)
            let writer = Task.detached { for value in 1...500 { model.value = value } }
            while (journal.entries.last ?? 0) < 400 { host.advance(by: 0) }
            await writer.value
            host.advance(by: 0)
            XCTAssertEqual(journal.entries.last, 500)
        }
    }

    /// An observable object with a lock, as code that shares it between threads must have.
    private final class LockedModel: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private let lock = NSLock()
        private var stored = 0

        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return lock.withLock { stored }
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { stored = newValue } } }
        }
    }

    private struct Counter: View {
        let model: LockedModel
        let journal: Journal<Int>
        var body: some View {
            let _ = journal.add(model.value)
            Color.red
        }
    }

    // MARK: Lifetime

    /// What views that are gone had read is no longer followed: their models are freed and nothing is evaluated.
    func testViewsThatAreGoneFollowNothing() async {
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let model = Model()
        let host = render(
            Stage(true, remote) { isShown in if isShown { Level(model: model, journal: journal) } }, on: display)
        remote.value = false
        host.advance(by: 0)
        model.level = 5
        host.advance(by: 0)
        XCTAssertEqual(host.statistics, Statistics())
        XCTAssertEqual(journal.entries, ["level 1"])
    }

    /// The view owns its model as long as it is there.
    func testAModelInStateGoesWithItsView() async {
        weak var model: Model?
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown {
                    Owner(
                        {
                            let m = Model(); model = m; return m
                        }(), Journal())
                }
            },
            on: display)
        XCTAssertNotNil(model)
        remote.value = false
        host.advance(by: 0)
        XCTAssertNil(model)
    }

    /// A body that writes a property that it reads is evaluated once more, and then left alone.
    func testABodyThatWritesWhatItReadsEnds() async {
        let model = Model()
        let journal = Journal<String>()
        let warnings = Journal<String>()
        let host = ViewHost(
            Probe("p", journal) {
                let _ = model.level += 1
                Color.red
            }, on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        for level in [100, 200] {
            journal.clear()
            model.level = level
            host.advance(by: 0)
            XCTAssertLessThanOrEqual(journal.entries.count, 2)
        }
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries[0].contains("Probe"), warnings.entries[0])
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }
}
