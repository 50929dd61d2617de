import Raster

/// A pixel format by the name that cards know it by.
struct KMSFormat: Hashable {
    /// The four characters, such as `XR24`.
    let name: String
    let format: PixelFormat

    /// The four-character code.
    var code: UInt32 { name.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

    private static let all = [
        KMSFormat(name: "XR24", format: .xrgb8888), KMSFormat(name: "RG16", format: .rgb565),
        KMSFormat(name: "XB24", format: .xbgr8888), KMSFormat(name: "BX24", format: .bgrx8888),
        KMSFormat(name: "RG24", format: .rgb888), KMSFormat(name: "BG24", format: .bgr888),
        KMSFormat(name: "BG16", format: .bgr565), KMSFormat(name: "XR15", format: .xrgb1555),
    ]

    /// The formats to try, best first: the driver's preferred depth, if it is 16, then 32 bits, then the others.
    ///
    /// What `AddFB` accepts, a later mode set may still refuse (qxl with 565), so all are worth a try.
    static func candidates(preferredDepth: Int) -> [KMSFormat] {
        guard preferredDepth == 16 else { return all }
        return all.filter { $0.format == .rgb565 } + all.filter { $0.format != .rgb565 }
    }
}
