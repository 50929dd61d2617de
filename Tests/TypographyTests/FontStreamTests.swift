import Foundation
import Raster
import XCTest

@testable import Typography

final class FontStreamTests: XCTestCase {
    private func temporary(_ bytes: [UInt8]) throws -> String {
        let path = NSTemporaryDirectory() + "scanout-stream-\(getpid())-\(bytes.count).ttf"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
        return path
    }

    private func read(_ stream: FontStream, _ count: Int, at offset: Int) -> [UInt8] {
        var target = [UInt8](repeating: 0, count: count)
        let done = target.withUnsafeMutableBufferPointer { stream.read($0.baseAddress!, count: count, at: offset) }
        return Array(target.prefix(done))
    }

    /// Places around the windows' edges, each twice: from the file and from its window.
    func testPiecesAreTheFiles() throws {
        let bytes = (0..<30_000).map { UInt8(truncatingIfNeeded: $0 * 31 + $0 >> 8) }
        let stream = try FontStream(path: temporary(bytes))
        XCTAssertEqual(stream.count, 30_000)
        for offset in [0, 1, 4094, 4095, 4096, 8190, 16_383, 20_000, 29_990, 29_999] {
            for count in [1, 2, 4, 100, 4095, 4096, 9000] {
                let expected = Array(bytes[offset..<min(30_000, offset + count)])
                XCTAssertEqual(read(stream, count, at: offset), expected, "\(count) at \(offset)")
                XCTAssertEqual(read(stream, count, at: offset), expected, "\(count) at \(offset)")
            }
        }
        for offset in [-1, 30_000, Int.max] { XCTAssertEqual(read(stream, 4, at: offset), []) }
    }

    /// Tables of damaged fonts lie anywhere.
    func testPlacesThatAreNone() throws {
        let file = try FontStream(path: temporary([1, 2, 3]))
        let stream = file.makeFreeTypeStream()
        defer { stream.deallocate() }
        let read = try XCTUnwrap(stream.pointee.read)
        var bytes: [UInt8] = [0, 0, 0, 0]
        for (offset, expected) in [(UInt(0), UInt(3)), (2, 1), (3, 0), (UInt.max, 0), (UInt(Int.max) + 1, 0)] {
            XCTAssertEqual(read(stream, offset, &bytes, 4), expected, "at \(offset)")
            XCTAssertEqual(read(stream, offset, nil, 0), offset <= 3 ? 0 : 1, "at \(offset)")
        }
        XCTAssertEqual(read(stream, 1, &bytes, UInt.max), 2)
    }

    private func darkness(_ text: String, _ typesetter: Typesetter) -> Int {
        let surface = Surface(width: 200, height: 40)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        let layout = typesetter.layout(
            [TextSpan(text: text, font: FontRequest(pixelSize: 20))], options: TextOptions())
        typesetter.draw(layout, with: renderer, transform: .identity) { _ in .solid(RGBA(hex: 0)) }
        renderer.end()
        return (0..<40).reduce(0) { sum, y in sum + (0..<200).reduce(0) { $0 + Int(surface[$1, y].alpha) } }
    }

    /// A file that was removed stays readable as long as it is open.
    func testAFontRemovedWhileInUse() throws {
        let path = try temporary([UInt8](Data(contentsOf: URL(fileURLWithPath: TestFont.sans))))
        let typesetter = Typesetter(sources: .init(files: [path], directories: [], usesFontconfig: false))
        let whole = Typesetter(sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        XCTAssertEqual(darkness("Ab", typesetter), darkness("Ab", whole))
        try FileManager.default.removeItem(atPath: path)
        XCTAssertEqual(darkness("Mg 42", typesetter), darkness("Mg 42", whole))
    }

    /// Glyphs that are gone have no ink; what is in the cache stays.
    func testAFontCutShortWhileInUse() throws {
        let path = try temporary([UInt8](Data(contentsOf: URL(fileURLWithPath: TestFont.sans))))
        let typesetter = Typesetter(sources: .init(files: [path], directories: [], usesFontconfig: false))
        let before = darkness("Ab", typesetter)
        XCTAssertGreaterThan(before, 0)
        XCTAssertEqual(truncate(path, 0), 0)
        XCTAssertEqual(darkness("Ab", typesetter), before)
        _ = darkness("Mgqw \u{645}\u{631}\u{62D} e\u{301}", typesetter)
    }
}
