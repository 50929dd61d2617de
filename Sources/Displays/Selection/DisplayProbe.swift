import Raster

/// All display devices of this machine, and why each would or would not be chosen.
///
/// Nothing is drawn and no mode is set. What this user may not open is listed with the reason.
public struct DisplayProbe: CustomStringConvertible {
    /// A socket of a card.
    public struct Output: Hashable, Sendable {
        /// The kernel's name, such as `HDMI-A-1`.
        public let name: String
        /// `connected`, `disconnected` or `unknown`.
        public let state: String
        /// The sizes it offers, the preferred one first, each once.
        public let modes: [String]
        /// Millimetres as the kernel reports them, such as `154x86 mm`; nil when it reports none.
        public let millimetres: String?
        /// Device pixels to an inch in the preferred mode; nil when the millimetres cannot be believed.
        public let dotsPerInch: Double?
    }

    /// What programs reach a device as.
    public enum Kind: String, Hashable, Sendable {
        /// A DRM card.
        case card
        /// A frame buffer.
        case framebuffer
    }

    /// A card or a frame buffer.
    public struct Device: Hashable, Sendable {
        /// Card or frame buffer.
        public let kind: Kind
        /// The device file.
        public let path: String
        /// The name of the driver; nil when not known.
        public let driver: String?
        /// Size and format of a frame buffer, such as `1024x768, rgb565, 2048 bytes a row`.
        public let mode: String?
        /// The sockets of a card.
        public let outputs: [Output]
        /// The card whose driver also makes this frame buffer, such as `card0`.
        public let madeBy: String?
        /// Why it cannot be used; nil when it can.
        public let problem: DisplayError?
        /// Whether the automatic choice takes it.
        public internal(set) var isChosen = false
        /// Why it is chosen or not, such as `chosen because HDMI-A-1 is connected`.
        public internal(set) var verdict = ""
    }

    /// Cards first, then frame buffers, each in the order of their numbers.
    public let devices: [Device]
    /// Who asks.
    public let user: User
    /// The text console under a panel.
    public let console: Console
    /// What this user may not look at, and what to do about it.
    public let unseen: [Unseen]

    /// Looks at all devices.
    public init(kernel: Kernel = Kernel()) {
        let cards = KMSCard.paths(kernel.system).map { Device(card: $0, kernel: kernel) }
        let buffers = FramebufferDevice.paths(kernel.system).map { Device(framebuffer: $0, kernel: kernel) }
        devices = Self.judged(cards + buffers)
        user = User(kernel.system)
        console = Console(kernel.system)
        unseen = Self.unseen(devices, console, user, kernel.system)
    }

    /// The device that the automatic choice takes; nil when only memory is left.
    public var chosen: Device? { devices.first(where: \.isChosen) }

    /// A few lines for each device.
    public var description: String {
        var lines = devices.map(\.description)
        if devices.isEmpty {
            lines.append("no DRM card in /dev/dri and no frame buffer: pictures go to memory")
        } else if chosen == nil {
            lines.append("no device can be used: pictures go to memory")
        }
        return (lines + [console.description] + unseen.map(\.description)).joined(separator: "\n")
    }

    private static func judged(_ devices: [Device]) -> [Device] {
        let best =
            devices.firstIndex { $0.rank == 0 } ?? devices.firstIndex { $0.rank == 1 }
            ?? devices.firstIndex { $0.rank == 2 }
        var judged = devices
        for index in devices.indices {
            judged[index].isChosen = index == best
            judged[index].verdict =
                index == best
                ? "chosen because " + devices[index].merit
                : "not chosen because " + (devices[index].fault ?? "\(devices[best ?? index].path) comes before it")
        }
        return judged
    }
}

extension DisplayProbe.Device {
    /// 0 for a card with something connected, 1 for one with modes on a connector of unknown state, 2 for a frame
    /// buffer, nil for what cannot be used.
    fileprivate var rank: Int? {
        if problem != nil { return nil }
        if kind == .framebuffer { return 2 }
        if outputs.contains(where: { $0.state == "connected" && !$0.modes.isEmpty }) { return 0 }
        return outputs.contains { $0.state == "unknown" && !$0.modes.isEmpty } ? 1 : nil
    }

    /// Whether the automatic choice could take it.
    var isUsable: Bool { rank != nil }

    fileprivate var merit: String {
        guard kind == .card else { return "it is the first frame buffer, and no DRM connector can be used" }
        let wanted = rank == 0 ? "connected" : "unknown"
        let output = outputs.first { $0.state == wanted && !$0.modes.isEmpty }
        return rank == 0 ? "\(output?.name ?? "") is connected" : "\(output?.name ?? "") has modes"
    }

    fileprivate var fault: String? {
        if let problem { return problem.description }
        if rank != nil { return nil }
        return outputs.contains { $0.state == "connected" }
            ? "what is connected offers no mode" : "nothing is connected"
    }

    var description: String {
        var lines = ["\(path): " + (driver.map { "driver \($0)" } ?? "driver not known")]
        if let mode { lines[0] += ", " + mode }
        if let madeBy { lines[0] += ", made by \(madeBy)" }
        lines += outputs.map { "  " + $0.description }
        lines.append("  " + verdict)
        return lines.joined(separator: "\n")
    }
}

extension DisplayProbe.Output {
    var description: String {
        var text = "\(name): \(state)"
        if !modes.isEmpty { text += ", " + modes.prefix(8).joined(separator: " ") }
        if modes.count > 8 { text += " and \(modes.count - 8) more" }
        if let millimetres {
            text += ", \(millimetres)"
            text += dotsPerInch.map { " (\(Int($0.rounded())) dpi)" } ?? " (not believed)"
        }
        return text
    }
}
