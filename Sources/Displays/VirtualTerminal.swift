import CLinux
import Glibc

/// The text console under the panel: put into graphics mode, so that it draws no text and no cursor over the picture,
/// and given back on every way out.
///
/// Where there is none, as in an initramfs, a container or under a serial console, nothing happens and nothing is wrong.
/// Given back it is by `restore()`, when the object goes, by the signals that end a program, from a handler, and by a
/// guard, a second process of a few pages, when the program is killed.
///
/// The guard also answers the kernel when somebody switches to another console. `nextEvent()` tells of it; a program
/// that does not call `release()` within a second, because it hangs or is stopped, is not waited for.
public final class VirtualTerminal {
    /// What happened to the console.
    public enum Event: Hashable, Sendable {
        /// Another console is wanted on the screen: stop drawing, then call `release()`.
        case leave
        /// The console is on the screen again: draw everything anew.
        case `return`
    }

    /// Whether a console is in graphics mode by us.
    public private(set) var isActive = false
    /// Why there is a console that could not be put into graphics mode; nil when it was, or when there is none.
    public private(set) var problem: DisplayError?
    /// The device file of the console; nil when there is none.
    public private(set) var path: String?

    private let system: any System
    private let mutesKeyboard: Bool
    private let takesOver: Bool
    private var descriptor: Int32 = -1
    private var guardLine: Int32 = -1
    // One that is killed again and again is killed on purpose.
    private var guardsLeft = 3
    private var modes: (screen: Int32, keyboard: Int32) = (-1, -1)

    /// Looks for the console that is on the screen, else the one that the program was started from, and puts it into
    /// graphics mode.
    ///
    /// - Parameter mutesKeyboard: whether keys are kept from whoever reads the console, such as a login shell; Ctrl+C
    ///   there is one of them.
    /// - Parameter takesOver: whether another program left the console in graphics mode on purpose, so that it is text
    ///   that is to come back.
    public init(mutesKeyboard: Bool = true, takesOver: Bool = false, kernel: Kernel = Kernel()) {
        system = kernel.system
        self.mutesKeyboard = mutesKeyboard
        self.takesOver = takesOver
        take()
    }

    deinit { restore() }

    /// Puts the console into graphics mode, again after `restore()`.
    public func take() {
        if isActive { return }
        for candidate in ["/dev/tty0", "/dev/tty"] where take(candidate) { return }
    }

    /// Gives the console back. Safe to call twice.
    public func restore() {
        guard isActive else { return }
        isActive = false
        system.restoreConsole()
        closeDescriptors()
    }

    /// A descriptor that becomes readable when there is an event; nil when there will be none.
    public var eventDescriptor: Int32? { guardLine >= 0 && guardsLeft > 0 ? guardLine : nil }

    /// What happened since the last call; nil for nothing more.
    public func nextEvent() -> Event? {
        while eventDescriptor != nil {
            switch Int(system.nextWord(ofGuard: guardLine)) {
            case scanout_guard_leave: return .leave
            case scanout_guard_return: return .return
            case 0: return nil
            case -1: replaceGuard()
            default: break
            }
        }
        return nil
    }

    /// Lets another console on the screen.
    public func release() {
        if guardLine >= 0 { system.tellGuard(guardLine, Int32(scanout_guard_released)) }
    }

    /// Gives back the keyboard alone: the console stays in graphics mode, so that the picture is not drawn over before
    /// the next program takes both.
    public func leave() {
        guard isActive else { return }
        isActive = false
        system.rememberConsole(-1, mode: -1, keyboardMode: -1)
        if guardLine >= 0 { system.tellGuard(guardLine, Int32(scanout_guard_done)) }
        if modes.keyboard >= 0 {
            _ = try? system.control(descriptor, UInt(KDSKBMODE), number: Int(modes.keyboard))
        }
        closeDescriptors()
    }

    private func take(_ candidate: String) -> Bool {
        let opened = attempt { () throws(Errno) in
            try system.open(candidate, flags: openForReadingAndWriting | O_NOCTTY)
        }
        switch opened {
        case .failure(let error):
            if error.isDenied { problem = .device("open", candidate, error) }
            return false
        case .success(let opened):
            descriptor = opened
        }
        if enterGraphics(candidate) { return true }
        closeDescriptors()
        return false
    }

    // A terminal that is no console answers the first question with ENOTTY.
    private func enterGraphics(_ candidate: String) -> Bool {
        var mode: Int32 = 0
        guard (try? system.control(descriptor, UInt(KDGETMODE), &mode)) != nil else { return false }
        path = candidate
        var keyboard: Int32 = -1
        if mutesKeyboard, (try? system.control(descriptor, UInt(KDGKBMODE), &keyboard)) == nil { keyboard = -1 }
        if takesOver && mode == KD_GRAPHICS { mode = Int32(KD_TEXT) }
        modes = (mode, keyboard)
        // Remembered and guarded first: a signal between the two calls must find it.
        system.rememberConsole(descriptor, mode: mode, keyboardMode: keyboard)
        startGuard()
        do throws(Errno) {
            try system.control(descriptor, UInt(KDSETMODE), number: Int(KD_GRAPHICS))
        } catch {
            problem = .device("set graphics mode on", candidate, error)
            system.restoreConsole()
            return false
        }
        if keyboard >= 0 { _ = try? system.control(descriptor, UInt(KDSKBMODE), number: Int(K_OFF)) }
        isActive = true
        problem = nil
        return true
    }

    // Without a guard, as where no more processes may be made, everything else still works.
    private func startGuard() {
        guardLine = (try? system.startGuard(descriptor, mode: modes.screen, keyboardMode: modes.keyboard)) ?? -1
    }

    private func replaceGuard() {
        guardsLeft -= 1
        if guardsLeft == 0 { return }
        system.close(guardLine)
        startGuard()
    }

    private func closeDescriptors() {
        for open in [guardLine, descriptor] where open >= 0 { system.close(open) }
        guardLine = -1
        descriptor = -1
    }
}
