import Raster

extension PixelFormat {
    private static let named: [(name: String, format: PixelFormat)] = [
        ("xrgb8888", .xrgb8888), ("xbgr8888", .xbgr8888), ("bgrx8888", .bgrx8888), ("rgb888", .rgb888),
        ("bgr888", .bgr888), ("rgb565", .rgb565), ("bgr565", .bgr565), ("rgb666", .rgb666), ("xrgb1555", .xrgb1555),
        ("gray8", .gray8), ("gray4", .gray4), ("palette8", .palette8), ("mono", .mono),
        ("mono-inverted", .monoInverted),
    ]

    /// The names that `init(name:)` knows.
    public static var names: [String] { named.map(\.name) }

    /// The format of a name in profiles and on the command line, such as `rgb565`; nil when there is none.
    public init?(name: String) {
        guard let entry = Self.named.first(where: { $0.name == name }) else { return nil }
        self = entry.format
    }

    /// The name, such as `rgb565`; for a format without one its bits, such as `16 bits, red 4 at 8, green 4 at 4,
    /// blue 4 at 0`.
    public var name: String {
        if let entry = Self.named.first(where: { $0.format == self }) { return entry.name }
        guard kind == .rgb else { return "\(bitsPerPixel) bits \(kind)" }
        return "\(bitsPerPixel) bits, red \(red.length) at \(red.offset), green \(green.length) at \(green.offset), "
            + "blue \(blue.length) at \(blue.offset)"
    }
}
