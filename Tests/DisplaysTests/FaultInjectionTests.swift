import CDRM
import CLinux
import Raster
import XCTest

@testable import Displays

/// Every call of the two drivers fails once, with each error number that a kernel plausibly gives: the picture is shown
/// after all, or an error says what failed; nothing crashes, nothing stays open, and the console comes back as it was.
final class FaultInjectionTests: XCTestCase {
    private static let codes = [EINTR, EAGAIN, EINVAL, EACCES, ENODEV, EBUSY, ENOMEM, EIO, ENOSPC, ENOSYS]
    private static let frames = 4

    /// A system with one display, and what its screen shows: a byte a pixel, the blue one.
    private struct Setting {
        let system = SimulatedSystem()
        let console = TextConsole()
        var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }
        var screen: () -> [UInt8] = { [] }
        var leftovers: () -> Int = { 0 }

        init() {
            system.files["/dev/tty0"] = console
            system.files["/dev/tty"] = console
        }
    }

    private func card(atomic: Bool, damage: Bool, spi: Bool) -> Setting {
        let card = SimulatedCard()
        card.isAtomic = atomic
        card.atomic.takesDamage = damage
        card.alignment = 4
        if spi {
            card.connectors = []
            card.addConnector(type: DRM_MODE_CONNECTOR_SPI, modes: [SimulatedCard.mode(8, 4)])
        }
        var setting = Setting()
        setting.system.files["/dev/dri/card0"] = card
        setting.system.directories["/dev/dri"] = ["card0"]
        setting.screen = {
            let bytes = card.screen
            return card.framebuffers[card.shown.framebuffer]?.code == KMSFormat(name: "XR24", format: .xrgb8888).code
                ? stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] } : []
        }
        setting.leftovers = { card.memories.count + card.framebuffers.count + card.atomic.blobs.count }
        return setting
    }

    private func framebuffer() -> Setting {
        let device = SimulatedFramebuffer(.init(width: 8, height: 4))
        var setting = Setting()
        setting.system.files["/dev/fb0"] = device
        setting.system.directories["/sys/class/graphics"] = ["fb0"]
        setting.screen = { stride(from: 0, to: 128, by: 4).map { device.memory[$0] } }
        return setting
    }

    /// Runs a program from start to end. Returns the error that it ended with; nil when its last frame is shown.
    private func run(_ setting: Setting, _ selection: DisplaySelection) -> (error: DisplayError?, isShown: Bool) {
        let terminal = VirtualTerminal(kernel: setting.kernel)
        defer { terminal.restore() }
        do throws(DisplayError) {
            let display = try DisplayOpener(kernel: setting.kernel).open(selection).display
            defer { display.close() }
            let surface = Surface(width: display.width, height: display.height)
            for frame in 1...Self.frames {
                for x in 0..<8 { surface[x, frame % 4] = Pixel(rgb: UInt32(frame * 8 + x)) }
                let row = PixelRect(x: 0, y: frame % 4, width: 8, height: 1)
                _ = try display.present(surface, damage: frame == 1 ? [surface.bounds] : [row])
            }
            let screen = setting.screen()
            let expected = (0..<4).flatMap { y in (0..<8).map { surface[$0, y].blue } }
            return (nil, screen.isEmpty || screen == expected)
        } catch {
            return (error, false)
        }
    }

    private func check(_ make: () -> Setting, _ selection: DisplaySelection, _ name: String) {
        let setting = make()
        let result = run(setting, selection)
        XCTAssertNil(result.error)
        XCTAssertTrue(result.isShown, name)
        let calls = setting.system.enteredCalls
        XCTAssertGreaterThan(calls, 10)
        var (shown, failed) = (0, 0)
        for index in 0..<calls {
            for code in Self.codes {
                let setting = make()
                setting.system.failure = (call: index, code: code)
                let (error, isShown) = run(setting, selection)
                let call = "\(name): \(setting.system.failedCall ?? "?") \(Errno(code).name)"
                XCTAssertNotNil(setting.system.failedCall, call)
                if let error {
                    failed += 1
                    XCTAssertFalse(error.description.isEmpty)
                } else {
                    shown += 1
                    XCTAssertTrue(isShown, "\(call) left another picture")
                }
                XCTAssertEqual(setting.system.openDescriptors, 0, call)
                XCTAssertEqual(setting.system.mappings, 0, call)
                // What is not given back when asked goes with the descriptor.
                let givesBack = ["destroyBlob", "removeFramebuffer", "destroyBuffer"].contains {
                    setting.system.failedCall?.hasPrefix($0) == true
                }
                if !givesBack { XCTAssertEqual(setting.leftovers(), 0, call) }
                // What fails while the console is given back cannot be helped.
                if setting.system.failedCall?.contains("KDSETMODE") != true {
                    XCTAssertEqual(setting.console.mode, Int32(KD_TEXT), call)
                }
            }
        }
        XCTAssertGreaterThan(shown, 0)
        XCTAssertGreaterThan(failed, 0)
    }

    /// Two displays of one card, as two windows have them. Returns the error that each ended with; which of them show
    /// their last frame.
    private func runTwo(_ setting: Setting, _ card: SimulatedCard) -> (errors: [DisplayError?], isShown: [Bool]) {
        let opener = DisplayOpener(kernel: setting.kernel)
        var displays: [(any Display)?] = [nil, nil]
        var errors: [DisplayError?] = [nil, nil]
        var surfaces: [Surface] = []
        for index in 0..<2 {
            do throws(DisplayError) {
                displays[index] = try opener.open(.drm(connector: "HDMI-A-\(index + 1)", size: nil)).display
            } catch { errors[index] = error }
            surfaces.append(Surface(width: displays[index]?.width ?? 1, height: displays[index]?.height ?? 1))
        }
        for frame in 1...Self.frames {
            for index in 0..<2 where errors[index] == nil {
                let surface = surfaces[index]
                for x in 0..<surface.width { surface[x, 0] = Pixel(rgb: UInt32(frame * 16 + index * 8 + x % 8)) }
                do throws(DisplayError) {
                    _ = try displays[index]?.present(
                        surface, damage: [PixelRect(x: 0, y: 0, width: surface.width, height: 1)])
                } catch { errors[index] = error }
            }
        }
        /// Whether one of the pictures on the panels is the output's last.
        func showsLast(_ output: Int) -> Bool {
            var ids = Array(card.shownElsewhere.values)
            ids.append(card.shown.framebuffer)
            for id in ids {
                guard let shown = card.framebuffers[id], shown.width == surfaces[output].width else { continue }
                // Where this one was refused, another format is shown.
                if shown.code != KMSFormat(name: "XR24", format: .xrgb8888).code { return true }
                let row = Array(card.bytes(of: id).prefix(shown.width * 4))
                if row.count < shown.width * 4 { continue }
                var isWhole = true
                for x in 0..<shown.width where Int(row[x * 4]) != Self.frames * 16 + output * 8 + x % 8 {
                    isWhole = false
                }
                if isWhole { return true }
            }
            return false
        }
        let isShown = [showsLast(0), showsLast(1)]
        for display in displays { display?.close() }
        return (errors, isShown)
    }

    /// What one output cannot be shown on, the other one can: each call fails once, of those of both.
    func testTwoOutputsOfACard() {
        func make() -> (Setting, SimulatedCard) {
            let setting = card(atomic: false, damage: false, spi: false)
            let card = setting.system.files["/dev/dri/card0"] as! SimulatedCard
            card.crtcs = [40, 41]
            card.addConnector(type: DRM_MODE_CONNECTOR_HDMIA, modes: [SimulatedCard.mode(16, 9, preferred: true)])
            return (setting, card)
        }
        let (whole, screens) = make()
        let result = runTwo(whole, screens)
        XCTAssertEqual(result.isShown, [true, true])
        XCTAssertNil(result.errors[0] ?? result.errors[1])
        var (both, one) = (0, 0)
        for index in 0..<whole.system.enteredCalls {
            for code in Self.codes {
                let (setting, screens) = make()
                setting.system.failure = (call: index, code: code)
                let (errors, isShown) = runTwo(setting, screens)
                let call = "two: \(setting.system.failedCall ?? "?") \(Errno(code).name)"
                for output in 0..<2 where errors[output] == nil { XCTAssertTrue(isShown[output], "\(call): \(output)") }
                // A fault of one output's call never costs the other one its picture.
                XCTAssertLessThanOrEqual(errors.filter { $0 != nil }.count, 1, "\(call): \(errors)")
                if errors.allSatisfy({ $0 == nil }) { both += 1 } else { one += 1 }
                XCTAssertEqual(setting.system.openDescriptors, 0, call)
                XCTAssertEqual(setting.system.mappings, 0, call)
                if ["removeFramebuffer", "destroyBuffer"].contains(where: {
                    setting.system.failedCall?.hasPrefix($0) == true
                }) {
                    continue
                }
                XCTAssertEqual(setting.leftovers(), 0, call)
            }
        }
        XCTAssertGreaterThan(both, 0)
        XCTAssertGreaterThan(one, 0)
    }

    func testFrameBuffers() { check(framebuffer, .framebuffer(path: "/dev/fb0"), "fb") }

    func testCardsWithPageFlips() {
        check({ card(atomic: false, damage: false, spi: false) }, .drm(connector: nil, size: nil), "legacy")
    }

    func testCardsThatAreToldTheDamage() {
        check({ card(atomic: false, damage: false, spi: true) }, .drm(connector: nil, size: nil), "dirty")
    }

    func testAtomicCards() {
        check({ card(atomic: true, damage: false, spi: false) }, .drm(connector: nil, size: nil), "atomic")
    }

    func testAtomicCardsThatAreToldTheDamage() {
        check({ card(atomic: true, damage: true, spi: true) }, .drm(connector: nil, size: nil), "clips")
    }

    /// A supervisor makes up for each such failure: after a few tries the picture is there.
    func testASupervisorShowsThePictureAfterEachFailure() {
        for make in [framebuffer, { self.card(atomic: true, damage: false, spi: false) }] {
            let calls = supervise(make(), frames: 8, failing: nil, code: 0)
            for index in 0..<calls {
                for code in Self.codes { _ = supervise(make(), frames: 12, failing: index, code: code) }
            }
        }
    }

    private func supervise(_ setting: Setting, frames: Int, failing index: Int?, code: Int32) -> Int {
        if let index { setting.system.failure = (call: index, code: code) }
        let opener = DisplayOpener(kernel: setting.kernel)
        let selection: DisplaySelection =
            setting.system.files["/dev/fb0"] == nil ? .drm(connector: nil, size: nil) : .framebuffer(path: nil)
        let supervisor = DisplaySupervisor(nil, kernel: setting.kernel) { () throws(DisplayError) in
            try opener.openOnScreen(selection)
        }
        var surface = Surface(width: supervisor.width, height: supervisor.height)
        for frame in 0..<frames {
            if supervisor.follow(at: Double(frame)), surface.width != supervisor.width {
                surface = Surface(width: supervisor.width, height: supervisor.height)
            }
            for x in 0..<min(8, surface.width) { surface[x, 0] = Pixel(rgb: UInt32(frame * 8 + x)) }
            _ = try? supervisor.present(surface, damage: [surface.bounds])
        }
        let screen = setting.screen()
        let failed = "\(setting.system.failedCall ?? "nothing") \(Errno(code).name)"
        let last = (0..<8).map { UInt8((frames - 1) * 8 + $0) }
        if !screen.isEmpty { XCTAssertEqual(Array(screen[0..<8]), last, failed) }
        XCTAssertTrue(supervisor.isShowing, failed)
        let calls = setting.system.enteredCalls
        supervisor.close()
        return calls
    }
}

/// A text console in memory.
private final class TextConsole: SimulatedSystem.File {
    var mode = Int32(KD_TEXT)

    override func control(_ request: UInt, _ argument: UnsafeMutableRawPointer?) throws(Errno) -> Int32 {
        switch request {
        case UInt(KDGETMODE): argument!.storeBytes(of: mode, as: Int32.self)
        case UInt(KDGKBMODE): argument!.storeBytes(of: Int32(K_UNICODE), as: Int32.self)
        case UInt(KDSETMODE): mode = Int32(truncatingIfNeeded: Int(bitPattern: argument))
        case UInt(KDSKBMODE): break
        default: throw Errno(ENOTTY)
        }
        return 0
    }
}
