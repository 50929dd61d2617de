import CLinux
import Glibc

/// The text console under the panel: put into graphics mode, so that it draws no text and no cursor over the picture,
/// and given back on every way out.
///
/// Where there is none, as in an initramfs, a container or under a serial console, nothing happens and nothing is wrong.
/// Given back it is by `restore()`, when the object goes, and by the signals that end a program, from a handler.
public final class VirtualTerminal {
    /// Whether a console is in graphics mode by us.
    public private(set) var isActive = false
    /// Why there is a console that could not be put into graphics mode; nil when it was, or when there is none.
    public private(set) var problem: DisplayError?
    /// The device file of the console; nil when there is none.
    public private(set) var path: String?

    private let system: any System
    private var descriptor: Int32 = -1

    /// Looks for the console that is on the screen, else the one that the program was started from, and puts it into
    /// graphics mode.
    ///
    /// - Parameter mutesKeyboard: whether keys are kept from whoever reads the console, such as a login shell; Ctrl+C
    ///   there is one of them.
    public init(mutesKeyboard: Bool = true, kernel: Kernel = Kernel()) {
        system = kernel.system
        for candidate in ["/dev/tty0", "/dev/tty"] where take(candidate, mutesKeyboard) { return }
    }

    deinit { restore() }

    /// Gives the console back. Safe to call twice.
    public func restore() {
        guard isActive else { return }
        isActive = false
        system.restoreConsole()
        system.close(descriptor)
        descriptor = -1
    }

    private func take(_ candidate: String, _ mutesKeyboard: Bool) -> Bool {
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
        if enterGraphics(candidate, mutesKeyboard) { return true }
        system.close(descriptor)
        descriptor = -1
        return false
    }

    // A terminal that is no console answers the first question with ENOTTY.
    private func enterGraphics(_ candidate: String, _ mutesKeyboard: Bool) -> Bool {
        var mode: Int32 = 0
        guard (try? system.control(descriptor, UInt(KDGETMODE), &mode)) != nil else { return false }
        path = candidate
        var keyboard: Int32 = -1
        if mutesKeyboard, (try? system.control(descriptor, UInt(KDGKBMODE), &keyboard)) == nil { keyboard = -1 }
        // Remembered first: a signal between the two calls must find it.
        system.rememberConsole(descriptor, mode: mode, keyboardMode: keyboard)
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
}
