import CDRM
import Raster
import XCTest

@testable import Displays

final class DisplayOpenerTests: XCTestCase {
    private let system = SimulatedSystem()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    private func addCard(_ number: Int) -> SimulatedCard {
        let card = SimulatedCard()
        system.files["/dev/dri/card\(number)"] = card
        system.directories["/dev/dri", default: []].append("card\(number)")
        return card
    }

    private func addFramebuffer(_ number: Int) {
        system.files["/dev/fb\(number)"] = SimulatedFramebuffer(.init(width: 32, height: 16))
        system.directories["/sys/class/graphics", default: ["fbcon"]].append("fb\(number)")
    }

    private func open(_ text: String, board: String? = nil) throws -> DisplayOpener.Opened {
        let profile = try board.map { try BoardCatalog().profile($0) }
        return try DisplayOpener(board: profile, kernel: kernel).open(DisplaySelection(parsing: text))
    }

    private func message(_ text: String) -> String {
        do {
            return "opened \(try open(text).display.name)"
        } catch {
            return "\(error)"
        }
    }

    func testNothingThere() throws {
        let opened = try open("auto")
        XCTAssertEqual(opened.display.name, "memory")
        XCTAssertEqual([opened.display.width, opened.display.height], [800, 480])
        XCTAssertEqual(
            opened.attempts.map(\.description),
            [
                "cannot use DRM: there is no card in /dev/dri: load a display driver",
                "cannot use fbdev: there is no /dev/fb0 or other frame buffer: load a display driver",
            ])
        XCTAssertEqual(message("drm"), "cannot use DRM: there is no card in /dev/dri: load a display driver")
        XCTAssertEqual(
            message("fb"), "cannot use fbdev: there is no /dev/fb0 or other frame buffer: load a display driver")
    }

    func testAConnectedConnectorGoesBeforeAFramebuffer() throws {
        addFramebuffer(0)
        let card = addCard(0)
        XCTAssertEqual(try open("auto").display.name, "drm:HDMI-A-1")
        card.connectors[0].state = .disconnected
        let opened = try open("auto")
        XCTAssertEqual(opened.display.name, "fb:/dev/fb0")
        XCTAssertEqual(
            opened.attempts.map(\.description),
            [
                "cannot use DRM: no connector is connected (HDMI-A-1 disconnected): connect a panel, or name a "
                    + "connector, as in drm:HDMI-A-1"
            ])
    }

    func testAFramebufferUnderAnotherMasterIsNotChosen() throws {
        _ = addCard(0)
        addFramebuffer(0)
        addFramebuffer(1)
        system.directories["/sys/class/graphics/fb0/device/drm"] = ["card0"]
        system.addProcess(412, "weston", holding: "/dev/dri/card0")
        system.faults = [
            .init(call: "isMaster", object: nil, code: EACCES), .init(call: "setCRTC", object: nil, code: EACCES),
        ]
        let opened = try open("auto")
        XCTAssertEqual(opened.display.name, "fb:/dev/fb1")
        XCTAssertEqual(
            opened.attempts.last?.description,
            "cannot use /dev/fb0: card0 makes it, and another program shows its own picture there: weston (pid 412) has "
                + "it open: stop it and try again")
        XCTAssertEqual(try open("fb:/dev/fb0").display.name, "fb:/dev/fb0", "who names it, gets it")
    }

    /// A driver that answers EBUSY to every way of showing a picture, as one does whose panel is held by another.
    func testACardThatIsBusyIsPassedOver() throws {
        _ = addCard(0)
        addFramebuffer(0)
        for call in ["open", "setCRTC", "createBuffer"] {
            system.faults = [.init(call: call, object: "/dev/dri/card0", code: EBUSY)]
            let opened = try open("auto")
            XCTAssertEqual(opened.display.name, "fb:/dev/fb0", call)
            let reason = opened.attempts.map(\.description).joined(separator: "\n")
            XCTAssertTrue(reason.contains("/dev/dri/card0: Device or resource busy (EBUSY): "), reason)
            XCTAssertTrue(reason.hasSuffix("; stop that one"), reason)
            opened.display.close()
            XCTAssertEqual(system.openDescriptors, 0)
        }
    }

    func testACardWithoutConnectors() throws {
        addCard(0).connectors = []
        XCTAssertEqual(
            message("drm"),
            "cannot use /dev/dri/card0: it has no outputs, it only renders (EOPNOTSUPP): use the card that the panel "
                + "hangs on")
    }

    func testCardsThatOnlyRenderAreSkipped() throws {
        addCard(0).crtcs = []
        addCard(1).hasDumbBuffers = false
        let third = addCard(2)
        third.connectors = []
        third.addConnector(type: DRM_MODE_CONNECTOR_WRITEBACK, modes: [SimulatedCard.mode(8, 8)])
        third.addConnector(type: DRM_MODE_CONNECTOR_DSI, modes: [SimulatedCard.mode(8, 8)])
        let display = try open("drm").display
        XCTAssertEqual(display.name, "drm:DSI-1")
        XCTAssertEqual((display as? KMSDisplay)?.path, "/dev/dri/card2")
        XCTAssertEqual(system.openDescriptors, 1)
    }

    func testConnectedGoesBeforeUnknown() throws {
        let first = addCard(0)
        first.connectors[0].state = .unknown
        _ = addCard(1)
        XCTAssertEqual((try open("drm").display as? KMSDisplay)?.path, "/dev/dri/card1")
        system.faults = [.init(call: "open", object: "/dev/dri/card1", code: EACCES)]
        XCTAssertEqual((try open("drm").display as? KMSDisplay)?.path, "/dev/dri/card0")
    }

    func testNamedConnectorAndMode() throws {
        let card = addCard(0)
        card.addConnector(type: DRM_MODE_CONNECTOR_DSI, state: .disconnected, modes: [])
        XCTAssertEqual(try open("drm:HDMI-A-1:16x9").display.width, 16)
        XCTAssertEqual(
            message("drm:HDMI-A-2"), "unknown connector \"HDMI-A-2\": nearest HDMI-A-1, DSI-1")
        XCTAssertEqual(
            message("drm:HDMI-A-1:16x8"), "unknown mode of HDMI-A-1 \"16x8\": nearest 16x9, 8x4")
        XCTAssertEqual(
            message("drm:DSI-1"),
            "cannot use DSI-1 of /dev/dri/card0: it is disconnected and offers no mode: connect a panel, or add "
                + "video=DSI-1:800x480@60D to the kernel's command line")
    }

    func testTheBoardIsLookedForFirst() throws {
        let card = addCard(0)
        card.addConnector(type: DRM_MODE_CONNECTOR_DSI, modes: [SimulatedCard.mode(800, 480, preferred: true)])
        XCTAssertEqual(try open("auto").display.name, "drm:HDMI-A-1")
        XCTAssertEqual(try open("auto", board: "rpi-touch1").display.name, "drm:DSI-1")
        addFramebuffer(0)
        addFramebuffer(1)
        system.links["/sys/class/graphics/fb1/device/driver"] = "../../../../bus/spi/drivers/fb_ili9340"
        XCTAssertEqual(try open("auto", board: "pitft28r").display.name, "fb:/dev/fb1")
        XCTAssertEqual(try open("fb", board: "pitft28r").display.name, "fb:/dev/fb1")
        XCTAssertEqual(try open("fb").display.name, "fb:/dev/fb0")
    }

    func testAllAttemptsAreReported() {
        _ = addCard(0)
        _ = addCard(1)
        system.faults = [.init(call: "open", object: nil, code: EACCES)]
        let reason = "Permission denied (EACCES): add the user to group video or run as root"
        XCTAssertEqual(
            message("drm"),
            "no display could be used:\n  cannot open /dev/dri/card0: \(reason)\n  cannot open /dev/dri/card1: \(reason)"
        )
    }

    func testMemoryTakesTheBoard() throws {
        let memory = try XCTUnwrap(open("memory", board: "ssd1306-64").display as? MemoryDisplay)
        XCTAssertEqual([memory.width, memory.height], [128, 64])
        XCTAssertEqual(memory.format, .mono)
        XCTAssertEqual(try open("memory:20x30").display.height, 30)
    }

    func testPNGIsWrittenOnClosing() throws {
        let display = try open("png:out.png").display
        let surface = try XCTUnwrap(display.drawingSurface)
        surface[0, 0] = Pixel(rgb: 0xABCDEF)
        _ = try display.present(surface, damage: [surface.bounds])
        display.close()
        XCTAssertEqual(try system.contents(of: "out.png", limit: 1 << 24), PNG.encode(surface))
        system.faults = [.init(call: "open", object: "out.png", code: EROFS)]
        XCTAssertEqual(
            message("png:out.png"),
            "cannot write out.png: Read-only file system (EROFS): choose another file")
    }
}
