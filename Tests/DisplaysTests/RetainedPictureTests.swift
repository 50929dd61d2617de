import Displays
import Raster
import XCTest

final class RetainedPictureTests: XCTestCase {
    private let path = NSTemporaryDirectory() + "scanout-picture-\(getpid())"

    override func tearDown() { unlink(path) }

    private func surface() -> Surface {
        // 17 columns: rows are padded, and the padding does not go into the file.
        let surface = Surface(width: 17, height: 3)
        for y in 0..<3 { for x in 0..<17 { surface[x, y] = Pixel(rgb: UInt32(y * 100 + x)) } }
        return surface
    }

    func testWhatIsLeftIsTakenOver() throws {
        let picture = RetainedPicture(path: path)
        try picture.leave(surface(), at: 10)
        // A header of 24 bytes and 4 bytes a pixel.
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)).count, 24 + 17 * 3 * 4)
        let taken = try XCTUnwrap(picture.take(at: 11))
        XCTAssertEqual(taken.width, 17)
        XCTAssertEqual(taken.height, 3)
        for y in 0..<3 { for x in 0..<17 { XCTAssertEqual(taken[x, y], Pixel(rgb: UInt32(y * 100 + x))) } }
    }

    func testItIsTakenForTwoMinutes() throws {
        let picture = RetainedPicture(path: path)
        try picture.leave(surface(), at: 10)
        XCTAssertNotNil(picture.take(at: 129))
        XCTAssertNil(picture.take(at: 130))
        XCTAssertNil(picture.take(at: 9))
    }

    func testOtherFilesAreNoPictures() throws {
        let picture = RetainedPicture(path: path)
        XCTAssertNil(picture.take(at: 0))
        try picture.leave(surface(), at: 0)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var large = whole
        large[11] = 0x7F
        for bytes in [
            Data(), whole.prefix(24), whole.dropLast(), whole + [0], Data("SCANOUT2".utf8) + whole.dropFirst(8), large,
        ] {
            try bytes.write(to: URL(fileURLWithPath: path))
            XCTAssertNil(picture.take(at: 1))
        }
    }

    func testAPlaceThatCannotBeWrittenIsSaid() {
        XCTAssertThrowsError(try RetainedPicture(path: "/proc/no/such").leave(surface(), at: 0))
    }
}
