/// The pixels of a layer as a projection shows them, whose surroundings are clear.
///
/// Each device pixel is the mean of the layer's pixels at 4 by 4 places in it: near a scale of 1 that is the area that
/// they cover, to a sixteenth, and a map that changes nothing gives just the layer's pixels. Places come from the pixel's
/// column and row alone, by additions, multiplications and divisions that all machines round alike.
struct ProjectionSampler {
    private let layer: Layer
    private let inverse: ProjectiveTransform
    private static let side = 4

    init(_ layer: Layer, _ inverse: ProjectiveTransform) {
        self.layer = layer
        self.inverse = inverse
    }

    func sample(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        for index in 0..<count { output[index] = pixel(x &+ index, y) }
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        var even: UInt32 = 0
        var odd: UInt32 = 0
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                let place = Point(
                    x: Double(x) + (Double(column) + 0.5) / Double(Self.side),
                    y: Double(y) + (Double(row) + 0.5) / Double(Self.side))
                let color = sample(place)
                even &+= color & 0x00FF_00FF
                odd &+= (color &>> 8) & 0x00FF_00FF
            }
        }
        return ((even &+ 0x0008_0008) &>> 4) & 0x00FF_00FF | ((odd &+ 0x0008_0008) &>> 4 & 0x00FF_00FF) &<< 8
    }

    /// The colour at a place on the device: behind the eye there is none.
    @inline(__always)
    private func sample(_ place: Point) -> UInt32 {
        let w = place.x * inverse.m13 + place.y * inverse.m23 + inverse.m33
        // The inverse's w is the reciprocal of the map's own.
        guard w > 0, w < 1 / ProjectiveTransform.nearPlane else { return 0 }
        let sourceX = (place.x * inverse.m11 + place.y * inverse.m21 + inverse.m31) / w
        let sourceY = (place.x * inverse.m12 + place.y * inverse.m22 + inverse.m32) / w
        guard abs(sourceX) < 65_536, abs(sourceY) < 65_536 else { return 0 }
        return pixelOrClear(Int(sourceX.rounded(.down)), Int(sourceY.rounded(.down)))
    }

    @inline(__always)
    private func pixelOrClear(_ x: Int, _ y: Int) -> UInt32 {
        let bounds = layer.bounds
        guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else { return 0 }
        return layer.pixel(x, y).pointee
    }
}
