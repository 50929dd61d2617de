/// What a client of Plymouth's socket asks for.
public enum PlymouthRequest: Hashable, Sendable {
    /// Whether anybody is there.
    case ping
    /// A step of the boot: a unit's name, or `fsckd:devices:percent:text`.
    case update(String)
    /// Another occasion: `boot-up`, `shutdown`, `reboot`, `updates`, `system-upgrade`, `firmware-upgrade`, `system-reset`.
    case changeMode(String)
    /// How far an update is, in per cent; 0 where the number cannot be read, as Plymouth takes it.
    case systemUpdate(Int)
    /// The root file system can be written.
    case systemInitialized
    /// Something failed.
    case error
    /// Shows the splash.
    case showSplash
    /// Shows what is under the splash.
    case hideSplash
    /// Leaves the display to somebody else.
    case deactivate
    /// Takes the display again.
    case reactivate
    /// Ends, with the picture left on the display or not.
    case quit(retainingPicture: Bool)
    /// Asks the person for a password.
    case password(prompt: String)
    /// Asks for the passwords that were entered so far.
    case cachedPasswords
    /// Asks the person for a line of text.
    case question(prompt: String)
    /// Shows a message.
    case showMessage(String)
    /// Takes a message back.
    case hideMessage(String)
    /// Waits for one of some keys; any key where there are none.
    case keystroke(keys: String)
    /// Waits for them no longer.
    case ignoreKeystroke(keys: String)
    /// Stands still.
    case pauseProgress
    /// Goes on.
    case unpauseProgress
    /// The root file system is now that below a folder.
    case newRoot(String)
    /// Whether the splash is on the terminal that is shown.
    case hasActiveTerminal
    /// Reads the configuration again.
    case reload
    /// None of these: the letter.
    case unknown(UInt8)
}

extension PlymouthRequest {
    /// Makes a request from its letter and its argument.
    init(letter: UInt8, argument: [UInt8]) {
        // The argument ends with its first zero byte.
        let text = String(decoding: argument.prefix { $0 != 0 }, as: UTF8.self)
        switch letter {
        case UInt8(ascii: "U"): self = .update(text)
        case UInt8(ascii: "C"): self = .changeMode(text)
        case UInt8(ascii: "u"): self = .systemUpdate(Self.percentage(text))
        case UInt8(ascii: "Q"): self = .quit(retainingPicture: argument.first ?? 0 != 0)
        case UInt8(ascii: "*"): self = .password(prompt: text)
        case UInt8(ascii: "W"): self = .question(prompt: text)
        case UInt8(ascii: "M"): self = .showMessage(text)
        case UInt8(ascii: "m"): self = .hideMessage(text)
        case UInt8(ascii: "K"): self = .keystroke(keys: text)
        case UInt8(ascii: "L"): self = .ignoreKeystroke(keys: text)
        case UInt8(ascii: "R"): self = .newRoot(text)
        default: self = Self.plain(letter)
        }
    }

    private static func plain(_ letter: UInt8) -> PlymouthRequest {
        switch letter {
        case UInt8(ascii: "P"): .ping
        case UInt8(ascii: "S"): .systemInitialized
        case UInt8(ascii: "!"): .error
        case UInt8(ascii: "$"): .showSplash
        case UInt8(ascii: "H"): .hideSplash
        case UInt8(ascii: "D"): .deactivate
        case UInt8(ascii: "r"): .reactivate
        case UInt8(ascii: "c"): .cachedPasswords
        case UInt8(ascii: "A"): .pauseProgress
        case UInt8(ascii: "a"): .unpauseProgress
        case UInt8(ascii: "V"): .hasActiveTerminal
        case UInt8(ascii: "l"): .reload
        default: .unknown(letter)
        }
    }

    private static func percentage(_ text: String) -> Int {
        guard let number = Int(text), (0...100).contains(number) else { return 0 }
        return number
    }
}
