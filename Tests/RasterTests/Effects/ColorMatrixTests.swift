import XCTest

@testable import Raster

final class ColorMatrixTests: XCTestCase {
    private func apply(_ matrix: ColorMatrix, _ pixel: UInt32) -> UInt32 {
        var pixel = pixel
        ColorMatrixKernel(matrix).apply(&pixel, 1)
        return pixel
    }

    func testKnownColors() {
        // 0x40 + 0.5 · 255 = 191.5, 0x80 + 127.5 = 255.5 and so 255.
        XCTAssertEqual(apply(.brightness(0.5), 0xFF40_8010), 0xFFC0_FF90)
        XCTAssertEqual(apply(.brightness(-0.2), 0xFF40_8010), 0xFF0D_4D00)
        // (0x40 - 127.5) · 2 + 127.5 = 0.5, halves up.
        XCTAssertEqual(apply(.contrast(2), 0xFF40_A0C0), 0xFF01_C1FF)
        XCTAssertEqual(apply(.contrast(0), 0xFF40_A0C0), 0xFF80_8080)
        XCTAssertEqual(apply(.invert(), 0xFF40_A0C0), 0xFFBF_5F3F)
        // 0.2126 · 255 = 54.2.
        XCTAssertEqual(apply(.grayscale(1), 0xFFFF_0000), 0xFF36_3636)
        XCTAssertEqual(apply(.grayscale(0), 0xFF12_3456), 0xFF12_3456)
        // 0.213 · 255 = 54.3.
        XCTAssertEqual(apply(.saturation(0), 0xFFFF_0000), 0xFF36_3636)
        XCTAssertEqual(apply(.saturation(1), 0xFF12_3456), 0xFF12_3456)
        XCTAssertEqual(apply(.multiply(RGBA(hex: 0xFF8000)), 0xFF40_8010), 0xFF40_4000)
        XCTAssertEqual(apply(.multiply(RGBA(hex: 0xFFFFFF).opacity(0.5)), 0xFF40_8010), 0x8020_4008)
    }

    /// A grey has no hue: 0.213 + 0.715 + 0.072 is 1, and the other parts add up to 0.
    func testHueRotation() {
        XCTAssertEqual(apply(.hueRotation(radians: 2), 0xFF80_8080), 0xFF80_8080)
        XCTAssertEqual(apply(.hueRotation(radians: 0), 0xFF12_3456), 0xFF12_3456)
        // Half a turn of red: 0.426 - 1 < 0; 0.426 · 255 = 108.6 for the other two.
        XCTAssertEqual(apply(.hueRotation(radians: .pi), 0xFFFF_0000), 0xFF00_6D6D)
    }

    func testLuminanceToAlpha() {
        XCTAssertEqual(apply(.luminanceToAlpha, 0xFFFF_FFFF), 0xFF00_0000)
        XCTAssertEqual(apply(.luminanceToAlpha, 0xFF00_0000), 0)
        // 0.7154 · 255 = 182.4; half covered white counts half.
        XCTAssertEqual(apply(.luminanceToAlpha, 0xFF00_FF00), 0xB600_0000)
        XCTAssertEqual(apply(.luminanceToAlpha, 0x8080_8080), 0x8000_0000)
    }

    /// On pixels that are not opaque the map is that of the colours that are not premultiplied, to within rounding.
    func testEqualsTheFormulaOnAllWidths() {
        var generator = SeededGenerator(seed: 6)
        let maps: [ColorMatrix] = [
            .brightness(0.13), .contrast(1.7), .contrast(-2), .saturation(3), .grayscale(0.4), .invert(0.3),
            .hueRotation(radians: 1.1), .multiply(RGBA(red: 0.3, green: 0.5, blue: 0.9)), .brightness(900),
        ]
        for (width, map) in zip(0...67, (0...67).map { maps[$0 % maps.count] }) {
            let source = (0..<width).map { _ in
                let alpha = UInt32.random(in: 0...255, using: &generator)
                return alpha << 24 | UInt32.random(in: 0...alpha, using: &generator) << 16
                    | UInt32.random(in: 0...alpha, using: &generator) << 8
            }
            var result = source
            ColorMatrixKernel(map).apply(&result, width)
            for (before, after) in zip(source.map { Pixel(value: $0) }, result.map { Pixel(value: $0) }) {
                XCTAssertEqual(before.alpha, after.alpha)
                let alpha = Double(before.alpha)
                for (row, actual) in [(map.red, after.red), (map.green, after.green), (map.blue, after.blue)] {
                    let sum =
                        row.red * Double(before.red) + row.green * Double(before.green)
                        + row.blue * Double(before.blue) + row.one * alpha
                    XCTAssertEqual(Double(actual), min(max(sum, 0), alpha), accuracy: 0.55)
                }
            }
        }
    }

    func testNumbersThatAreNotFinite() {
        XCTAssertEqual(apply(.brightness(.nan), 0xFF40_8010), 0xFF00_0000)
        XCTAssertEqual(apply(.contrast(.infinity), 0xFF40_8010), 0xFF00_0000)
        XCTAssertEqual(apply(.brightness(1e300), 0xFF40_8010), 0xFFFF_FFFF)
    }
}
