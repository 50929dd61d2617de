/// The pixels of a layer as a projection shows them, whose surroundings are clear.
///
/// Each device pixel is the mean of the layer's pixels at 4 by 4 places in it: near a scale of 1 that is the area that
/// they cover, to a sixteenth, and a map that changes nothing gives just the layer's pixels. The map is followed exactly
/// to each pixel's centre and straight on around it, which strays by far less than a sixteenth. All follows from the
/// pixel's column and row alone, by additions, multiplications and divisions that all machines round alike.
struct ProjectionSampler {
    private let layer: Layer
    private let inverse: ProjectiveTransform
    private static let side = 4

    init(_ layer: Layer, _ inverse: ProjectiveTransform) {
        self.layer = layer
        self.inverse = inverse
    }

    func sample(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        for index in 0..<count { output[index] = pixel(Double(x &+ index) + 0.5, Double(y) + 0.5) }
    }

    /// The colour of the device pixel round a place: behind the eye there is none.
    @inline(__always)
    private func pixel(_ x: Double, _ y: Double) -> UInt32 {
        let w = x * inverse.m13 + y * inverse.m23 + inverse.m33
        // The inverse's w is the reciprocal of the map's own.
        guard w > 0, w < 1 / ProjectiveTransform.nearPlane else { return 0 }
        let scale = 1 / w
        let u = (x * inverse.m11 + y * inverse.m21 + inverse.m31) * scale
        let v = (x * inverse.m12 + y * inverse.m22 + inverse.m32) * scale
        let quarter = scale / Double(Self.side)
        let right = Step((inverse.m11 - u * inverse.m13) * quarter, (inverse.m12 - v * inverse.m13) * quarter)
        let down = Step((inverse.m21 - u * inverse.m23) * quarter, (inverse.m22 - v * inverse.m23) * quarter)
        guard let center = Step(u, v), let right, let down else { return 0 }
        // From the centre one and a half steps up and to the left.
        let first = Step(
            x: center.x &- (right.x &+ down.x) &* 3 / 2, y: center.y &- (right.y &+ down.y) &* 3 / 2)
        return mean(first, right, down)
    }

    /// A place or a way in the layer, in 65,536ths of a pixel.
    private struct Step {
        var x: Int
        var y: Int

        init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }

        /// Nil where that would be too far to mean anything.
        @inline(__always)
        init?(_ x: Double, _ y: Double) {
            guard abs(x) < 1_048_576, abs(y) < 1_048_576 else { return nil }
            self.init(x: Int((x * 65_536).rounded(.down)), y: Int((y * 65_536).rounded(.down)))
        }
    }

    @inline(__always)
    private func mean(_ first: Step, _ right: Step, _ down: Step) -> UInt32 {
        var even: UInt32 = 0
        var odd: UInt32 = 0
        for row in 0..<Self.side {
            var x = first.x &+ down.x &* row
            var y = first.y &+ down.y &* row
            for _ in 0..<Self.side {
                let color = pixelOrClear(x &>> 16, y &>> 16)
                even &+= color & 0x00FF_00FF
                odd &+= (color &>> 8) & 0x00FF_00FF
                x &+= right.x
                y &+= right.y
            }
        }
        return ((even &+ 0x0008_0008) &>> 4) & 0x00FF_00FF | (((odd &+ 0x0008_0008) &>> 4) & 0x00FF_00FF) &<< 8
    }

    @inline(__always)
    private func pixelOrClear(_ x: Int, _ y: Int) -> UInt32 {
        let bounds = layer.bounds
        guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else { return 0 }
        return layer.pixel(x, y).pointee
    }
}
