import Foundation
import Raster
import XCTest

@testable import Splash

/// A boot screen drawn into a file.
@MainActor
final class PictureFileTests: XCTestCase {
    /// The file is there, whole and opaque, when the run is over, though the process goes on.
    func testAFileIsWrittenBeforeTheRunEnds() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scanout-splash-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("splash.png").path
        let words = [
            "--display", "png:" + path, "--size", "64x48", "--no-listen", "--seconds", "1", "--progress", "60",
        ]
        XCTAssertTrue(SplashProgram.show(try SplashOptions(words, environment: { _ in nil })))
        let picture = try PNG.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        XCTAssertEqual([picture.width, picture.height], [64, 48])
        var isOpaque = true
        for y in 0..<48 { for x in 0..<64 where picture[x, y].alpha != 255 { isOpaque = false } }
        XCTAssertTrue(isOpaque)
    }

    /// A file that cannot be written is no picture.
    func testAFolderThatIsNotThere() async throws {
        let words = ["--display", "png:/nonexistent/folder/splash.png", "--no-listen", "--seconds", "1"]
        XCTAssertFalse(SplashProgram.show(try SplashOptions(words, environment: { _ in nil })))
    }
}
