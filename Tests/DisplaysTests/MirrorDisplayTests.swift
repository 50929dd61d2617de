import CDRM
import Raster
import XCTest

@testable import Displays

final class MirrorDisplayTests: XCTestCase {
    private let system = SimulatedSystem()
    private let card = SimulatedCard()
    private lazy var kernel = Kernel(system: system, modes: SimulatedModes(system))

    override func setUp() {
        card.crtcs = [40, 41]
        card.addConnector(
            type: DRM_MODE_CONNECTOR_HDMIA,
            modes: [SimulatedCard.mode(16, 9, preferred: true), SimulatedCard.mode(8, 4)])
        system.files["/dev/dri/card0"] = card
        system.directories["/dev/dri"] = ["card0"]
        system.faults = [.init(call: "markDirty", object: nil, code: ENOSYS)]
    }

    private func open() throws -> any Display {
        try DisplayOpener(kernel: kernel).open(try DisplaySelection(parsing: "drm:HDMI-A-1+HDMI-A-2")).display
    }

    private func blues(_ framebuffer: UInt32?) -> Set<UInt8> {
        let bytes = card.bytes(of: framebuffer ?? 0)
        return Set(stride(from: 0, to: bytes.count / 4 * 4, by: 64).map { bytes[$0] })
    }

    func testTheOtherTakesTheModeOfTheFirst() throws {
        let display = try open()
        XCTAssertEqual(display.name, "drm:HDMI-A-1 + drm:HDMI-A-2")
        XCTAssertEqual([display.width, display.height], [8, 4])
        let surface = Surface(width: 8, height: 4)
        for y in 0..<4 { for x in 0..<8 { surface[x, y] = Pixel(rgb: 0x77) } }
        XCTAssertEqual(try display.present(surface, damage: [surface.bounds]), 2 * 128)
        XCTAssertEqual(blues(card.shown.framebuffer), [0x77])
        XCTAssertEqual(blues(card.shownElsewhere[41]), [0x77])
        display.close()
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(card.memories.count, 0)
    }

    func testOneThatIsNotThereIsWaitedFor() throws {
        card.connectors[1].modes = []
        card.connectors[1].state = .disconnected
        let display = try open()
        XCTAssertEqual(display.name, "drm:HDMI-A-1")
        XCTAssertEqual((display as? MirrorDisplay)?.missing, ["HDMI-A-2"])
        XCTAssertNil(display.inspect())
        system.directories["/sys/class/drm"] = ["card0", "card0-HDMI-A-1", "card0-HDMI-A-2"]
        system.addText("/sys/class/drm/card0-HDMI-A-2/status", "connected\n")
        XCTAssertEqual(
            display.inspect()?.description, "cannot use drm:HDMI-A-1: HDMI-A-2 was plugged in: open it again")
    }

    func testNoneIsThere() {
        for index in 0..<2 { card.connectors[index].modes = [] }
        XCTAssertThrowsError(try open()) { error in
            XCTAssertTrue("\(error)".hasPrefix("no display could be used:\n  cannot use HDMI-A-1"), "\(error)")
        }
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testModesByRate() throws {
        var slow = SimulatedCard.mode(8, 4).info
        slow.vrefresh = 50
        card.connectors[0].modes.append(KMSMode(info: slow))
        let selection = try DisplaySelection(parsing: "drm:HDMI-A-1:8x4@50")
        let display = try DisplayOpener(kernel: kernel).open(selection).display
        XCTAssertEqual(card.shown.mode?.refresh, 50)
        display.close()
        let other = try DisplaySelection(parsing: "drm:HDMI-A-1:8x4@75")
        XCTAssertThrowsError(try DisplayOpener(kernel: kernel).open(other)) { error in
            XCTAssertEqual(
                "\(error)", "unknown mode of HDMI-A-1 \"8x4@75\": nearest 8x4@50, 8x4@60, 16x9@60")
        }
    }

    func testFrameBuffersByTheNameOfTheirDriver() throws {
        for (index, driver) in ["vc4", "fb_ili9341"].enumerated() {
            system.files["/dev/fb\(index)"] = SimulatedFramebuffer(.init(width: 4, height: 2))
            system.links["/sys/class/graphics/fb\(index)/device/driver"] = "../bus/spi/drivers/\(driver)"
        }
        system.directories["/sys/class/graphics"] = ["fb0", "fb1"]
        for name in ["fb_ili9341", "fb1", "/dev/fb1"] {
            let display = try DisplayOpener(kernel: kernel).open(.framebuffer(path: name)).display
            XCTAssertEqual(display.name, "fb:/dev/fb1")
        }
        XCTAssertThrowsError(try DisplayOpener(kernel: kernel).open(.framebuffer(path: "fb_ili9340"))) { error in
            XCTAssertEqual("\(error)", "unknown frame buffer \"fb_ili9340\": nearest fb_ili9341, vc4")
        }
    }

    func testBacklights() throws {
        system.directories["/sys/class/backlight"] = ["odd", "panel"]
        system.addText("/sys/class/backlight/panel/max_brightness", "200\n")
        system.addText("/sys/class/backlight/panel/brightness", "50\n")
        system.addText("/sys/class/backlight/panel/bl_power", "0\n")
        let lights = Backlight.all(kernel: kernel)
        XCTAssertEqual(lights.map(\.name), ["panel"])
        XCTAssertEqual(lights[0].brightness, 0.25)
        for (share, value) in [(0.5, "100"), (2, "200"), (-1, "0"), (0.001, "1"), (Double.nan, "200")] {
            try lights[0].setBrightness(share)
            XCTAssertEqual(system.text(at: "/sys/class/backlight/panel/brightness"), value)
        }
        try lights[0].setPower(false)
        XCTAssertEqual(system.text(at: "/sys/class/backlight/panel/bl_power"), "4")
    }
}
