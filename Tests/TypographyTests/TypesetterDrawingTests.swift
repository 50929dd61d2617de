import Raster
import XCTest

@testable import Typography

/// Foundation, which XCTest brings, has one too.
private typealias AffineTransform = Raster.AffineTransform

final class TypesetterDrawingTests: XCTestCase {
    private let typesetter = Typesetter(
        sources: .init(files: [TestFont.sans], directories: [TestFont.folder], usesFontconfig: false))
    private let builtIn = Typesetter(sources: .init(files: [], directories: [], usesFontconfig: false))
    private let black = Paint.solid(RGBA(hex: 0x000000))

    private func text(
        _ text: String, size: Double, _ rendering: GlyphRendering = .lightHinting, italic: Bool = false,
        from other: Typesetter? = nil
    ) -> TextLayout {
        (other ?? typesetter).layout(
            [TextSpan(text: text, font: FontRequest(italic: italic, pixelSize: size))],
            options: TextOptions(rendering: rendering))
    }

    /// Black text on white.
    private func picture(
        _ layout: TextLayout, _ transform: AffineTransform, width: Int = 120, height: Int = 60, clip: PixelRect? = nil,
        from other: Typesetter? = nil
    ) -> Surface {
        let surface = Surface(width: width, height: height)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        renderer.clear(RGBA(hex: 0xFFFFFF))
        renderer.end()
        renderer.begin(on: surface, clip: clip ?? surface.bounds)
        (other ?? typesetter).draw(layout, with: renderer, transform: transform) { _ in black }
        renderer.end()
        return surface
    }

    private func ink(_ surface: Surface) -> PixelRect {
        var ink = PixelRect.empty
        for y in 0..<surface.height {
            for x in 0..<surface.width where surface[x, y].green != 255 {
                ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    private func values(_ surface: Surface) -> [UInt8] {
        (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y].green } }
    }

    func testBuiltInFontPixelByPixel() {
        let layout = text("1:", size: 10, from: builtIn)
        let surface = picture(layout, .translation(x: 1, y: -3), width: 9, height: 8, from: builtIn)
        let rows = (0..<8).map { y in String((0..<9).map { surface[$0, y].green == 0 ? "#" : "." }) }
        let expected = [
            "...#.....", "..##.....", ".#.#...#.", "...#.....", "...#.....", "...#.....", ".#####.#.", ".........",
        ]
        XCTAssertEqual(rows, expected)
    }

    func testADistanceOfWholePixelsOnlyMovesThePicture() {
        let layout = text("Ag8", size: 17)
        let first = picture(layout, .translation(x: 3, y: 2))
        let second = picture(layout, .translation(x: 10, y: 12))
        for y in 0..<40 {
            for x in 0..<100 { XCTAssertEqual(first[x, y], second[x + 7, y + 10]) }
        }
    }

    func testMonoTextIsOnOrOff() {
        for transform in [AffineTransform.translation(x: 3.3, y: 2.7), .scale(x: 1.5, y: 1.5)] {
            XCTAssertEqual(Set(values(picture(text("Rg@8", size: 13, .mono), transform))), [0, 255])
        }
    }

    func testAPartialGlyphAtTheClipsEdgeIsWhatTheWholeOneIsThere() {
        let layout = text("WAVE", size: 24)
        for transform in [AffineTransform.translation(x: 2.4, y: 3), .rotation(radians: 0.1)] {
            let whole = picture(layout, transform)
            let clip = PixelRect(x0: 11, y0: 9, x1: 43, y1: 21)
            let part = picture(layout, transform, clip: clip)
            for y in 0..<whole.height {
                for x in 0..<whole.width {
                    let inside = clip.contains(PixelRect(x: x, y: y, width: 1, height: 1))
                    XCTAssertEqual(part[x, y], inside ? whole[x, y] : Pixel(rgb: 0xFFFFFF), "\(x), \(y)")
                }
            }
        }
    }

    func testInkBoundsHoldAllInkAndLittleMore() {
        for rendering in [GlyphRendering.lightHinting, .unhinted, .mono] {
            for (string, italic) in [("fjord", true), ("ÄgÅ", false), ("j", false), ("WAVE f", true)] {
                let layout = text(string, size: 24, rendering, italic: italic)
                for (dx, dy) in [(10.0, 10.0), (10.3, 10.49), (10.62, 10.5), (10.99, 10.99)] {
                    let found = ink(picture(layout, .translation(x: dx, y: dy)))
                    let bounds = typesetter.inkBounds(layout)
                    let moved = Rect(
                        x: bounds.minX + dx, y: bounds.minY + dy, width: bounds.width, height: bounds.height)
                    XCTAssertTrue(PixelRect(covering: moved).contains(found), "\(string) \(rendering) \(dx)")
                    XCTAssertLessThan(moved.width, Double(found.width) + 4)
                    XCTAssertLessThan(moved.height, Double(found.height) + 5)
                }
            }
        }
    }

    func testItalicInkReachesPastTheAdvance() {
        let layout = text("f", size: 24, .unhinted, italic: true)
        XCTAssertGreaterThan(typesetter.inkBounds(layout).maxX, layout.size.width)
    }

    func testOutlinesAreWhatMasksAreWhereNothingIsHinted() {
        let layout = text("R8", size: 48, .unhinted)
        var transform = AffineTransform.translation(x: 4, y: layout.firstBaseline.rounded(.up) - layout.firstBaseline)
        let masks = values(picture(layout, transform))
        transform.b = 1e-12
        let outlines = values(picture(layout, transform))
        let difference = zip(masks, outlines).map { abs(Int($0) - Int($1)) }
        XCTAssertLessThan(difference.max() ?? 0, 64)
        XCTAssertLessThan(Double(difference.reduce(0, +)) / Double(masks.filter { $0 < 255 }.count), 8)
    }

    func testAScaledTextCoversTheScaledArea() {
        func area(_ surface: Surface) -> Double { values(surface).reduce(0.0) { $0 + 1 - Double($1) / 255 } }
        let layout = text("HE", size: 20, .unhinted)
        let once = area(picture(layout, .translation(x: 0, y: 0)))
        let twice = area(picture(layout, .scale(x: 2, y: 2)))
        XCTAssertEqual(twice / once, 4, accuracy: 0.1)
    }

    func testTheCacheStaysWithinItsBoundAndFindsWhatItHas() {
        let small = Typesetter(
            sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false), glyphCacheBytes: 20_000)
        for size in stride(from: 10.0, to: 60, by: 1) {
            _ = picture(text("Hamburgefonstiv", size: size, from: small), .identity, from: small)
            XCTAssertLessThanOrEqual(small.cacheStatistics.bytes, 20_000)
        }
        XCTAssertGreaterThan(small.cacheStatistics.evictions, 0)
        let layout = text("aaa", size: 10, .mono, from: small)
        let before = small.cacheStatistics
        _ = picture(layout, .identity, from: small)
        XCTAssertEqual(small.cacheStatistics.misses - before.misses, 1)
        XCTAssertEqual(small.cacheStatistics.hits - before.hits, 2)
    }

    func testEachRunHasItsPaint() {
        let font = FontRequest(pixelSize: 20)
        let spans = [TextSpan(text: "H", font: font, tag: 7), TextSpan(text: "H", font: font, tag: 9)]
        let surface = Surface(width: 60, height: 30)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        typesetter.draw(typesetter.layout(spans, options: TextOptions()), with: renderer, transform: .identity) { tag in
            .solid(RGBA(hex: tag == 7 ? 0xFF0000 : 0x0000FF))
        }
        renderer.end()
        let pixels = (0..<30).flatMap { y in (0..<60).map { surface[$0, y] } }
        XCTAssertTrue(pixels.contains(Pixel(rgb: 0xFF0000)))
        XCTAssertTrue(pixels.contains(Pixel(rgb: 0x0000FF)))
    }

    func testPlacesFarAwayAndNoPlacesDrawNothing() {
        let layout = text("Far", size: 20)
        for transform in [
            AffineTransform.translation(x: 1e18, y: 0), .translation(x: .nan, y: 0), .translation(x: 0, y: .infinity),
            .scale(x: .nan, y: 1), .scale(x: 0, y: 0), .scale(x: 1e300, y: 1e300),
        ] {
            _ = picture(layout, transform)
        }
        XCTAssertTrue(ink(picture(layout, .translation(x: 1e18, y: 0))).isEmpty)
    }
}
