import Scanout

// Pixel assertions for views.
//
// In go a view, a panel in memory and a moment of virtual time; out comes nothing when the panel shows what was expected,
// and a thrown `PixelMismatch` otherwise. A test that throws fails in XCTest and in Swift Testing alike, so neither is
// imported, and the same call serves both:
//
//     func testHalfFull() throws {
//         try MainActor.assumeIsolated {
//             try expect(Bar(0.5), on: MemoryDisplay(width: 4, height: 1), shows: "##..", where: ["#": 0x34C759])
//         }
//     }

/// Draws a view as it is at a moment.
///
/// - Parameters:
///   - view: The view.
///   - display: The panel, in its own size and format.
///   - time: Seconds of virtual time from the view's start.
///   - fonts: Where fonts come from; the system's otherwise.
/// - Returns: The host, to be asked for statistics or advanced further.
@MainActor @discardableResult
public func render<V: View>(
    _ view: V, on display: MemoryDisplay, at time: Double = 0, fonts: FontSources? = nil
) -> ViewHost {
    let host = ViewHost(view, on: display, clock: ManualClock(), fonts: fonts)
    host.advance(by: time)
    return host
}

/// Expects a picture, written as one character a pixel.
///
/// - Parameters:
///   - picture: Rows from top to bottom, separated by line feeds; spaces at both ends of a row are left out.
///   - colors: What the characters stand for, as 0xRRGGBB of opaque pixels. `.` is white and `#` is black unless said
///     otherwise.
/// - Throws: ``PixelMismatch`` with both pictures when a pixel differs.
@MainActor
public func expect<V: View>(
    _ view: V, on display: MemoryDisplay, at time: Double = 0, shows picture: String,
    where colors: [Character: UInt32] = [:]
) throws {
    render(view, on: display, at: time)
    try expect(display.surface, shows: picture, where: colors)
}

/// Expects the picture that a golden file holds: a PNG in `Tests/Goldens`, compared in all four channels.
///
/// When they differ, `NAME.expected.png`, `NAME.actual.png` and `NAME.difference.png` are written beside each other, into
/// the folder that `SCANOUT_FAILURES` names or `.build/pixel-failures`. With `SCANOUT_RECORD=1` in the environment the
/// file is written instead, and the test fails all the same: a picture counts only after somebody has looked at it.
///
/// - Parameters:
///   - name: The file's name without `.png`.
///   - file: The test's own file, which tells where the package is.
/// - Throws: ``PixelMismatch``, or an error about the file.
@MainActor
public func expect<V: View>(
    _ view: V, on display: MemoryDisplay, at time: Double = 0, matchesGolden name: String,
    file: String = #filePath
) throws {
    render(view, on: display, at: time)
    try Golden(name: name, testFile: file).check(display.surface)
}
