import Raster

/// Several displays of one size that show the same picture.
///
/// One that cannot be opened is left out until it is there; `inspect()` tells when that is so.
public final class MirrorDisplay: Display {
    /// The displays, of which the first gives size and scale.
    public let displays: [any Display]
    /// The names of those that are left out.
    public let missing: [String]
    private let first: any Display
    private let isPresent: (String) -> Bool

    /// Opens the displays of some connectors: the first that can be opened in its own mode, the others in the mode of that
    /// size. Errors: none can be opened, with each one's reason.
    init(
        connectors: [String], system: any System,
        open: (_ connector: String, _ size: (width: Int, height: Int)?) throws(DisplayError) -> KMSDisplay
    ) throws(DisplayError) {
        var displays: [KMSDisplay] = []
        var missing: [String] = []
        var failures: [DisplayError] = []
        for connector in connectors {
            do throws(DisplayError) {
                displays.append(try open(connector, displays.first.map { $0.modeSize }))
            } catch {
                missing.append(connector)
                failures.append(error)
            }
        }
        guard let first = displays.first else {
            throw failures.count == 1 ? failures[0] : .noneFound(attempts: failures.map(\.description))
        }
        // The same mode may be turned differently, where the panels are mounted differently.
        let same = displays.filter { $0.width == first.width && $0.height == first.height }
        for display in displays where !same.contains(where: { $0 === display }) {
            missing.append(display.connector)
            display.close()
        }
        self.displays = same
        self.missing = missing
        self.first = first
        isPresent = { name in Self.isConnected(name, system) }
    }

    /// Columns as the viewer sees them.
    public var width: Int { first.width }
    /// Rows as the viewer sees them.
    public var height: Int { first.height }
    /// Device pixels to a point.
    public var scale: Double { first.scale }
    /// Device pixels to an inch of the first display; nil when not known.
    public var dotsPerInch: Double? { first.dotsPerInch }
    /// How the first display lays out its pixels.
    public var format: PixelFormat { first.format }
    /// What to keep clear of at the edges of the first display, in device pixels.
    public var safeArea: BoardProfile.Insets { first.safeArea }
    /// None: the host draws into a surface of its own.
    public var drawingSurface: Surface? { nil }
    /// The names of the displays that are shown on, such as `drm:HDMI-A-1 + drm:HDMI-A-2`.
    public var name: String { displays.map(\.name).joined(separator: " + ") }

    /// Shows the pixels inside `damage` on all displays. Returns the bytes sent to all of them. Errors: that of the first
    /// display that failed; the others show the picture nevertheless.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        var bytes = 0
        var failure: DisplayError?
        for display in displays {
            do throws(DisplayError) {
                bytes += try display.present(surface, damage: damage)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// That of the first display that still shows the picture before.
    public var busyDescriptor: Int32? {
        for display in displays { if let descriptor = display.busyDescriptor { return descriptor } }
        return nil
    }

    /// Asks each display; one that is left out and was plugged in is a reason to open all again.
    public func inspect() -> DisplayError? {
        for display in displays {
            if let error = display.inspect() { return error }
        }
        guard let name = missing.first(where: isPresent) else { return nil }
        return .unsuitable(object: self.name, reason: "\(name) was plugged in", advice: "open it again")
    }

    /// Switches all screens off or on. Errors: that of the first that failed.
    public func setPower(_ isOn: Bool) throws(DisplayError) {
        for display in displays { try display.setPower(isOn) }
    }

    /// Leaves all screens to others.
    public func pause() { for display in displays { display.pause() } }

    /// Takes all screens again. Errors: that of the first that failed.
    public func resume() throws(DisplayError) {
        for display in displays { try display.resume() }
    }

    /// Gives all displays back.
    public func close() { for display in displays { display.close() } }

    /// Whether something is plugged in, as sysfs tells without asking the monitor.
    private static func isConnected(_ connector: String, _ system: any System) -> Bool {
        let names = (try? system.list("/sys/class/drm")) ?? []
        return names.contains { name in
            name.hasSuffix("-" + connector) && system.text(at: "/sys/class/drm/\(name)/status") == "connected"
        }
    }
}
