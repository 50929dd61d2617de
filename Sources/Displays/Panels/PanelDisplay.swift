import Raster

/// Stands between the renderer and a device whose panel is not what the kernel's interface makes it look like: behind 32
/// bits a pixel there may be glass of one bit, which takes whole rows, or e-paper that shows a shadow of what was erased.
///
/// The picture is brought to the colours of the glass here, with the dither of all displays, so that no driver decides by
/// a threshold of its own. It is compared with the picture before, and only what differs on the glass is sent, in the
/// units that the panel takes. Where erased pixels use up the panel's budget, and with the first picture, all of it is
/// turned black, white, and then shown.
public final class PanelDisplay: Display {
    /// The device that the panel hangs on.
    public let base: any Display
    /// What is known of the panel.
    public let profile: BoardProfile
    /// Full refreshes since it was made, that of the first picture among them.
    public private(set) var fullRefreshes = 0
    /// Erased pixels since the last full refresh.
    public private(set) var erasedPixels = 0

    private let glass: MemoryDisplay
    private let layout: PanelLayout
    private let previous: Surface
    // What the glass shows is not known: at first, after others had the screen, and after an error.
    private var isUnknown = true

    /// Puts a panel before a device, as its profile describes it.
    public init(_ base: any Display, profile: BoardProfile) {
        self.base = base
        self.profile = profile
        let unit = profile.updates?.unit ?? .bytes
        let size = BoardProfile.Pixels(width: base.width, height: base.height)
        let rotation = size == profile.pixels ? profile.rotation : .none
        layout = PanelLayout(
            width: size.width, height: size.height, format: profile.format, rotation: rotation, unit: unit)
        glass = MemoryDisplay(
            width: size.width, height: size.height, format: profile.format, rotation: rotation)
        previous = Surface(width: size.width, height: size.height)
    }

    /// Columns as the viewer sees them.
    public var width: Int { base.width }
    /// Rows as the viewer sees them.
    public var height: Int { base.height }
    /// Device pixels to a point.
    public var scale: Double { base.scale }
    /// Device pixels to an inch; nil when not known.
    public var dotsPerInch: Double? { base.dotsPerInch }
    /// How the glass keeps a pixel.
    public var format: PixelFormat { profile.format }
    /// What to keep clear of at the edges, in device pixels.
    public var safeArea: BoardProfile.Insets { base.safeArea }
    /// None: what is drawn differs from what the glass shows.
    public var drawingSurface: Surface? { nil }
    /// The device's name.
    public var name: String { base.name }
    /// What the glass shows.
    public var surface: Surface { glass.surface }

    /// Shows the pixels inside `damage` as far as they look different on the glass. Returns the bytes that the device
    /// was sent.
    ///
    /// The surface must have the panel's size. Errors are the device's.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        let damage = isUnknown ? [surface.bounds] : damage
        _ = try glass.present(surface, damage: damage)
        let drawn = layout.updates(for: damage)
        let changes = isUnknown ? drawn : changes(in: drawn)
        defer { keep(drawn) }
        do throws(DisplayError) {
            let bytes = try send(changes)
            isUnknown = false
            return bytes
        } catch {
            isUnknown = true
            throw error
        }
    }

    /// Leaves the screen to others for a while.
    public func pause() { base.pause() }

    /// Takes the screen again. Errors are the device's.
    public func resume() throws(DisplayError) {
        isUnknown = true
        try base.resume()
    }

    /// Switches the device off or on. Errors are the device's.
    public func setPower(_ isOn: Bool) throws(DisplayError) { try base.setPower(isOn) }

    /// Asks the device.
    public func inspect() -> DisplayError? { base.inspect() }

    /// That of the device.
    public var busyDescriptor: Int32? { base.busyDescriptor }

    /// Closes the device.
    public func close() { base.close() }

    private func send(_ changes: Damage) throws(DisplayError) -> Int {
        if changes.isEmpty { return 0 }
        if let budget = profile.updates?.fullRefreshAfter {
            erasedPixels += changes.rects.reduce(0) { $0 + erased(in: $1) }
            if isUnknown || Double(erasedPixels) >= budget * Double(width * height) { return try refresh() }
        }
        return try base.present(glass.surface, damage: changes.rects)
    }

    private func refresh() throws(DisplayError) -> Int {
        erasedPixels = 0
        fullRefreshes += 1
        let bounds = [glass.surface.bounds]
        let flash = Surface(width: width, height: height)
        var bytes = 0
        for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF] {
            flash.pixels.update(repeating: color, count: flash.bytesPerRow / 4 * height)
            bytes += try base.present(flash, damage: bounds)
        }
        return bytes + (try base.present(glass.surface, damage: bounds))
    }
}

extension PanelDisplay {
    /// The parts of rectangles that look different from before, each narrowed to its changed rows and columns, where
    /// rows that lie apart are apart.
    private func changes(in drawn: Damage) -> Damage {
        var changes: [PixelRect] = []
        for rect in drawn.rects {
            var run = PixelRect.empty
            for y in rect.y0..<rect.y1 {
                let row = changedRow(rect, y)
                if row.isEmpty {
                    changes.append(run)
                    run = .empty
                } else {
                    run = run.union(row)
                }
            }
            changes.append(run)
        }
        return layout.updates(for: changes)
    }

    private func changedRow(_ rect: PixelRect, _ y: Int) -> PixelRect {
        let now = row(glass.surface, y)
        let before = row(previous, y)
        guard let first = (rect.x0..<rect.x1).first(where: { now[$0] != before[$0] }),
            let last = (rect.x0..<rect.x1).last(where: { now[$0] != before[$0] })
        else { return .empty }
        return PixelRect(x0: first, y0: y, x1: last + 1, y1: y + 1)
    }

    /// The pixels that get lighter: what was there is taken away.
    private func erased(in rect: PixelRect) -> Int {
        var count = 0
        for y in rect.y0..<rect.y1 {
            let now = row(glass.surface, y)
            let before = row(previous, y)
            // The glass is grey, so that one channel tells.
            for x in rect.x0..<rect.x1 where now[x] & 0xFF > before[x] & 0xFF { count += 1 }
        }
        return count
    }

    private func keep(_ drawn: Damage) {
        for rect in drawn.rects {
            for y in rect.y0..<rect.y1 {
                (row(previous, y) + rect.x0).update(from: row(glass.surface, y) + rect.x0, count: rect.width)
            }
        }
    }

    private func row(_ surface: Surface, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        surface.pixels + y * (surface.bytesPerRow / 4)
    }
}
