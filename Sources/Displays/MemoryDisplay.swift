import Raster

/// A panel in memory: pictures exact to the pixel, for tests and for PNG files.
///
/// It converts to the panel's own format and back, so that its surface has what the glass would show: fewer colours,
/// dithered. A 32-bit panel loses nothing; there the host draws straight into the surface that is shown.
public final class MemoryDisplay: Display {
    /// Columns as the viewer sees them.
    public let width: Int
    /// Rows as the viewer sees them.
    public let height: Int
    /// Device pixels to a point.
    public let scale: Double
    /// Device pixels to an inch; nil when not known.
    public let dotsPerInch: Double?
    /// How the panel lays out its pixels.
    public let format: PixelFormat
    /// The clockwise turn from the picture to the panel's memory.
    public let rotation: Rotation
    /// The board that it stands for, if one was named: its shape among others.
    public let profile: BoardProfile?
    /// What to keep clear of at the edges, in device pixels.
    public let safeArea: BoardProfile.Insets
    /// What the panel shows, decoded from its own format.
    public let surface: Surface
    /// Bytes sent since it was made.
    public private(set) var bytesPresented = 0

    private let layout: PanelLayout
    private let converter: PixelConverter
    private var native: [UInt8] = []

    /// Makes a panel of the given device pixels, each extent from 1 to 32,768; the rotation turns its memory, not its
    /// surface. A scale that is no positive number counts as 1. The safe area is in device pixels.
    public convenience init(
        width: Int, height: Int, format: PixelFormat = .xrgb8888, scale: Double = 1, dotsPerInch: Double? = nil,
        rotation: Rotation = .none, safeArea: BoardProfile.Insets = .zero, updates: PanelUpdates = PanelUpdates()
    ) {
        let surface = Surface(width: width, height: height)
        let layout = PanelLayout(
            width: surface.width, height: surface.height, format: format, rotation: rotation, unit: updates.unit)
        self.init(surface, layout, scale: scale, dotsPerInch: dotsPerInch, profile: nil, safeArea: safeArea)
    }

    /// Makes a panel as a board profile describes it.
    public convenience init(profile: BoardProfile) {
        let surface = Surface(width: profile.pixels.width, height: profile.pixels.height)
        let layout = PanelLayout(
            width: surface.width, height: surface.height, format: profile.format, rotation: profile.rotation,
            unit: profile.updates?.unit ?? .bytes)
        self.init(
            surface, layout, scale: profile.scale, dotsPerInch: profile.dotsPerInch, profile: profile,
            safeArea: profile.safeArea)
    }

    /// Makes a panel as a board profile describes it, by the profile's id. Errors: no such board, with the nearest that
    /// there are; a malformed profile.
    public convenience init(board: String, catalog: BoardCatalog = BoardCatalog()) throws(DisplayError) {
        self.init(profile: try catalog.profile(board))
    }

    private init(
        _ surface: Surface, _ layout: PanelLayout, scale: Double, dotsPerInch: Double?, profile: BoardProfile?,
        safeArea: BoardProfile.Insets
    ) {
        self.surface = surface
        self.layout = layout
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.dotsPerInch = dotsPerInch
        self.profile = profile
        self.safeArea = safeArea
        width = layout.width
        height = layout.height
        format = layout.format
        rotation = layout.rotation
        converter = layout.converter()
        if !isDirect { clear() }
    }

    /// The surface to draw into: what is shown, on a 32-bit panel; else none, since what is drawn differs from what is
    /// shown.
    public var drawingSurface: Surface? { isDirect ? surface : nil }
    /// `memory`, or the id of the board after it.
    public var name: String { profile.map { "memory:" + $0.id } ?? "memory" }

    /// The panel's memory: rows without padding in its native orientation and format.
    public var contents: [UInt8] { isDirect ? converted(surface) : native }

    /// Shows the pixels inside `damage`. Returns the bytes that the panel's format takes for them.
    ///
    /// The surface must have the panel's size.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        precondition(surface.width == width && surface.height == height, "the surface is not of the panel's size")
        let updates = layout.updates(for: damage)
        if !isDirect {
            for rect in updates.rects { send(surface, rect) }
        } else if surface !== self.surface {
            for rect in updates.rects { copy(surface, rect) }
        }
        let bytes = updates.rects.reduce(0) { $0 + layout.byteCount($1) }
        bytesPresented += bytes
        return bytes
    }

    /// Writes what the panel shows as a PNG file. Errors: the file cannot be written.
    public func writePNG(to path: String) throws(DisplayError) {
        try writePNG(to: path, system: LinuxSystem())
    }

    func writePNG(to path: String, system: any System) throws(DisplayError) {
        do throws(Errno) {
            try system.writeFile(path, PNG.encode(surface))
        } catch {
            throw .system(
                operation: "write", object: path, errno: error.code, advice: "choose another file")
        }
    }

    /// Does nothing.
    public func close() {}

    private var isDirect: Bool { format == .xrgb8888 }

    // A panel that is switched on shows black, which is not 0 in every format.
    private func clear() {
        native = converted(Surface(width: width, height: height))
        decode(layout.bounds)
    }

    private func send(_ surface: Surface, _ rect: PixelRect) {
        let bytesPerRow = layout.nativeBytesPerRow
        native.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            converter.convert(surface, rect, to: base, bytesPerRow: bytesPerRow)
        }
        decode(rect)
    }

    private func decode(_ rect: PixelRect) {
        native.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            converter.decode(base, bytesPerRow: layout.nativeBytesPerRow, into: surface, rect)
        }
    }

    private func copy(_ source: Surface, _ rect: PixelRect) {
        for y in rect.y0..<rect.y1 {
            let from = source.pixels + (y * source.bytesPerRow / 4 + rect.x0)
            (surface.pixels + (y * surface.bytesPerRow / 4 + rect.x0)).update(from: from, count: rect.width)
        }
    }

    private func converted(_ surface: Surface) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: layout.nativeBytesPerRow * layout.nativeHeight)
        bytes.withUnsafeMutableBytes { memory in
            guard let base = memory.baseAddress else { return }
            converter.convert(surface, surface.bounds, to: base, bytesPerRow: layout.nativeBytesPerRow)
        }
        return bytes
    }
}
