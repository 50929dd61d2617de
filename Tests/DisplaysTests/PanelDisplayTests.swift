import Raster
import XCTest

@testable import Displays

/// A device that notes what it is sent.
private final class Recorder: Display {
    let width: Int
    let height: Int
    var failure: DisplayError?
    private(set) var shown: Surface
    private(set) var damage: [[PixelRect]] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        shown = Surface(width: width, height: height)
    }

    var scale: Double { 1 }
    var dotsPerInch: Double? { nil }
    var format: PixelFormat { .xrgb8888 }
    var drawingSurface: Surface? { nil }
    var name: String { "recorder" }

    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        if let failure { throw failure }
        self.damage.append(damage)
        for rect in damage {
            for y in rect.y0..<rect.y1 { for x in rect.x0..<rect.x1 { shown[x, y] = surface[x, y] } }
        }
        return damage.reduce(0) { $0 + $1.area * 4 }
    }

    func close() {}
    func forget() { damage = [] }
}

final class PanelDisplayTests: XCTestCase {
    private func profile(
        _ id: String, width: Int, height: Int, _ format: PixelFormat, _ updates: PanelUpdates?
    ) throws -> BoardProfile {
        var profile = try BoardCatalog().profile(id)
        profile.pixels.width = width
        profile.pixels.height = height
        profile.format = format
        profile.updates = updates
        profile.rotation = .none
        return profile
    }

    private func filled(_ width: Int, _ height: Int, _ rgb: UInt32) -> Surface {
        let surface = Surface(width: width, height: height)
        for y in 0..<height { for x in 0..<width { surface[x, y] = Pixel(rgb: rgb) } }
        return surface
    }

    func testWholeRowsOfWhatLooksDifferent() throws {
        let device = Recorder(width: 32, height: 20)
        let panel = PanelDisplay(
            device, profile: try profile("sharp-ls027", width: 32, height: 20, .mono, PanelUpdates(unit: .rows)))
        XCTAssertEqual(panel.format, .mono)
        let picture = filled(32, 20, 0xFFFFFF)
        XCTAssertEqual(try panel.present(picture, damage: []), 32 * 20 * 4, "the first picture is sent whole")
        device.forget()
        picture[5, 3] = Pixel(rgb: 0)
        picture[30, 4] = Pixel(rgb: 0)
        picture[1, 9] = Pixel(rgb: 0)
        _ = try panel.present(picture, damage: [picture.bounds])
        XCTAssertEqual(
            device.damage, [[PixelRect(x0: 0, y0: 3, x1: 32, y1: 5), PixelRect(x0: 0, y0: 9, x1: 32, y1: 10)]])
        device.forget()
        // Colours that are no other ones on the glass: nothing is sent.
        picture[1, 9] = Pixel(rgb: 0x010101)
        XCTAssertEqual(try panel.present(picture, damage: [picture.bounds]), 0)
        XCTAssertEqual(device.damage, [])
    }

    func testTheDeviceGetsTheColoursOfTheGlass() throws {
        for (format, levels) in [(PixelFormat.mono, 2), (.gray4, 16)] {
            let device = Recorder(width: 16, height: 8)
            let panel = PanelDisplay(device, profile: try profile("ssd1327", width: 16, height: 8, format, nil))
            let picture = filled(16, 8, 0x5A5A5A)
            _ = try panel.present(picture, damage: [picture.bounds])
            let memory = MemoryDisplay(width: 16, height: 8, format: format)
            _ = try memory.present(picture, damage: [picture.bounds])
            for y in 0..<8 {
                for x in 0..<16 {
                    XCTAssertEqual(device.shown[x, y], memory.surface[x, y])
                    // Levels are evenly spaced, so that a driver that takes the upper bits takes the same.
                    XCTAssertEqual(Int(device.shown[x, y].red) % (255 / (levels - 1)), 0)
                }
            }
        }
    }

    func testPaperIsRefreshedByWhatWasErased() throws {
        let device = Recorder(width: 16, height: 4)
        let updates = PanelUpdates(unit: .bytes, fullRefreshAfter: 1)
        let panel = PanelDisplay(device, profile: try profile("papirus27", width: 16, height: 4, .mono, updates))
        let all = PixelRect(x: 0, y: 0, width: 16, height: 4)
        let black = filled(16, 4, 0)
        let white = filled(16, 4, 0xFFFFFF)
        XCTAssertEqual(try panel.present(black, damage: [all]), 3 * 64 * 4, "black, white and the picture")
        XCTAssertEqual(device.damage, [[all], [all], [all]])
        XCTAssertEqual([panel.fullRefreshes, panel.erasedPixels], [1, 0])
        // Half of the panel gets white: 32 of 64 pixels are erased.
        let half = filled(16, 4, 0xFFFFFF)
        for y in 0..<4 { for x in 8..<16 { half[x, y] = Pixel(rgb: 0) } }
        device.forget()
        _ = try panel.present(half, damage: [all])
        XCTAssertEqual(device.damage, [[PixelRect(x: 0, y: 0, width: 8, height: 4)]])
        XCTAssertEqual(panel.erasedPixels, 32)
        // Blackening erases nothing.
        device.forget()
        _ = try panel.present(black, damage: [all])
        XCTAssertEqual([panel.fullRefreshes, panel.erasedPixels], [1, 32])
        // 32 and 64 are more than one panel of 64 pixels.
        device.forget()
        _ = try panel.present(white, damage: [all])
        XCTAssertEqual(device.damage, [[all], [all], [all]])
        XCTAssertEqual([panel.fullRefreshes, panel.erasedPixels], [2, 0])
        XCTAssertEqual(device.shown[3, 3], Pixel(rgb: 0xFFFFFF))
    }

    func testPartsAreWholeBytesOfATurnedMemory() throws {
        let device = Recorder(width: 16, height: 16)
        var turned = try profile("papirus27", width: 16, height: 16, .mono, PanelUpdates())
        turned.rotation = .clockwise90
        let panel = PanelDisplay(device, profile: turned)
        let picture = filled(16, 16, 0)
        _ = try panel.present(picture, damage: [picture.bounds])
        device.forget()
        picture[3, 9] = Pixel(rgb: 0xFFFFFF)
        _ = try panel.present(picture, damage: [PixelRect(x: 3, y: 9, width: 1, height: 1)])
        XCTAssertEqual(device.damage, [[PixelRect(x: 3, y: 8, width: 1, height: 8)]])
    }

    func testAfterAnErrorAndAfterOthersHadTheScreenAllIsSent() throws {
        let device = Recorder(width: 8, height: 2)
        let panel = PanelDisplay(device, profile: try profile("ssd1327", width: 8, height: 2, .gray4, nil))
        let picture = filled(8, 2, 0)
        _ = try panel.present(picture, damage: [picture.bounds])
        device.failure = .unsuitable(object: "recorder", reason: "test", advice: "")
        picture[0, 0] = Pixel(rgb: 0xFFFFFF)
        XCTAssertThrowsError(try panel.present(picture, damage: [picture.bounds]))
        device.failure = nil
        device.forget()
        _ = try panel.present(picture, damage: [PixelRect(x: 7, y: 1, width: 1, height: 1)])
        XCTAssertEqual(device.damage, [[picture.bounds]])
        device.forget()
        panel.pause()
        try panel.resume()
        _ = try panel.present(picture, damage: [])
        XCTAssertEqual(device.damage, [[picture.bounds]])
    }
}

final class SharpMemoryLCDTests: XCTestCase {
    func testLinesAsTheProtocolHasThem() throws {
        var sent: [[UInt8]] = []
        let panel = SharpMemoryLCD(width: 16, height: 130) { sent.append($0) }
        let picture = Surface(width: 16, height: 130)
        for y in 0..<130 { for x in 0..<16 { picture[x, y] = Pixel(rgb: 0xFFFFFF) } }
        picture[0, 0] = Pixel(rgb: 0)
        picture[9, 129] = Pixel(rgb: 0)
        let first = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let last = PixelRect(x: 9, y: 129, width: 40, height: 9)
        XCTAssertEqual(try panel.present(picture, damage: [last, first, first]), 10)
        // Write: bit M0 first. Line 1 is 0b00000001 and line 130 is 0b10000010, both sent with the lowest bit first.
        // White is 1 and the leftmost pixel comes first. A byte of nothing after each line and at the end.
        XCTAssertEqual(sent, [[0x80, 0b1000_0000, 0x7F, 0xFF, 0, 0b0100_0001, 0xFF, 0xBF, 0, 0]])
        XCTAssertEqual(try panel.present(picture, damage: []), 0)
        XCTAssertEqual(sent.count, 1)
    }

    func testPolarity() throws {
        var sent: [[UInt8]] = []
        let panel = SharpMemoryLCD(width: 8, height: 1) { sent.append($0) }
        panel.polarity = true
        XCTAssertEqual(panel.idleTransmission, [0x40, 0])
        _ = try panel.present(Surface(width: 8, height: 1), damage: [PixelRect(x: 0, y: 0, width: 8, height: 1)])
        XCTAssertEqual(sent, [[0xC0, 0x80, 0, 0, 0]])
    }

    func testMemoryPanelsCountWholeRows() throws {
        let memory = try MemoryDisplay(board: "sharp-ls013")
        let picture = Surface(width: 128, height: 128)
        XCTAssertEqual(try memory.present(picture, damage: [PixelRect(x: 60, y: 5, width: 1, height: 2)]), 2 * 16)
    }
}
