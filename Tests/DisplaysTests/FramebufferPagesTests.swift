import CLinux
import Raster
import XCTest

@testable import Displays

final class FramebufferPagesTests: XCTestCase {
    private let path = "/dev/fb0"
    private let system = SimulatedSystem()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    /// Memory for two pictures of 4x2, of which the driver offers one at first.
    private func open(identifier: String = "vfb") throws -> (FramebufferDisplay, SimulatedFramebuffer) {
        var report = SimulatedFramebuffer.Report(width: 4, height: 2, virtualHeight: 4)
        report.pans = true
        report.identifier = identifier
        let device = SimulatedFramebuffer(report)
        device.report.virtualHeight = 2
        system.files[path] = device
        return (try FramebufferDisplay(path: path, kernel: kernel), device)
    }

    private func surface(_ color: UInt32) -> Surface {
        let surface = Surface(width: 4, height: 2)
        for y in 0..<2 { for x in 0..<4 { surface[x, y] = Pixel(rgb: color) } }
        return surface
    }

    /// The blue bytes of the rows of both pictures.
    private func blues(_ device: SimulatedFramebuffer) -> [[UInt8]] {
        (0..<4).map { y in (0..<4).map { device.memory[y * 16 + $0 * 4] } }
    }

    func testPicturesAreShownAsAWhole() throws {
        let (display, device) = try open()
        XCTAssertTrue(display.pans)
        let drawn = surface(0x11)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 32)
        let (old, new) = ([UInt8](repeating: 0xA5, count: 4), [UInt8](repeating: 0x11, count: 4))
        XCTAssertEqual(blues(device), [old, old, new, new])
        XCTAssertEqual(device.report.offsetY, 2)
        // The first page lacks the frame before, of which the new pixel is a part.
        drawn[0, 0] = Pixel(rgb: 0x22)
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]), 32)
        XCTAssertEqual(blues(device)[0], [0x22, 0x11, 0x11, 0x11])
        XCTAssertEqual(device.report.offsetY, 0)
        drawn[3, 1] = Pixel(rgb: 0x33)
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 3, y: 1, width: 1, height: 1)]), 8)
        XCTAssertEqual(Array(blues(device)[2...]), [[0x22, 0x11, 0x11, 0x11], [0x11, 0x11, 0x11, 0x33]])
        XCTAssertEqual(try display.present(drawn, damage: []), 0)
        display.close()
        XCTAssertEqual([device.report.virtualHeight, device.report.offsetY], [2, 0], "given back as it was")
    }

    func testDriversThatDoNotPanAfterAll() throws {
        let (display, device) = try open()
        let drawn = surface(0x44)
        system.faults = [.init(call: "ioctl FBIOPAN_DISPLAY", object: nil, code: EINVAL)]
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 64)
        XCTAssertFalse(display.pans)
        XCTAssertEqual(Array(blues(device)[..<2].joined()), Array(repeating: 0x44, count: 8))
        XCTAssertEqual(try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)]), 4)
    }

    func testDriversThatRefuseASecondPage() throws {
        system.faults = [.init(call: "ioctl FBIOPUT_VSCREENINFO", object: nil, code: EINVAL)]
        let (display, device) = try open()
        XCTAssertFalse(display.pans)
        let drawn = surface(0x55)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 32)
        XCTAssertEqual(Array(blues(device)[..<2].joined()), Array(repeating: 0x55, count: 8))
    }

    func testEmulationsAreNotAsked() throws {
        let (display, _) = try open(identifier: "bochs-drmdrmfb")
        XCTAssertFalse(display.pans)
        XCTAssertEqual(system.count("ioctl FBIOPUT_VSCREENINFO \(path)"), 0)
    }

    func testSomebodyElsePans() throws {
        let (display, device) = try open()
        let drawn = surface(0x66)
        _ = try display.present(drawn, damage: [drawn.bounds])
        device.report.offsetY = 1
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 32)
        XCTAssertFalse(display.pans)
        XCTAssertEqual(Array(blues(device)[1...2].joined()), Array(repeating: 0x66, count: 8))
    }
}
