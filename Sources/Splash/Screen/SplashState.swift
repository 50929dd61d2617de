// Splash shows boot screens: what happens while a machine starts, stops, is updated or fails.
//
// In come commands of other programs (psplash's FIFO, Plymouth's socket, systemd's manager), keys, and the options of the
// command line; each changes one value, `SplashState`, and a `SplashScreen` makes views of it. `Protocols` reads bytes and
// does nothing else, `Servers` waits for them, `Screen` and `Themes` draw, `Program` puts it together on a display. Nothing
// here uses Foundation, so that a fully static program for an initramfs stays small.

import Scanout

/// Why a splash is shown.
public enum SplashMode: String, CaseIterable, Hashable, Sendable {
    /// The machine starts.
    case boot
    /// The machine is switched off.
    case shutdown
    /// The machine starts anew.
    case reboot
    /// The machine is being changed and must not be switched off.
    case update
    /// Something failed that a person is to know of.
    case failure

    /// What is said where nobody says anything else.
    public var message: String {
        switch self {
        case .boot: ""
        case .shutdown: "Shutting down"
        case .reboot: "Restarting"
        case .update: "Updating, do not switch off"
        case .failure: "Something failed"
        }
    }

    /// The mode by Plymouth's name for it; nil for an unknown one.
    init?(plymouthName name: String) {
        switch name {
        case "boot-up", "boot": self = .boot
        case "shutdown": self = .shutdown
        case "reboot": self = .reboot
        case "updates", "system-upgrade", "firmware-upgrade", "system-reset", "update": self = .update
        case "failure": self = .failure
        default: return nil
        }
    }
}

/// All that a splash shows.
public struct SplashState: Equatable, Sendable {
    /// Why the splash is shown.
    public var mode: SplashMode
    /// What is said: the last message that was sent, else the mode's own; empty for nothing.
    public var message: String
    /// How far things are, 0...1; nil where nobody has said, and something moves instead.
    public var progress: Double?
    /// Whether progress fills from the right, as psplash does for things that are undone.
    public var fillsFromRight = false
    /// Whether what moves stands still for now.
    public var isPaused = false
    /// Seconds until what the mode says happens; nil where there is no such moment.
    public var countdown: Int?
    /// What the person at the keyboard is asked.
    public var prompt: Prompt?
    /// The picture to show; nil for the built-in one.
    public var logo: CGImage?

    /// A question to the person at the keyboard.
    public struct Prompt: Hashable, Sendable {
        /// The question.
        public var text: String
        /// What was typed so far.
        public var typed: String
        /// Whether what was typed is not to be shown.
        public var isSecret: Bool

        /// Makes a question.
        public init(text: String, typed: String = "", isSecret: Bool = false) {
            self.text = text
            self.typed = typed
            self.isSecret = isSecret
        }
    }

    /// Makes a state.
    public init(mode: SplashMode = .boot, message: String? = nil, progress: Double? = nil, logo: CGImage? = nil) {
        self.mode = mode
        self.message = message ?? mode.message
        self.progress = progress
        self.logo = logo
    }
}
