import XCTest

@testable import Displays

final class DisplaySelectionTests: XCTestCase {
    func testTexts() throws {
        let table: [(String, DisplaySelection)] = [
            ("auto", .automatic), ("drm", .drm(connector: nil, size: nil)),
            ("drm:HDMI-A-1", .drm(connector: "HDMI-A-1", size: nil)),
            ("drm:HDMI-A-1:800x480", .drm(connector: "HDMI-A-1", size: .init(width: 800, height: 480))),
            ("drm:1280x720@50", .drm(connector: nil, size: .init(width: 1280, height: 720, rate: 50))),
            ("drm:DSI-1:800x480@60", .drm(connector: "DSI-1", size: .init(width: 800, height: 480, rate: 60))),
            ("drm:HDMI-A-1+HDMI-A-2", .drm(connector: "HDMI-A-1+HDMI-A-2", size: nil)),
            ("fb:fb_ili9341", .framebuffer(path: "fb_ili9341")),
            ("fb", .framebuffer(path: nil)), ("fb:/dev/fb1", .framebuffer(path: "/dev/fb1")),
            ("memory", .memory(size: nil)), ("memory:320x240", .memory(size: .init(width: 320, height: 240))),
            ("png:out.png", .png(path: "out.png")), ("png:C:/a:b", .png(path: "C:/a:b")),
        ]
        for (text, selection) in table {
            XCTAssertEqual(try DisplaySelection(parsing: text), selection)
            XCTAssertEqual(selection.description, text)
        }
        XCTAssertEqual(try DisplaySelection(parsing: ""), .automatic)
    }

    func testErrors() {
        let connector = "expected a connector and perhaps a size, as in drm:HDMI-A-1 or drm:HDMI-A-1:800x480"
        let table: [(String, String)] = [
            ("dmr", "unknown display \"dmr\": nearest drm, fb, png"),
            ("memry:3x4", "unknown display \"memry:3x4\": nearest memory, drm, auto"),
            ("drm:", "cannot read display \"drm:\": \(connector)"),
            ("drm::800x480", "cannot read display \"drm::800x480\": \(connector)"),
            ("drm:a:1x1:2", "cannot read display \"drm:a:1x1:2\": \(connector)"),
            (
                "drm:a:1x1@x",
                "cannot read display \"drm:a:1x1@x\": expected a rate from 1 to 1000 in place of \"x\", as in 800x480@60"
            ),
            ("fb:", "cannot read display \"fb:\": expected a file after the colon, as in fb:/dev/fb1"),
            ("png", "cannot read display \"png\": expected a file after the colon, as in png:out.png"),
            ("png:", "cannot read display \"png:\": expected a file after the colon, as in png:out.png"),
        ]
        for (text, message) in table {
            XCTAssertThrowsError(try DisplaySelection(parsing: text)) { XCTAssertEqual("\($0)", message) }
        }
        for size in [
            "", "320", "320x", "x240", "0x0", "320x240x2", "-1x5", "+1x5", "32769x1", "99999999999999999999x1",
        ] {
            XCTAssertThrowsError(try DisplaySelection(parsing: "memory:\(size)")) { error in
                XCTAssertEqual(
                    "\(error)",
                    "cannot read display \"memory:\(size)\": expected a size from 1x1 to 32768x32768 in place of "
                        + "\"\(size)\", as in 800x480")
            }
        }
    }
}
