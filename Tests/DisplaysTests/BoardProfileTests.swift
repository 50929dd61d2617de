import Foundation
import Raster
import XCTest

@testable import Displays

final class BoardProfileTests: XCTestCase {
    private let boards = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("boards")

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: boards.appendingPathComponent(name)))
    }

    private func ids() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: boards.path)
            .filter { $0.hasSuffix(".json") && $0 != "schema.json" }.map { String($0.dropLast(5)) }.sorted()
    }

    func testEveryFileIsBuiltInAsItIs() throws {
        let ids = try ids()
        XCTAssertEqual(BoardCatalog.embedded.map(\.id), ids, "Boards/BoardCatalog+Embedded.swift lists all files")
        XCTAssertEqual(BoardCatalog().ids, ids)
        for entry in BoardCatalog.embedded { XCTAssertEqual(entry.json(), try bytes(entry.id + ".json"), entry.id) }
    }

    func testEveryFileKeepsTheSchema() throws {
        let schema = JSONSchema(root: try JSON(parsing: bytes("schema.json")))
        for id in try ids() {
            XCTAssertEqual(schema.violations(of: try JSON(parsing: bytes(id + ".json"))), [], id)
        }
    }

    func testTheSchemaRefusesWhatTheReaderRefuses() throws {
        let schema = JSONSchema(root: try JSON(parsing: bytes("schema.json")))
        let text = String(decoding: try bytes("hyperpixel2r.json"), as: UTF8.self)
        for (old, new, _) in Self.mistakes {
            let changed = text.replacingOccurrences(of: old, with: new)
            XCTAssertNotEqual(changed, text, old)
            XCTAssertNotEqual(schema.violations(of: try JSON(parsing: Array(changed.utf8))), [], new)
        }
        XCTAssertEqual(
            schema.root["properties"]?["format"]?["enum"], .array(PixelFormat.names.map { .string($0) }))
    }

    func testMistakesNameFileKeyAndWhatWasExpected() throws {
        let text = String(decoding: try bytes("hyperpixel2r.json"), as: UTF8.self)
        for (old, new, message) in Self.mistakes {
            let changed = text.replacingOccurrences(of: old, with: new)
            XCTAssertThrowsError(try BoardProfile(json: Array(changed.utf8), file: "my.json"), new) { error in
                XCTAssertEqual("\(error)", "my.json: " + message)
            }
        }
    }

    private static let mistakes: [(String, String, String)] = [
        (#""id": "hyperpixel2r""#, #""id": "A B""#, #"id: expected small letters, digits, "-" and ".""#),
        (#""id": "hyperpixel2r","#, "", "id: expected a string, not empty"),
        (#""name":"#, #""title":"#, "title: expected a known key, such as scale, id, name"),
        (#""width": 480, "h"#, #""width": 0, "h"#, "pixels.width: expected an integer from 1 to 32768"),
        (#""width": 480, "h"#, #""width": "480", "h"#, "pixels.width: expected an integer from 1 to 32768"),
        (#""width": 480, "h"#, #""width": 480.5, "h"#, "pixels.width: expected an integer from 1 to 32768"),
        (#"{ "width": 53.3, "height": 53.3 }"#, "[53.3, 53.3]", "millimetres: expected an object"),
        (#""width": 53.3"#, #""width": -1"#, "millimetres.width: expected a number from 1 to 5000"),
        (
            #""rgb666""#, #""RGB666""#,
            "format: expected one of xrgb8888, xbgr8888, bgrx8888, rgb888, bgr888, rgb565, bgr565, rgb666, xrgb1555, "
                + "gray8, gray4, palette8, mono, mono-inverted"
        ),
        (#""rotation": 0"#, #""rotation": 45"#, "rotation: expected 0, 90, 180 or 270"),
        (#""rotation": 0"#, #""rotation": true"#, "rotation: expected an integer from 0 to 270"),
        (#""scale": 2"#, #""scale": 1.5"#, "scale: expected an integer from 1 to 4"),
        (#""round""#, #""oval""#, "shape: expected one of rectangle, round"),
        (#""top": 71"#, #""top": -1"#, "safeArea.top: expected an integer from 0 to 32768"),
        (#""touch": "edt-ft5x06""#, #""touch": 5"#, "touch: expected a string, not empty, or null"),
        (#""drm""#, #""x11""#, "showsAs: expected an array, not empty, of drm, fbdev, userspace"),
        (#""round mask""#, "7", "quirks: expected an array of strings"),
    ]

    func testWhatSomePanelsHaveOnly() throws {
        let catalog = BoardCatalog()
        XCTAssertEqual(try catalog.profile("sharp-ls027").updates, PanelUpdates(unit: .rows))
        XCTAssertEqual(try catalog.profile("papirus27").updates, PanelUpdates(unit: .bytes, fullRefreshAfter: 2))
        XCTAssertNil(try catalog.profile("pitft28r").updates)
        XCTAssertEqual(try catalog.profile("minipitft114").offset, .init(x: 52, y: 40))
        XCTAssertEqual(try catalog.profile("pitft28r").offset, .init(x: 0, y: 0))
        XCTAssertEqual(
            try catalog.profile("hyperpixel4").touchTurn, .init(swapsAxes: true, invertsX: false, invertsY: true))
        XCTAssertNil(try catalog.profile("hyperpixel2r").touchTurn)
    }

    func testMistakesInWhatSomePanelsHaveOnly() throws {
        let schema = JSONSchema(root: try JSON(parsing: bytes("schema.json")))
        let text = String(decoding: try bytes("papirus27.json"), as: UTF8.self)
        let cases = [
            (#""unit": "bytes""#, #""unit": "lines""#, "updates.unit: expected one of bytes, rows"),
            (
                #""fullRefreshAfter": 2"#, #""fullRefreshAfter": 0"#,
                "updates.fullRefreshAfter: expected a number from 0.1 to 1000"
            ),
            (
                #""fullRefreshAfter""#, #""fullRefresh""#,
                "updates.fullRefresh: expected a known key, such as fullRefreshAfter, unit"
            ),
            (
                #""touch": null"#, #""offset": { "x": -1, "y": 0 }, "touch": null"#,
                "offset.x: expected an integer from 0 to 32768"
            ),
            (
                #""touch": null"#,
                #""touchTurn": { "swapsAxes": 1, "invertsX": false, "invertsY": false }, "touch": null"#,
                "touchTurn.swapsAxes: expected true or false"
            ),
        ]
        for (old, new, message) in cases {
            let changed = text.replacingOccurrences(of: old, with: new)
            XCTAssertNotEqual(changed, text, old)
            XCTAssertNotEqual(schema.violations(of: try JSON(parsing: Array(changed.utf8))), [], new)
            XCTAssertThrowsError(try BoardProfile(json: Array(changed.utf8), file: "my.json"), new) {
                XCTAssertEqual("\($0)", "my.json: " + message)
            }
        }
    }

    func testAFolderThatIsNotThereIsAnError() {
        let catalog = BoardCatalog(directory: "/nowhere")
        for attempt in [{ _ = try catalog.all() }, { _ = try catalog.profile("pitft28r") }] {
            XCTAssertThrowsError(try attempt()) {
                XCTAssertEqual(
                    "\($0)",
                    "cannot read the folder of board profiles /nowhere: No such file or directory (ENOENT): "
                        + "SCANOUT_BOARDS is to name a folder that is there, or nothing")
            }
        }
    }

    func testSafeAreaMustLeavePixels() throws {
        let text = String(decoding: try bytes("hyperpixel2r.json"), as: UTF8.self)
            .replacingOccurrences(of: #""left": 71"#, with: #""left": 409"#)
        XCTAssertThrowsError(try BoardProfile(json: Array(text.utf8), file: "my.json")) { error in
            XCTAssertEqual("\(error)", "my.json: safeArea: expected insets that leave pixels between them")
        }
    }

    func testTextThatIsNoJSON() {
        XCTAssertThrowsError(try BoardProfile(json: Array("{\n\"id\": }".utf8), file: "my.json")) { error in
            XCTAssertEqual("\(error)", "my.json: line 2, column 7: expected a value")
        }
        XCTAssertThrowsError(try BoardProfile(json: Array("[]".utf8), file: "my.json")) { error in
            XCTAssertEqual("\(error)", "my.json: expected an object")
        }
    }

    func testScaleFollowsTheRule() throws {
        for profile in try BoardCatalog().all() {
            let isDense = profile.dotsPerInch >= 160 * 2.0.squareRoot()
            let isLarge = min(profile.pixels.width, profile.pixels.height) >= 480
            XCTAssertEqual(profile.scale, isDense && isLarge ? 2 : 1, profile.id)
        }
    }

    func testRoundPanelsKeepTheSquareInTheCircle() throws {
        let round = try BoardCatalog().all().filter { $0.shape == .round }
        XCTAssertEqual(round.map(\.id), ["hyperpixel2r", "ws-dsi-3.4r"])
        for profile in round {
            let radius = Double(profile.pixels.width) / 2
            let inset = Int((radius - radius / 2.0.squareRoot()).rounded(.up))
            XCTAssertEqual(profile.safeArea, .init(top: inset, left: inset, bottom: inset, right: inset), profile.id)
        }
    }

    func testSomeBoards() throws {
        let table: [(String, Int, Int, PixelFormat, Int)] = [
            ("rpi-touch1", 800, 480, .xrgb8888, 0), ("rpi-touch2-7", 720, 1280, .xrgb8888, 0),
            ("rpi-touch2-5", 720, 1280, .xrgb8888, 0), ("pitft28r", 320, 240, .rgb565, 90),
            ("pitft28c", 320, 240, .rgb565, 90), ("minipitft13", 240, 240, .rgb565, 0),
            ("ssd1306-64", 128, 64, .mono, 0), ("ws-epd213v4", 122, 250, .mono, 0), ("ws-epd42", 400, 300, .mono, 0),
            ("ssd1327", 128, 128, .gray4, 0), ("sharp-ls027", 400, 240, .mono, 0),
            ("hyperpixel2r", 480, 480, .rgb666, 0),
        ]
        for (id, width, height, format, rotation) in table {
            let profile = try BoardCatalog().profile(id)
            XCTAssertEqual([profile.pixels.width, profile.pixels.height], [width, height], id)
            XCTAssertEqual(profile.format, format, id)
            XCTAssertEqual(profile.rotation.rawValue, rotation, id)
        }
        XCTAssertGreaterThanOrEqual(BoardCatalog().ids.count, 48)
    }

    func testADirectoryGoesBeforeTheBuiltInOnes() throws {
        let system = SimulatedSystem()
        let text = String(decoding: try bytes("ssd1306-64.json"), as: UTF8.self)
        system.directories["/etc/boards"] = ["mine.json", "notes.txt", "schema.json", "ssd1306-64.json"]
        system.addText("/etc/boards/mine.json", text.replacingOccurrences(of: "ssd1306-64", with: "mine"))
        system.addText("/etc/boards/ssd1306-64.json", text.replacingOccurrences(of: "0.96", with: "Changed"))
        let catalog = BoardCatalog(directory: "/etc/boards", system: system)
        XCTAssertEqual(try catalog.profile("mine").pixels.width, 128)
        XCTAssertTrue(try catalog.profile("ssd1306-64").name.hasPrefix("Changed"))
        XCTAssertEqual(catalog.ids.count, BoardCatalog.embedded.count + 1)
        XCTAssertEqual(try catalog.profile("rpi-touch1").pixels.width, 800)
        XCTAssertThrowsError(try catalog.profile("mone")) { error in
            XCTAssertEqual("\(error)", "unknown board \"mone\": nearest mine, mzp280, ws35a")
        }
    }

    func testADirectoryWithMistakes() {
        let system = SimulatedSystem()
        system.directories["/b"] = ["other.json", "lost.json"]
        system.addText("/b/other.json", String(decoding: BoardCatalog.embedded[0].json(), as: UTF8.self))
        let catalog = BoardCatalog(directory: "/b", system: system)
        XCTAssertThrowsError(try catalog.profile("other")) { error in
            XCTAssertEqual("\(error)", "/b/other.json: id: expected \"other\"")
        }
        XCTAssertThrowsError(try catalog.profile("lost")) { error in
            XCTAssertEqual("\(error)", "cannot read /b/lost.json: No such file or directory (ENOENT)")
        }
        XCTAssertEqual(BoardCatalog(directory: "/nowhere", system: system).ids.count, BoardCatalog.embedded.count)
    }
}
