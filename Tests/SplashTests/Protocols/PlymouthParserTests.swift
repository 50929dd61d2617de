import XCTest

@testable import Splash

/// Plymouth's requests: a letter, then 0, or 2 and a counted argument that ends with a zero byte.
final class PlymouthParserTests: XCTestCase {
    private func requests(_ bytes: [UInt8]) throws -> [PlymouthRequest] {
        var parser = PlymouthParser()
        parser.append(bytes)
        var requests: [PlymouthRequest] = []
        while let request = try parser.next() { requests.append(request) }
        return requests
    }

    func testLettersWithoutAnArgument() throws {
        let table: [(letter: Character, request: PlymouthRequest)] = [
            ("P", .ping), ("S", .systemInitialized), ("!", .error), ("$", .showSplash), ("H", .hideSplash),
            ("D", .deactivate), ("r", .reactivate), ("c", .cachedPasswords), ("A", .pauseProgress),
            ("a", .unpauseProgress), ("V", .hasActiveTerminal), ("l", .reload), ("Z", .unknown(90)),
            ("K", .keystroke(keys: "")), ("*", .password(prompt: "")), ("Q", .quit(retainingPicture: false)),
        ]
        for row in table {
            XCTAssertEqual(try requests(PlymouthParser.bytes(letter: row.letter)), [row.request])
            // The letter and a zero byte.
            XCTAssertEqual(PlymouthParser.bytes(letter: row.letter), [row.letter.asciiValue ?? 0, 0])
        }
    }

    func testArguments() throws {
        // The count is that of the text and its zero byte.
        XCTAssertEqual(PlymouthParser.bytes(letter: "M", argument: "abc"), [77, 2, 4, 97, 98, 99, 0])
        let table: [(letter: Character, argument: String, request: PlymouthRequest)] = [
            ("U", "sysinit.target", .update("sysinit.target")), ("C", "shutdown", .changeMode("shutdown")),
            ("u", "42", .systemUpdate(42)), ("u", "101", .systemUpdate(0)), ("u", "-1", .systemUpdate(0)),
            ("u", "nan", .systemUpdate(0)), ("u", String(repeating: "4", count: 200), .systemUpdate(0)),
            ("Q", "\u{1}", .quit(retainingPicture: true)), ("Q", "", .quit(retainingPicture: false)),
            ("*", "Unlock:", .password(prompt: "Unlock:")), ("W", "Name?", .question(prompt: "Name?")),
            ("M", "Grüße", .showMessage("Grüße")), ("m", "x", .hideMessage("x")),
            ("K", "\u{3}", .keystroke(keys: "\u{3}")), ("L", "\u{3}", .ignoreKeystroke(keys: "\u{3}")),
            ("R", "/sysroot", .newRoot("/sysroot")),
        ]
        for row in table {
            XCTAssertEqual(
                try requests(PlymouthParser.bytes(letter: row.letter, argument: row.argument)), [row.request])
        }
    }

    func testTheLongestArgument() throws {
        let text = String(repeating: "x", count: 254)
        XCTAssertEqual(try requests(PlymouthParser.bytes(letter: "M", argument: text + "y")), [.showMessage(text)])
    }

    func testEveryCutGivesTheSameRequests() throws {
        let bytes =
            PlymouthParser.bytes(letter: "M", argument: "hello") + PlymouthParser.bytes(letter: "P")
            + PlymouthParser.bytes(letter: "Q", argument: "\u{1}")
        let whole: [PlymouthRequest] = [.showMessage("hello"), .ping, .quit(retainingPicture: true)]
        for cut in 0...bytes.count {
            var parser = PlymouthParser()
            var requests: [PlymouthRequest] = []
            for part in [bytes[..<cut], bytes[cut...]] {
                parser.append(part)
                while let request = try parser.next() { requests.append(request) }
            }
            XCTAssertEqual(requests, whole, "cut at \(cut)")
        }
    }

    func testOtherMagicIsMalformed() {
        for bytes in [Array("GET / HTTP/1.0\r\n".utf8), [80, 1], [80, 255, 0]] {
            XCTAssertThrowsError(try requests(bytes)) { error in
                XCTAssertEqual(error as? PlymouthParser.Malformed, .init(byte: bytes[1]))
            }
        }
    }

    func testAnyBytesAtAll() {
        var generator = Lines(seed: 11)
        for _ in 0..<300 { _ = try? requests(generator.bytes(600)) }
    }

    /// Sizes are 32 bits, the lowest byte first.
    func testReplies() {
        XCTAssertEqual(PlymouthReply.acknowledged.bytes, [6])
        XCTAssertEqual(PlymouthReply.refused.bytes, [0x15])
        XCTAssertEqual(PlymouthReply.noAnswer.bytes, [5])
        XCTAssertEqual(PlymouthReply.answer("ab").bytes, [2, 2, 0, 0, 0, 97, 98])
        XCTAssertEqual(PlymouthReply.answer("").bytes, [2, 0, 0, 0, 0])
        XCTAssertEqual(PlymouthReply.answers(["a", "bc"]).bytes, [9, 5, 0, 0, 0, 97, 0, 98, 99, 0])
        XCTAssertEqual(PlymouthReply.answers([]).bytes, [5])
        let long = PlymouthReply.answer(String(repeating: "x", count: 1000)).bytes
        XCTAssertEqual(Array(long.prefix(5)), [2, 0xE8, 3, 0, 0])
    }

    func testBootUpdates() {
        let table: [(text: String, update: BootUpdate)] = [
            ("fsckd:1:42.500:Checking in progress", .checking(devices: 1, share: 0.425, text: "Checking in progress")),
            ("fsckd:2:400:a:b", .checking(devices: 2, share: 1, text: "a:b")),
            ("fsckd:0:nan:", .checking(devices: 0, share: 0, text: "")),
            ("fsckd:-1:5:x", .other("fsckd:-1:5:x")), ("sysinit.target", .other("sysinit.target")), ("", .other("")),
        ]
        for row in table { XCTAssertEqual(BootUpdate(row.text), row.update) }
    }
}
