import CDRM
import Raster
import XCTest

@testable import Displays

/// Displays on cards whose modes are set atomically, and what goes beyond one connector.
final class KMSAtomicTests: XCTestCase {
    private let path = "/dev/dri/card0"
    private let system = SimulatedSystem()
    private let card = SimulatedCard()
    private lazy var kernel = Kernel(system: system, modes: SimulatedModes(system))

    override func setUp() {
        card.isAtomic = true
        system.files[path] = card
        system.directories["/dev/dri"] = ["card0"]
        system.faults = [.init(call: "markDirty", object: nil, code: ENOSYS)]
    }

    private func surface(_ display: any Display, _ color: UInt32) -> Surface {
        let surface = Surface(width: display.width, height: display.height)
        for y in 0..<surface.height { for x in 0..<surface.width { surface[x, y] = Pixel(rgb: color) } }
        return surface
    }

    /// The blue bytes of a buffer, row by row.
    private func blues(_ framebuffer: UInt32, width: Int, height: Int) -> [UInt8] {
        let bytes = card.bytes(of: framebuffer)
        let stride = bytes.count / height
        return (0..<height).flatMap { y in (0..<width).map { bytes[y * stride + $0 * 4] } }
    }

    func testTheModeIsSetInOneCommitThatTakesOthersOffTheScreen() throws {
        card.addConnector(type: DRM_MODE_CONNECTOR_VGA, state: .disconnected, modes: [])
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertTrue(display.usesAtomicModeSetting)
        XCTAssertTrue(display.usesPageFlips)
        XCTAssertEqual(system.count("commit \(path)"), 1)
        XCTAssertEqual(system.count("setCRTC \(path)"), 0)
        let atomic = card.atomic
        XCTAssertEqual(
            [atomic.value(40, "ACTIVE"), atomic.value(20, "CRTC_ID"), atomic.value(50, "CRTC_ID")], [1, 40, 40])
        XCTAssertEqual(
            [atomic.value(51, "FB_ID"), atomic.value(51, "CRTC_ID"), atomic.value(21, "CRTC_ID")], [0, 0, 0])
        XCTAssertEqual([atomic.value(50, "SRC_W"), atomic.value(50, "SRC_H")], [8 << 16, 4 << 16])
        XCTAssertEqual([atomic.value(50, "CRTC_W"), atomic.value(50, "CRTC_H")], [8, 4])
        XCTAssertEqual(atomic.blobs.count, 0, "the kernel keeps the mode, we need not")
    }

    /// The driver is told what differs from what is shown: this frame's damage, though the buffer got that of two.
    func testFlipsNameTheDamage() throws {
        card.atomic.takesDamage = true
        card.connectors = []
        card.addConnector(type: DRM_MODE_CONNECTOR_SPI, modes: [SimulatedCard.mode(8, 4)])
        system.faults = []
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertTrue(display.usesPageFlips)
        let drawn = surface(display, 0x000011)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 128)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 128)
        let one = PixelRect(x: 1, y: 2, width: 3, height: 1)
        // This buffer still lacks the frame before.
        XCTAssertEqual(try display.present(drawn, damage: [one]), 128)
        let other = PixelRect(x: 6, y: 0, width: 2, height: 4)
        XCTAssertEqual(try display.present(drawn, damage: [other]), (3 + 8) * 4)
        XCTAssertEqual(card.atomic.damage, [[0, 0, 8, 4], [0, 0, 8, 4], [1, 2, 4, 3], [6, 0, 8, 4]])
        XCTAssertEqual(card.atomic.blobs.count, 0)
    }

    /// Virtual cards keep a copy of each buffer, and take all of one that a flip brings: one buffer is marked instead.
    func testVirtualCardsAreToldTheDamageOfOneBuffer() throws {
        card.atomic.takesDamage = true
        card.connectors = []
        card.addConnector(type: DRM_MODE_CONNECTOR_VIRTUAL, modes: [SimulatedCard.mode(8, 4)])
        system.faults = []
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertTrue(display.usesAtomicModeSetting)
        XCTAssertFalse(display.usesPageFlips)
        XCTAssertEqual(card.memories.count, 1)
        let drawn = surface(display, 0x000011)
        let part = PixelRect(x: 1, y: 1, width: 2, height: 2)
        XCTAssertEqual(try display.present(drawn, damage: [part]), 16)
        XCTAssertEqual(card.dirty.last, [part])
    }

    func testDamageOfAFlipThatFailedIsNamedWithTheNext() throws {
        card.atomic.takesDamage = true
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0x000022)
        for _ in 0..<2 { _ = try display.present(drawn, damage: [drawn.bounds]) }
        system.faults.append(.init(call: "commit", object: nil, code: ENOMEM))
        XCTAssertThrowsError(try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]))
        system.faults.removeLast()
        _ = try display.present(drawn, damage: [PixelRect(x: 4, y: 3, width: 1, height: 1)])
        XCTAssertEqual(card.atomic.damage.last, [0, 0, 1, 1, 4, 3, 5, 4])
    }

    func testDriversThatRefuseCommitsGetTheOldWay() throws {
        for (call, code) in [
            ("setClientCapability", EINVAL), ("commit", EINVAL), ("planes", ENOMEM), ("createBlob", EIO),
        ] {
            system.faults = [
                .init(call: call, object: nil, code: code), .init(call: "markDirty", object: nil, code: ENOSYS),
            ]
            let display = try KMSDisplay(kernel: kernel)
            XCTAssertFalse(display.usesAtomicModeSetting, call)
            let drawn = surface(display, 0x000033)
            XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 128)
            XCTAssertEqual(blues(card.shown.framebuffer, width: 8, height: 4), Array(repeating: 0x33, count: 32))
            display.close()
        }
    }

    func testFormatsAreTriedOneByOne() throws {
        card.formats = ["XB24"]
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertEqual(display.format, .xbgr8888)
        XCTAssertTrue(display.usesAtomicModeSetting)
        XCTAssertEqual(card.memories.count, 2)
    }

    /// Hardware that turns gets the picture upright, in a buffer of the picture's shape. The kernel counts the turn the
    /// other way round: ours is clockwise.
    func testTheHardwareTurnsWhereItCan() throws {
        card.atomic.rotations = ["rotate-0", "rotate-180", "rotate-270"]
        card.orientation = .clockwise90
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertTrue(display.isTurnedByHardware)
        XCTAssertEqual([display.width, display.height, display.rotation.rawValue], [4, 8, 90])
        XCTAssertEqual(card.atomic.value(50, "rotation"), 1 << 3)
        XCTAssertEqual([card.atomic.value(50, "SRC_W"), card.atomic.value(50, "SRC_H")], [4 << 16, 8 << 16])
        XCTAssertEqual([card.atomic.value(50, "CRTC_W"), card.atomic.value(50, "CRTC_H")], [8, 4])
        let drawn = surface(display, 0)
        drawn[3, 1] = Pixel(rgb: 0x0000FF)
        _ = try display.present(drawn, damage: [drawn.bounds])
        let shown = blues(card.shown.framebuffer, width: 4, height: 8)
        XCTAssertEqual(shown.firstIndex(of: 0xFF), 1 * 4 + 3)
        display.close()
        XCTAssertEqual(card.atomic.value(50, "rotation"), 1 << 0, "given back upright")
        XCTAssertEqual(card.shown.framebuffer, 7)
    }

    func testTurnsAreMadeInSoftwareWhereTheHardwareRefuses() throws {
        for (offered, refused) in [(["rotate-0"], []), (["rotate-0", "rotate-270"], [UInt64(1 << 3)])] {
            card.atomic.rotations = offered
            card.atomic.refusedRotations = refused
            card.orientation = .clockwise90
            let display = try KMSDisplay(kernel: kernel)
            XCTAssertFalse(display.isTurnedByHardware)
            XCTAssertTrue(display.usesAtomicModeSetting)
            XCTAssertEqual([display.width, display.height, display.rotation.rawValue], [4, 8, 90])
            let drawn = surface(display, 0)
            drawn[0, 0] = Pixel(rgb: 0x0000FF)
            _ = try display.present(drawn, damage: [drawn.bounds])
            // The upper left pixel is at the screen's upper right.
            XCTAssertEqual(blues(card.shown.framebuffer, width: 8, height: 4).firstIndex(of: 0xFF), 7)
            display.close()
            XCTAssertEqual(card.memories.count, 0)
        }
    }

    func testSwitchedOffNothingIsSentAndNothingIsLost() throws {
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0x000044)
        _ = try display.present(drawn, damage: [drawn.bounds])
        try display.setPower(false)
        try display.setPower(false)
        XCTAssertEqual(card.atomic.value(40, "ACTIVE"), 0)
        XCTAssertEqual(try display.present(surface(display, 0x000055), damage: [drawn.bounds]), 0)
        try display.setPower(true)
        XCTAssertEqual(card.atomic.value(40, "ACTIVE"), 1)
        let late = surface(display, 0x000055)
        XCTAssertEqual(try display.present(late, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]), 128)
        XCTAssertEqual(blues(card.shown.framebuffer, width: 8, height: 4), Array(repeating: 0x55, count: 32))
    }

    func testTheOldWaySwitchesTheConnector() throws {
        card.isAtomic = false
        let display = try KMSDisplay(kernel: kernel)
        try display.setPower(false)
        XCTAssertEqual(card.atomic.value(20, "DPMS"), UInt64(DRM_MODE_DPMS_OFF))
        try display.setPower(true)
        XCTAssertEqual(card.atomic.value(20, "DPMS"), UInt64(DRM_MODE_DPMS_ON))
    }

    /// Only one descriptor of a card may set modes, so two displays share it; each has a CRTC of its own.
    func testTwoConnectorsOfOneCard() throws {
        card.isAtomic = false
        card.crtcs = [40, 41]
        card.addConnector(type: DRM_MODE_CONNECTOR_VGA, modes: [SimulatedCard.mode(4, 2)])
        let first = try KMSDisplay(connector: "HDMI-A-1", kernel: kernel)
        let second = try KMSDisplay(connector: "VGA-1", kernel: kernel)
        XCTAssertEqual(system.count("open \(path)"), 1)
        _ = try first.present(surface(first, 0x000001), damage: [PixelRect(x: 0, y: 0, width: 8, height: 4)])
        _ = try second.present(surface(second, 0x000002), damage: [PixelRect(x: 0, y: 0, width: 4, height: 2)])
        XCTAssertEqual(blues(card.shown.framebuffer, width: 8, height: 4), Array(repeating: 1, count: 32))
        XCTAssertEqual(blues(card.shownElsewhere[41] ?? 0, width: 4, height: 2), Array(repeating: 2, count: 8))
        first.close()
        XCTAssertEqual(system.openDescriptors, 1)
        _ = try second.present(surface(second, 0x000003), damage: [PixelRect(x: 0, y: 0, width: 4, height: 2)])
        second.close()
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(card.memories.count, 0)
        XCTAssertEqual(system.count("dropMaster \(path)"), 1)
    }

    func testUnpluggedResizedAndGoneAreNoticed() throws {
        let display = try KMSDisplay(kernel: kernel)
        XCTAssertNil(display.inspect())
        card.connectors[0].modes = [SimulatedCard.mode(16, 9, preferred: true), SimulatedCard.mode(8, 4)]
        XCTAssertEqual(
            display.inspect()?.description,
            "cannot use HDMI-A-1 of /dev/dri/card0: its mode changed from 8x4 to 16x9: open it again")
        card.connectors[0].state = .disconnected
        XCTAssertEqual(
            display.inspect()?.description,
            "cannot use HDMI-A-1 of /dev/dri/card0: it was unplugged: plug a panel in")
        system.faults = [.init(call: "connector", object: nil, code: ENODEV)]
        XCTAssertEqual(display.inspect()?.errno, ENODEV)
    }

    func testANamedModeStaysWhileThePanelHasIt() throws {
        let display = try KMSDisplay(size: .init(width: 16, height: 9), kernel: kernel)
        XCTAssertNil(display.inspect(), "the panel prefers 8x4, which is none of our business")
        card.connectors[0].modes = [SimulatedCard.mode(8, 4, preferred: true)]
        XCTAssertNotNil(display.inspect())
    }

    func testLeavingTheScreenToOthersAndTakingItAgain() throws {
        let display = try KMSDisplay(kernel: kernel)
        let drawn = surface(display, 0x000066)
        _ = try display.present(drawn, damage: [drawn.bounds])
        display.pause()
        XCTAssertEqual(system.count("dropMaster \(path)"), 1)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 0)
        system.faults.append(.init(call: "commit", object: nil, code: EACCES))
        XCTAssertThrowsError(try display.resume())
        system.faults.removeLast()
        try display.resume()
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 128)
        XCTAssertEqual(blues(card.shown.framebuffer, width: 8, height: 4), Array(repeating: 0x66, count: 32))
    }
}
