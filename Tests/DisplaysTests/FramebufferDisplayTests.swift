import CLinux
import Raster
import XCTest

@testable import Displays

final class FramebufferDisplayTests: XCTestCase {
    private typealias Report = SimulatedFramebuffer.Report
    private let path = "/dev/fb0"

    private func simulate(_ report: SimulatedFramebuffer.Report) -> (SimulatedSystem, SimulatedFramebuffer, Kernel) {
        let system = SimulatedSystem()
        let device = SimulatedFramebuffer(report)
        system.files[path] = device
        return (system, device, Kernel(system: system, modes: SimulatedModes(system)))
    }

    private func surface(_ display: any Display, _ color: UInt32) -> Surface {
        let surface = Surface(width: display.width, height: display.height)
        for y in 0..<surface.height { for x in 0..<surface.width { surface[x, y] = Pixel(rgb: color) } }
        return surface
    }

    func testDamageAloneIsWrittenAtTheReportedStride() throws {
        let (_, device, kernel) = simulate(
            Report(width: 10, height: 6, bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5), bytesPerRow: 64))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        XCTAssertEqual(display.name, "fb:/dev/fb0")
        let red = surface(display, 0xFF0000)
        XCTAssertEqual(try display.present(red, damage: [PixelRect(x: 3, y: 2, width: 4, height: 2)]), 16)
        for row in 0..<6 {
            XCTAssertEqual(device.touched(row: row), row == 2 || row == 3 ? Array(6..<14) : [], "row \(row)")
        }
        XCTAssertEqual(device.memory[2 * 64 + 6], 0x00)
        XCTAssertEqual(device.memory[2 * 64 + 7], 0xF8)
    }

    func testTheVisiblePartOfAPannedScreenIsWrittenAndFollowed() throws {
        let (_, device, kernel) = simulate(
            Report(width: 4, height: 2, bytesPerRow: 32, offsetX: 2, offsetY: 1, virtualHeight: 6))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        let white = surface(display, 0xFFFFFF)
        XCTAssertEqual(try display.present(white, damage: [white.bounds]), 32)
        XCTAssertEqual((0..<6).map { device.touched(row: $0).count }, [0, 16, 16, 0, 0, 0])
        XCTAssertEqual(device.touched(row: 1), Array(8..<24))
        device.report.offsetX = 0
        device.report.offsetY = 4
        _ = try display.present(white, damage: [PixelRect(x: 0, y: 1, width: 1, height: 1)])
        XCTAssertEqual((3..<6).map { device.touched(row: $0) }, [[], [], [0, 1, 2, 3]])
    }

    func testRotationIsDoneInSoftware() throws {
        let (_, device, kernel) = simulate(Report(width: 4, height: 6))
        let display = try FramebufferDisplay(path: path, rotation: .clockwise90, kernel: kernel)
        XCTAssertEqual([display.width, display.height], [6, 4])
        let white = surface(display, 0xFFFFFF)
        // The picture's upper left pixel is at the memory's upper right corner.
        XCTAssertEqual(try display.present(white, damage: [PixelRect(x: 0, y: 0, width: 2, height: 1)]), 8)
        XCTAssertEqual((0..<6).map { device.touched(row: $0) }, [Array(12..<16), Array(12..<16), [], [], [], []])
    }

    func testBoardTurnsOnlyWhereTheDriverDoesNot() throws {
        let board = try BoardCatalog().profile("pitft28r")
        let rgb565 = Report(width: 320, height: 240, bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5))
        let turned = try FramebufferDisplay(path: path, board: board, kernel: simulate(rgb565).2)
        XCTAssertEqual([turned.width, turned.height, turned.rotation.rawValue], [320, 240, 0])
        var portrait = rgb565
        (portrait.width, portrait.height) = (240, 320)
        let upright = try FramebufferDisplay(path: path, board: board, kernel: simulate(portrait).2)
        XCTAssertEqual([upright.width, upright.height, upright.rotation.rawValue], [320, 240, 90])
        XCTAssertEqual(upright.dotsPerInch, board.dotsPerInch)
    }

    func testOneBitLeftmostPixelIsTheLowestBit() throws {
        for (visual, black, left) in [(FB_VISUAL_MONO10, UInt8(0), UInt8(0b0000_0101)), (FB_VISUAL_MONO01, 0xFF, 0xFA)]
        {
            let (_, device, kernel) = simulate(
                Report(
                    width: 16, height: 2, bits: 1, red: (0, 1), green: (0, 1), blue: (0, 1), visual: visual,
                    bytesPerRow: 4))
            let display = try FramebufferDisplay(path: path, kernel: kernel)
            let drawn = surface(display, 0)
            drawn[0, 1] = Pixel(rgb: 0xFFFFFF)
            drawn[2, 1] = Pixel(rgb: 0xFFFFFF)
            XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 1, y: 1, width: 9, height: 1)]), 2)
            XCTAssertEqual(Array(device.memory[4..<8]), [left, black, 0xA5, 0xA5])
            XCTAssertEqual(device.touched(row: 0), [])
        }
    }

    func testPaletteIsThreeThreeTwo() throws {
        let (_, device, kernel) = simulate(
            Report(
                width: 8, height: 2, bits: 8, red: (0, 8), green: (0, 8), blue: (0, 8), visual: FB_VISUAL_PSEUDOCOLOR))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        XCTAssertEqual(device.palette.count, 256)
        for index in [0, 0b111_000_00, 0b000_111_00, 0b11, 255] {
            let entry = device.palette[index]
            XCTAssertEqual(entry.red, index >> 5 == 7 ? 65535 : 0)
            XCTAssertEqual(entry.green, index >> 2 & 7 == 7 ? 65535 : 0)
            XCTAssertEqual(entry.blue, index & 3 == 3 ? 65535 : 0)
        }
        let green = surface(display, 0x00FF00)
        XCTAssertEqual(try display.present(green, damage: [PixelRect(x: 1, y: 0, width: 1, height: 1)]), 1)
        XCTAssertEqual(device.memory[1], 0b000_111_00)
    }

    func testDirectColorTablesAreStraightLines() throws {
        let (_, device, kernel) = simulate(
            Report(bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5), visual: FB_VISUAL_DIRECTCOLOR))
        _ = try FramebufferDisplay(path: path, kernel: kernel)
        XCTAssertEqual(device.palette.count, 64)
        XCTAssertEqual(device.palette[31].red, 65535)
        XCTAssertEqual(device.palette[63].green, 65535)
        XCTAssertEqual(device.palette[21].green, 21845)
    }

    func testEachCallThatFails() throws {
        let table: [(String, Int32, String)] = [
            (
                "open", EACCES,
                "cannot open /dev/fb0: Permission denied (EACCES): add the user to group video or run as root"
            ),
            (
                "open", ENOENT,
                "cannot open /dev/fb0: No such file or directory (ENOENT): no driver has made it; scanout doctor lists "
                    + "the devices there are"
            ),
            (
                "open", EBUSY,
                "cannot open /dev/fb0: Device or resource busy (EBUSY): another program uses it; stop that one"
            ),
            (
                "ioctl FBIOGET_VSCREENINFO", ENOTTY,
                "cannot read the mode of /dev/fb0: Not a device of this kind (ENOTTY)"
            ),
            ("ioctl FBIOGET_FSCREENINFO", EIO, "cannot read the mode of /dev/fb0: Input or output error (EIO)"),
            (
                "mmap", ENOMEM,
                "cannot map /dev/fb0: Out of memory (ENOMEM): free some memory or choose a smaller mode"
            ),
            ("ioctl FBIOPUTCMAP", EINVAL, "cannot set the palette of /dev/fb0: Invalid argument (EINVAL)"),
        ]
        for (call, code, text) in table {
            let (system, _, kernel) = simulate(
                Report(bits: 8, red: (0, 8), green: (0, 8), blue: (0, 8), visual: FB_VISUAL_PSEUDOCOLOR))
            system.faults = [.init(call: call, object: nil, code: code)]
            XCTAssertThrowsError(try FramebufferDisplay(path: path, kernel: kernel)) { XCTAssertEqual("\($0)", text) }
            XCTAssertEqual(system.openDescriptors, 0, call)
            XCTAssertEqual(system.mappings, 0, call)
        }
    }

    func testBlankingMayBeMissing() throws {
        let (system, _, kernel) = simulate(Report(width: 2, height: 2))
        system.faults = [.init(call: "ioctl FBIOBLANK", object: nil, code: EINVAL)]
        XCTAssertNoThrow(try FramebufferDisplay(path: path, kernel: kernel))
    }

    func testAReplacedDriverIsNoticedAndNothingIsWritten() throws {
        let (system, device, kernel) = simulate(Report(width: 2, height: 2))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        system.faults = [.init(call: "ioctl FBIOGET_VSCREENINFO", object: nil, code: ENODEV)]
        let white = surface(display, 0xFFFFFF)
        XCTAssertThrowsError(try display.present(white, damage: [white.bounds])) { error in
            XCTAssertEqual((error as? DisplayError)?.errno, ENODEV)
            XCTAssertEqual(
                "\(error)",
                "cannot draw on /dev/fb0: No such device (ENODEV): the device went away or its driver was replaced; "
                    + "open it again")
        }
        XCTAssertEqual(device.touched(row: 0), [])
    }

    func testAChangedModeIsNoticed() throws {
        let (_, device, kernel) = simulate(Report(width: 4, height: 4))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        device.report.height = 2
        let white = surface(display, 0xFFFFFF)
        XCTAssertThrowsError(try display.present(white, damage: [white.bounds])) { error in
            XCTAssertEqual("\(error)", "cannot use /dev/fb0: its mode changed from 4x4 to 4x2: open it again")
        }
    }

    func testClosingTwiceAndDrawingAfterwards() throws {
        let (system, _, kernel) = simulate(Report(width: 2, height: 2))
        let display = try FramebufferDisplay(path: path, kernel: kernel)
        display.close()
        display.close()
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(system.mappings, 0)
        let white = surface(display, 0xFFFFFF)
        XCTAssertThrowsError(try display.present(white, damage: [white.bounds])) { error in
            XCTAssertEqual((error as? DisplayError)?.errno, EBADF)
        }
    }
}
