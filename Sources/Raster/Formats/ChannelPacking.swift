/// Puts a pixel's channels where a format wants them.
struct ChannelPacking {
    /// One channel: how many bits it keeps, and where they go.
    struct Field {
        let bits: UInt32
        let offset: UInt32
        let mask: UInt32
        let isWhole: Bool

        init(_ channel: PixelFormat.Channel) {
            bits = UInt32(min(max(channel.length, 1), 8))
            offset = UInt32(min(max(channel.offset, 0), 31))
            mask = channel.length > 0 ? ~0 : 0
            isWhole = channel.length == 8
        }

        @inline(__always)
        func place(_ value: UInt32, _ threshold: UInt32) -> UInt32 {
            (OrderedDither.reduce(value, bits: bits, threshold: threshold) &<< offset) & mask
        }
    }

    private let red: Field
    private let green: Field
    private let blue: Field
    private let unused: UInt32
    /// Whether no channel loses bits, so that thresholds do not matter.
    let isExact: Bool

    init(_ format: PixelFormat) {
        let channels = format.packedChannels
        red = Field(channels.red)
        green = Field(channels.green)
        blue = Field(channels.blue)
        unused = format.unusedBits
        isExact = red.isWhole && green.isWhole && blue.isWhole
    }

    /// The device's value of a pixel.
    @inline(__always)
    func value(_ pixel: UInt32, _ threshold: UInt32) -> UInt32 {
        red.place((pixel &>> 16) & 255, threshold) | green.place((pixel &>> 8) & 255, threshold)
            | blue.place(pixel & 255, threshold) | unused
    }

    /// As ``value(_:_:)`` where ``isExact``.
    @inline(__always)
    func exactValue(_ pixel: UInt32) -> UInt32 {
        ((pixel &>> 16) & 255) &<< red.offset | ((pixel &>> 8) & 255) &<< green.offset
            | (pixel & 255) &<< blue.offset | unused
    }
}

extension PixelFormat {
    /// Red, green and blue inside a palette's index.
    static let paletteChannels = [
        Channel(offset: 5, length: 3), Channel(offset: 2, length: 3), Channel(offset: 0, length: 2),
    ]

    /// Whether a pixel is red, green and blue side by side.
    var isPacked: Bool { kind == .rgb || kind == .palette }

    /// Where red, green and blue lie in a pixel.
    var packedChannels: (red: Channel, green: Channel, blue: Channel) {
        guard kind == .palette else { return (red, green, blue) }
        return (Self.paletteChannels[0], Self.paletteChannels[1], Self.paletteChannels[2])
    }

    /// The colour that a panel's palette must hold at an index, for ``palette8``: 3 bits red, 3 green, 2 blue, each
    /// repeated to 8 bits.
    public static func paletteEntry(_ index: Int) -> Pixel {
        Pixel(value: palette8.decode(UInt32(truncatingIfNeeded: index) & 255))
    }

    /// Whether pixels of this format can be written and read here: red, green and blue of at most 8 bits each in 8, 16,
    /// 24 or 32; grey of 4 or 8; a palette of 8; and single bits.
    public var isSupported: Bool {
        switch kind {
        case .rgb:
            bitsPerPixel >= 8 && bitsPerPixel <= 32 && bitsPerPixel % 8 == 0 && isSupported(red) && isSupported(green)
                && isSupported(blue)
        case .gray: bitsPerPixel == 8 || bitsPerPixel == 4
        case .palette: bitsPerPixel == 8
        case .mono: bitsPerPixel == 1
        }
    }

    private func isSupported(_ channel: Channel) -> Bool {
        channel.offset >= 0 && channel.length >= 0 && channel.length <= 8
            && channel.offset + channel.length <= bitsPerPixel
    }

    /// Bits of a 32-bit pixel that no channel uses; they are set, so that hardware that takes them for alpha shows the
    /// picture. Smaller formats leave theirs at 0.
    var unusedBits: UInt32 {
        guard kind == .rgb, bitsPerPixel == 32, isSupported else { return 0 }
        return [red, green, blue].reduce(~0) { bits, channel in
            bits & ~(UInt32((UInt64(1) << UInt64(channel.length)) - 1) << UInt32(channel.offset))
        }
    }

    /// The opaque surface pixel for a device's value.
    func decode(_ value: UInt32) -> UInt32 {
        switch kind {
        case .rgb: Self.join([red, green, blue], value)
        case .palette: Self.join(Self.paletteChannels, value)
        case .gray: 0xFF00_0000 | OrderedDither.expand(value, bits: bitsPerPixel) * 0x1_0101
        case .mono(let inverted): (value != 0) != inverted ? 0xFFFF_FFFF : 0xFF00_0000
        }
    }

    private static func join(_ channels: [Channel], _ value: UInt32) -> UInt32 {
        channels.reduce(0xFF) { pixel, channel in
            let mask = UInt32((UInt64(1) << UInt64(channel.length)) - 1)
            let bits = channel.length == 0 ? 0 : (value >> UInt32(channel.offset)) & mask
            return pixel << 8 | OrderedDither.expand(bits, bits: channel.length)
        }
    }
}
