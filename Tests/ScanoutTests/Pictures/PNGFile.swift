import Raster

/// The bytes of a surface as a PNG.
enum PNGFile {
    static func encode(_ surface: Raster.Surface) -> [UInt8] { PNG.encode(surface) }
}
