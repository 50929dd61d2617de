import Displays

/// Whether the screens are ours: they are not while another console is on them, nor while the program is stopped by Ctrl+Z.
@MainActor
final class ScreenSharing {
    private let displays: [any Display]
    private let findTerminal: () -> VirtualTerminal?
    private let clock: any HostClock
    /// When to try again to take the screen, which somebody else may still hold.
    private(set) var nextTry: Double?
    private var isShown = true

    /// How long to wait between tries, in seconds.
    nonisolated static let pause = 0.1

    /// - Parameter terminal: finds the console under the display, which may come later than the first picture.
    init(_ displays: [any Display], clock: any HostClock, terminal: @escaping () -> VirtualTerminal?) {
        self.displays = displays
        self.clock = clock
        findTerminal = terminal
    }

    private var terminal: VirtualTerminal? { findTerminal() }

    /// Whether pictures reach the screen.
    var isOurs: Bool { isShown && nextTry == nil }

    /// The descriptors to wait for.
    var descriptors: [Int32] { terminal?.eventDescriptor.map { [$0] } ?? [] }

    /// Answers what happened to the console. Returns whether the screen was taken again: all of it is to be shown anew.
    func handleEvents() -> Bool {
        var isToBeTaken = nextTry.map { clock.now >= $0 } ?? false
        while let event = terminal?.nextEvent() {
            switch event {
            case .leave:
                leave()
                terminal?.release()
                isToBeTaken = false
            case .return:
                isShown = true
                isToBeTaken = true
            }
        }
        return isToBeTaken && take()
    }

    /// Gives console and screen back, stops the process as Ctrl+Z does, and takes both again when it goes on. Returns
    /// whether the screen was taken again.
    func stop() -> Bool {
        for display in displays { display.pause() }
        terminal?.restore()
        kill(getpid(), SIGSTOP)
        terminal?.take()
        isShown = true
        return take()
    }

    private func leave() {
        isShown = false
        nextTry = nil
        for display in displays { display.pause() }
    }

    private func take() -> Bool {
        do throws(DisplayError) {
            for display in displays { try display.resume() }
            nextTry = nil
            return true
        } catch {
            nextTry = clock.now + Self.pause
            return false
        }
    }
}
