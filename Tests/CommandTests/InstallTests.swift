import Displays
import XCTest

@testable import scanout

/// What `install` writes below a root, and that `uninstall` leaves the root as it was.
@MainActor
final class InstallTests: XCTestCase {
    private var root = ""
    private var program = ""

    override func setUp() async throws {
        root = NSTemporaryDirectory() + "scanout-install-\(getpid())"
        program = root + ".program"
        try FileManager.default.createDirectory(atPath: root + "/etc", withIntermediateDirectories: true)
        try "a program".write(toFile: program, atomically: true, encoding: .utf8)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(atPath: root)
        try FileManager.default.removeItem(atPath: program)
    }

    private func run(_ words: String...) -> Int32 { ScanoutCommand.run(words) }

    private func tree() -> [String] {
        (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []).sorted()
    }

    /// Folders that other packages use too stay, empty.
    func testUninstallTakesAwayAllFilesAndLinks() async throws {
        for kind in [["splash", "--program", program, "--board", "pitft28r"], ["kiosk", "/usr/bin/panel"]] {
            let before = tree()
            XCTAssertEqual(ScanoutCommand.run(["install"] + kind + ["--root", root]), 0)
            XCTAssertGreaterThan(tree().count, before.count)
            XCTAssertEqual(run("uninstall", kind[0], "--root", root), 0)
            var files: [String] = []
            for name in tree() where try !isFolder(name) { files.append(name) }
            XCTAssertEqual(files, [])
            XCTAssertEqual(run("uninstall", kind[0], "--root", root), 1)
        }
    }

    private func isFolder(_ name: String) throws -> Bool {
        try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.type] as? FileAttributeType
            == .typeDirectory
    }

    func testWhatWasChangedStays() async throws {
        XCTAssertEqual(run("install", "splash", "--program", program, "--root", root), 0)
        let settings = root + "/etc/scanout/splash.conf"
        try "OPTIONS=\"--theme ring\"\n".write(toFile: settings, atomically: true, encoding: .utf8)
        XCTAssertEqual(run("install", "splash", "--program", program, "--root", root), 0)
        XCTAssertEqual(try String(contentsOfFile: settings, encoding: .utf8), "OPTIONS=\"--theme ring\"\n")
        XCTAssertEqual(run("uninstall", "splash", "--root", root), 0)
        XCTAssertEqual(try String(contentsOfFile: settings, encoding: .utf8), "OPTIONS=\"--theme ring\"\n")
        XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/usr/lib/scanout/scanout-splash"))
    }

    func testWhatSomebodyElsePutThereStopsItBeforeAnythingIsWritten() async throws {
        let unit = root + "/etc/systemd/system/scanout-kiosk.service"
        try FileManager.default.createDirectory(
            atPath: root + "/etc/systemd/system", withIntermediateDirectories: true)
        try "mine".write(toFile: unit, atomically: true, encoding: .utf8)
        let before = tree()
        XCTAssertEqual(run("install", "kiosk", "/usr/bin/panel", "--root", root), 1)
        XCTAssertEqual(tree(), before)
        XCTAssertEqual(try String(contentsOfFile: unit, encoding: .utf8), "mine")
    }

    func testDryRunsWriteNothing() async throws {
        let before = tree()
        XCTAssertEqual(run("install", "splash", "--program", program, "--root", root, "--dry-run"), 0)
        XCTAssertEqual(run("install", "kiosk", "/usr/bin/panel", "--root", root, "--dry-run"), 0)
        XCTAssertEqual(tree(), before)
        XCTAssertEqual(run("install", "kiosk", "/usr/bin/panel", "--root", root), 0)
        let installed = tree()
        XCTAssertEqual(run("uninstall", "kiosk", "--root", root, "--dry-run"), 0)
        XCTAssertEqual(tree(), installed)
    }

    func testTheBoardComesIntoTheSettingsAndTheAdvice() async throws {
        let board = try BoardCatalog().profile("pitft28r")
        let plan = SplashPlan(program: program, board: board, theme: "ring").plan
        let settings = plan.entries.first { $0.path == "/etc/scanout/splash.conf" }
        guard case .text(let text, mode: 0o644)? = settings?.content else { return XCTFail("no settings") }
        XCTAssertTrue(text.contains("OPTIONS=\"--board pitft28r --theme ring\"\n"))
        // What shows a failure reads no options, but this.
        XCTAssertTrue(text.contains("\nSCANOUT_BOARD=pitft28r\n"))
        let overlay = try XCTUnwrap(board.overlay)
        XCTAssertTrue(plan.advice.contains { $0.hasSuffix("dtoverlay=\(overlay)") })
        XCTAssertTrue(plan.description.contains(text))
    }

    /// No shell and no unit may hold a line that came from an escape in this program's text.
    func testScriptsAreScriptsAndUnitsAreUnits() async throws {
        let plans = [
            SplashPlan(program: program, board: nil, theme: "bar").plan,
            KioskPlan(program: "/usr/bin/panel", terminal: 1, user: nil, board: nil).plan,
        ]
        for entry in plans.flatMap(\.entries) {
            guard case .text(let text, let mode) = entry.content else { continue }
            XCTAssertEqual(mode == 0o755, text.hasPrefix("#!/bin/"), entry.path)
            XCTAssertTrue(text.hasSuffix("\n"), entry.path)
            if entry.path.hasSuffix(".service") { XCTAssertTrue(text.contains("\nExecStart="), entry.path) }
            guard mode == 0o755 else { continue }
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/bash")
            shell.arguments = ["-n", "-c", text]
            try shell.run()
            shell.waitUntilExit()
            XCTAssertEqual(shell.terminationStatus, 0, entry.path)
        }
    }

    func testUsage() async {
        let table: [[String]] = [
            ["install"], ["install", "nonsense"], ["install", "kiosk"], ["install", "kiosk", "panel"],
            ["install", "kiosk", "/a b"], ["install", "kiosk", "/usr/bin/panel", "--vt", "0"],
            ["install", "splash", "--theme", "neon"], ["install", "splash", "--program", "/no/such"],
            ["install", "splash", "--program", program, "--board", "nope"], ["uninstall"], ["uninstall", "nonsense"],
            ["splash", "--theme", "neon"], ["say"],
        ]
        for words in table { XCTAssertEqual(ScanoutCommand.run(words), 2, words.joined(separator: " ")) }
    }

    func testASplashThatCannotDrawHoldsNothingUp() async {
        XCTAssertEqual(run("splash", "--display", "drm:NO-SUCH-1", "--no-listen"), 0)
        XCTAssertEqual(run("say", "help", "--display", "drm:NO-SUCH-1"), 1)
    }
}
