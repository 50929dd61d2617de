import XCTest

@testable import Splash

/// Keys by the kernel's numbers (input-event-codes.h) on a US keyboard, and as a terminal sends them.
final class KeyTests: XCTestCase {
    private func typed(_ events: [(UInt16, Int32)]) -> [Key] {
        var map = KeyMap()
        return events.compactMap { map.key(code: $0.0, value: $0.1) }
    }

    func testLettersWithShiftAndCapsLock() {
        // KEY_A 30, KEY_1 2, KEY_LEFTSHIFT 42, KEY_CAPSLOCK 58
        XCTAssertEqual(typed([(30, 1), (30, 0), (2, 1)]), [.character("a"), .character("1")])
        XCTAssertEqual(
            typed([(42, 1), (30, 1), (2, 1), (42, 0), (30, 1)]), [.character("A"), .character("!"), .character("a")])
        XCTAssertEqual(
            typed([(58, 1), (58, 0), (30, 1), (2, 1), (42, 1), (30, 1)]),
            [.character("A"), .character("1"), .character("a")])
        XCTAssertEqual(typed([(30, 1), (30, 2), (30, 2)]), [.character("a"), .character("a"), .character("a")])
    }

    func testControls() {
        // KEY_ENTER 28, KEY_KPENTER 96, KEY_BACKSPACE 14, KEY_ESC 1, KEY_LEFTCTRL 29, KEY_U 22, KEY_C 46, KEY_LEFTALT 56
        XCTAssertEqual(typed([(28, 1), (96, 1), (14, 1), (1, 1)]), [.enter, .enter, .backspace, .escape])
        XCTAssertEqual(typed([(29, 1), (22, 1), (46, 1), (2, 1)]), [.clear, .character("\u{3}")])
        XCTAssertEqual(typed([(56, 1), (30, 1), (56, 0), (30, 1)]), [.character("a")])
        XCTAssertEqual(typed([(600, 1), (0, 1), (65535, 1)]), [])
    }

    func testEveryPrintableCharacterCanBeTyped() {
        var found: Set<Character> = []
        for code in UInt16(1)...120 {
            for key in typed([(code, 1)]) + typed([(42, 1), (code, 1)]) {
                if case .character(let character) = key { found.insert(character) }
            }
        }
        let missing = (32...126).map { Character(Unicode.Scalar(UInt8($0))) }.filter { !found.contains($0) }
        XCTAssertEqual(missing, [])
    }

    func testTerminal() {
        var keys = TerminalKeys()
        XCTAssertEqual(keys.read("aé\r".utf8), [.character("a"), .character("é"), .enter])
        XCTAssertEqual(keys.read([8, 127, 21, 10, 3]), [.backspace, .backspace, .clear, .enter, .character("\u{3}")])
        XCTAssertEqual(keys.read([27]), [.escape])
        XCTAssertEqual(keys.read("\u{1B}[A".utf8), [])
        XCTAssertEqual(keys.read([0xC3]) + keys.read([0xA9]), [.character("é")])
        XCTAssertEqual(keys.read([0xFF, 0x80, 0xC3, 65]), [.character("A")])
    }
}

final class PromptQueueTests: XCTestCase {
    private func press(_ text: String, _ queue: inout PromptQueue) -> [PromptQueue.Answer] {
        text.flatMap { queue.press($0 == "\n" ? .enter : $0 == "\u{8}" ? .backspace : .character($0)) }
    }

    func testOnePromptAfterTheOther() {
        var queue = PromptQueue()
        queue.ask("Password", isSecret: true, for: 1)
        queue.ask("Name", isSecret: false, for: 2)
        XCTAssertEqual(queue.current?.text, "Password")
        XCTAssertEqual(press("ab\u{8}c\n", &queue), [.init(client: 1, text: "ac", isSecret: true)])
        XCTAssertEqual(queue.current?.text, "Name")
        XCTAssertEqual(press("\n", &queue), [.init(client: 2, text: "")])
        XCTAssertFalse(queue.isWaiting)
        XCTAssertEqual(press("x\n", &queue), [])
    }

    func testEscapeAndClearEmptyTheLine() {
        var queue = PromptQueue()
        queue.ask("?", isSecret: false, for: 1)
        _ = press("abc", &queue)
        XCTAssertEqual(queue.press(.clear), [])
        _ = press("d\u{3}", &queue)
        XCTAssertEqual(queue.current?.typed, "d")
        XCTAssertEqual(queue.press(.escape), [])
        XCTAssertEqual(queue.press(.backspace), [])
        XCTAssertEqual(queue.current?.typed, "")
    }

    func testKeystrokes() {
        var queue = PromptQueue()
        queue.watch("yY", for: 1)
        queue.watch("", for: 2)
        queue.watch("\u{3}", for: 3)
        XCTAssertEqual(press("Y", &queue), [.init(client: 1, text: "Y"), .init(client: 2, text: "Y")])
        XCTAssertEqual(press("y", &queue), [])
        XCTAssertEqual(queue.ignore("\u{3}"), [.init(client: 3, text: nil)])
        XCTAssertFalse(queue.isWaiting)
    }

    func testAClientThatGoesTakesItsQuestionsAlong() {
        var queue = PromptQueue()
        queue.ask("a", isSecret: true, for: 1)
        queue.ask("b", isSecret: true, for: 2)
        queue.watch("x", for: 1)
        queue.remove(client: 1)
        XCTAssertEqual(queue.current?.client, 2)
        queue.remove(client: 2)
        XCTAssertFalse(queue.isWaiting)
    }

    func testALineHasAnEnd() {
        var queue = PromptQueue()
        queue.ask("a", isSecret: false, for: 1)
        _ = press(String(repeating: "x", count: 5000), &queue)
        XCTAssertEqual(queue.current?.typed.count, 1024)
    }
}
