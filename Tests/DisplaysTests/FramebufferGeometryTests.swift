import CLinux
import Raster
import XCTest

@testable import Displays

final class FramebufferGeometryTests: XCTestCase {
    private typealias Report = SimulatedFramebuffer.Report

    private func geometry(_ report: SimulatedFramebuffer.Report) throws -> FramebufferGeometry {
        let device = SimulatedFramebuffer(report)
        return try FramebufferGeometry(device.variable, device.fixed)
    }

    func testFormatsFollowBitPositions() throws {
        let table: [(String, Report, PixelFormat)] = [
            ("bochs, efifb", Report(), .xrgb8888),
            ("red low 32", Report(red: (0, 8), green: (8, 8), blue: (16, 8)), .xbgr8888),
            ("blue high", Report(red: (8, 8), green: (16, 8), blue: (24, 8)), .bgrx8888),
            ("vesafb 24", Report(bits: 24), .rgb888),
            ("vfb 24", Report(bits: 24, red: (0, 8), green: (8, 8), blue: (16, 8)), .bgr888),
            ("vesafb, cirrus 16", Report(bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5)), .rgb565),
            ("vfb 16", Report(bits: 16, red: (0, 5), green: (5, 6), blue: (11, 5)), .bgr565),
            ("vesafb 15", Report(bits: 16, red: (10, 5), green: (5, 5), blue: (0, 5)), .xrgb1555),
            (
                "vesafb, vfb 8",
                Report(bits: 8, red: (0, 8), green: (0, 8), blue: (0, 8), visual: FB_VISUAL_PSEUDOCOLOR), .palette8
            ),
            ("grey 8", Report(bits: 8, red: (0, 8), green: (0, 8), blue: (0, 8), grayscale: 1), .gray8),
            ("grey 4", Report(bits: 4, red: (0, 4), green: (0, 4), blue: (0, 4), grayscale: 1), .gray4),
            (
                "vfb 1", Report(bits: 1, red: (0, 1), green: (0, 1), blue: (0, 1), visual: FB_VISUAL_MONO01),
                .monoInverted
            ),
            ("ssd1307fb", Report(bits: 1, red: (0, 1), green: (0, 1), blue: (0, 1), visual: FB_VISUAL_MONO10), .mono),
        ]
        for (name, report, format) in table { XCTAssertEqual(try geometry(report).format, format, name) }
    }

    func testUnusualChannelsAreKeptAsTheyAre() throws {
        let format = try geometry(Report(bits: 16, red: (8, 4), green: (4, 4), blue: (0, 4))).format
        XCTAssertEqual(format.name, "16 bits, red 4 at 8, green 4 at 4, blue 4 at 0")
    }

    func testWhatCannotBeDrawnInto() {
        let table: [(Report, String)] = [
            (Report(width: 0), "it reports 0x480 pixels"),
            (Report(height: 0), "it reports 640x0 pixels"),
            (Report(width: 640, bytesPerRow: 2559), "2559 bytes a row do not hold 640 pixels from 0 on"),
            (Report(height: 480, offsetY: 1), "its memory has 1228800 bytes, 1231360 are needed"),
            (Report(bits: 12), "it has 12 bits a pixel"),
            (Report(red: (28, 8)), "red has 8 bits at 28 of 32"),
            (Report(green: (8, 0)), "green has 0 bits at 8 of 32"),
            (Report(blue: (0, 17)), "blue has 17 bits at 0 of 32"),
            (Report(type: FB_TYPE_PLANES), "its memory is not of packed pixels (type 1)"),
            (Report(bits: 4, visual: FB_VISUAL_PSEUDOCOLOR), "4 bits a pixel with visual 3 are not known"),
        ]
        for (report, reason) in table {
            XCTAssertThrowsError(try geometry(report)) { error in
                XCTAssertEqual((error as? FramebufferProblem)?.reason, reason)
            }
        }
    }

    func testHostileReportsDoNotTrap() {
        var variable = fb_var_screeninfo()
        var fixed = fb_fix_screeninfo()
        _ = withUnsafeMutableBytes(of: &variable) { $0.initializeMemory(as: UInt8.self, repeating: 0xFF) }
        _ = withUnsafeMutableBytes(of: &fixed) { $0.initializeMemory(as: UInt8.self, repeating: 0xFF) }
        XCTAssertThrowsError(try FramebufferGeometry(variable, fixed))
        variable.bits_per_pixel = 32
        fixed.visual = UInt32(FB_VISUAL_TRUECOLOR)
        XCTAssertThrowsError(try FramebufferGeometry(variable, fixed))
        for field in [\fb_var_screeninfo.red, \.green, \.blue] {
            variable[keyPath: field] = fb_bitfield(offset: 0, length: 8, msb_right: 0)
        }
        XCTAssertThrowsError(try FramebufferGeometry(variable, fixed))
    }
}
