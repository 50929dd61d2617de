/// What a step of the boot, as systemd's programs tell Plymouth of it, means to a person.
public enum BootUpdate: Hashable, Sendable {
    /// File systems are being checked: how many, how far in 0...1, and what to say.
    case checking(devices: Int, share: Double, text: String)
    /// Anything else, such as the name of a unit that was started.
    case other(String)

    /// Reads `fsckd:devices:percent:text`, as systemd-fsckd sends it; all else is the text itself. A percentage that is
    /// no number, or none between 0 and 100, counts as the nearest, NaN as 0.
    public init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "fsckd", let devices = Int(parts[1]), devices >= 0 else {
            self = .other(text)
            return
        }
        let percentage = Double(parts[2]) ?? 0
        let share = percentage.isNaN ? 0 : min(max(percentage / 100, 0), 1)
        self = .checking(devices: devices, share: share, text: String(parts[3]))
    }
}
