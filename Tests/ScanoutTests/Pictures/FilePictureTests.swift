import Foundation
import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class FilePictureTests: XCTestCase {
    private let folder = PictureFolder()

    private func shown<V: View>(_ view: V, _ width: Int, _ height: Int, at time: Double = 0) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        render(view, on: display, at: time)
        return display.surface
    }

    private func warnings<V: View>(_ view: V) -> [String] {
        let host = ViewHost(view, on: MemoryDisplay(width: 60, height: 60), clock: ManualClock())
        var warnings: [String] = []
        host.onWarning = { warnings.append($0) }
        host.advance(by: 0)
        host.advance(by: 1)
        return warnings
    }

    func testSizeAndPixels() async throws {
        try folder.write("a.png", 4, 2, 0xFF0000)
        try expect(shown(folder.image("a"), 6, 4), shows: "......\n.rrrr.\n.rrrr.\n......", where: ["r": 0xFF0000])
        // By its whole name, by a path, and as a resource.
        try expect(shown(folder.image("a.png"), 4, 2), shows: "rrrr\nrrrr", where: ["r": 0xFF0000])
        try expect(shown(Image(folder.path + "/a"), 4, 2), shows: "rrrr\nrrrr", where: ["r": 0xFF0000])
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let resource = Image(ImageResource(name: "a", bundle: bundle))
        try expect(shown(resource, 4, 2), shows: "rrrr\nrrrr", where: ["r": 0xFF0000])
        try expect(shown(Image("a", bundle: bundle), 4, 2), shows: "rrrr\nrrrr", where: ["r": 0xFF0000])
    }

    /// More than 128 by 128 pixels are decoded on another thread; in a test's time that takes none.
    func testLargePicture() async throws {
        try folder.write("large.png", 200, 200, 0x00FF00)
        let surface = shown(folder.image("large").resizable().scaledToFit(), 20, 10)
        XCTAssertEqual(surface.rgb(10, 5), 0x00FF00)
        XCTAssertEqual(surface.rgb(4, 5), 0xFFFFFF)
        XCTAssertEqual(surface.rgb(5, 5), 0x00FF00)
    }

    /// On a display of two pixels a point the picture for it is taken, and is half as large in points.
    func testScales() async throws {
        try folder.write("s.png", 2, 2, 0xFF0000)
        try folder.write("s@2x.png", 4, 4, 0x00FF00)
        try folder.write("s@3x.png", 6, 6, 0x0000FF)
        func color(_ scale: CGFloat) -> UInt32 {
            shown(folder.image("s").environment(\.displayScale, scale), 2, 2).rgb(0, 0)
        }
        XCTAssertEqual(
            [color(1), color(1.5), color(2), color(3), color(4)],
            [
                0xFF0000, 0x00FF00, 0x00FF00, 0x0000FF, 0x0000FF,
            ])
        let edge = shown(folder.image("s").environment(\.displayScale, 3), 4, 4)
        XCTAssertEqual(
            [edge.rgb(0, 0), edge.rgb(1, 1), edge.rgb(2, 2), edge.rgb(3, 3)],
            [
                0xFFFFFF, 0x0000FF, 0x0000FF, 0xFFFFFF,
            ])
    }

    func testAssetCatalog() async throws {
        try folder.write("Media.xcassets/Icons/lamp.imageset/day.png", 2, 2, 0xFF0000)
        try folder.write("Media.xcassets/Icons/lamp.imageset/night.png", 2, 2, 0x0000FF)
        let contents = """
            {"images": [{"filename": "day.png", "idiom": "universal", "scale": "1x"},
            {"filename": "night.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
            "info": {"author": "test", "version": 1}}
            """
        try folder.write("Media.xcassets/Icons/lamp.imageset/Contents.json", Array(contents.utf8))
        XCTAssertEqual(shown(folder.image("lamp"), 2, 2).rgb(0, 0), 0xFF0000)
        XCTAssertEqual(shown(folder.image("lamp").environment(\.colorScheme, .dark), 2, 2).rgb(0, 0), 0x0000FF)
    }

    func testTemplate() async throws {
        try folder.write("t.png", 2, 2, 0xFF0000)
        let view = folder.image("t").renderingMode(.template).foregroundStyle(.blue)
        XCTAssertEqual(shown(view, 2, 2).rgb(0, 0), 0x007AFF)
    }

    func testVector() async throws {
        let file = "<svg viewBox='0 0 2 2'><rect width='1' height='2' fill='red'/></svg>"
        try folder.write("v.svg", Array(file.utf8))
        try expect(shown(folder.image("v"), 2, 2), shows: "r.\nr.", where: ["r": 0xFF0000])
        // Sharp in any size.
        try expect(shown(folder.image("v").resizable(), 8, 2), shows: "rrrr....\nrrrr....", where: ["r": 0xFF0000])
        try expect(
            shown(folder.image("v").renderingMode(.template).foregroundColor(.black), 2, 2), shows: "#.\n#.")
    }

    func testMissing() async throws {
        let messages = warnings(folder.image("nowhere"))
        XCTAssertEqual(messages.count, 1)
        let message = try XCTUnwrap(messages.first)
        XCTAssertTrue(message.hasPrefix("Image(\"nowhere\"): no such picture in \(folder.path), "), message)
        XCTAssertTrue(message.hasSuffix("; SCANOUT_RESOURCES names further folders"), message)
        XCTAssertEqual(warnings(Image("/no/such.png")), ["Image(\"/no/such.png\"): there is no such file"])
        // A crossed square stands in its place.
        let surface = shown(folder.image("nowhere"), 40, 40)
        XCTAssertTrue((0..<40).contains { surface.rgb($0, 20) != 0xFFFFFF })
    }

    func testDamaged() async throws {
        try folder.write("d.png", Array("\u{89}PNG\r\n".utf8))
        try folder.write("e.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        try folder.write("f.jpg", [0xFF, 0xD8, 0xFF, 0xE0])
        XCTAssertEqual(
            warnings(folder.image("d")),
            ["Image(\"d\"): \(folder.path)/d.png: it is no PNG, JPEG, GIF or SVG; convert it to one of these"])
        XCTAssertEqual(
            warnings(folder.image("e")),
            ["Image(\"e\"): \(folder.path)/e.png: the PNG ends before the picture does; copy the file again"])
        XCTAssertEqual(
            warnings(folder.image("f")),
            ["Image(\"f\"): \(folder.path)/f.jpg: the JPEG ends before the picture does; copy the file again"])
    }

    func testFolderAndDevice() async throws {
        XCTAssertEqual(warnings(Image("/dev/zero")).count, 1)
        XCTAssertEqual(warnings(Image(folder.path)).count, 1)
    }

    /// A file that is written anew is another picture for the next view that shows it.
    func testNewVersion() async throws {
        try folder.write("n.png", 1, 1, 0xFF0000)
        XCTAssertEqual(shown(folder.image("n"), 1, 1).rgb(0, 0), 0xFF0000)
        try folder.write("n.png", 1, 1, 0x0000FF)
        XCTAssertEqual(shown(folder.image("n"), 1, 1).rgb(0, 0), 0x0000FF)
    }
}
