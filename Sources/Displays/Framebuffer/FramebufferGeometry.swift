import CLinux
import Raster

/// How a frame buffer lies in memory, from what the kernel reports.
struct FramebufferGeometry: Hashable {
    /// Visible columns.
    let width: Int
    /// Visible rows.
    let height: Int
    /// The first visible column of the memory.
    let offsetX: Int
    /// The first visible row of the memory.
    var offsetY: Int
    /// Bytes from a row to the next, which the width does not tell.
    let bytesPerRow: Int
    /// Bytes of the memory.
    let length: Int
    /// How a pixel is kept.
    let format: PixelFormat
    /// Whether the leftmost pixel is in the least significant bits of a byte. That is how the kernel draws pixels of
    /// less than a byte on little-endian machines, unlike `PixelFormat`.
    let leftmostPixelIsLowest: Bool
    /// How values become colours: FB_VISUAL_TRUECOLOR and so on.
    let visual: UInt32
    /// What is reported as the size.
    let size: PhysicalSize

    /// Reads the kernel's two structs. Throws the reason why the memory cannot be drawn into, as text.
    init(_ variable: fb_var_screeninfo, _ fixed: fb_fix_screeninfo) throws(FramebufferProblem) {
        width = Int(variable.xres)
        height = Int(variable.yres)
        offsetX = Int(variable.xoffset)
        offsetY = Int(variable.yoffset)
        bytesPerRow = Int(fixed.line_length)
        length = Int(fixed.smem_len)
        visual = fixed.visual
        size = PhysicalSize(
            width: Int(Int32(bitPattern: variable.width)), height: Int(Int32(bitPattern: variable.height)))
        format = try Self.format(variable, fixed)
        leftmostPixelIsLowest = format.bitsPerPixel < 8
        try check(fixed)
    }

    /// The bytes from the start of the memory to a row and a column of the picture.
    func byteOffset(x: Int, y: Int) -> Int {
        (y + offsetY) * bytesPerRow + (x + offsetX) * format.bitsPerPixel / 8
    }

    private func check(_ fixed: fb_fix_screeninfo) throws(FramebufferProblem) {
        guard fixed.type == UInt32(FB_TYPE_PACKED_PIXELS) else {
            throw FramebufferProblem("its memory is not of packed pixels (type \(fixed.type))")
        }
        guard (1...32_768).contains(width), (1...32_768).contains(height) else {
            throw FramebufferProblem("it reports \(width)x\(height) pixels")
        }
        let bits = (offsetX + width) * format.bitsPerPixel
        guard bytesPerRow * 8 >= bits, offsetX * format.bitsPerPixel % 8 == 0 else {
            throw FramebufferProblem("\(bytesPerRow) bytes a row do not hold \(width) pixels from \(offsetX) on")
        }
        let needed = (offsetY + height - 1) * bytesPerRow + (bits + 7) / 8
        guard length >= needed else {
            throw FramebufferProblem("its memory has \(length) bytes, \(needed) are needed")
        }
    }
}

/// Why a frame buffer's memory cannot be drawn into.
struct FramebufferProblem: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

extension FramebufferGeometry {
    /// The format that the two structs describe: by the positions of the bits, never by their number alone.
    static func format(
        _ variable: fb_var_screeninfo, _ fixed: fb_fix_screeninfo
    ) throws(FramebufferProblem) -> PixelFormat {
        let bits = Int(variable.bits_per_pixel)
        if variable.grayscale == 1 {
            if bits == 8 { return .gray8 }
            if bits == 4 { return .gray4 }
        }
        switch Int32(bitPattern: fixed.visual) {
        case FB_VISUAL_MONO01 where bits == 1: return .monoInverted
        case FB_VISUAL_MONO10 where bits == 1: return .mono
        case FB_VISUAL_PSEUDOCOLOR where bits == 8: return .palette8
        case FB_VISUAL_TRUECOLOR where bits == 1: return .mono
        case FB_VISUAL_TRUECOLOR, FB_VISUAL_DIRECTCOLOR: return try channels(variable, bits)
        default: throw FramebufferProblem("\(bits) bits a pixel with visual \(fixed.visual) are not known")
        }
    }

    private static func channels(_ variable: fb_var_screeninfo, _ bits: Int) throws(FramebufferProblem) -> PixelFormat {
        guard [8, 16, 24, 32].contains(bits) else { throw FramebufferProblem("it has \(bits) bits a pixel") }
        return PixelFormat(
            bitsPerPixel: bits, red: try channel(variable.red, "red", bits),
            green: try channel(variable.green, "green", bits), blue: try channel(variable.blue, "blue", bits))
    }

    private static func channel(
        _ field: fb_bitfield, _ name: String, _ bits: Int
    ) throws(FramebufferProblem) -> PixelFormat.Channel {
        let channel = PixelFormat.Channel(offset: Int(field.offset), length: Int(field.length))
        guard (1...16).contains(channel.length), channel.offset + channel.length <= bits, field.msb_right == 0 else {
            throw FramebufferProblem("\(name) has \(channel.length) bits at \(channel.offset) of \(bits)")
        }
        return channel
    }
}
