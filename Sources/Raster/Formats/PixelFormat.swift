/// How a device lays out a pixel: by bit positions, never by name alone.
public struct PixelFormat: Hashable, Sendable {
    /// A run of bits inside a pixel's value, counted from its least significant bit.
    public struct Channel: Hashable, Sendable {
        /// The position of the least significant bit.
        public var offset: Int
        /// The number of bits.
        public var length: Int
        /// Makes a channel.
        public init(offset: Int, length: Int) {
            self.offset = offset
            self.length = length
        }
    }

    /// What the bits mean.
    public enum Kind: Hashable, Sendable {
        /// Red, green and blue by their channels.
        case rgb
        /// Luminance, 0 black.
        case gray
        /// An index into a palette of 256 entries (3 bits red, 3 green, 2 blue).
        case palette
        /// One bit a pixel, leftmost pixel in the most significant bit; set is white unless `inverted`.
        case mono(inverted: Bool)
    }

    /// What the bits mean.
    public var kind: Kind
    /// Bits a pixel takes in memory: 1, 4, 8, 16, 24 or 32. Multi-byte values are little endian.
    public var bitsPerPixel: Int
    /// Red's bits.
    public var red: Channel
    /// Green's bits.
    public var green: Channel
    /// Blue's bits.
    public var blue: Channel

    /// Makes a format of red, green and blue channels.
    public init(bitsPerPixel: Int, red: Channel, green: Channel, blue: Channel) {
        kind = .rgb
        self.bitsPerPixel = bitsPerPixel
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes a format that is not of three channels.
    public init(kind: Kind, bitsPerPixel: Int) {
        self.kind = kind
        self.bitsPerPixel = bitsPerPixel
        let all = Channel(offset: 0, length: bitsPerPixel)
        red = all
        green = all
        blue = all
    }

    /// 32 bits, blue lowest.
    public static let xrgb8888 = rgb(32, 16, 8, 8, 8, 0, 8)
    /// 32 bits, red lowest.
    public static let xbgr8888 = rgb(32, 0, 8, 8, 8, 16, 8)
    /// 32 bits, blue highest, the lowest byte unused.
    public static let bgrx8888 = rgb(32, 8, 8, 16, 8, 24, 8)
    /// 24 bits, blue lowest.
    public static let rgb888 = rgb(24, 16, 8, 8, 8, 0, 8)
    /// 24 bits, red lowest.
    public static let bgr888 = rgb(24, 0, 8, 8, 8, 16, 8)
    /// 16 bits, blue lowest.
    public static let rgb565 = rgb(16, 11, 5, 5, 6, 0, 5)
    /// 16 bits, red lowest.
    public static let bgr565 = rgb(16, 0, 5, 5, 6, 11, 5)
    /// 18 bits in 24, blue lowest.
    public static let rgb666 = rgb(24, 12, 6, 6, 6, 0, 6)
    /// 15 bits in 16, blue lowest.
    public static let xrgb1555 = rgb(16, 10, 5, 5, 5, 0, 5)
    /// 8-bit grey.
    public static let gray8 = PixelFormat(kind: .gray, bitsPerPixel: 8)
    /// 4-bit grey, the left pixel in the high half of a byte.
    public static let gray4 = PixelFormat(kind: .gray, bitsPerPixel: 4)
    /// 8-bit palette, 3-3-2.
    public static let palette8 = PixelFormat(kind: .palette, bitsPerPixel: 8)
    /// 1 bit, set is white.
    public static let mono = PixelFormat(kind: .mono(inverted: false), bitsPerPixel: 1)
    /// 1 bit, set is black.
    public static let monoInverted = PixelFormat(kind: .mono(inverted: true), bitsPerPixel: 1)

    private static func rgb(_ bits: Int, _ ro: Int, _ rl: Int, _ go: Int, _ gl: Int, _ bo: Int, _ bl: Int) -> Self {
        PixelFormat(
            bitsPerPixel: bits, red: Channel(offset: ro, length: rl), green: Channel(offset: go, length: gl),
            blue: Channel(offset: bo, length: bl))
    }

    /// Bytes that a row of pixels takes without padding.
    public func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

/// A turn of the picture on the panel, clockwise.
public enum Rotation: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case clockwise90 = 90
    case half = 180
    case clockwise270 = 270
}
