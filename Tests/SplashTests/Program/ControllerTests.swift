import XCTest

@testable import Splash

/// What commands make of what is shown.
@MainActor
final class ControllerTests: XCTestCase {
    private func controller(_ mode: SplashMode = .boot, retains: Bool = false) -> SplashController {
        SplashController(SplashState(mode: mode), retainsPicture: retains)
    }

    func testProgressAndMessages() async {
        let controller = controller()
        controller.handle(.progress(42))
        XCTAssertEqual(controller.model.state.progress, 0.42)
        controller.handle(.progress(-25))
        XCTAssertEqual(controller.model.state.progress, 0.25)
        XCTAssertTrue(controller.model.state.fillsFromRight)
        controller.handle(.message("one"))
        _ = controller.handle(.showMessage("two"), from: 1)
        XCTAssertEqual(controller.model.state.message, "two")
        _ = controller.handle(.hideMessage("two"), from: 1)
        XCTAssertEqual(controller.model.state.message, "one")
        controller.handle(.message(""))
        XCTAssertEqual(controller.model.state.message, "")
    }

    func testModes() async {
        let controller = controller()
        _ = controller.handle(.changeMode("shutdown"), from: 1)
        XCTAssertEqual(controller.model.state.mode, .shutdown)
        XCTAssertEqual(controller.model.state.message, "Shutting down")
        _ = controller.handle(.changeMode("nonsense"), from: 1)
        XCTAssertEqual(controller.model.state.mode, .shutdown)
        _ = controller.handle(.changeMode("firmware-upgrade"), from: 1)
        _ = controller.handle(.systemUpdate(30), from: 1)
        XCTAssertEqual(controller.model.state.mode, .update)
        XCTAssertEqual(controller.model.state.progress, 0.3)
        _ = controller.handle(.error, from: 1)
        XCTAssertEqual(controller.model.state.mode, .failure)
    }

    func testTheClientIsToldOnceTheDisplayIsLeft() async {
        let controller = controller()
        var moves = 0
        controller.onMove = { moves += 1 }
        XCTAssertNil(controller.handle(.deactivate, from: 5))
        XCTAssertEqual(controller.place, .hidden)
        XCTAssertEqual(controller.handle(.hasActiveTerminal, from: 1), .refused)
        XCTAssertEqual(controller.takeWaiting(), [5])
        XCTAssertEqual(controller.handle(.reactivate, from: 5), .acknowledged)
        XCTAssertEqual(controller.place, .shown)
        XCTAssertNil(controller.handle(.quit(retainingPicture: true), from: 6))
        XCTAssertEqual(controller.place, .ended(retainingPicture: true))
        XCTAssertEqual(controller.takeWaiting(), [6])
        XCTAssertEqual(moves, 3)
    }

    func testPsplashQuitRetainsAsTheOptionsSay() async {
        for retains in [false, true] {
            let controller = controller(retains: retains)
            controller.handle(.quit)
            XCTAssertEqual(controller.place, .ended(retainingPicture: retains))
        }
    }

    func testPasswordsAreAskedForAndKept() async {
        let controller = controller()
        var answers: [PromptQueue.Answer] = []
        var areKeysWanted = false
        controller.onAnswer = { answers.append($0) }
        controller.onKeysWanted = { areKeysWanted = $0 }
        XCTAssertEqual(controller.handle(.cachedPasswords, from: 1), .answers([]))
        XCTAssertNil(controller.handle(.password(prompt: "Unlock"), from: 1))
        XCTAssertTrue(areKeysWanted)
        for character in "ab" { controller.press(.character(character)) }
        XCTAssertEqual(controller.model.state.prompt, .init(text: "Unlock", typed: "ab", isSecret: true))
        controller.press(.enter)
        XCTAssertEqual(answers.map(\.text), ["ab"])
        XCTAssertFalse(areKeysWanted)
        XCTAssertNil(controller.model.state.prompt)
        XCTAssertEqual(controller.handle(.cachedPasswords, from: 1), .answers(["ab"]))
        XCTAssertNil(controller.handle(.question(prompt: "Name"), from: 2))
        controller.leave(2)
        XCTAssertNil(controller.model.state.prompt)
        XCTAssertFalse(areKeysWanted)
    }

    func testChecksOfDisks() async {
        let controller = controller()
        _ = controller.handle(.update("fsckd:1:50:Checking 1 disk"), from: 1)
        XCTAssertEqual(controller.model.state.message, "Checking 1 disk")
        XCTAssertEqual(controller.model.state.progress, 0.5)
        _ = controller.handle(.update("fsckd:0:0:"), from: 1)
        XCTAssertEqual(controller.model.state.message, "")
    }

    func testCountdownStopsAtZero() async {
        let controller = controller(.shutdown)
        controller.model.state.countdown = 1
        controller.countDown()
        controller.countDown()
        XCTAssertEqual(controller.model.state.countdown, 0)
    }
}

final class SplashOptionsTests: XCTestCase {
    func testReadsOptions() throws {
        let options = try SplashOptions([
            "--theme", "ring", "--mode=update", "--message", "a b", "--progress", "150", "--retain", "--countdown=5",
            "--wait", "2.5", "--board", "pitft28r", "--no-manager", "--no-listen", "--survive", "--display", "memory",
        ])
        XCTAssertEqual(options.theme, .ring)
        XCTAssertEqual(options.mode, .update)
        XCTAssertEqual(options.message, "a b")
        XCTAssertEqual(options.progress, 1)
        XCTAssertEqual(options.countdown, 5)
        XCTAssertEqual(options.wait, 2.5)
        XCTAssertEqual(options.board, "pitft28r")
        XCTAssertTrue(options.retainsPicture && options.survives)
        XCTAssertFalse(options.asksManager || options.listens)
    }

    func testMessages() {
        let table: [(words: [String], message: String)] = [
            (["--theme", "neon"], "--theme takes bar, ring, runner, not \"neon\""),
            (["--mode", ""], "--mode takes boot, shutdown, reboot, update, failure, not \"\""),
            (["--progress", "nan"], "--progress takes a number, not \"nan\""),
            (
                ["--progress", String(repeating: "9", count: 400)],
                "--progress takes a number, not \"\(String(repeating: "9", count: 400))\""
            ),
            (["--retain=yes"], "--retain takes no value"), (["--message"], "--message needs a value: --message TEXT"),
        ]
        for row in table {
            XCTAssertThrowsError(try SplashOptions(row.words)) { XCTAssertEqual("\($0)", row.message) }
        }
    }

    func testTheEnvironmentNamesTheDisplay() throws {
        let environment = ["SCANOUT_DISPLAY": "fb:/dev/fb1", "SCANOUT_BOARD": "ws35a"]
        let options = try SplashOptions([]) { environment[$0] }
        XCTAssertEqual("\(options.display)", "fb:/dev/fb1")
        XCTAssertEqual(options.board, "ws35a")
    }
}
