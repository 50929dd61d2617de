import CDRM
import Raster
import XCTest

@testable import Displays

/// Several connectors of a card, each with a picture of its own.
final class SeveralOutputsTests: XCTestCase {
    private let system = SimulatedSystem()
    private let card = SimulatedCard()
    private lazy var kernel = Kernel(system: system, modes: SimulatedModes(system))

    override func setUp() {
        card.crtcs = [40, 41]
        card.addConnector(type: DRM_MODE_CONNECTOR_HDMIA, modes: [SimulatedCard.mode(16, 9, preferred: true)])
        system.files["/dev/dri/card0"] = card
        system.directories["/dev/dri"] = ["card0"]
        system.faults = [.init(call: "markDirty", object: nil, code: ENOSYS)]
    }

    private func open(_ text: String, reserved: Set<String> = []) throws -> any Display {
        try DisplayOpener(reserved: reserved, kernel: kernel).openOnScreen(try DisplaySelection(parsing: text))
    }

    private func show(_ value: UInt32, on display: any Display) throws {
        let surface = Surface(width: display.width, height: display.height)
        for y in 0..<surface.height { for x in 0..<surface.width { surface[x, y] = Pixel(rgb: value) } }
        _ = try display.present(surface, damage: [surface.bounds])
    }

    private func blues(_ framebuffer: UInt32?) -> Set<UInt8> {
        let bytes = card.bytes(of: framebuffer ?? 0)
        return Set(stride(from: 0, to: bytes.count / 4 * 4, by: 64).map { bytes[$0] })
    }

    func testEachConnectorShowsAPictureOfItsOwn() throws {
        let (first, second) = (try open("drm:HDMI-A-1"), try open("drm:HDMI-A-2"))
        XCTAssertEqual([first.width, second.width], [8, 16])
        try show(0x55, on: first)
        try show(0x66, on: second)
        XCTAssertEqual(blues(card.shown.framebuffer), [0x55])
        XCTAssertEqual(blues(card.shownElsewhere[41]), [0x66])
        // The card is opened once, since a second descriptor may not set modes.
        XCTAssertEqual(system.openDescriptors, 1)
        first.close()
        try show(0x67, on: second)
        XCTAssertEqual(blues(card.shownElsewhere[41]), [0x67])
        second.close()
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(card.memories.count, 0)
    }

    func testTheBestDisplayIsTheNextThatIsFree() throws {
        let first = try open("drm")
        XCTAssertEqual(first.name, "drm:HDMI-A-1")
        XCTAssertEqual(try open("drm").name, "drm:HDMI-A-2")
        XCTAssertEqual(try open("drm", reserved: ["HDMI-A-1"]).name, "drm:HDMI-A-2")
    }

    func testAConnectorThatIsTakenIsLeftAlone() throws {
        let first = try open("drm:HDMI-A-1")
        XCTAssertThrowsError(try open("drm:HDMI-A-1")) {
            XCTAssertEqual(
                "\($0)",
                "cannot use HDMI-A-1 of /dev/dri/card0: it is another window's: name another connector for one of the two"
            )
        }
        try show(0x12, on: first)
        XCTAssertEqual(blues(card.shown.framebuffer), [0x12])
        first.close()
        XCTAssertEqual(try open("drm:HDMI-A-1").name, "drm:HDMI-A-1")
    }

    func testAFrameBufferThatIsTakenIsLeftAlone() throws {
        for index in 0..<2 { system.files["/dev/fb\(index)"] = SimulatedFramebuffer(.init(width: 4, height: 2)) }
        system.directories["/sys/class/graphics"] = ["fb0", "fb1"]
        let first = try open("fb")
        XCTAssertEqual([first.name, try open("fb").name], ["fb:/dev/fb0", "fb:/dev/fb1"])
        XCTAssertThrowsError(try open("fb:/dev/fb0")) {
            XCTAssertEqual(
                "\($0)",
                "cannot use /dev/fb0: it is another window's: name another display for one of the two")
        }
        first.close()
        XCTAssertEqual(try open("fb").name, "fb:/dev/fb0")
    }

    /// Each display tells of its own flip, though one descriptor tells of all.
    func testADisplayIsBusyUntilItsFlipIsDone() throws {
        let (first, second) = (try open("drm:HDMI-A-1"), try open("drm:HDMI-A-2"))
        XCTAssertNil(first.busyDescriptor)
        try show(1, on: first)
        XCTAssertNil(first.busyDescriptor)
        card.tellsFlips = false
        try show(2, on: first)
        let busy = first.busyDescriptor
        XCTAssertNotNil(busy)
        XCTAssertNil(second.busyDescriptor)
        card.tellsFlips = true
        try show(3, on: second)
        XCTAssertNil(second.busyDescriptor)
        XCTAssertEqual(first.busyDescriptor, busy)
        first.pause()
        XCTAssertNil(first.busyDescriptor)
    }
}
