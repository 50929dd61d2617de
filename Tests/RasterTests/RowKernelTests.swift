import XCTest

@testable import Raster

/// Every kernel beside its formula, one channel at a time, in whole numbers.
final class RowKernelTests: XCTestCase {
    private var generator = SeededGenerator(seed: 5)

    /// x · m / 255, rounded to nearest, by division.
    private static func product(_ x: UInt32, _ m: UInt32) -> UInt32 { (2 * x * m + 255) / 510 }

    private static func map(_ pixel: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
        stride(from: UInt32(0), to: 32, by: 8).reduce(0) { $0 | change(pixel >> $1 & 255) << $1 }
    }

    private static func times(_ pixel: UInt32, _ m: UInt32) -> UInt32 { map(pixel) { product($0, m) } }

    private static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
        source + times(destination, 255 - source >> 24)
    }

    private func premultiplied() -> UInt32 {
        let alpha = UInt32.random(in: 0...255, using: &generator)
        let shades = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
        return alpha << 24 | shades[0] << 16 | shades[1] << 8 | shades[2]
    }

    private func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Runs a kernel on all widths and alignments; pixels beside the row must stay.
    private func check(
        _ name: String,
        kernel: (UnsafeMutablePointer<UInt32>, Int, UnsafePointer<UInt32>, UnsafePointer<UInt8>) -> Void,
        reference: (_ destination: UInt32, _ source: UInt32, _ cover: UInt32) -> UInt32
    ) {
        for width in 0...67 {
            for alignment in 0..<8 {
                let before = (0..<96).map { _ in premultiplied() }
                let source = (0..<96).map { _ in premultiplied() }
                let covers = bytes(96)
                var after = before
                after.withUnsafeMutableBufferPointer { row in
                    source.withUnsafeBufferPointer { source in
                        covers.withUnsafeBufferPointer { covers in
                            kernel(
                                row.baseAddress! + alignment, width, source.baseAddress! + alignment / 2,
                                covers.baseAddress! + alignment)
                        }
                    }
                }
                var expected = before
                for index in 0..<width {
                    expected[alignment + index] = reference(
                        before[alignment + index], source[alignment / 2 + index], UInt32(covers[alignment + index]))
                }
                XCTAssertEqual(after, expected, "\(name), width \(width), alignment \(alignment)")
            }
        }
    }

    func testProductsAreExact() {
        for x in 0...255 as ClosedRange<UInt32> {
            for m in 0...255 as ClosedRange<UInt32> {
                XCTAssertEqual(scaled(x * 0x0101_0101, m), Self.product(x, m) * 0x0101_0101)
                XCTAssertEqual(scaledChannel(x, m), Self.product(x, m))
            }
        }
    }

    func testFill() {
        check("fill", kernel: { row, count, _, _ in RowKernels.fill(row, count, 0x1234_5678) }) { _, _, _ in 0x1234_5678
        }
    }

    func testBlendOfOneColor() {
        let color = premultiplied()
        check("blend", kernel: { row, count, _, _ in RowKernels.blend(row, count, color) }) { d, _, _ in
            Self.over(color, d)
        }
    }

    func testBlendOfOneColorThroughCoverage() {
        for color in [premultiplied(), 0xFF80_40C0] {
            check("covers", kernel: { row, count, _, covers in RowKernels.blend(row, count, color, covers: covers) }) {
                Self.over(Self.times(color, $2), $0)
            }
        }
    }

    func testBlendOfRows() {
        check("rows", kernel: { row, count, source, _ in RowKernels.blend(row, count, source) }) { d, s, _ in
            Self.over(s, d)
        }
        check("rows at 77", kernel: { row, count, source, _ in RowKernels.blend(row, count, source, coverage: 77) }) {
            Self.over(Self.times($1, 77), $0 | $2 & 0)
        }
        check(
            "rows through covers",
            kernel: { row, count, source, covers in RowKernels.blend(row, count, source, covers: covers) }
        ) { Self.over(Self.times($1, $2), $0) }
    }

    func testScaleAndReplace() {
        check("scale", kernel: { row, count, _, _ in RowKernels.scale(row, count, 99) }) { d, _, _ in
            Self.times(d, 99)
        }
        check("scale by covers", kernel: { row, count, _, covers in RowKernels.scale(row, count, covers: covers) }) {
            Self.times($0, $2 + 0 * $1)
        }
        check(
            "replace",
            kernel: { row, count, _, covers in RowKernels.replace(row, count, 0x8040_2010, covers: covers) }
        ) { d, _, cover in Self.times(0x8040_2010, cover) + Self.times(d, 255 - cover) }
    }

    func testBlendOfOneColorInBlocks() {
        for width in [64, 65, 79, 80, 127, 128, 200] {
            for color in [premultiplied(), premultiplied(), 0xFFFF_FFFF, 0x8080_8080] as [UInt32] {
                let before = (0..<width + 9).map { _ in premultiplied() }
                for start in 0..<8 {
                    var row = before
                    row.withUnsafeMutableBufferPointer { RowKernels.blend($0.baseAddress! + start, width, color) }
                    let expected = before.enumerated().map { index, pixel in
                        index >= start && index < start + width ? Self.over(color, pixel) : pixel
                    }
                    XCTAssertEqual(row, expected, "width \(width), alignment \(start)")
                }
            }
        }
    }

    func testBlendWithRoomLeavesWhatIsPast() {
        let color = premultiplied()
        check(
            "one color",
            kernel: { row, count, _, covers in
                RowKernels.blendWithRoom(row, count, PixelVector(repeating: color), covers: covers)
            }
        ) { Self.over(Self.times(color, $2 + 0 * $1), $0) }
        check(
            "rows",
            kernel: { row, count, source, covers in
                RowKernels.blendWithRoom(row, count, source, covers: covers)
            }
        ) { Self.over(Self.times($1, $2), $0) }
    }

    func testProductsOfCoverage() {
        for width in 0...67 {
            for alignment in 0..<8 {
                let (a, b, before) = (bytes(80), bytes(80), bytes(80))
                func check(
                    _ name: String, _ run: (UnsafeMutablePointer<UInt8>, Int) -> Void, _ expected: (Int) -> UInt32
                ) {
                    var row = before
                    row.withUnsafeMutableBufferPointer { run($0.baseAddress! + alignment, width) }
                    for index in 0..<80 {
                        let isInside = index >= alignment && index < alignment + width
                        let value = isInside ? expected(index - alignment) : UInt32(before[index])
                        XCTAssertEqual(UInt32(row[index]), value, "\(name), width \(width), alignment \(alignment)")
                    }
                }
                a.withUnsafeBufferPointer { a in
                    b.withUnsafeBufferPointer { b in
                        check("by", { RowKernels.multiply($0, $1, by: a.baseAddress! + 1) }) {
                            Self.product(UInt32(before[alignment + $0]), UInt32(a[$0 + 1]))
                        }
                        check("both", { RowKernels.multiply($0, $1, a.baseAddress! + 2, b.baseAddress! + 3) }) {
                            Self.product(UInt32(a[$0 + 2]), UInt32(b[$0 + 3]))
                        }
                        check("one", { RowKernels.multiply($0, $1, a.baseAddress!, coverage: 77) }) {
                            Self.product(UInt32(a[$0]), 77)
                        }
                    }
                }
            }
        }
    }

    func testMasksOfAllWidths() {
        for width in 0...67 {
            for x in 0..<8 {
                let covers = bytes(width * 2)
                let color = x % 2 == 0 ? premultiplied() : premultiplied() | 0xFF00_0000
                let surface = Surface(width: 96, height: 2)
                for index in 0..<192 { surface[index % 96, index / 96] = Pixel(value: premultiplied()) }
                let before = (0..<192).map { surface[$0 % 96, $0 / 96].value }
                let mask = CoverageMask(width: width, height: 2, coverage: covers)
                XCTAssertEqual(mask.coverage, covers)
                let renderer = Renderer()
                renderer.begin(on: surface, clip: surface.bounds)
                var painter = MaskPainter(layer: renderer.layer, clip: surface.bounds, color: color)
                XCTAssertTrue(painter.paint(mask.view, x: x, y: 0))
                renderer.end()
                for index in 0..<192 {
                    let column = index % 96 - x
                    let cover = column >= 0 && column < width ? UInt32(covers[index / 96 * width + column]) : 0
                    XCTAssertEqual(
                        surface[index % 96, index / 96].value, Self.over(Self.times(color, cover), before[index]),
                        "width \(width), column \(x)")
                }
            }
        }
    }

    func testSolidPainterAgreesWithTheKernels() {
        for width in 1...67 {
            let covers = bytes(width + PixelVector.count)
            let color = premultiplied()
            let surface = Surface(width: width, height: 1)
            for x in 0..<width { surface[x, 0] = Pixel(value: premultiplied()) }
            let before = (0..<width).map { surface[$0, 0].value }
            let renderer = Renderer()
            renderer.begin(on: surface, clip: surface.bounds)
            covers.withUnsafeBufferPointer {
                renderer.paint(
                    .mask(
                        PlacedMask(
                            coverage: $0.baseAddress!, pitch: width,
                            bounds: PixelRect(x: 0, y: 0, width: width, height: 1))), color)
            }
            renderer.end()
            for x in 0..<width {
                XCTAssertEqual(
                    surface[x, 0].value, Self.over(Self.times(color, UInt32(covers[x])), before[x]), "width \(width)")
            }
        }
    }
}
