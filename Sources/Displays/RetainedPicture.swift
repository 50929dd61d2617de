import Glibc
import Raster

/// The last picture of a program that left the screen to the next one, kept in a file until that has drawn its own.
///
/// The file begins with `SCANOUT1`, the width and the height in 32 bits and the moment on the monotonic clock in 64 bits of
/// nanoseconds, all with the lowest byte first; rows of pixels as 0xAARRGGBB follow, premultiplied. It belongs to whoever
/// left it; others may read it.
public struct RetainedPicture {
    /// Where the picture is kept, in memory as everything below /run.
    public static let standardPath = "/run/scanout/picture"
    /// The most seconds that a picture is taken over after it was left.
    public static let mostSeconds = 120.0

    private static let magic = Array("SCANOUT1".utf8)
    private static let headerBytes = 24

    private let path: String
    private let system: any System

    /// Names the place.
    public init(path: String = standardPath, kernel: Kernel = Kernel()) {
        self.path = path
        system = kernel.system
    }

    /// Leaves a picture at a moment in seconds on the monotonic clock. Errors: the file cannot be written, which
    /// takes nothing but a black frame from whoever comes next.
    public func leave(_ surface: Surface, at time: Double) throws(DisplayError) {
        var bytes = Self.magic
        bytes.reserveCapacity(Self.headerBytes + surface.width * surface.height * 4)
        Self.append(UInt64(surface.width), 4, to: &bytes)
        Self.append(UInt64(surface.height), 4, to: &bytes)
        Self.append(UInt64(max(time, 0) * 1e9), 8, to: &bytes)
        for y in 0..<surface.height {
            let row = surface.pixels + y * (surface.bytesPerRow / 4)
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: row, count: surface.width * 4))
        }
        if let slash = path.lastIndex(of: "/") { _ = mkdir(String(path[..<slash]), 0o755) }
        do throws(Errno) {
            try system.writeFile(path, bytes)
        } catch {
            throw .device("write", path, error)
        }
    }

    /// The picture that was left less than ``mostSeconds`` before a moment; nil where there is none or it is no such file.
    public func take(at time: Double) -> Surface? {
        let limit = Self.headerBytes + 32_768 * 4 * 8192
        guard let bytes = try? system.contents(of: path, limit: limit), bytes.count > Self.headerBytes,
            bytes.starts(with: Self.magic)
        else { return nil }
        let width = Int(Self.number(bytes[8..<12]))
        let height = Int(Self.number(bytes[12..<16]))
        let age = time - Double(Self.number(bytes[16..<24])) / 1e9
        guard (1...32_768).contains(width), (1...32_768).contains(height), age >= 0, age < Self.mostSeconds,
            bytes.count == Self.headerBytes + width * height * 4
        else { return nil }
        return Self.surface(width, height, bytes)
    }

    private static func surface(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> Surface {
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            let start = headerBytes + y * width * 4
            let row = UnsafeMutableRawBufferPointer(
                start: surface.pixels + y * (surface.bytesPerRow / 4), count: width * 4)
            row.copyBytes(from: bytes[start..<start + width * 4])
        }
        return surface
    }

    private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
