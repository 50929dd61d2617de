import Raster

/// A panel whose last picture goes to a PNG file when it is closed.
public final class PNGDisplay: Display {
    /// The file.
    public let path: String
    /// The panel in memory that holds the picture.
    public let memory: MemoryDisplay
    /// Why the file could not be written on closing.
    public private(set) var failure: DisplayError?

    private let system: any System
    private var isOpen = true

    /// Makes the file, so that a place that cannot be written to is an error now.
    public init(path: String, memory: MemoryDisplay, kernel: Kernel = Kernel()) throws(DisplayError) {
        self.path = path
        self.memory = memory
        system = kernel.system
        try memory.writePNG(to: path, system: kernel.system)
    }

    deinit { close() }

    /// Columns as the viewer sees them.
    public var width: Int { memory.width }
    /// Rows as the viewer sees them.
    public var height: Int { memory.height }
    /// Device pixels to a point.
    public var scale: Double { memory.scale }
    /// Device pixels to an inch; nil when not known.
    public var dotsPerInch: Double? { memory.dotsPerInch }
    /// What to keep clear of at the edges, in device pixels.
    public var safeArea: BoardProfile.Insets { memory.safeArea }
    /// How the panel lays out its pixels.
    public var format: PixelFormat { memory.format }
    /// What is shown, on a 32-bit panel; else none.
    public var drawingSurface: Surface? { memory.drawingSurface }
    /// Such as `png:out.png`.
    public var name: String { "png:" + path }

    /// Shows the pixels inside `damage` on the panel in memory.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        try memory.present(surface, damage: damage)
    }

    /// Writes the picture as it is now. Errors: the file cannot be written.
    public func write() throws(DisplayError) { try memory.writePNG(to: path, system: system) }

    /// Writes the file, once; what goes wrong is kept in `failure`.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        do throws(DisplayError) {
            try write()
        } catch {
            failure = error
        }
    }
}
