import Raster
import XCTest

@testable import Displays

final class EmulationNudgeTests: XCTestCase {
    private let path = "/dev/fb0"
    private let system = SimulatedSystem()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    private func display(identifier: String, height: Int = 6) throws -> (FramebufferDisplay, SimulatedFramebuffer) {
        var report = SimulatedFramebuffer.Report(width: 4, height: height)
        report.identifier = identifier
        // A page to a row, so that any row may be lost.
        report.bytesPerRow = Int(getpagesize())
        let device = SimulatedFramebuffer(report)
        system.files[path] = device
        return (try FramebufferDisplay(path: path, kernel: kernel), device)
    }

    private func touched(_ device: SimulatedFramebuffer) -> [[Int]] {
        (0..<device.report.height).map { device.touched(row: $0) }
    }

    func testRealFrameBuffersGetTheDamageAlone() throws {
        let (display, device) = try display(identifier: "fb_ili9341")
        let surface = Surface(width: 4, height: 6)
        XCTAssertEqual(try display.present(surface, damage: [PixelRect(x: 2, y: 3, width: 2, height: 1)]), 8)
        XCTAssertEqual(touched(device), [[], [], [], Array(8..<16), [], []])
    }

    /// Bytes of a row and rows: pages of 4,096 bytes lie within one row and end with it, or do not.
    func testWhereNothingCanBeLostNothingIsAdded() throws {
        let table: [(width: Int, height: Int, bits: Int, isNeeded: Bool)] = [
            (320, 240, 16, false), (480, 320, 16, false), (800, 480, 16, false), (800, 480, 32, false),
            (640, 480, 32, false), (1024, 768, 16, false), (1024, 768, 32, true), (1280, 800, 32, true),
            (1920, 1080, 32, true),
            // 4,608 bytes in 18 rows of 256: the second page begins with row 16 and ends with row 17.
            (128, 18, 16, false),
            // 4,352 bytes in 17 rows: the second page is the last row.
            (128, 17, 16, true),
        ]
        try XCTSkipUnless(getpagesize() == 4096, "pages have another size here")
        for row in table {
            var report = SimulatedFramebuffer.Report(width: row.width, height: row.height, bits: row.bits)
            if row.bits == 16 { (report.red, report.green, report.blue) = ((11, 5), (5, 6), (0, 5)) }
            report.identifier = "simulateddrmfb"
            system.files[path] = SimulatedFramebuffer(report)
            let display = try FramebufferDisplay(path: path, kernel: kernel)
            let looks = system.clockLooks
            let surface = Surface(width: row.width, height: row.height)
            let bytes = try display.present(surface, damage: [PixelRect(x: 1, y: 5, width: 2, height: 1)])
            XCTAssertEqual(bytes, (2 + (row.isNeeded ? 3 : 0)) * row.bits / 8, "\(row)")
            XCTAssertEqual(system.clockLooks - looks, row.isNeeded ? 2 : 0, "\(row)")
            display.close()
        }
    }

    func testARowGoesWithItsNeighbour() throws {
        for (row, neighbour) in [(0, 1), (3, 2), (5, 4)] {
            let (display, device) = try display(identifier: "bochs-drmdrmfb")
            let surface = Surface(width: 4, height: 6)
            // Two pixels of the damage, and three of four bytes.
            XCTAssertEqual(try display.present(surface, damage: [PixelRect(x: 2, y: row, width: 2, height: 1)]), 8 + 12)
            var expected = [[Int]](repeating: [], count: 6)
            expected[row] = Array(0..<4) + Array(8..<16)
            expected[neighbour] = Array(0..<4)
            XCTAssertEqual(touched(device), expected)
        }
    }

    func testACardInSysfsTellsToo() throws {
        system.directories["/sys/class/graphics/fb0/device/drm"] = ["card0"]
        let (display, _) = try display(identifier: "simulated")
        let surface = Surface(width: 4, height: 6)
        XCTAssertEqual(try display.present(surface, damage: [PixelRect(x: 0, y: 0, width: 1, height: 3)]), 12 + 12)
        XCTAssertEqual(try display.present(surface, damage: []), 0)
    }

    func testOneRowAlone() throws {
        let (display, _) = try display(identifier: "bochs-drmdrmfb", height: 1)
        XCTAssertEqual(try display.present(Surface(width: 4, height: 1), damage: [display.layoutBounds]), 16)
    }

    func testDoneAgainWhereItTookTooLong() throws {
        let (display, _) = try display(identifier: "bochs-drmdrmfb")
        let surface = Surface(width: 4, height: 6)
        let limit = EmulationNudge.limit
        // Two looks at the clock each time: the first two take too long.
        system.clockSteps = [0, limit, 0, limit, 0, limit - 1]
        XCTAssertEqual(try display.present(surface, damage: [surface.bounds]), 96 + 3 * 12)
        system.clockSteps = Array(repeating: limit, count: 100)
        XCTAssertEqual(try display.present(surface, damage: [surface.bounds]), 96 + EmulationNudge.attempts * 12)
    }

    /// The emulation copies from the first to the last row of what was written since it last did, or nothing where that
    /// is one row. Whenever it does so, each row is copied after it was written.
    func testNoRowIsLostWheneverTheEmulationCopies() {
        let layout = PanelLayout(width: 4, height: 6, format: .xrgb8888, rotation: .none)
        for top in 0..<6 {
            for end in top + 1...6 {
                let damage = Damage([PixelRect(x0: 0, y0: top, x1: 4, y1: end)])
                var rows = Array(top..<end)
                _ = EmulationNudge(damage, layout)?.run(system: system) { rect in
                    rows.append(rect.y0)
                    return 0
                }
                XCTAssertEqual(rows.count, end - top + 3)
                for moment in 0...rows.count {
                    let copied = [rows[..<moment], rows[moment...]].flatMap(copied(by:))
                    for row in top..<end {
                        // Its own pixels were written at this index.
                        let written = row - top
                        XCTAssertTrue(copied.contains { $0.row == row && $0.index >= written }, "\(row) of \(rows)")
                    }
                }
            }
        }
    }

    private func copied(by writes: ArraySlice<Int>) -> [(row: Int, index: Int)] {
        guard let first = writes.min(), let last = writes.max(), first < last else { return [] }
        return (first...last).map { ($0, writes.endIndex - 1) }
    }
}

extension FramebufferDisplay {
    fileprivate var layoutBounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
