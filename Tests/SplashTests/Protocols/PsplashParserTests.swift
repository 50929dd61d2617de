import XCTest

@testable import Splash

/// psplash's commands, as `psplash-write` (a zero byte behind each) and `echo` (a newline) send them.
final class PsplashParserTests: XCTestCase {
    private func commands(_ text: String) -> [PsplashCommand] {
        var parser = PsplashParser()
        return parser.read(text.utf8)
    }

    func testTable() {
        let zeros = String(repeating: "9", count: 400)
        let table: [(text: String, commands: [PsplashCommand])] = [
            ("PROGRESS 42\n", [.progress(42)]), ("PROGRESS 42\0", [.progress(42)]),
            ("PROGRESS 42\r\n", [.progress(42)]), ("PROGRESS 42\n\0", [.progress(42)]),
            ("PROGRESS 0\0MSG\0QUIT\0", [.progress(0), .message(""), .quit]),
            ("MSG Checking disks\nPROGRESS 1\n", [.message("Checking disks"), .progress(1)]),
            ("MSG  two  spaces \0", [.message(" two  spaces ")]), ("MSG Grüße\0", [.message("Grüße")]),
            // Clamped as psplash does; negative fills from the right.
            (
                "PROGRESS 100\0PROGRESS 101\0PROGRESS -1\0PROGRESS -500\0",
                [.progress(100), .progress(100), .progress(-1), .progress(-100)]
            ),
            ("PROGRESS \(zeros)\0PROGRESS -\(zeros)\0", [.progress(100), .progress(-100)]),
            // As C's atoi reads numbers.
            (
                "PROGRESS   7\0PROGRESS +8\0PROGRESS 9.9\0PROGRESS 10 %\0",
                [.progress(7), .progress(8), .progress(9), .progress(10)]
            ),
            (
                "PROGRESS NaN\0PROGRESS \0PROGRESS\0PROGRESS -\0PROGRESS inf\0",
                Array(repeating: .ignored(.noNumber), count: 5)
            ),
            (
                "progress 1\0PROGRESSED 1\0QUITTER\0QUIT now\0\u{1}\u{2}\0",
                Array(repeating: .ignored(.unknown), count: 5)
            ),
            ("\n\n\0\0", []), ("PROGRESS 5", []), ("", []),
        ]
        for row in table { XCTAssertEqual(commands(row.text), row.commands, row.text.debugDescription) }
    }

    func testEveryCutGivesTheSameCommands() {
        let bytes = Array("PROGRESS 42\0MSG a b\nQUIT\0".utf8)
        let whole = commands("PROGRESS 42\0MSG a b\nQUIT\0")
        XCTAssertEqual(whole, [.progress(42), .message("a b"), .quit])
        for cut in 0...bytes.count {
            var parser = PsplashParser()
            XCTAssertEqual(parser.read(bytes[..<cut]) + parser.read(bytes[cut...]), whole, "cut at \(cut)")
        }
        var parser = PsplashParser()
        XCTAssertEqual(bytes.flatMap { parser.read([$0]) }, whole)
    }

    func testALineOfAMegabyteIsPassedOverAndTheNextOneRead() {
        var parser = PsplashParser()
        var commands: [PsplashCommand] = []
        for _ in 0..<256 { commands += parser.read([UInt8](repeating: 65, count: 4096)) }
        XCTAssertEqual(commands, [])
        XCTAssertEqual(parser.read("\nPROGRESS 3\n".utf8), [.ignored(.tooLong), .progress(3)])
    }

    /// "MSG " and 4,092 letters are the longest command; one more is too long.
    func testTheLongestLine() {
        let text = String(repeating: "x", count: 4092)
        XCTAssertEqual(commands("MSG \(text)\0"), [.message(text)])
        XCTAssertEqual(commands("MSG \(text)x\0"), [.ignored(.tooLong)])
    }

    func testAnyBytesAtAll() {
        var generator = Lines(seed: 7)
        for _ in 0..<200 {
            var parser = PsplashParser()
            let bytes = generator.bytes(2000)
            for command in parser.read(bytes) {
                if case .progress(let percent) = command { XCTAssertTrue((-100...100).contains(percent)) }
            }
        }
    }
}

/// Bytes that are often near to what a parser looks for, the same each time (a linear congruential generator).
struct Lines {
    private var state: UInt64
    private static let words: [[UInt8]] = [
        Array("PROGRESS ".utf8), Array("MSG ".utf8), Array("QUIT".utf8), [0], [10], [2], [255], Array("*\u{2}".utf8),
        Array("fsckd:".utf8), Array("P".utf8), Array("OK ".utf8), Array("l\u{2}\u{1}\u{1}".utf8),
    ]

    init(seed: UInt64) { state = seed }

    mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33)
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            if next() % 2 == 0 {
                bytes += Self.words[next() % Self.words.count]
            } else {
                bytes.append(UInt8(next() % 256))
            }
        }
        return bytes
    }
}
