import Foundation
import Raster
import XCTest

@testable import Typography

/// Glyphs painted by graphs (COLR version 1), on boxes whose design units are pixels: y goes up from the last row.
final class ColorGlyphTests: XCTestCase {
    /// Glyphs: A and E have no outline; B is 4 by 4 in the corner, C the whole em, D its right half.
    private static let boxes: [[BoxFont.Box]] = [[], [(0, 0, 4, 4)], [(0, 0, 16, 16)], [(8, 0, 8, 16)], []]
    private static let (small, whole, right) = (2, 3, 4)
    /// Red, green, blue, half transparent white.
    private static let palette =
        (ComposedFont.u16(0, 4, 1, 4) + ComposedFont.u32(14) + ComposedFont.u16(0) as [UInt8]) + [
            0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 128,
        ]

    private func font(_ table: [UInt8]) -> [UInt8] {
        var font = BoxFont(glyphs: ColorGlyphTests.boxes)
        font.tables = [("COLR", table), ("CPAL", ColorGlyphTests.palette)]
        return font.bytes
    }

    /// A letter at 16 pixels.
    private func draw(
        _ file: [UInt8], _ letter: String = "A", own: Paint = .solid(RGBA(hex: 0)), opacity: Double = 1,
        clip: PixelRect = PixelRect(x: 0, y: 0, width: 16, height: 16)
    ) throws -> Surface {
        let path = NSTemporaryDirectory() + "scanout-\(getpid())-graph.ttf"
        try Data(file).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let typesetter = Typesetter(sources: .init(files: [path], directories: [], usesFontconfig: false))
        let layout = typesetter.layout(
            [TextSpan(text: letter, font: FontRequest(family: path, pixelSize: 16))],
            options: TextOptions(rendering: .unhinted))
        _ = typesetter.inkBounds(layout)
        let surface = Surface(width: 16, height: 16)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: clip)
        renderer.opacity = opacity
        typesetter.draw(layout, with: renderer, transform: .identity) { _ in own }
        renderer.end()
        return surface
    }

    private func draw(_ graph: ColorGraph, layers: [ColorGraph] = []) throws -> Surface {
        try draw(font(ColorGraph.table([graph], layers: layers)))
    }

    /// The pixels that are not clear as boxes' pictures: one character for each 4 by 4 pixels, `?` where they differ.
    private func picture(_ surface: Surface) -> String {
        let names: [UInt32: Character] = [
            0: ".", 0xFFFF_0000: "R", 0xFF00_FF00: "G", 0xFF00_00FF: "B", 0xFF00_0000: "K",
        ]
        return (0..<4).map { row in
            String(
                (0..<4).map { column -> Character in
                    let values = Set((0..<16).map { surface[column * 4 + $0 % 4, row * 4 + $0 / 4].value })
                    return values.count == 1 ? names[values.first!] ?? "?" : "?"
                })
        }.joined(separator: "\n")
    }

    private func expect(
        _ graph: ColorGraph, layers: [ColorGraph] = [], _ expected: String, line: UInt = #line
    ) throws {
        for isVariable in [false, true] {
            let table = ColorGraph.table([graph], layers: layers, isVariable: isVariable)
            XCTAssertEqual(try picture(draw(font(table))), expected, "variable: \(isVariable)", line: line)
        }
    }

    private func box(_ entry: Int = 0) -> ColorGraph { .glyph(ColorGlyphTests.small, .solid(entry)) }

    func testLayersLieOnEachOther() throws {
        try expect(
            .layers(first: 1, count: 2), layers: [box(2), .glyph(ColorGlyphTests.whole, .solid(0)), box(1)],
            "RRRR\nRRRR\nRRRR\nGRRR")
        // The text's own colour; entries past the palette are that too.
        try expect(box(0xFFFF), "....\n....\n....\nK...")
        try expect(box(77), "....\n....\n....\nK...")
        // A glyph inside of a glyph is what both have.
        try expect(
            .glyph(ColorGlyphTests.right, .glyph(ColorGlyphTests.whole, .solid(1))), "..GG\n..GG\n..GG\n..GG")
        try expect(.glyph(ColorGlyphTests.right, box(1)), "....\n....\n....\n....")
    }

    func testTransformsMoveAndTurn() throws {
        let half = ColorGraph.fraction(0.5)
        let twice = -32_768
        // Each begins with the box in the lower left corner.
        for (format, numbers, expected) in [
            (14, [4, 8], "....\n.R..\n....\n...."),
            // -2 is the largest factor that the format can say; it mirrors as well.
            (18, [twice, twice, 4, 4], "....\n.RR.\n.RR.\n...."),
            (16, [16_384, -16_384], "....\n....\n....\n...."),
            (20, [half], "....\n....\n....\n?..."),
            (22, [twice, 4, 4], "....\n.RR.\n.RR.\n...."),
            // A quarter turn counter-clockwise about (8, 8) takes the lower left corner to the lower right one.
            (26, [half, 8, 8], "....\n....\n....\n...R"),
        ] as [(Int, [Int], String)] {
            try expect(.moved(format: format, numbers, box()), expected)
        }
        // A quarter turn about the origin, then 16 to the right: outside and back.
        try expect(
            .moved(format: 14, [16, 0], .moved(format: 24, [half], box())), "....\n....\n....\n...R")
        // x' = 2 y + 4, y' = x + 8.
        try expect(.matrix([0, 1, 2, 0, 4, 8], box()), "....\n.RR.\n....\n....")
        // Nothing is left of what is flattened.
        try expect(.moved(format: 16, [0, 16_384], box()), "....\n....\n....\n....")
    }

    /// Skewed by an eighth of a turn, each row moves by its height; skewed the other way, each column.
    func testSkewsLeanCounterClockwise() throws {
        let eighth = ColorGraph.fraction(0.25)
        let move = { (graph: ColorGraph) in ColorGraph.moved(format: 14, [8, 0], graph) }
        let lean = try draw(move(.moved(format: 28, [eighth, 0], box())))
        // The bottom row is the box's own from 7.5 to 11.5 on average: half pixels at both ends.
        for (row, left) in [(15, 7), (14, 6), (13, 5), (12, 4)] {
            XCTAssertEqual(
                (left...left + 4).map { lean[$0, row].value },
                [0x8080_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0x8080_0000], "row \(row)")
        }
        let rise = try draw(.moved(format: 30, [0, eighth, 0, 0], box()))
        XCTAssertEqual(
            (0..<16).map { rise[3, 15 - $0].alpha }, [0, 0, 0, 128, 255, 255, 255, 128] + Array(repeating: 0, count: 8))
        XCTAssertEqual(
            try picture(draw(.moved(format: 28, [ColorGraph.fraction(0.5), 0], box()))), "....\n....\n....\n....")
    }

    /// The colour of a place between black and white, by 1024 steps.
    private func gray(_ place: Double) -> UInt32 {
        let entry = (min(max(place, 0), 1) * 1023).rounded()
        return UInt32((entry / 1023 * 255).rounded()) * 0x01_0101 | 0xFF00_0000
    }

    private let blackToWhite: [ColorGraph.Stop] = [(0, 0, 1), (1, 1, 1)]

    /// A font in whose palette are black, white.
    private func drawGray(_ graph: ColorGraph) throws -> Surface {
        var font = BoxFont(glyphs: ColorGlyphTests.boxes)
        let colors: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255]
        font.tables = [
            ("COLR", ColorGraph.table([.glyph(ColorGlyphTests.whole, graph)])),
            ("CPAL", ComposedFont.u16(0, 2, 1, 2) + ComposedFont.u32(14) + ComposedFont.u16(0) + colors),
        ]
        return try draw(font.bytes)
    }

    func testLinearGradients() throws {
        let row = { (surface: Surface) in (0..<16).map { surface[$0, 5].value } }
        func expect(_ graph: ColorGraph, line: UInt = #line, _ place: (Double) -> Double) throws {
            XCTAssertEqual(try row(drawGray(graph)), (0..<16).map { gray(place(Double($0) + 0.5)) }, line: line)
        }
        try expect(.linear(blackToWhite, (0, 0), (16, 0), (0, 8))) { $0 / 16 }
        // Past both ends.
        try expect(.linear(blackToWhite, (4, 3), (8, 3), (4, 9))) { ($0 - 4) / 4 }
        try expect(.linear(blackToWhite, extend: 1, (4, 3), (8, 3), (4, 9))) {
            let place = ($0 - 4) / 4
            return place - place.rounded(.down)
        }
        try expect(.linear(blackToWhite, extend: 2, (4, 3), (8, 3), (4, 9))) {
            let place = abs(($0 - 4) / 4).truncatingRemainder(dividingBy: 2)
            return place > 1 ? 2 - place : place
        }
        // Turned: the end lies on a slant, the lines of one colour stand upright.
        try expect(.linear(blackToWhite, (0, 0), (16, 9), (0, 7))) { $0 / 16 }
        // Stops inside of and outside of the ends.
        try expect(.linear([(0.25, 0, 1), (0.75, 1, 1)], (0, 0), (16, 0), (0, 8))) { ($0 / 16 - 0.25) * 2 }
        try expect(.linear([(-1, 0, 1), (1.5, 1, 1)], (0, 0), (16, 0), (0, 8))) { ($0 / 16 + 1) / 2.5 }
        // Moved by its own transform.
        try expect(.moved(format: 14, [8, 0], .linear(blackToWhite, (0, 0), (16, 0), (0, 8)))) { ($0 - 8) / 16 }
        // No line, no picture.
        for line in [((4, 4), (4, 4), (9, 9)), ((0, 0), (8, 8), (4, 4)), ((0, 0), (8, 8), (0, 0))] {
            XCTAssertEqual(try drawGray(.linear(blackToWhite, line.0, line.1, line.2))[8, 8].value, 0)
        }
    }

    func testRadialGradients() throws {
        // Round (8, 8): the pixel's middle is at (x + 0.5, 16 - y - 0.5).
        let around = try drawGray(.radial(blackToWhite, (8, 8), 2, (8, 8), 10))
        for (x, y) in [(8, 8), (0, 0), (15, 3), (4, 12)] {
            let (dx, dy) = (Double(x) + 0.5 - 8, 7.5 - Double(y))
            let distance = (dx * dx + dy * dy).squareRoot()
            XCTAssertEqual(around[x, y].value, gray((distance - 2) / 8), "\(x), \(y)")
        }
        // A cone from a point at (2, 8) to a circle of 4 round (10, 8): on the axis the rim ahead is at 2 + 12 t; behind
        // the point there is nothing.
        let cone = try drawGray(.radial(blackToWhite, extend: 2, (2, 8), 0, (10, 8), 4))
        let middle = cone[12, 8].value
        let y = 7.5
        // (x - 2 - 8 t)² + (y - 8)² = (4 t)² at its greatest t.
        let x = 12.5 - 2
        let (a, b, c) = (48.0, 8 * x, x * x + (y - 8) * (y - 8))
        let t = (b + (b * b - a * c).squareRoot()) / a
        // 2.62: there, back, and 0.62 of the way there again.
        XCTAssertEqual(middle, gray(t - 2))
        XCTAssertEqual(cone[0, 8].value, 0)
        XCTAssertEqual(cone[2, 0].value, 0)
        // Two circles that are one have no ramp.
        XCTAssertEqual(try drawGray(.radial(blackToWhite, (8, 8), 4, (8, 8), 4))[8, 8].value, 0)
    }

    func testSweepGradients() throws {
        // Steps at quarters, counter-clockwise from 3 o'clock: red, green, blue, the text's own.
        let steps: [ColorGraph.Stop] = [
            (0, 0, 1), (0.25, 0, 1), (0.25, 1, 1), (0.5, 1, 1), (0.5, 2, 1), (0.75, 2, 1), (0.75, 0xFFFF, 1),
            (1, 0xFFFF, 1),
        ]
        try expect(
            .glyph(ColorGlyphTests.whole, .sweep(steps, (8, 8), 0, 2)), "GGRR\nGGRR\nBBKK\nBBKK")
        // Over a half turn from 9 o'clock on: what comes before keeps the first colour.
        try expect(
            .glyph(ColorGlyphTests.whole, .sweep([(0, 1, 1), (0.5, 1, 1), (0.5, 2, 1)], (8, 8), 1, 2)),
            "GGGG\nGGGG\nGGBB\nGGBB")
        // Repeated, a quarter turn fills all four.
        let half: [ColorGraph.Stop] = [(0, 0, 1), (0.999, 0, 1), (1, 1, 1)]
        try expect(.glyph(ColorGlyphTests.whole, .sweep(half, extend: 1, (8, 8), 0, 0.5)), "RRRR\nRRRR\nRRRR\nRRRR")
    }

    /// Each rule on: backdrop alone (left), both (middle), source alone (right), by Porter and Duff's table.
    func testCompositeModesByCoverage() throws {
        let left = ColorGraph.glyph(ColorGlyphTests.whole, .solid(0))
        let source = ColorGraph.glyph(ColorGlyphTests.right, .solid(2))
        // The backdrop is the left three quarters, the source the right half.
        let backdrop = ColorGraph.moved(format: 14, [-4, 0], left)
        let expected = [
            0: "....", 1: "..BB", 2: "RRR.", 3: "RRBB", 4: "RRRB", 5: "..B.", 6: "..R.", 7: "...B", 8: "RR..",
            9: "RRB.",
            10: "..RB", 11: "RR.B",
        ]
        for (mode, row) in expected {
            let surface = try draw(.composite(source, mode: mode, backdrop: backdrop))
            XCTAssertEqual(
                picture(surface).split(separator: "\n").map(String.init), Array(repeating: row, count: 4), "\(mode)")
        }
    }

    /// The rules that mix colours, on opaque ones, by the W3C's formulas for each channel.
    func testCompositeModesByColor() throws {
        let (s, d) = ([0.4, 0.6, 1.0], [0.4, 0.6, 0.0])
        func mixed(_ mix: (Double, Double) -> Double) -> UInt32 {
            zip(s, d).reduce(0xFF) { $0 << 8 | UInt32((min(max(mix($1.0, $1.1), 0), 1) * 255).rounded()) }
        }
        let hard = { (s: Double, d: Double) in s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - d) * (1 - s) }
        let soft = { (s: Double, d: Double) in
            let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (curve - d)
        }
        let expected: [Int: UInt32] = [
            12: mixed { $0 + $1 }, 13: mixed { $0 + $1 - $0 * $1 }, 14: mixed { hard($1, $0) }, 15: mixed(min),
            16: mixed(max), 17: mixed { $1 == 0 ? 0 : $0 == 1 ? 1 : $1 / (1 - $0) },
            18: mixed { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - (1 - $1) / $0 }, 19: mixed(hard), 20: mixed(soft),
            21: mixed { abs($0 - $1) }, 22: mixed { $0 + $1 - 2 * $0 * $1 }, 23: mixed { $0 * $1 },
        ]
        var font = BoxFont(glyphs: ColorGlyphTests.boxes)
        let colors: [UInt8] = [255, 153, 102, 255, 0, 153, 102, 255]
        let cpal = ComposedFont.u16(0, 2, 1, 2) + ComposedFont.u32(14) + ComposedFont.u16(0) + colors
        let part = { (entry: Int) in ColorGraph.glyph(ColorGlyphTests.whole, .solid(entry)) }
        for (mode, value) in expected {
            let graph = ColorGraph.composite(part(0), mode: mode, backdrop: part(1))
            font.tables = [("COLR", ColorGraph.table([graph])), ("CPAL", cpal)]
            XCTAssertEqual(String(try draw(font.bytes)[8, 8].value, radix: 16), String(value, radix: 16), "\(mode)")
        }
        // Luminosity keeps the backdrop's hue and takes the source's weight: 0.3 r + 0.59 g + 0.11 b.
        font.tables = [
            ("COLR", ColorGraph.table([.composite(part(0), mode: 27, backdrop: part(1))])), ("CPAL", cpal),
        ]
        let pixel = try draw(font.bytes)[8, 8]
        let weight = 0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
        XCTAssertEqual(weight, (0.3 * 0.4 + 0.59 * 0.6 + 0.11) * 255, accuracy: 1.5)
    }

    func testOtherGlyphsAndTheirClips() throws {
        // A draws E's picture, moved; E is cut off at 8 by 4.
        let table = ColorGraph.table(
            [.moved(format: 14, [8, 4], .colorGlyph(5)), box(), box(), box(), .solid(1)],
            clips: [(1, [0, 0, 16, 16]), (5, [0, 0, 8, 4])])
        XCTAssertEqual(try picture(draw(font(table))), "....\n....\n..GG\n....")
        XCTAssertEqual(try picture(draw(font(table), "E")), "....\n....\n....\nGG..")
        // What has no end is not drawn; C's plain outline is in its place.
        let endless = ColorGraph.table([.solid(1), box(), .solid(1)])
        XCTAssertEqual(try picture(draw(font(endless))), "....\n....\n....\n....")
        XCTAssertEqual(try picture(draw(font(endless), "C")), "KKKK\nKKKK\nKKKK\nKKKK")
        // A glyph without a graph is an outline.
        XCTAssertEqual(try picture(draw(font(ColorGraph.table([.solid(1)])), "B")), "....\n....\n....\nK...")
    }

    func testSeeThroughTextIsOnePicture() throws {
        let table = ColorGraph.table(
            [.layers(first: 0, count: 2)], layers: [.glyph(ColorGlyphTests.whole, .solid(0)), box(0xFFFF)])
        for (own, opacity) in [(0.5, 1.0), (1, 0.5)] {
            let paint = Paint.solid(RGBA(red: 0, green: 1, blue: 0, alpha: own))
            let surface = try draw(font(table), own: paint, opacity: opacity)
            // Half of 255, rounded up; where layers overlap too.
            XCTAssertEqual(surface[8, 8].value, 0x8080_0000)
            XCTAssertEqual(surface[1, 14].value, 0x8000_8000)
        }
        // Alphas of paints multiply those of the palette: 128/255 · 0.5.
        let faint = try draw(.glyph(ColorGlyphTests.whole, .solid(3, alpha: 0.5)))
        XCTAssertEqual(faint[8, 8].value, 0x4040_4040)
        // A text in a gradient gives its own place's colour.
        let ramp = ColorRamp(stops: [
            .init(color: RGBA(hex: 0xFF0000), location: 0), .init(color: RGBA(hex: 0xFF), location: 1),
        ])
        let text = Paint.linear(ramp, start: .zero, end: Point(x: 16, y: 0))
        let own = try draw(font(ColorGraph.table([.glyph(ColorGlyphTests.whole, .solid(0xFFFF))])), own: text)
        for x in [0, 7, 15] { XCTAssertEqual(own[x, 3], ramp.pixel(at: (Double(x) + 0.5) / 16)) }
    }

    /// Drawn in parts, the same as whole.
    func testPartsAreTheSameAsTheWhole() throws {
        let disc = ColorGraph.radial(blackToWhite, (5, 5), 1, (9, 8), 9)
        let graph = ColorGraph.composite(
            .moved(format: 26, [3000, 8, 8], .glyph(ColorGlyphTests.right, .sweep(blackToWhite, (8, 8), 0.2, 1.9))),
            mode: 13, backdrop: .glyph(ColorGlyphTests.whole, disc))
        let file = font(ColorGraph.table([graph]))
        let own = Paint.solid(RGBA(red: 1, green: 1, blue: 1, alpha: 0.7))
        let whole = try draw(file, own: own)
        for (x, y) in [(0, 0), (7, 0), (0, 9), (7, 9)] {
            let clip = PixelRect(x0: x, y0: y, x1: x == 0 ? 7 : 16, y1: y == 0 ? 9 : 16)
            let part = try draw(file, own: own, clip: clip)
            for row in clip.y0..<clip.y1 {
                for column in clip.x0..<clip.x1 { XCTAssertEqual(part[column, row], whole[column, row]) }
            }
        }
    }
}

// MARK: - Damaged fonts
extension ColorGlyphTests {
    func testGraphsThatNeverEnd() throws {
        // Layers that contain themselves, a glyph that is made of itself, two of each other.
        let circle = [ColorGraph.layers(first: 0, count: 3), box(), .layers(first: 0, count: 3)]
        XCTAssertEqual(try picture(draw(.layers(first: 0, count: 3), layers: circle)), "....\n....\n....\nR...")
        let self0 = ColorGraph.table([.composite(.colorGlyph(1), mode: 3, backdrop: box(1))])
        XCTAssertEqual(try picture(draw(font(self0))), "....\n....\n....\nG...")
        let pair = ColorGraph.table([.colorGlyph(2), .colorGlyph(1)])
        XCTAssertEqual(try picture(draw(font(pair), "B")), "....\n....\n....\n....")
        // 255 layers of 255 layers of 255, and so on: read as far as the bound.
        let wide = (0..<6).flatMap { level in
            (0..<255).map { _ in level == 5 ? box() : ColorGraph.layers(first: (level + 1) * 255, count: 255) }
        }
        var reader = ColorPaintReader(
            table: ColorTable(bytes: ColorGraph.table([.layers(first: 0, count: 255)], layers: wide), palette: []))
        XCTAssertNotNil(reader.read(1))
        XCTAssertEqual(reader.nodeCount, ColorPaintReader.maximumNodes)
        // A chain deeper than the bound ends in nothing, one as deep is drawn.
        let chain = { (depth: Int) -> ColorGraph in
            (0..<depth).reduce(self.box()) { graph, _ in .moved(format: 14, [0, 0], graph) }
        }
        XCTAssertEqual(try picture(draw(chain(ColorPaintReader.maximumDepth - 2))), "....\n....\n....\nR...")
        XCTAssertEqual(try picture(draw(chain(ColorPaintReader.maximumDepth - 1))), "....\n....\n....\n....")
    }

    func testMissingParts() throws {
        // A glyph that the font does not have, a layer, a graph, a format, a rule.
        for graph in [
            .glyph(999, .solid(0)), .layers(first: 7, count: 3), .colorGlyph(77), .raw([99]), .raw([10]), .raw([]),
            .composite(box(), mode: 99, backdrop: box()),
            .glyph(ColorGlyphTests.whole, .linear([], (0, 0), (9, 0), (0, 9))),
            .raw([10, 0, 0, 0, 0, 3]), .raw([12, 0, 0, 7, 0xFF, 0xFF, 0xFF, 2, 0, 0, 0x40, 0]),
        ] as [ColorGraph] {
            XCTAssertEqual(try picture(draw(graph)), "....\n....\n....\n....", "\(graph)")
        }
    }

    /// Tables cut short anywhere, and with bytes changed by a fixed seed.
    func testDamagedTables() throws {
        let stops: [ColorGraph.Stop] = [(0, 0, 1), (0.5, 1, 1), (1, 2, 1)]
        let whole = ColorGraph.table(
            [
                .layers(first: 0, count: 4), .sweep(stops, (8, 8), 0, 2),
                .composite(.colorGlyph(1), mode: 13, backdrop: .glyph(3, .radial(stops, (1, 2), 3, (4, 5), 6))),
            ],
            layers: [
                box(), .glyph(3, .linear(stops, (0, 0), (9, 0), (0, 9))), .matrix([1, 0, 0, 1, 2, 3], .colorGlyph(2)),
                .moved(format: 30, [4000, 2000, 3, 4], .moved(format: 22, [900, 3, 2], box())),
            ],
            clips: [(1, [0, 0, 16, 16]), (2, [0, 0, 9, 9])])
        var state: UInt64 = 20_261_130
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<2000 {
            var bytes = round < whole.count ? Array(whole[..<round]) : whole
            if round >= whole.count {
                for _ in 0..<1 + round % 7 { bytes[next(bytes.count)] = UInt8(next(256)) }
            }
            for glyph in UInt32(1)...3 {
                var reader = ColorPaintReader(table: ColorTable(bytes: bytes, palette: ColorGlyphTests.palette))
                let bounds = reader.read(glyph)?.bounds { _ in Rect(x: 0, y: 0, width: 16, height: 16) }
                XCTAssertLessThanOrEqual(reader.nodeCount, ColorPaintReader.maximumNodes)
                if round % 50 == 0, bounds != nil { _ = try draw(font(bytes), ["A", "B", "C"][Int(glyph) - 1]) }
            }
        }
    }
}
