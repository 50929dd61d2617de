import Foundation

@testable import Scanout

/// A folder of pictures that goes with the test, or where the test outlives its run, as XCTest's do, with the process.
final class PictureFolder {
    let path: String

    private static var shared: String { NSTemporaryDirectory() + "scanout-pictures-\(getpid())" }
    private static let isRemovedAtExit: Bool = {
        atexit { try? FileManager.default.removeItem(atPath: PictureFolder.shared) } == 0
    }()

    init() {
        precondition(Self.isRemovedAtExit)
        path = Self.shared + "/" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file; folders in its name are made.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Writes a PNG of one colour, 0xRRGGBB.
    func write(_ name: String, _ width: Int, _ height: Int, _ color: UInt32) throws {
        let surface = Surface(width: width, height: height)
        for y in 0..<height { for x in 0..<width { surface[x, y] = Pixel(rgb: color) } }
        try write(name, PNGFile.encode(surface))
    }

    /// The picture of a name in the folder.
    func image(_ name: String) -> Image { Image(.file(ImageName(name: name, bundlePath: path))) }
}
