import Raster

@testable import Pictures

/// A picture's pixels, as 0xAARRGGBB, premultiplied; an SVG in its own size.
func pixels(_ bytes: [UInt8], frame: Int = 0) throws -> [[UInt32]] {
    let picture = try Picture.decode(bytes)
    switch picture.content {
    case .frames(let frames, _): return rows(frames[frame].surface)
    case .vector(let vector):
        let surface = Surface(width: Int(vector.size.width), height: Int(vector.size.height))
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        vector.draw(in: Rect(origin: .zero, size: vector.size), with: renderer, opacity: 1, transform: .identity)
        renderer.end()
        return rows(surface)
    }
}

private func rows(_ surface: Surface) -> [[UInt32]] {
    (0..<surface.height).map { y in (0..<surface.width).map { surface[$0, y].value } }
}

/// An SVG of some elements.
func svg(_ width: Int, _ height: Int, _ content: String, _ attributes: String = "") -> [UInt8] {
    Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" \(attributes)>\(content)</svg>"
            .utf8)
}

/// Random numbers that are the same every time.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
