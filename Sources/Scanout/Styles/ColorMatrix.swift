import Raster

/// A linear map of colours: each channel of the result is a sum of red, green, blue, alpha and 1, each times a factor.
public struct ColorMatrix: Equatable, Sendable {
    /// Factors for red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// Factors for green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// Factors for blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// Factors for alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Makes the map that changes nothing.
    public init() {}

    init(_ m: Raster.ColorMatrix) {
        (r1, r2, r3, r4, r5) = Self.floats(m.red)
        (g1, g2, g3, g4, g5) = Self.floats(m.green)
        (b1, b2, b3, b4, b5) = Self.floats(m.blue)
        (a1, a2, a3, a4, a5) = Self.floats(m.alpha)
    }

    private static func floats(_ row: Raster.ColorMatrix.Row) -> (Float, Float, Float, Float, Float) {
        (Float(row.red), Float(row.green), Float(row.blue), Float(row.alpha), Float(row.one))
    }

    var raster: Raster.ColorMatrix {
        func row(_ v: (Float, Float, Float, Float, Float)) -> Raster.ColorMatrix.Row {
            Raster.ColorMatrix.Row(Double(v.0), Double(v.1), Double(v.2), Double(v.3), Double(v.4))
        }
        return Raster.ColorMatrix(
            red: row((r1, r2, r3, r4, r5)), green: row((g1, g2, g3, g4, g5)), blue: row((b1, b2, b3, b4, b5)),
            alpha: row((a1, a2, a3, a4, a5)))
    }
}
