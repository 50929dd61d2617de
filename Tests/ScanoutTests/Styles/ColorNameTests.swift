import Foundation
import ScanoutTesting
import Synchronization
import XCTest

@testable import Scanout

/// What colours are called, and colours by their names.
@MainActor
final class ColorNameTests: XCTestCase {
    func testDescriptions() async {
        XCTAssertEqual(Color(red: 1, green: 0, blue: 0).description, "#FF0000FF")
        XCTAssertEqual(Color(red: 1, green: 0, blue: 0).opacity(0.5).description, "#FF000080")
        XCTAssertEqual(Color.red.description, "red")
        XCTAssertEqual(Color.red.opacity(0.5).description, "50% red")
    }

    private func contents(_ channels: String, dark: String) -> [UInt8] {
        Array(
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components": {\(channels)}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {\(dark)}}}
            ], "info": {"author": "xcode", "version": 1}}
            """.utf8)
    }

    /// Numbers as Xcode writes them: shares, up to 255, and hexadecimal.
    func testColorsOfCatalogues() async throws {
        let folder = PictureFolder()
        try folder.write(
            "Media.xcassets/Brand/Accent.colorset/Contents.json",
            contents(
                #""red": "1.000", "green": "128", "blue": "0x40", "alpha": "0.500""#,
                dark: #""white": "0.000", "alpha": "1.000""#))
        let name = ColorName(name: "Accent", bundlePath: folder.path)
        let light = ColorAssets.shared.color(name, .light)
        XCTAssertEqual(light.red, 1)
        XCTAssertEqual(light.green, 128.0 / 255, accuracy: 1e-9)
        XCTAssertEqual(light.blue, 64.0 / 255, accuracy: 1e-9)
        XCTAssertEqual(light.alpha, 0.5)
        XCTAssertEqual(ColorAssets.shared.color(name, .dark).alpha, 1)
        XCTAssertEqual(ColorAssets.shared.color(name, .dark).red, 0)
    }

    func testUnknownNamesAreToldOnceAndClear() async {
        let warnings = Mutex<[String]>([])
        let assets = ColorAssets { warning in warnings.withLock { $0.append(warning) } }
        for _ in 0..<3 { XCTAssertEqual(assets.color(ColorName(name: "Nothing"), .light).alpha, 0) }
        XCTAssertEqual(warnings.withLock { $0.count }, 1)
        XCTAssertTrue(warnings.withLock { $0[0].hasPrefix("Color(\"Nothing\"): no such colour") })
    }

    func testChannelsAreWritten() async throws {
        let color = Color.Resolved(red: 1, green: 0, blue: 0.5, opacity: 0.25)
        let data = try JSONEncoder().encode(color)
        XCTAssertEqual(try JSONDecoder().decode(Color.Resolved.self, from: data), color)
    }
}
