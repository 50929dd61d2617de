import CDRM
import CLinux
import Raster
import XCTest

@testable import Displays

/// What a display sends is the damage, rounded to whole bytes of the format, and no byte more.
final class BytesPushedTests: XCTestCase {
    private typealias Report = SimulatedFramebuffer.Report
    private let system = SimulatedSystem()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    private static let rgb565 = Report(width: 320, height: 240, bits: 16, red: (11, 5), green: (5, 6), blue: (0, 5))

    /// Each damage with the bytes that it takes, by bits a pixel: columns 5..<18 and rows 3..<10.
    func testFrameBuffersOfEveryDepth() throws {
        let damage = PixelRect(x: 5, y: 3, width: 13, height: 7)
        var reports = [(Self.rgb565, 13 * 2), (Report(width: 320, height: 240), 13 * 4)]
        reports.append((Report(width: 320, height: 240, bits: 24), 13 * 3))
        let bit = Report(
            width: 320, height: 240, bits: 1, red: (0, 1), green: (0, 1), blue: (0, 1), visual: FB_VISUAL_MONO10)
        // Bits 5 to 18 lie in the bytes 0 to 2.
        reports.append((bit, 3))
        let palette = Report(
            width: 320, height: 240, bits: 8, red: (0, 8), green: (0, 8), blue: (0, 8), visual: FB_VISUAL_PSEUDOCOLOR)
        reports.append((palette, 13))
        for (report, bytesPerRow) in reports {
            let device = SimulatedFramebuffer(report)
            system.files["/dev/fb0"] = device
            let display = try FramebufferDisplay(kernel: kernel)
            let surface = Surface(width: 320, height: 240)
            for y in 0..<240 { for x in 0..<320 { surface[x, y] = Pixel(rgb: 0x3366CC) } }
            XCTAssertEqual(try display.present(surface, damage: [damage]), 7 * bytesPerRow, "\(report.bits) bits")
            let touched = (0..<240).map { device.touched(row: $0).count }
            XCTAssertEqual(touched.filter { $0 > 0 }.count, 7, "\(report.bits) bits")
            XCTAssertLessThanOrEqual(touched.reduce(0, +), 7 * bytesPerRow, "\(report.bits) bits")
        }
    }

    /// Rectangles that overlap are sent once, and turned damage takes what it takes in memory.
    func testOverlapsAndTurns() throws {
        system.files["/dev/fb0"] = SimulatedFramebuffer(Self.rgb565)
        let display = try FramebufferDisplay(rotation: .clockwise90, kernel: kernel)
        let surface = Surface(width: 240, height: 320)
        let damage = [PixelRect(x: 0, y: 0, width: 10, height: 20), PixelRect(x: 5, y: 10, width: 10, height: 20)]
        XCTAssertEqual(try display.present(surface, damage: damage), (200 + 200 - 5 * 10) * 2)
    }

    /// A 60x60 spinner on a 320x240 panel behind SPI: 7,200 bytes a frame, whether the driver is told by DIRTYFB or with
    /// the flip.
    func testASpinnerOnASlowBus() throws {
        let spinner = PixelRect(x: 130, y: 90, width: 60, height: 60)
        for isAtomic in [false, true] {
            let card = SimulatedCard()
            card.connectors = []
            card.formats = ["RG16"]
            card.addConnector(type: DRM_MODE_CONNECTOR_SPI, modes: [SimulatedCard.mode(320, 240)])
            card.isAtomic = isAtomic
            card.atomic.takesDamage = isAtomic
            system.files["/dev/dri/card0"] = card
            system.directories["/dev/dri"] = ["card0"]
            let display = try KMSDisplay(kernel: kernel)
            let surface = Surface(width: 320, height: 240)
            for _ in 0..<2 { _ = try display.present(surface, damage: [surface.bounds]) }
            _ = try display.present(surface, damage: [spinner])
            for _ in 0..<10 {
                // Into memory go this frame and, with two buffers, the one before, which is the same rectangle here.
                XCTAssertEqual(try display.present(surface, damage: [spinner]), 60 * 60 * 2)
                if isAtomic {
                    XCTAssertEqual(card.atomic.damage.last, [130, 90, 190, 150])
                } else {
                    XCTAssertEqual(card.dirty.last, [spinner])
                }
            }
            display.close()
        }
    }
}
