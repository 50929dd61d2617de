extension FramebufferDevice {
    /// The device files of all frame buffers.
    static func paths(_ system: any System) -> [String] {
        let names = (try? system.list("/sys/class/graphics")) ?? (try? system.list("/dev")) ?? []
        let numbers = names.compactMap { Spelling.number(in: $0, after: "fb") }
        return numbers.sorted().map { "/dev/fb\($0)" }
    }

    /// The name of the driver, such as `fb_ili9340`; nil when sysfs does not tell.
    static func driver(of path: String, _ system: any System) -> String? {
        system.lastName(ofLink: directory(path) + "/device/driver")
    }

    /// The names that somebody may know it by: its driver's, and what the driver calls it.
    static func names(of path: String, _ system: any System) -> [String] {
        [driver(of: path, system), system.text(at: directory(path) + "/name")].compactMap { $0 }
    }

    /// The card whose driver also makes this frame buffer, such as `card0`.
    static func maker(of path: String, _ system: any System) -> String? {
        let names = (try? system.list(directory(path) + "/device/drm")) ?? []
        return names.first { $0.hasPrefix("card") }
    }

    /// Why nothing drawn on a frame buffer shows: it is made by a card that somebody else sets modes on. Nil when
    /// nobody does, or when it cannot be told.
    static func hidingMaster(of path: String, _ kernel: Kernel) -> DisplayError? {
        guard let maker = maker(of: path, kernel.system),
            let card = try? KMSCard(path: "/dev/dri/" + maker, kernel: kernel)
        else { return nil }
        defer { card.close() }
        guard card.otherMaster != nil else { return nil }
        return .unsuitable(
            object: path, reason: "\(maker) makes it, and another program shows its own picture there",
            advice: DeviceHolder.advice(for: card.path, system: kernel.system))
    }

    private static func directory(_ path: String) -> String {
        "/sys/class/graphics/" + (path.split(separator: "/").last ?? "")
    }
}
