import Displays
import Scanout

/// What the command line says about a splash.
public struct SplashOptions: Sendable {
    /// One option for the help: its name, what stands for its value (nil for a switch), and what it does.
    public struct Description: Sendable {
        /// As it is written.
        public let name: String
        /// What stands for the value; nil for a switch.
        public let value: String?
        /// What it does.
        public let help: String
    }

    /// Something wrong with how the command was called.
    public struct Problem: Error, Hashable, CustomStringConvertible {
        /// What is wrong.
        public let description: String
    }

    /// Which display.
    public var display = DisplaySelection.automatic
    /// The panel's profile.
    public var board: String?
    /// The look.
    public var theme = SplashTheme.bar
    /// Why the splash is shown.
    public var mode = SplashMode.boot
    /// What is said at first.
    public var message: String?
    /// How far things are at first, -1...1; what is negative fills from the right.
    public var progress: Double?
    /// Device pixels of a picture in a file, where no board is named.
    public var size: DisplaySelection.Size?
    /// A PNG file.
    public var logo: String?
    /// A font file to be used before all others.
    public var font: String?
    /// Seconds until what the mode says happens.
    public var countdown: Int?
    /// Whether the picture stays when the splash ends.
    public var retainsPicture = false
    /// Whether the process is to outlive the initramfs.
    public var survives = false
    /// Whether systemd's manager is asked how far the boot is.
    public var asksManager = true
    /// Whether other programs are listened to.
    public var listens = true
    /// A file to read psplash's commands from too, such as a serial line.
    public var commands: String?
    /// Seconds to wait for a display.
    public var wait = 0.0
    /// Seconds until the splash ends by itself; nil for without an end.
    public var seconds: Double?

    /// Makes options with everything as it is otherwise.
    public init() {}

    /// The options that there are.
    public static let descriptions: [Description] = [
        .init(
            name: "--display", value: "D",
            help: "drm, drm:CONNECTOR, fb, fb:FILE or png:FILE; the best there is otherwise"),
        .init(name: "--board", value: "B", help: "the panel's profile"),
        .init(name: "--size", value: "WxH", help: "device pixels of a PNG file; the board's or 800x480 otherwise"),
        .init(
            name: "--theme", value: "T",
            help: SplashTheme.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")),
        .init(
            name: "--mode", value: "M",
            help: SplashMode.allCases.map(\.rawValue).joined(separator: ", ") + "; boot otherwise"),
        .init(name: "--message", value: "TEXT", help: "what is said until something else is sent"),
        .init(
            name: "--progress", value: "N",
            help: "per cent to begin with, -100...100; what is negative fills from the right"),
        .init(name: "--countdown", value: "SECONDS", help: "the time until what the mode says happens"),
        .init(name: "--logo", value: "PNG", help: "a picture; splash.png beside the program otherwise"),
        .init(name: "--font", value: "FILE", help: "a font; splash.ttf beside the program otherwise"),
        .init(name: "--retain", value: nil, help: "leave the last picture for the next program"),
        .init(name: "--survive", value: nil, help: "in an initramfs: go on when the real root takes over"),
        .init(name: "--wait", value: "SECONDS", help: "how long to wait for a display; 0 otherwise"),
        .init(
            name: "--commands", value: "FILE", help: "read psplash's commands from a file too, such as a serial line"),
        .init(name: "--seconds", value: "N", help: "end after a time; on QUIT or a signal otherwise"),
        .init(name: "--no-manager", value: nil, help: "do not ask systemd how far the boot is"),
        .init(name: "--no-listen", value: nil, help: "do not listen to other programs"),
    ]
}
