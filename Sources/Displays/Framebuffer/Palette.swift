import CLinux
import Raster

/// The colours that a frame buffer's values stand for, 16 bits a channel as the kernel takes them.
struct Palette: Equatable {
    var red: [UInt16]
    var green: [UInt16]
    var blue: [UInt16]

    /// The palette that makes a format true: 3-3-2 bits for an indexed one, straight lines for channels that go
    /// through tables (DIRECTCOLOR).
    init(_ format: PixelFormat) {
        if format.kind == .palette {
            let entries = (0..<256).map { PixelFormat.paletteEntry($0) }
            red = entries.map { UInt16($0.red) * 257 }
            green = entries.map { UInt16($0.green) * 257 }
            blue = entries.map { UInt16($0.blue) * 257 }
        } else {
            let count = 1 << min(max(format.red.length, format.green.length, format.blue.length), 8)
            red = Self.line(format.red.length, count)
            green = Self.line(format.green.length, count)
            blue = Self.line(format.blue.length, count)
        }
    }

    func set(on descriptor: Int32, system: any System) throws(Errno) {
        var (red, green, blue) = (red, green, blue)
        let result = red.withUnsafeMutableBufferPointer { red in
            green.withUnsafeMutableBufferPointer { green in
                blue.withUnsafeMutableBufferPointer { blue in
                    var map = fb_cmap(
                        start: 0, len: UInt32(red.count), red: red.baseAddress, green: green.baseAddress,
                        blue: blue.baseAddress, transp: nil)
                    return attempt { () throws(Errno) in
                        try system.control(descriptor, UInt(FBIOPUTCMAP), &map)
                    }
                }
            }
        }
        _ = try result.get()
    }

    private static func line(_ length: Int, _ count: Int) -> [UInt16] {
        let last = max(1, (1 << min(length, 8)) - 1)
        return (0..<count).map { UInt16(min($0, last) * 65535 / last) }
    }
}
