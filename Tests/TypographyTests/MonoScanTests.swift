import CFreeType
import Raster
import XCTest

@testable import Typography

final class MonoScanTests: XCTestCase {
    private func rows(_ path: Path) -> [String] {
        guard let mask = MonoScan(path).mask.mask else { return [] }
        return (0..<mask.height).map { y in
            String((0..<mask.width).map { mask.coverage[y * mask.width + $0] == 255 ? "#" : "." })
        }
    }

    private func polygon(_ points: [(Double, Double)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }

    func testPixelsWhoseCentreIsInside() {
        XCTAssertEqual(rows(polygon([(0.4, 0.4), (3.6, 0.4), (3.6, 2.6), (0.4, 2.6)])), ["####", "####", "####"])
        XCTAssertEqual(rows(polygon([(0.6, 0.6), (2.4, 0.6), (2.4, 2.4), (0.6, 2.4)])), ["...", ".#.", "..."])
    }

    func testThinSlantedStrokesStayInOnePiece() {
        let stroke = rows(polygon([(0, 0), (0.5, 0), (3.5, 8), (3, 8)]))
        XCTAssertEqual(stroke.map { $0.filter { $0 == "#" }.count }, Array(repeating: 1, count: 8))
    }

    func testHolesStayOpen() {
        var path = polygon([(0, 0), (5, 0), (5, 5), (0, 5)])
        path.append(polygon([(1, 1), (1, 4), (4, 4), (4, 1)]))
        XCTAssertEqual(rows(path), ["#####", "#...#", "#...#", "#...#", "#####"])
    }

    func testNothingGivesNothing() {
        XCTAssertEqual(rows(Path()), [])
        XCTAssertEqual(rows(polygon([(1, 1), (1, 1)])), [])
    }

    /// FreeType's own mono rasteriser keeps thin strokes by other rules, so a few pixels may differ, not shapes.
    func testAgreesWithFreeTypesRasteriserUpToFewPixels() throws {
        let library = FontLibrary(
            sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        let face = library.face(for: FontStyle(FontRequest(pixelSize: 12)))
        let file = try XCTUnwrap(face.file)
        for size in [9, 11, 14, 17, 24] {
            var (set, different) = (0, 0)
            for scalar in UInt32(0x21)...0x7E {
                let glyph = face.glyph(for: scalar)
                let ours = GlyphMask(face: face, glyph: glyph, size: size * 64, phase: 0, rendering: .mono)
                XCTAssertTrue(file.loadGlyph(glyph, size: size * 64, flags: CFreeTypeLoadMono))
                let theirs = try freeTypePixels(file)
                set += theirs.count
                different += theirs.symmetricDifference(pixels(ours)).count
            }
            XCTAssertLessThan(Double(different) / Double(set), 0.02, "at \(size) pixels")
        }
    }

    private func pixels(_ glyph: GlyphMask) -> Set<Point> {
        guard let mask = glyph.mask else { return [] }
        return Set(
            mask.coverage.indices.filter { mask.coverage[$0] == 255 }.map {
                Point(x: Double(glyph.left + $0 % mask.width), y: Double($0 / mask.width - glyph.top))
            })
    }

    private func freeTypePixels(_ file: FontFile) throws -> Set<Point> {
        let slot = try XCTUnwrap(file.face.pointee.glyph)
        XCTAssertEqual(FT_Render_Glyph(slot, FT_RENDER_MODE_MONO), 0)
        let bitmap = slot.pointee.bitmap
        var pixels = Set<Point>()
        for y in 0..<Int(bitmap.rows) {
            for x in 0..<Int(bitmap.width)
            where bitmap.buffer[y * Int(bitmap.pitch) + x >> 3] & (0x80 >> UInt8(x & 7)) != 0 {
                pixels.insert(
                    Point(x: Double(x + Int(slot.pointee.bitmap_left)), y: Double(y - Int(slot.pointee.bitmap_top))))
            }
        }
        return pixels
    }
}
