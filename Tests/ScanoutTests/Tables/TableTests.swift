import Scanout
import ScanoutTesting
import XCTest

private struct Server: Identifiable {
    let id: Int
    var name = "a"
    var load = 0.5
}

/// Rows of values in columns.
@MainActor
final class TableTests: XCTestCase {
    private let servers = [Server(id: 1), Server(id: 2, name: "b")]

    /// 200 wide: 8 at both sides and 8 between leave 200 - 32 = 168 for three columns; the first takes its 40, the others 64
    /// each. Labels are 28 high with a line of one; rows 28 with a line.
    func testColumnsShareTheWidth() async {
        let seen = frames(width: 200, height: 200) { log in
            Table(servers) {
                TableColumn("Name") { server in Color.red.frame(height: 10).logged("name\(server.id)", log) }.width(40)
                TableColumn("Load") { server in Color.red.frame(height: 10).logged("load\(server.id)", log) }
                TableColumn("End") { server in square(.red, 10).logged("end\(server.id)", log) }.alignment(.trailing)
            }
        }
        XCTAssertEqual(seen["name1"], rect(8, 29 + 9, 40, 10))
        XCTAssertEqual(seen["load1"], rect(56, 29 + 9, 64, 10))
        XCTAssertEqual(seen["end1"], rect(192 - 10, 29 + 9, 10, 10))
        XCTAssertEqual(seen["end2"], rect(192 - 10, 29 + 29 + 9, 10, 10))
    }

    /// Chosen rows have iOS' fourth grey behind them from side to side.
    func testChosenRows() async {
        let display = MemoryDisplay(width: 100, height: 100)
        render(
            Table(servers, selection: .constant([2] as Set)) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xD1D1D6), box(0, 29, 100, 28))
        render(
            Table(servers, selection: .constant(Int?.some(1))) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xD1D1D6), box(0, 0, 100, 28))
    }

    /// Rows that are made one by one, in loops and branches; columns that may not be there.
    func testRowsAndColumnsOfBuilders() async {
        let seen = frames { log in
            Table(of: Server.self) {
                TableColumn("Name") { server in Color.red.frame(height: 10).logged("\(server.id)", log) }
                if servers.isEmpty { TableColumn("Load") { Text("\($0.load)") } }
            } rows: {
                TableRow(Server(id: 9))
                ForEach(servers) { server in
                    if server.id > 1 { TableRow(server) }
                }
            }
            .tableColumnHeaders(.hidden)
        }
        XCTAssertEqual(seen, ["9": rect(8, 9, 84, 10), "2": rect(8, 29 + 9, 84, 10)])
    }

    /// The column that rows are sorted by has an arrow beside its label, whichever way.
    func testTheOrderIsShown() async {
        func surface(_ order: [KeyPathComparator<Server>]) -> [UInt32] {
            let display = MemoryDisplay(width: 200, height: 60)
            render(
                Table(servers, sortOrder: .constant(order)) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Load", value: \.load) { Text("\($0.load)") }
                }, on: display)
            return display.surface.values
        }
        let plain = surface([])
        let forward = surface([KeyPathComparator(\.load)])
        XCTAssertNotEqual(forward, plain)
        XCTAssertNotEqual(surface([KeyPathComparator(\.load, order: .reverse)]), forward)
        XCTAssertNotEqual(surface([KeyPathComparator(\.name)]), forward)
    }
}
