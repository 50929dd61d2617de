import CDRM
import Raster
import XCTest

@testable import Displays

final class KMSDisplayTests: XCTestCase {
    private let path = "/dev/dri/card0"
    private let system = SimulatedSystem()
    private let card = SimulatedCard()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    override func setUp() {
        system.files[path] = card
        system.directories["/dev/dri"] = ["by-path", "card0", "renderD128"]
        system.faults = [.init(call: "markDirty", object: nil, code: ENOSYS)]
    }

    private func surface(_ display: any Display, _ color: UInt32) -> Surface {
        let surface = Surface(width: display.width, height: display.height)
        for y in 0..<surface.height { for x in 0..<surface.width { surface[x, y] = Pixel(rgb: color) } }
        return surface
    }

    /// The visible pixels of what is shown, row by row.
    private func screen(width: Int = 8, height: Int = 4) -> [UInt32] {
        let bytes = card.screen
        let stride = bytes.count / height
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                let first = y * stride + x * 4
                let green = UInt32(bytes[first + 1]) << 8
                let red = UInt32(bytes[first + 2]) << 16
                pixels.append(red | green | UInt32(bytes[first]))
            }
        }
        return pixels
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testPreferredModeAndBlackPictureAtOnce() throws {
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertEqual([display.width, display.height], [8, 4])
        XCTAssertEqual(display.name, "drm:HDMI-A-1")
        XCTAssertEqual(display.format, .xrgb8888)
        XCTAssertTrue(display.usesPageFlips)
        XCTAssertEqual(screen(), Array(repeating: 0, count: 32))
    }

    func testTwoBuffersEachGetWhatTheyMissed() throws {
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0x111111)
        let all = display.width * display.height * 4
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), all)
        XCTAssertEqual(screen(), Array(repeating: 0x111111, count: 32))
        // The other buffer still lacks the whole picture, of which the new pixel is a part.
        drawn[0, 0] = Pixel(rgb: 0x222222)
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]), all)
        // Now each lacks only what the other got last.
        drawn[1, 0] = Pixel(rgb: 0x333333)
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 1, y: 0, width: 1, height: 1)]), 8)
        drawn[5, 3] = Pixel(rgb: 0x444444)
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 5, y: 3, width: 1, height: 1)]), 8)
        XCTAssertEqual(screen()[0..<3], [0x222222, 0x333333, 0x111111])
        XCTAssertEqual(screen()[29], 0x444444)
        XCTAssertEqual(try display.present(drawn, damage: []), 0)
        XCTAssertEqual(system.count("flip \(path)"), 4)
    }

    func testFlipsThatAreRefusedGiveWayToOneBuffer() throws {
        for code in [EINVAL, ENOSYS] {
            let display = try KMSDisplay(kernel: kernel)
            let drawn = surface(display, 0x010203)
            system.faults.append(.init(call: "flip", object: nil, code: code))
            _ = try display.present(drawn, damage: [drawn.bounds])
            XCTAssertEqual(screen(), Array(repeating: 0x010203, count: 32))
            XCTAssertFalse(display.usesPageFlips)
            drawn[7, 3] = Pixel(rgb: 0xFFFFFF)
            XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 7, y: 3, width: 1, height: 1)]), 4)
            XCTAssertEqual(screen()[31], 0xFFFFFF)
            display.close()
            system.faults.removeLast()
        }
    }

    func testAFlipThatNeverEndsIsWaitedForOnce() throws {
        card.tellsFlips = false
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0x0A0B0C)
        _ = try display.present(drawn, damage: [drawn.bounds])
        for color in [UInt32(1), 2, 3] {
            drawn[0, 0] = Pixel(rgb: color)
            _ = try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
            XCTAssertEqual(screen()[0], color)
        }
        XCTAssertEqual(system.count("poll \(path)"), 1)
    }

    func testCopyingDriversAreToldTheDamageAlone() throws {
        card.connectors = []
        card.addConnector(type: DRM_MODE_CONNECTOR_SPI, modes: [SimulatedCard.mode(8, 4)])
        system.faults = []
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertFalse(display.usesPageFlips)
        XCTAssertEqual(card.memories.count, 1)
        let drawn = surface(display, 0xFFFFFF)
        let rects = [PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: 6, y: 0, width: 1, height: 1)]
        XCTAssertEqual(try display.present(drawn, damage: rects), 20)
        XCTAssertEqual(card.dirty, [[PixelRect(x: 0, y: 0, width: 8, height: 4)], rects])
        system.faults = [.init(call: "markDirty", object: nil, code: ENOSYS)]
        XCTAssertEqual(try display.present(drawn, damage: rects), 20)
        XCTAssertEqual(try display.present(drawn, damage: rects), 20)
        XCTAssertEqual(system.count("markDirty \(path)"), 3, "once found missing it is not asked again")
    }

    func testDamageIsReportedAsTheMemoryLies() throws {
        card.connectors = []
        card.addConnector(type: DRM_MODE_CONNECTOR_SPI, modes: [SimulatedCard.mode(8, 4)])
        card.orientation = .clockwise90
        system.faults = []
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertEqual([display.width, display.height, display.rotation.rawValue], [4, 8, 90])
        let drawn = surface(display, 0xFFFFFF)
        _ = try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 3, height: 1)])
        XCTAssertEqual(card.dirty.last, [PixelRect(x0: 7, y0: 0, x1: 8, y1: 3)])
        XCTAssertEqual(screen().enumerated().filter { $0.element != 0 }.map(\.offset), [7, 15, 23])
    }

    func testFormatsAreTriedUntilTheModeSetTakesOne() throws {
        card.formats = ["RG16"]
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertEqual(display.format, .rgb565)
        XCTAssertEqual(card.memories.count, 2, "buffers of refused formats are given back")
        let drawn = surface(display, 0xFF0000)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 64)
        XCTAssertEqual(Array(card.screen[0..<2]), [0x00, 0xF8])
        display.close()
        card.preferredDepth = 16
        card.formats = ["XR24"]
        XCTAssertEqual(try KMSDisplay(kernel: kernel).format, .xrgb8888)
    }

    func testNoFormatIsTaken() {
        card.formats = []
        XCTAssertEqual(
            message { _ = try KMSDisplay(kernel: kernel) },
            "cannot set mode 8x4 of HDMI-A-1 on /dev/dri/card0: Invalid argument (EINVAL): tried XR24 EINVAL, "
                + "RG16 EINVAL, XB24 EINVAL, BX24 EINVAL, RG24 EINVAL, BG24 EINVAL, BG16 EINVAL, XR15 EINVAL; choose "
                + "another mode")
        XCTAssertEqual(card.memories.count, 0)
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(system.mappings, 0)
    }

    func testWhatCannotBeTrue() {
        card.connectors[0].modes = [SimulatedCard.mode(0, 480), SimulatedCard.mode(40_000, 4)]
        XCTAssertEqual(
            message { _ = try KMSDisplay(kernel: kernel) },
            "cannot use HDMI-A-1 of /dev/dri/card0: it is connected and offers no mode: connect a panel, or add "
                + "video=HDMI-A-1:800x480@60D to the kernel's command line")
        card.connectors[0].modes = [SimulatedCard.mode(8, 4)]
        card.alignment = 1
        card.shortens = true
        XCTAssertTrue(message { _ = try KMSDisplay(kernel: kernel) }.contains("XR24 EOVERFLOW, RG16 EOVERFLOW"))
        XCTAssertEqual(card.memories.count, 0)
    }

    func testWhoDrivesTheCardIsNamed() {
        system.addProcess(301, "systemd-logind", holding: path)
        system.addProcess(412, "weston", holding: path)
        system.addProcess(5, "other", holding: "/dev/null")
        system.faults.append(.init(call: "setCRTC", object: nil, code: EACCES))
        XCTAssertEqual(
            message { _ = try KMSDisplay(kernel: kernel) },
            "cannot set a mode on /dev/dri/card0: Permission denied (EACCES): weston (pid 412) has it open, as have "
                + "systemd-logind (pid 301): stop it and try again")
        system.directories["/proc"] = ["1", "self"]
        XCTAssertEqual(
            message { _ = try KMSDisplay(kernel: kernel) },
            "cannot set a mode on /dev/dri/card0: Permission denied (EACCES): another program drives it, which this "
                + "user cannot see: run scanout doctor as root to learn which")
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testLosingTheCardLater() throws {
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0)
        for (code, text) in [
            (EACCES, "cannot show a picture on /dev/dri/card0: Permission denied (EACCES): another program drives it"),
            (ENODEV, "cannot show a picture on /dev/dri/card0: No such device (ENODEV): the device went away"),
        ] {
            system.faults.append(.init(call: "flip", object: nil, code: code))
            let error = message { _ = try display.present(drawn, damage: [drawn.bounds]) }
            XCTAssertTrue(error.hasPrefix(text), error)
            system.faults.removeLast()
        }
        XCTAssertNoThrow(try display.present(drawn, damage: [drawn.bounds]))
    }

    func testClosingShowsWhatWasShownBefore() throws {
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertNotEqual(card.shown.framebuffer, 7)
        display.close()
        display.close()
        XCTAssertEqual(card.shown.framebuffer, 7)
        XCTAssertEqual(card.shown.mode?.size, "1024x768")
        XCTAssertEqual(card.memories.count, 0)
        XCTAssertEqual(card.framebuffers.count, 0)
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(system.mappings, 0)
        XCTAssertEqual(system.count("dropMaster \(path)"), 1)
    }

    func testEachCallThatFailsGivesEverythingBack() {
        let calls = [
            "open", "driverName", "capability", "resources", "connector", "panelOrientation", "encoder", "crtc",
            "setCRTC", "createBuffer", "mapOffset", "addFramebuffer", "markDirty", "mmap", "setMaster", "dropMaster",
            "flip", "poll", "read",
        ]
        for call in calls {
            for code in [EACCES, EBUSY, EINVAL, ENODEV, ENOMEM, ENOSYS, EIO] {
                system.faults = [.init(call: call, object: nil, code: code)]
                if let display = try? KMSDisplay(kernel: kernel) {
                    let drawn = surface(display, 0x123456)
                    for _ in 0..<3 { _ = try? display.present(drawn, damage: [drawn.bounds]) }
                    display.close()
                }
                XCTAssertEqual(system.openDescriptors, 0, "\(call) \(code)")
                XCTAssertEqual(system.mappings, 0, "\(call) \(code)")
                XCTAssertEqual(card.memories.count, 0, "\(call) \(code)")
                XCTAssertEqual(card.framebuffers.count, 0, "\(call) \(code)")
            }
        }
    }
}
