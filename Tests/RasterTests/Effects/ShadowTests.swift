import XCTest

@testable import Raster

final class ShadowTests: XCTestCase {
    private func noise(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Surface {
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = UInt32.random(in: 0...255, using: &generator)
                surface[x, y] = Pixel(value: alpha << 24 | alpha / 2 << 16 | alpha / 3 << 8 | alpha)
            }
        }
        return surface
    }

    private func filtered(_ surface: Surface, _ filter: LayerFilter) -> Surface {
        let result = Surface(width: surface.width, height: surface.height)
        for y in 0..<surface.height { for x in 0..<surface.width { result[x, y] = surface[x, y] } }
        let layer = Layer(
            pixels: result.pixels, stride: result.bytesPerRow / 4, bounds: result.bounds, isSurface: false)
        filter.apply(to: layer, pool: ScratchPool())
        return result
    }

    /// Alpha in 16ths moved by 64ths of a pixel, by the plain bilinear formula.
    private func moved(_ surface: Surface, _ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Int {
        func alpha(_ column: Int, _ row: Int) -> Int {
            let isInside = (0..<surface.width).contains(column) && (0..<surface.height).contains(row)
            return isInside ? Int(surface[column, row].alpha) * 16 : 0
        }
        let (column, row) = (x - (dx >> 6), y - (dy >> 6))
        let (partX, partY) = (dx & 63, dy & 63)
        if partX | partY == 0 { return (alpha(column, row) + 8) / 16 }
        let upper = alpha(column - 1, row - 1) * partX + alpha(column, row - 1) * (64 - partX)
        let lower = alpha(column - 1, row) * partX + alpha(column, row) * (64 - partX)
        return (upper * partY + lower * (64 - partY) + 32_768) / 65_536
    }

    /// A colour, times a coverage, on a pixel and only as far as that one covers, channel by channel: the pixel's alpha
    /// stays. Each product of two bytes is rounded to nearest.
    private func atop(_ color: Pixel, _ coverage: Int, _ pixel: Pixel) -> Pixel {
        func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }
        let rest = 255 - product(Int(color.alpha), coverage)
        func channel(_ color: UInt8, _ below: UInt8) -> UInt32 {
            UInt32(product(product(Int(color), coverage), Int(pixel.alpha)) + product(Int(below), rest))
        }
        let shades = channel(color.red, pixel.red) << 16 | channel(color.green, pixel.green) << 8
        return Pixel(value: UInt32(pixel.alpha) << 24 | shades | channel(color.blue, pixel.blue))
    }

    func testSharpShadowsOnAllWidths() {
        var generator = SeededGenerator(seed: 9)
        let color = RGBA(hex: 0x204060).opacity(0.7)
        for width in 1...67 {
            let source = noise(width, 1 + width % 5, &generator)
            let shadow = LayerShadow(
                color: color, across: 0, down: 0, x: Double(Int.random(in: -200...200, using: &generator)) / 64,
                y: Double(Int.random(in: -130...130, using: &generator)) / 64)
            let (dx, dy) = shadow.offset
            let below = filtered(source, .shadow(shadow))
            let inside = filtered(source, .innerShadow(shadow))
            for y in 0..<source.height {
                for x in 0..<width {
                    let alpha = UInt32(moved(source, x, y, dx, dy))
                    let under = scaled(color.pixel.value, alpha)
                    XCTAssertEqual(below[x, y].value, over(source[x, y].value, under))
                    XCTAssertEqual(inside[x, y], atop(color.pixel, 255 - Int(alpha), source[x, y]))
                }
            }
        }
    }

    /// Far inside of a shape its inner shadow is gone, and at an edge half of it is there.
    func testInnerShadow() {
        let surface = drawn(64, 64, background: nil) { renderer in
            renderer.pushLayer(
                bounds: PixelRect(x: -32, y: -32, width: 128, height: 128),
                filters: [.innerShadow(LayerShadow(color: RGBA(hex: 0), across: 3, down: 3, x: 0, y: 0))])
            renderer.fill(Rect(x: 8, y: 8, width: 48, height: 48), paint: white, transform: .identity)
            renderer.popGroup()
        }
        XCTAssertEqual(surface[32, 32].value, 0xFFFF_FFFF)
        XCTAssertEqual(surface[4, 32].value, 0)
        let edge = Double(surface[8, 32].red)
        // Half a pixel inside: Φ(0.5 / 3) = 0.566.
        XCTAssertEqual(edge, 255 * 0.566, accuracy: 4)
    }

    /// Memory settles: after the first frames no more is allocated.
    func testFiltersSettleWithoutAllocating() {
        let surface = Surface(width: 64, height: 64)
        let renderer = Renderer()
        var allocations = 0
        for frame in 0..<6 {
            renderer.begin(on: surface, clip: surface.bounds)
            for filter in [
                LayerFilter.blur(across: 3, down: 3),
                .shadow(LayerShadow(color: RGBA(hex: 0), across: 2, down: 2, x: 1, y: 1)),
            ] {
                renderer.pushLayer(bounds: surface.bounds, filters: [filter])
                renderer.fill(Rect(x: 8, y: 8, width: 9, height: 9), paint: white, transform: .identity)
                renderer.popGroup()
            }
            renderer.end()
            if frame == 1 { allocations = renderer.pool.allocations }
        }
        XCTAssertEqual(renderer.pool.allocations, allocations)
    }

    /// Numbers that mean nothing, or too much, change nothing or all, but never crash.
    func testBadNumbers() {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1] {
            let shadow = LayerShadow(color: RGBA(hex: 0), across: value, down: value, x: value, y: value)
            for filter in [
                LayerFilter.blur(across: value, down: value), .shadow(shadow), .innerShadow(shadow),
                .opaqueBlur(across: value, down: value, PixelRect(x: 0, y: 0, width: 4, height: 4)),
                .colors(.brightness(value)), .colors(.hueRotation(radians: value)),
                .alphaThreshold(least: value, greatest: value, RGBA(hex: 0)),
            ] {
                let surface = drawn(8, 8) { renderer in
                    renderer.pushLayer(bounds: PixelRect(x: 0, y: 0, width: 8, height: 8), filters: [filter])
                    renderer.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: white, transform: .identity)
                    renderer.popGroup()
                }
                XCTAssertEqual(surface[0, 0].alpha, 255)
            }
        }
    }
}
