import CLinux
import Foundation
import XCTest

final class ConsoleRestoreTests: XCTestCase {
    private let done = Int32(scanout_guard_done)

    func testNothingToGiveBack() {
        scanout_console_forget()
        XCTAssertEqual(scanout_console_restore(done), 0)
    }

    func testGivenBackOnceAndErrnoIsKept() {
        // A descriptor that is no console: the ioctls fail, which restoring must not show.
        let descriptor = open("/dev/null", O_RDWR)
        defer { close(descriptor) }
        scanout_console_remember(descriptor, Int32(KD_TEXT), -1)
        errno = ERANGE
        XCTAssertEqual(scanout_console_restore(done), 1)
        XCTAssertEqual(errno, ERANGE)
        XCTAssertEqual(scanout_console_restore(done), 0)
        scanout_console_remember(descriptor, Int32(KD_TEXT), -1)
        scanout_console_forget()
        XCTAssertEqual(scanout_console_restore(done), 0)
    }

    /// Handlers belong to the whole process, so what was there is put back at the end.
    func testHandlersLeaveOthersAlone() {
        let numbers = [
            SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGTERM, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGXCPU, SIGXFSZ,
            SIGSYS,
        ]
        let before = numbers.map { action($0) }
        defer { for (number, action) in zip(numbers, before) { install(action, number) } }
        var ignored = sigaction()
        ignored.__sigaction_handler.sa_handler = SIG_IGN
        install(ignored, SIGHUP)
        var own = sigaction()
        own.__sigaction_handler.sa_handler = { _ in }
        install(own, SIGTERM)
        XCTAssertGreaterThan(scanout_console_guard_signals(), 0)
        XCTAssertEqual(handler(SIGHUP), address(ignored))
        XCTAssertEqual(handler(SIGTERM), address(own))
        XCTAssertNotEqual(handler(SIGSEGV), address(before[4]), "a crash report waits until the console is back")
        XCTAssertEqual(scanout_console_guard_signals(), 0, "the second call finds its own handlers")
    }

    private func action(_ number: Int32) -> sigaction {
        var action = sigaction()
        sigaction(number, nil, &action)
        return action
    }

    private func install(_ action: sigaction, _ number: Int32) {
        var action = action
        sigaction(number, &action, nil)
    }

    private func address(_ action: sigaction) -> Int {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }

    private func handler(_ number: Int32) -> Int { address(action(number)) }

    func testASignalIsNotedAndWakes() {
        let descriptor = scanout_wake_descriptor()
        defer { close(descriptor) }
        let before = handler(SIGUSR2)
        XCTAssertEqual(scanout_signals_take([SIGUSR2], 1, descriptor), 0)
        XCTAssertEqual(scanout_signals_take([SIGUSR1], 1, descriptor), -1)
        XCTAssertEqual(scanout_signals_next(), 0)
        // To this thread, so that it has arrived when the call is back.
        pthread_kill(pthread_self(), SIGUSR2)
        XCTAssertEqual(scanout_signals_next(), SIGUSR2)
        XCTAssertEqual(scanout_signals_next(), 0)
        XCTAssertEqual(scanout_drain(descriptor), 1)
        scanout_signals_release()
        XCTAssertEqual(handler(SIGUSR2), before)
    }

    func testAnIgnoredSignalStaysIgnored() {
        let descriptor = scanout_wake_descriptor()
        defer { close(descriptor) }
        let before = action(SIGUSR2)
        signal(SIGUSR2, SIG_IGN)
        defer { install(before, SIGUSR2) }
        XCTAssertEqual(scanout_signals_take([SIGUSR2], 1, descriptor), 0)
        pthread_kill(pthread_self(), SIGUSR2)
        XCTAssertEqual(scanout_signals_next(), 0)
        scanout_signals_release()
    }

    func testWakeUpsAreCounted() {
        let descriptor = scanout_wake_descriptor()
        defer { close(descriptor) }
        XCTAssertEqual(scanout_drain(descriptor), 0)
        scanout_wake(descriptor)
        scanout_wake(descriptor)
        XCTAssertEqual(scanout_drain(descriptor), 2)
        XCTAssertEqual(scanout_drain(descriptor), 0)
    }

    func testATimerFiresAtItsMoment() {
        let descriptor = scanout_timer_descriptor()
        defer { close(descriptor) }
        XCTAssertEqual(scanout_timer_arm(descriptor, 1), 0)
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        XCTAssertEqual(poll(&entry, 1, 1000), 1)
        XCTAssertEqual(scanout_drain(descriptor), 1)
        XCTAssertEqual(scanout_timer_arm(descriptor, 1), 0)
        XCTAssertEqual(scanout_timer_arm(descriptor, 0), 0)
        XCTAssertEqual(poll(&entry, 1, 0), 0)
    }
}
