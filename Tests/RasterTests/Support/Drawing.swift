import XCTest

@testable import Raster

/// A number generator that gives the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

let white = Paint.solid(RGBA(hex: 0xFFFFFF))

/// A surface drawn on black, or on nothing.
func drawn(
    _ width: Int, _ height: Int, background: RGBA? = RGBA(hex: 0), clip: PixelRect? = nil, _ body: (Renderer) -> Void
) -> Surface {
    let surface = Surface(width: width, height: height)
    let renderer = Renderer()
    renderer.begin(on: surface, clip: clip ?? surface.bounds)
    if let background { renderer.clear(background) }
    body(renderer)
    renderer.end()
    return surface
}

/// Rows of two hexadecimal digits of a pixel's red, `..` for 0, parted by spaces.
func hexRows(_ surface: Surface) -> [String] {
    (0..<surface.height).map { y in
        (0..<surface.width).map { x in
            let value = surface[x, y].red
            return value == 0 ? ".." : (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
        }.joined(separator: " ")
    }
}

/// Compares a surface's red channel with rows as ``hexRows(_:)`` writes them.
func assertRows(_ surface: Surface, _ expected: [String], file: StaticString = #filePath, line: UInt = #line) {
    let actual = hexRows(surface)
    XCTAssertEqual(
        actual, expected, "\nis:\n\(actual.joined(separator: "\n"))\nshould be:\n\(expected.joined(separator: "\n"))",
        file: file, line: line)
}

/// The first pixel where two surfaces differ, for a message.
func firstDifference(_ a: Surface, _ b: Surface) -> String? {
    // Most are equal, which one comparison of all memory tells sooner.
    if a.bytesPerRow == b.bytesPerRow, a.height == b.height,
        memcmp(a.pixels, b.pixels, a.bytesPerRow * a.height) == 0
    {
        return nil
    }
    for y in 0..<min(a.height, b.height) {
        for x in 0..<min(a.width, b.width) where a[x, y] != b[x, y] {
            return "(\(x), \(y)): \(String(a[x, y].value, radix: 16)) and \(String(b[x, y].value, radix: 16))"
        }
    }
    return nil
}
