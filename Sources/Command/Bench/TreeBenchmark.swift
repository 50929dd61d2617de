import Scanout

/// Times a dashboard of many rows: the first build, small changes, an insertion, one animated row.
///
/// The panel is 800x480 pixels in memory, whatever the number of rows: what is below its edge is evaluated and laid
/// out like the rest, but draws nothing.
@MainActor
enum TreeBenchmark {
    /// What was done for one kind of change, and how long it took at best.
    struct Result {
        var name: String
        /// Nanoseconds of the fastest round.
        var best: UInt64
        /// What the fastest round did.
        var statistics: Statistics
    }

    static func run(rows: Int, buildOnly: Bool = false) -> [Result] {
        var results = [build(rows: rows)]
        if buildOnly { return results }
        let panel = Panel(rows: rows)
        let middle = min(5, rows - 1)
        var value = 0
        results.append(
            panel.measure("change one") {
                value += 1
                panel.store.values[middle]?.wrappedValue = 10 + value % 80
            })
        results.append(
            panel.measure("change 100") {
                value += 1
                let step = max(1, rows / 100)
                for row in stride(from: 0, to: rows, by: step) {
                    panel.store.values[row]?.wrappedValue = 10 + (value + row) % 80
                }
            })
        var next = rows
        results.append(
            panel.measure("insert at top") {
                panel.store.rows?.wrappedValue.insert(next, at: 0)
                next += 1
            })
        panel.store.turning?.wrappedValue = true
        panel.host.advance(by: 1.0 / 60)
        results.append(panel.measure("animate one") {})
        return results
    }

    /// First build to first frame; the best of a few, each with a host of its own.
    private static func build(rows: Int) -> Result {
        var best: Result?
        for _ in 0..<(rows > 1_000 ? 3 : 9) {
            var panel: Panel?
            let time = nanoseconds { panel = Panel(rows: rows) }
            if let panel, time < best?.best ?? .max {
                best = Result(name: "first build", best: time, statistics: panel.first)
            }
        }
        return best ?? Result(name: "first build", best: 0, statistics: Statistics())
    }

    /// Time of this thread alone, so that other programs on the machine count less.
    static func nanoseconds(_ body: () -> Void) -> UInt64 {
        let start = threadTime()
        body()
        return threadTime() - start
    }

    private static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// A dashboard on a panel in memory.
    @MainActor
    final class Panel {
        let store: Store
        let host: ViewHost
        /// What the first frame took.
        let first: Statistics

        init(rows: Int) {
            store = Store(rows: rows)
            host = ViewHost(
                Dashboard(rows: Array(0..<rows), store: store), on: MemoryDisplay(width: 800, height: 480),
                clock: ManualClock())
            host.advance(by: 0)
            first = host.statistics
        }

        func measure(_ name: String, _ change: () -> Void) -> Result {
            var result = Result(name: name, best: .max, statistics: Statistics())
            for _ in 0..<30 {
                let time = TreeBenchmark.nanoseconds {
                    change()
                    host.advance(by: 1.0 / 60)
                }
                if time < result.best { (result.best, result.statistics) = (time, host.statistics) }
            }
            return result
        }
    }

    /// Bindings to the state of the dashboard's views, for changes from outside.
    final class Store {
        var values: [Binding<Int>?]
        var rows: Binding<[Int]>?
        var turning: Binding<Bool>?

        init(rows: Int) { values = Array(repeating: nil, count: rows + 100) }
    }
}

private struct Dashboard: View {
    @State var rows: [Int]
    @State private var isTurning = false
    let store: TreeBenchmark.Store

    var body: some View {
        store.rows = $rows
        store.turning = $isTurning
        return VStack(spacing: 2) {
            Rectangle().fill(.red).frame(width: 12, height: 12).rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isTurning)
            ForEach(rows, id: \.self) { Row(number: $0, store: store) }
        }.monospacedDigit().frame(width: 800, height: 480, alignment: .top)
    }
}

/// A label, a value of two digits and a bar: a row that keeps its size.
private struct Row: View {
    let number: Int
    let store: TreeBenchmark.Store
    @State private var value = 42

    var body: some View {
        store.values[number] = $value
        return HStack(spacing: 4) {
            Text(verbatim: "Sensor \(number)")
            Text(verbatim: "\(value) %")
            Rectangle().fill(.green).opacity(Double(value) / 100).frame(width: 40, height: 8)
        }
    }
}
