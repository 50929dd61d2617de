import CLinux
import XCTest

@testable import Displays

/// A text console in memory.
private final class SimulatedConsole: SimulatedSystem.File {
    var mode = Int32(KD_TEXT)
    var keyboard = Int32(K_UNICODE)

    override func control(_ request: UInt, _ argument: UnsafeMutableRawPointer?) throws(Errno) -> Int32 {
        let number = Int32(truncatingIfNeeded: Int(bitPattern: argument))
        switch request {
        case UInt(KDGETMODE): argument!.storeBytes(of: mode, as: Int32.self)
        case UInt(KDGKBMODE): argument!.storeBytes(of: keyboard, as: Int32.self)
        case UInt(KDSETMODE): mode = number
        case UInt(KDSKBMODE): keyboard = number
        default: throw Errno(ENOTTY)
        }
        return 0
    }
}

final class VirtualTerminalTests: XCTestCase {
    private let system = SimulatedSystem()
    private let console = SimulatedConsole()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }

    func testGraphicsModeAndBack() {
        system.files["/dev/tty0"] = console
        let terminal = VirtualTerminal(kernel: kernel)
        XCTAssertTrue(terminal.isActive)
        XCTAssertEqual(terminal.path, "/dev/tty0")
        XCTAssertEqual([console.mode, console.keyboard], [Int32(KD_GRAPHICS), Int32(K_OFF)])
        terminal.restore()
        terminal.restore()
        XCTAssertEqual([console.mode, console.keyboard], [Int32(KD_TEXT), Int32(K_UNICODE)])
        XCTAssertEqual(system.openDescriptors, 0)
        XCTAssertEqual(system.count("ioctl KDSETMODE /dev/tty0"), 2)
        let order = ["remember 0 3", "guard /dev/tty0", "ioctl KDSETMODE /dev/tty0"]
        let indices = order.compactMap { system.calls.firstIndex(of: $0) }
        XCTAssertEqual(indices.count, 3)
        XCTAssertEqual(indices, indices.sorted(), "a signal at any moment finds what is to be given back")
    }

    func testWhatTheGuardSays() {
        system.files["/dev/tty0"] = console
        let terminal = VirtualTerminal(kernel: kernel)
        XCTAssertNotNil(terminal.eventDescriptor)
        XCTAssertNil(terminal.nextEvent())
        system.guardWords = [scanout_guard_leave, scanout_guard_return].map { Int32($0) }
        XCTAssertEqual(terminal.nextEvent(), .leave)
        terminal.release()
        XCTAssertEqual(system.count("tell guard R"), 1)
        XCTAssertEqual(terminal.nextEvent(), .return)
        XCTAssertNil(terminal.nextEvent())
        terminal.restore()
        XCTAssertNil(terminal.eventDescriptor)
        XCTAssertNil(terminal.nextEvent())
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testAGuardThatIsKilledIsReplacedTwice() {
        system.files["/dev/tty0"] = console
        let terminal = VirtualTerminal(kernel: kernel)
        for guards in [2, 3, 3] {
            system.guardWords = [-1]
            XCTAssertNil(terminal.nextEvent())
            XCTAssertEqual(system.count("guard /dev/tty0"), guards)
            XCTAssertEqual(system.openDescriptors, 2)
        }
        XCTAssertNil(terminal.eventDescriptor, "who kills it a third time means it")
        terminal.restore()
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testWithoutAGuardTheRestWorks() {
        system.files["/dev/tty0"] = console
        system.faults = [.init(call: "guard", object: nil, code: EAGAIN)]
        let terminal = VirtualTerminal(kernel: kernel)
        XCTAssertTrue(terminal.isActive)
        XCTAssertNil(terminal.eventDescriptor)
        terminal.release()
        terminal.restore()
        XCTAssertEqual(console.mode, Int32(KD_TEXT))
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testItIsTakenAgainAfterItWasGivenBack() {
        system.files["/dev/tty0"] = console
        let terminal = VirtualTerminal(kernel: kernel)
        terminal.restore()
        terminal.take()
        terminal.take()
        XCTAssertEqual([console.mode, console.keyboard], [Int32(KD_GRAPHICS), Int32(K_OFF)])
        XCTAssertEqual(system.count("guard /dev/tty0"), 2)
    }

    func testItIsGivenBackWhenTheObjectGoes() {
        system.files["/dev/tty0"] = console
        do { _ = VirtualTerminal(kernel: kernel) }
        XCTAssertEqual(console.mode, Int32(KD_TEXT))
    }

    func testTheKeyboardCanBeLeftAlone() {
        system.files["/dev/tty0"] = console
        let terminal = VirtualTerminal(mutesKeyboard: false, kernel: kernel)
        XCTAssertTrue(terminal.isActive)
        XCTAssertEqual(console.keyboard, Int32(K_UNICODE))
        terminal.restore()
        XCTAssertEqual(system.count("ioctl KDSKBMODE /dev/tty0"), 0)
    }

    func testNoConsoleIsNormal() {
        let none = VirtualTerminal(kernel: kernel)
        XCTAssertFalse(none.isActive)
        XCTAssertNil(none.problem)
        XCTAssertNil(none.path)
        system.files["/dev/tty"] = SimulatedSystem.File()
        let pseudoTerminal = VirtualTerminal(kernel: kernel)
        XCTAssertFalse(pseudoTerminal.isActive)
        XCTAssertNil(pseudoTerminal.problem)
        XCTAssertEqual(system.openDescriptors, 0)
    }

    func testTheTerminalItWasStartedFromIsTheSecondChoice() {
        system.files["/dev/tty0"] = console
        system.files["/dev/tty"] = console
        system.faults = [.init(call: "open", object: "/dev/tty0", code: EACCES)]
        let terminal = VirtualTerminal(kernel: kernel)
        XCTAssertEqual(terminal.path, "/dev/tty")
        XCTAssertNil(terminal.problem)
    }

    func testAConsoleThatMayNotBeTouched() {
        system.files["/dev/tty0"] = console
        system.faults = [.init(call: "ioctl KDSETMODE", object: nil, code: EPERM)]
        let terminal = VirtualTerminal(kernel: kernel)
        XCTAssertFalse(terminal.isActive)
        XCTAssertEqual(
            terminal.problem?.description,
            "cannot set graphics mode on /dev/tty0: Operation not permitted (EPERM): run as root or add the user to "
                + "group tty")
        XCTAssertEqual(console.keyboard, Int32(K_UNICODE))
        XCTAssertEqual(system.openDescriptors, 0)
    }
}
