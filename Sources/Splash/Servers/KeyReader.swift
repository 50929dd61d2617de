import CLinux
import Glibc

/// Reads keys while somebody waits for them: from all keyboards in /dev/input, those that are plugged in meanwhile too;
/// where there is none, from the terminal. Keyboards are taken for oneself, so that a password reaches nobody else.
@MainActor
final class KeyReader {
    private let poller: Poller
    private let press: (Key) -> Void
    private var keyboards: [String: Int32] = [:]
    private var map = KeyMap()
    private var terminal: Int32 = -1
    private var terminalKeys = TerminalKeys()
    private var terminalModes: termios?
    private var keyboardMode: Int32?
    private var nextLook: Int?
    private var notifier: Int32 = -1
    private var isReading = false

    private static let directory = "/dev/input"

    init(_ poller: Poller, _ press: @escaping (Key) -> Void) {
        self.poller = poller
        self.press = press
    }

    /// Reads keys from now on, or no longer.
    func read(_ isWanted: Bool) {
        guard isWanted != isReading else { return }
        isReading = isWanted
        if isWanted { open() } else { close() }
    }

    private func open() {
        map = KeyMap()
        notifier = scanout_notify_of_new(Self.directory)
        if notifier >= 0 { poller.add(notifier) { [unowned self] in drainNotifier() } }
        openKeyboards()
        if keyboards.isEmpty { openTerminal() }
    }

    private func close() {
        for path in keyboards.keys { closeKeyboard(path) }
        closeTerminal()
        guard notifier >= 0 else { return }
        poller.remove(notifier)
        Glibc.close(notifier)
        notifier = -1
    }

    private func drainNotifier() {
        var block = [UInt8](repeating: 0, count: 4096)
        while Glibc.read(notifier, &block, block.count) > 0 {}
        openKeyboards()
        if !keyboards.isEmpty { closeTerminal() }
    }

    private func openKeyboards() {
        guard let stream = opendir(Self.directory) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let path = Self.directory + "/" + name
            if name.hasPrefix("event"), keyboards[path] == nil { openKeyboard(path) }
        }
    }

    private func openKeyboard(_ path: String) {
        let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        guard Self.isKeyboard(descriptor) else {
            Glibc.close(descriptor)
            return
        }
        _ = scanout_ioctl(descriptor, scanout_eviocgrab(), UnsafeMutableRawPointer(bitPattern: 1))
        keyboards[path] = descriptor
        poller.add(descriptor) { [unowned self] in readKeyboard(path, descriptor) }
    }

    /// Whether a device has the keys A and Enter, which power buttons and remote controls do not have both of.
    private static func isKeyboard(_ descriptor: Int32) -> Bool {
        var bits = [UInt8](repeating: 0, count: 96)
        guard scanout_ioctl(descriptor, scanout_eviocgbit(1, UInt32(bits.count)), &bits) >= 0 else { return false }
        let has: (Int) -> Bool = { bits[$0 / 8] >> UInt8($0 % 8) & 1 == 1 }
        return has(30) && has(28)
    }

    private func closeKeyboard(_ path: String) {
        guard let descriptor = keyboards.removeValue(forKey: path) else { return }
        poller.remove(descriptor)
        Glibc.close(descriptor)
    }

    private func readKeyboard(_ path: String, _ descriptor: Int32) {
        var events = [input_event](repeating: input_event(), count: 64)
        let size = MemoryLayout<input_event>.stride
        let count = events.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        // Unplugged.
        guard count > 0 else { return closeKeyboard(path) }
        for event in events.prefix(count / size) where event.type == 1 {
            if let key = map.key(code: event.code, value: event.value) { press(key) }
            if keyboards[path] == nil { return }
        }
    }

    private func openTerminal() {
        terminal = Glibc.open("/dev/tty0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return }
        var modes = termios()
        if tcgetattr(terminal, &modes) == 0 {
            terminalModes = modes
            cfmakeraw(&modes)
            tcsetattr(terminal, TCSANOW, &modes)
        }
        poller.add(terminal) { [unowned self] in readTerminal() }
        switchKeyboardOn()
    }

    // Under a picture the console's keyboard is off. A display that comes while the question stands puts it off again, so
    // that it is looked at each second as long as somebody is asked.
    private func switchKeyboardOn() {
        guard terminal >= 0 else { return }
        var mode: Int32 = 0
        if scanout_ioctl(terminal, UInt(KDGKBMODE), &mode) == 0, mode == K_OFF {
            setKeyboardMode(Int32(K_UNICODE))
            keyboardMode = mode
        }
        nextLook = poller.after(1) { [weak self] in self?.switchKeyboardOn() }
    }

    private func setKeyboardMode(_ mode: Int32) {
        _ = scanout_ioctl(terminal, UInt(KDSKBMODE), UnsafeMutableRawPointer(bitPattern: Int(mode)))
    }

    private func closeTerminal() {
        guard terminal >= 0 else { return }
        if var modes = terminalModes { tcsetattr(terminal, TCSANOW, &modes) }
        terminalModes = nil
        if let nextLook { poller.cancel(nextLook) }
        nextLook = nil
        if let keyboardMode { setKeyboardMode(keyboardMode) }
        keyboardMode = nil
        poller.remove(terminal)
        Glibc.close(terminal)
        terminal = -1
    }

    private func readTerminal() {
        var block = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(terminal, &block, block.count)
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        guard count > 0 else { return closeTerminal() }
        for key in terminalKeys.read(block[..<count]) { press(key) }
    }
}
