import XCTest

@testable import Displays

final class DisplayErrorTests: XCTestCase {
    func testTexts() {
        let table: [(DisplayError, String)] = [
            (
                .system(operation: "open", object: "/dev/fb0", errno: EACCES, advice: "add the user to group video"),
                "cannot open /dev/fb0: Permission denied (EACCES): add the user to group video"
            ),
            (
                .system(operation: "read", object: "x", errno: ENOTTY, advice: ""),
                "cannot read x: Not a device of this kind (ENOTTY)"
            ),
            (.system(operation: "read", object: "x", errno: 4242, advice: ""), "cannot read x: errno 4242"),
            (
                .unknown(kind: "board", name: "pitf28r", nearest: ["pitft28r", "pitft28c"]),
                "unknown board \"pitf28r\": nearest pitft28r, pitft28c"
            ),
            (.unknown(kind: "connector", name: "HDMI", nearest: []), "unknown connector \"HDMI\": there are none"),
            (
                .malformedProfile(file: "boards/a.json", key: "pixels.width", expected: "an integer from 1 to 32768"),
                "boards/a.json: pixels.width: expected an integer from 1 to 32768"
            ),
            (.malformedProfile(file: "a.json", key: "", expected: "an object"), "a.json: expected an object"),
            (.noneFound(attempts: []), "no display found"),
            (.noneFound(attempts: ["a", "b"]), "no display could be used:\n  a\n  b"),
            (
                .unsuitable(object: "/dev/dri/card1", reason: "it has no dumb buffers", advice: "use another"),
                "cannot use /dev/dri/card1: it has no dumb buffers: use another"
            ),
            (
                .malformedSelection(text: "png:", expected: "a file after the colon, as in png:out.png"),
                "cannot read display \"png:\": expected a file after the colon, as in png:out.png"
            ),
        ]
        for (error, text) in table { XCTAssertEqual(error.description, text) }
    }

    func testAdviceForDevices() {
        let table: [(String, Int32, String)] = [
            ("/dev/fb0", EACCES, "add the user to group video or run as root"),
            ("/dev/tty0", EPERM, "run as root or add the user to group tty"),
            ("/dev/fb1", ENOENT, "no driver has made it; scanout doctor lists the devices there are"),
            ("/dev/fb0", ENODEV, "the device went away or its driver was replaced; open it again"),
            ("/dev/fb0", EBUSY, "another program uses it; stop that one"),
            ("/dev/fb0", EMFILE, "close other files or raise the limit (ulimit -n)"),
            ("/dev/fb0", ENOMEM, "free some memory or choose a smaller mode"),
            ("/dev/fb0", EIO, ""),
        ]
        for (path, code, advice) in table {
            XCTAssertEqual(
                DisplayError.device("open", path, Errno(code)),
                .system(operation: "open", object: path, errno: code, advice: advice))
        }
    }

    func testErrnoNames() {
        XCTAssertEqual(Errno(EACCES).name, "EACCES")
        XCTAssertEqual(Errno(-3).description, "errno -3")
        XCTAssertEqual(DisplayError.device("open", "x", Errno(EIO)).errno, EIO)
        XCTAssertNil(DisplayError.noneFound(attempts: []).errno)
    }
}
