import XCTest

@testable import Splash

/// What goes over the private socket of systemd's manager, by the D-Bus specification.
final class ManagerConversationTests: XCTestCase {
    /// A reply with a variant that holds a number. Its header ends at 16 + 15 bytes of fields, padded to 32.
    private func reply(_ value: Double, to serial: UInt8, bigEndian: Bool = false) -> [UInt8] {
        let order: (UInt64, Int) -> [UInt8] = { number, count in
            let low = (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
            return bigEndian ? low.reversed() : low
        }
        // The signature "d" and five bytes of padding stand before the number.
        var body: [UInt8] = [1, 100, 0, 0, 0, 0, 0, 0]
        body += order(value.bitPattern, 8)
        var fields: [UInt8] = [5, 1, 117, 0]
        fields += order(UInt64(serial), 4)
        fields += [8, 1, 103, 0, 1, 118, 0]
        var message: [UInt8] = [bigEndian ? 66 : 108, 2, 1, 1]
        for number in [UInt64(body.count), 9, UInt64(fields.count)] { message += order(number, 4) }
        message += fields
        message.append(0)
        return message + body
    }

    private func agreed() -> ManagerConversation {
        var conversation = ManagerConversation()
        XCTAssertNil(conversation.question())
        XCTAssertEqual(conversation.read("OK 0123456789abcdef\r\n".utf8), .waiting)
        return conversation
    }

    /// User 0 is "30" in hexadecimal digits of its text, user 1000 "31303030".
    func testGreeting() {
        let conversation = ManagerConversation()
        XCTAssertEqual(conversation.greeting(user: 0), [0] + Array("AUTH EXTERNAL 30\r\n".utf8))
        XCTAssertEqual(conversation.greeting(user: 1000), [0] + Array("AUTH EXTERNAL 31303030\r\n".utf8))
    }

    func testTheFirstQuestionEndsTheAgreement() throws {
        var conversation = agreed()
        let first = try XCTUnwrap(conversation.question())
        XCTAssertTrue(first.starts(with: "BEGIN\r\n".utf8))
        let second = try XCTUnwrap(conversation.question())
        // Little endian, a method call, no flags, version 1; then the length of the two strings: 4 + 32 + 1, padded to
        // 40, and 4 + 8 + 1.
        XCTAssertEqual(Array(second.prefix(8)), [108, 1, 0, 1, 53, 0, 0, 0])
        XCTAssertEqual(second[8], 2)
        guard case .message(let message, let length) = BusMessage.first(in: second) else {
            return XCTFail("no message")
        }
        XCTAssertEqual(length, second.count)
        XCTAssertEqual(message.kind, .call)
        XCTAssertEqual(message.body.count, 53)
    }

    func testTheLargestAnswerSoFarCounts() {
        var conversation = agreed()
        for (index, (value, share)) in [(0.25, 0.25), (0.125, 0.25), (0.5, 0.5), (7, 1)].enumerated() {
            _ = conversation.question()
            XCTAssertEqual(conversation.read(reply(value, to: UInt8(index + 1))), .progress(share))
        }
    }

    func testBothOrdersOfBytesAndEveryCut() {
        for bigEndian in [false, true] {
            let bytes = reply(0.75, to: 1, bigEndian: bigEndian)
            for cut in 0..<bytes.count {
                var conversation = agreed()
                _ = conversation.question()
                XCTAssertEqual(conversation.read(bytes[..<cut]), .waiting)
                XCTAssertEqual(conversation.read(bytes[cut...]), .progress(0.75))
            }
        }
    }

    func testOtherMessagesArePassedOver() {
        var conversation = agreed()
        _ = conversation.question()
        XCTAssertEqual(conversation.read(reply(0.5, to: 9) + reply(0.25, to: 1)), .progress(0.25))
    }

    func testNonsenseFails() {
        for bytes in [Array("REJECTED EXTERNAL\r\n".utf8), [UInt8](repeating: 65, count: 600)] {
            var conversation = ManagerConversation()
            XCTAssertEqual(conversation.read(bytes), .failed)
        }
        for bytes in [
            reply(.nan, to: 1), Array("XXXXXXXXXXXXXXXXXXXXXXXX".utf8),
            [108, 2, 0, 1] + [UInt8](repeating: 255, count: 12),
        ] {
            var conversation = agreed()
            _ = conversation.question()
            XCTAssertEqual(conversation.read(bytes), .failed)
        }
    }

    func testAnyBytesAtAll() {
        var generator = Lines(seed: 3)
        for _ in 0..<300 {
            var conversation = agreed()
            _ = conversation.question()
            if case .progress(let share) = conversation.read(generator.bytes(400)) {
                XCTAssertTrue((0...1).contains(share))
            }
        }
    }
}
