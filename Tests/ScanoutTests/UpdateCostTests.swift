import Scanout
import ScanoutTesting
import XCTest

/// Work follows what changed, not how large the tree is: exact counts, for short lists and long ones alike.
@MainActor
final class UpdateCostTests: XCTestCase {
    /// Holds the state of rows so that a test can reach it.
    private final class Remotes {
        var rows: [Int: Remote<Int>] = [:]

        subscript(index: Int) -> Remote<Int> {
            if let known = rows[index] { return known }
            let remote = Remote<Int>()
            rows[index] = remote
            return remote
        }
    }

    /// A label, a value and a bar.
    private struct Row: View {
        let index: Int
        let remotes: Remotes
        @State private var value = 20

        var body: some View {
            let _ = remotes[index].connect($value)
            HStack(spacing: 2) {
                Text("row \(index)").frame(width: 60, alignment: .leading)
                Text("\(value)").frame(width: 40, alignment: .trailing)
                Rectangle().frame(width: CGFloat(value)).frame(width: 100, alignment: .leading)
            }
            .font(.system(size: 10))
            .frame(height: 14)
        }
    }

    private struct Shown {
        let host: ViewHost
        let remotes: Remotes
        let rows: Remote<[Int]>
    }

    private func list(_ count: Int) -> Shown {
        let remotes = Remotes()
        let rows = Remote<[Int]>()
        let host = render(
            Stage(Array(0..<count), rows) { indices in
                VStack(spacing: 0) { ForEach(indices, id: \.self) { Row(index: $0, remotes: remotes) } }
                    .frame(maxHeight: .infinity, alignment: .top)
            }, on: MemoryDisplay(width: 220, height: 3000))
        return Shown(host: host, remotes: remotes, rows: rows)
    }

    private func cost(_ count: Int, of change: (Shown) -> Void) -> Statistics {
        let shown = list(count)
        change(shown)
        shown.host.advance(by: 0)
        return shown.host.statistics
    }

    func testOneChangedRow() async {
        let costs = [5, 50, 200].map { cost($0) { $0.remotes[3].value = 50 } }
        XCTAssertEqual(costs[0].bodiesEvaluated, 1)
        XCTAssertEqual(costs[0].nodesCreated, 0)
        // The number and the bar.
        XCTAssertEqual(costs[0].commandsRebuilt, 2)
        XCTAssertEqual(costs[0].frames, 1)
        XCTAssertLessThan(costs[0].pixelsPainted, 4 * 140 * 14)
        XCTAssertEqual(costs[1], costs[0])
        XCTAssertEqual(costs[2], costs[0])
    }

    func testSeveralChangedRows() async {
        let costs = [20, 200].map { cost($0) { shown in (0..<20).forEach { shown.remotes[$0].value = 30 } } }
        XCTAssertEqual(costs[0].bodiesEvaluated, 20)
        XCTAssertEqual(costs[0].commandsRebuilt, 40)
        XCTAssertEqual(costs[0].nodesMeasured, costs[1].nodesMeasured)
        XCTAssertEqual(costs[0].nodesCreated, 0)
        XCTAssertEqual(costs[1].bodiesEvaluated, 20)
    }

    /// The stage, the new row and the shape in it; the other rows only move.
    func testAnInsertedRow() async {
        let costs = [5, 200].map { count in cost(count) { $0.rows.value.insert(1000, at: 0) } }
        for cost in costs { XCTAssertLessThanOrEqual(cost.bodiesEvaluated, 3) }
        XCTAssertEqual(costs[0].nodesCreated, costs[1].nodesCreated)
        // Old rows are asked once what they make of a smaller share; what is inside of them is not.
        XCTAssertLessThanOrEqual(costs[1].nodesMeasured - costs[0].nodesMeasured, 195)
    }

    func testARemovedRow() async {
        let cost = cost(50) { $0.rows.value.removeLast() }
        XCTAssertEqual(cost.bodiesEvaluated, 1)
        XCTAssertEqual(cost.nodesCreated, 0)
    }

    /// Turning costs drawing alone.
    func testASpinnerEvaluatesAndLaysOutNothing() async {
        struct Spinner: View {
            @State private var isTurned = false
            var body: some View {
                Circle().trim(from: 0, to: 0.3).stroke(Color.blue, lineWidth: 3).frame(width: 20, height: 20)
                    .rotationEffect(.degrees(isTurned ? 360 : 0))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
                    .onAppear { isTurned = true }
            }
        }
        let host = render(
            VStack {
                Text("title")
                Spinner()
            }, on: MemoryDisplay(width: 100, height: 100))
        for _ in 0..<5 {
            host.advance(by: 0.1)
            let cost = host.statistics
            XCTAssertEqual(cost.frames, 1)
            XCTAssertEqual(
                [cost.bodiesEvaluated, cost.nodesCreated, cost.nodesMeasured, cost.nodesPlaced], [0, 0, 0, 0])
            // The ring with its line and a pixel around.
            XCTAssertLessThanOrEqual(cost.bytesPresented, 2 * 26 * 26 * 4)
        }
    }

    /// A growing frame is laid out once for where it ends.
    func testAnAnimatedFrameCostsNoLayoutAFrame() async {
        let remote = Remote<CGFloat>()
        let host = render(
            Stage(10, remote) { Rectangle().frame(width: $0, height: 10) }, on: MemoryDisplay(width: 100, height: 20))
        withAnimation(.linear(duration: 1)) { remote.value = 90 }
        host.advance(by: 0)
        for _ in 0..<5 {
            host.advance(by: 0.1)
            let cost = host.statistics
            XCTAssertEqual([cost.bodiesEvaluated, cost.nodesMeasured, cost.nodesPlaced], [0, 0, 0])
            XCTAssertEqual(cost.frames, 1)
        }
    }

    /// A changed text of the same size moves nothing else.
    func testATextOfTheSameSizePlacesNothing() async {
        let remote = Remote<Int>()
        let host = render(
            Stage(11, remote) { value in
                VStack {
                    Text("\(value)").monospacedDigit()
                    Rectangle()
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        remote.value = 22
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.commandsRebuilt, 1)
        XCTAssertEqual(host.statistics.damageRectangles, 1)
        XCTAssertLessThanOrEqual(host.statistics.bytesPresented, 4 * 26 * 24)
    }

    func testTheSameQuestionIsAnsweredOnce() async {
        let answers = SizeQuestion.Answers()
        let host = render(
            SizeQuestion(proposals: [.unspecified, .unspecified, .unspecified], answers: answers) { Text("x") },
            on: MemoryDisplay(width: 100, height: 100))
        // The root, the layout, and the text for the question and for the place that it is given.
        XCTAssertEqual(host.statistics.nodesMeasured, 4)
    }
}
