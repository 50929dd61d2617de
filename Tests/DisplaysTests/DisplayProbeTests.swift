import CDRM
import Raster
import XCTest

@testable import Displays

final class DisplayProbeTests: XCTestCase {
    private let system = SimulatedSystem()
    private let card = SimulatedCard()
    private var probe: DisplayProbe { DisplayProbe(kernel: Kernel(system: system, modes: SimulatedModes(system))) }

    override func setUp() {
        card.driver = "vc4"
        card.connectors = []
        let modes = [SimulatedCard.mode(1920, 1080), SimulatedCard.mode(800, 480, preferred: true)]
        card.addConnector(type: DRM_MODE_CONNECTOR_HDMIA, modes: modes)
        card.addConnector(type: DRM_MODE_CONNECTOR_DSI, state: .disconnected, modes: [])
        card.connectors[0].size = PhysicalSize(width: 154, height: 86)
        system.files["/dev/dri/card0"] = card
        system.directories["/dev/dri"] = ["card0"]
        system.files["/dev/fb0"] = SimulatedFramebuffer(
            .init(width: 640, height: 480, bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5)))
        system.directories["/sys/class/graphics"] = ["fb0", "fb1", "fbcon"]
        system.directories["/sys/class/graphics/fb0/device/drm"] = ["card0", "renderD128"]
        system.links["/sys/class/graphics/fb1/device/driver"] = "../../../bus/spi/drivers/fb_ili9340"
        system.addText("/sys/class/graphics/fb1/virtual_size", "320,240\n")
        system.addText("/sys/class/graphics/fb1/bits_per_pixel", "16\n")
    }

    func testEveryDeviceAndWhy() {
        XCTAssertEqual(
            probe.description,
            """
            /dev/dri/card0: driver vc4
              HDMI-A-1: connected, 800x480 1920x1080, 154x86 mm (137 dpi)
              DSI-1: disconnected
              chosen because HDMI-A-1 is connected
            /dev/fb0: driver simulated, 640x480, rgb565, 1280 bytes a row, made by card0
              not chosen because /dev/dri/card0 comes before it
            /dev/fb1: driver fb_ili9340, 320x240, 16 bits
              not chosen because cannot open /dev/fb1: No such file or directory (ENOENT): no driver has made it; \
            scanout doctor lists the devices there are
            console: none, which is no error
            """)
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testWhatThisUserMayNotOpen() {
        system.addText("/etc/group", "root:x:0:\nvideo:x:44:\nodd line\ntty:x:5:\n")
        system.files["/dev/tty0"] = SimulatedSystem.File()
        system.groups = ["/dev/dri/card0": 44, "/dev/tty0": 5]
        system.faults = ["/dev/dri/card0", "/dev/fb0", "/dev/tty0"].map {
            .init(call: "open", object: $0, code: EACCES)
        }
        let probe = probe
        XCTAssertEqual(probe.unseen.map(\.path), ["/dev/dri/card0", "/dev/fb0", "/dev/tty0"])
        XCTAssertEqual(
            probe.unseen.map(\.advice),
            [
                "as root, add the user to group video (usermod -aG video NAME) and log in again",
                "run scanout doctor as root",
                "as root, add the user to group tty (usermod -aG tty NAME) and log in again",
            ])
        XCTAssertEqual(
            probe.description.split(separator: "\n").last,
            "not seen: /dev/tty0: this user may not open it: as root, add the user to group tty (usermod -aG tty NAME) "
                + "and log in again")
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testJSONSaysTheSame() throws {
        let document = try JSON(parsing: Array(probe.json.utf8))
        XCTAssertEqual(document["chosen"], .string("/dev/dri/card0"))
        XCTAssertEqual(document["console"]?["path"], .null)
        XCTAssertEqual(document["unseen"], .array([]))
        XCTAssertEqual(document["user"]?["id"], .number(Double(geteuid())))
        guard case .array(let devices)? = document["devices"] else { return XCTFail("no devices") }
        XCTAssertEqual(devices.map { $0["path"] }, ["/dev/dri/card0", "/dev/fb0", "/dev/fb1"].map { .string($0) })
        XCTAssertEqual(devices.map { $0["usable"] }, [true, true, false].map { .bool($0) })
        XCTAssertEqual(devices[2]["errno"], .string("ENOENT"))
        guard case .array(let outputs)? = devices[0]["outputs"] else { return XCTFail("no outputs") }
        XCTAssertEqual(outputs[0]["modes"], .array([.string("800x480"), .string("1920x1080")]))
        XCTAssertEqual(outputs[1]["state"], .string("disconnected"))
        XCTAssertEqual(outputs[1]["dotsPerInch"], .null)
    }

    func testNothingConnected() {
        card.connectors[0].state = .disconnected
        XCTAssertEqual(
            probe.devices.map(\.verdict).prefix(2),
            [
                "not chosen because nothing is connected",
                "chosen because it is the first frame buffer, and no DRM connector can be used",
            ])
        XCTAssertEqual(probe.chosen?.path, "/dev/fb0")
    }

    func testACardThatSomebodyElseDrives() {
        system.addProcess(412, "weston", holding: "/dev/dri/card0")
        system.faults = [.init(call: "isMaster", object: nil, code: EACCES)]
        let holder = "weston (pid 412) has it open: stop it and try again"
        XCTAssertEqual(
            probe.devices.prefix(2).map(\.verdict),
            [
                "not chosen because cannot set modes on /dev/dri/card0: Device or resource busy (EBUSY): \(holder)",
                "not chosen because cannot use /dev/fb0: card0 makes it, and another program shows its own picture "
                    + "there: \(holder)",
            ])
        XCTAssertNil(probe.chosen)
    }

    /// A card that nobody may open at the moment, and one that has no connector, as those that only render.
    func testACardThatIsBusyAndOneWithoutConnectors() {
        let other = SimulatedCard()
        other.driver = "v3d"
        other.connectors = []
        system.files["/dev/dri/card1"] = other
        system.directories["/dev/dri"] = ["card0", "card1"]
        system.faults = [.init(call: "open", object: "/dev/dri/card0", code: EBUSY)]
        XCTAssertEqual(
            probe.devices.prefix(2).map(\.verdict),
            [
                "not chosen because cannot open /dev/dri/card0: Device or resource busy (EBUSY): another program uses it; "
                    + "stop that one",
                "not chosen because cannot use /dev/dri/card1: it has no outputs, it only renders (EOPNOTSUPP): use the "
                    + "card that the panel hangs on",
            ])
        XCTAssertEqual(probe.chosen?.path, "/dev/fb0")
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testNoDevices() {
        let empty = DisplayProbe(kernel: Kernel(system: SimulatedSystem(), modes: SimulatedModes(system)))
        XCTAssertEqual(
            empty.description,
            "no DRM card in /dev/dri and no frame buffer: pictures go to memory\nconsole: none, which is no error")
        XCTAssertNil(empty.chosen)
    }

    func testSizesThatCannotBeBelieved() {
        let table: [(Int, Int, Int, Int, Bool)] = [
            (154, 86, 800, 480, true), (154, 86, 720, 1280, false), (27, 27, 128, 64, false), (-1, -1, 640, 480, false),
            (0, 0, 1024, 768, false), (160, 90, 1920, 1080, false), (62, 110, 720, 1280, true),
            (10, 10, 4000, 4000, false),
            (600, 100, 800, 480, false), (5000, 3000, 800, 480, false), (Int.max, Int.max, 800, 480, false),
        ]
        for (width, height, pixelWidth, pixelHeight, isBelieved) in table {
            let size = PhysicalSize(width: width, height: height)
            XCTAssertEqual(
                size.dotsPerInch(pixelWidth: pixelWidth, pixelHeight: pixelHeight) != nil, isBelieved,
                "\(width)x\(height) mm for \(pixelWidth)x\(pixelHeight)")
        }
    }
}
