import Glibc

/// The light behind a panel, as the kernel lets it be set in /sys/class/backlight.
///
/// Some panels are dark only when the light is off and the screen is switched off (``Display/setPower(_:)``); use both.
public struct Backlight {
    /// The kernel's name for it, such as `rpi_backlight`.
    public let name: String
    /// The largest value the kernel takes.
    public let maximum: Int
    private let system: any System

    /// All that there are, by name.
    public static func all(kernel: Kernel = Kernel()) -> [Backlight] {
        let names = (try? kernel.system.list(directory)) ?? []
        return names.compactMap { name in
            let text = kernel.system.text(at: "\(directory)/\(name)/max_brightness")
            guard let maximum = text.flatMap({ Int($0) }), maximum > 0 else { return nil }
            return Backlight(name: name, maximum: maximum, system: kernel.system)
        }
    }

    /// How bright it is, from 0 to 1; nil when it cannot be read.
    public var brightness: Double? {
        system.text(at: path("brightness")).flatMap { Int($0) }.map { Double($0) / Double(maximum) }
    }

    /// Makes it brighter or darker; values outside of 0...1 count as the nearest, what is no number as 1. More than
    /// nothing is at least the smallest light that there is. Errors: the file cannot be written.
    public func setBrightness(_ brightness: Double) throws(DisplayError) {
        let share = brightness.isNaN ? 1 : min(max(brightness, 0), 1)
        let value = (share * Double(maximum)).rounded()
        try write("brightness", Int(share > 0 ? max(1, value) : 0))
    }

    /// Switches it off or on without touching the brightness. Errors: the file cannot be written.
    public func setPower(_ isOn: Bool) throws(DisplayError) { try write("bl_power", isOn ? 0 : 4) }

    private static let directory = "/sys/class/backlight"

    private func path(_ file: String) -> String { "\(Self.directory)/\(name)/\(file)" }

    private func write(_ file: String, _ value: Int) throws(DisplayError) {
        do throws(Errno) {
            try system.writeFile(path(file), Array("\(value)".utf8))
        } catch {
            throw .system(
                operation: "write", object: path(file), errno: error.code,
                advice: "run as root or let a udev rule give the file to group video")
        }
    }
}
