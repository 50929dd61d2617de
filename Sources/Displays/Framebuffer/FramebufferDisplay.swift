import CLinux
import Raster

/// A panel behind /dev/fbN.
///
/// Only damage is copied, from the host's surface in ordinary memory to the mapped memory, which is never read. Each
/// frame begins with one ioctl: after a driver was replaced the old mapping can still be written, with nothing to see,
/// and only an ioctl tells (ENODEV).
public final class FramebufferDisplay: Display {
    /// The device file.
    public let path: String
    /// Columns as the viewer sees them.
    public let width: Int
    /// Rows as the viewer sees them.
    public let height: Int
    /// Device pixels to a point.
    public let scale: Double
    /// Device pixels to an inch: the board's, else what the kernel reports if it can be believed.
    public let dotsPerInch: Double?
    /// How the memory keeps a pixel.
    public let format: PixelFormat
    /// What to keep clear of at the edges, in device pixels: the board's, where the picture has its size.
    public let safeArea: BoardProfile.Insets
    /// The clockwise turn from the picture to the memory, done in software.
    public let rotation: Rotation

    private let device: FramebufferDevice
    private let layout: PanelLayout
    private let writer: FramebufferWriter
    /// Whether frames end with what has a DRM driver's emulation show all of them.
    private let isNudged: Bool
    private var isPaused = false
    private let open: OpenFramebuffers
    private var isOpen = true

    /// Opens a frame buffer.
    ///
    /// - Parameters:
    ///   - board: the panel that it drives, for scale, size and turn.
    ///   - rotation: a turn in place of the board's.
    /// - Throws: the call that failed, or why the memory cannot be drawn into.
    public init(
        path: String = "/dev/fb0", board: BoardProfile? = nil, rotation: Rotation? = nil, kernel: Kernel = Kernel()
    ) throws(DisplayError) {
        if let problem = kernel.framebuffers.problem(path) { throw problem }
        let device = try FramebufferDevice(path: path, system: kernel.system)
        open = kernel.framebuffers
        kernel.framebuffers.add(path)
        let geometry = device.geometry
        let turn =
            rotation ?? board?.softwareRotation(deviceWidth: geometry.width, deviceHeight: geometry.height) ?? .none
        self.device = device
        isNudged = device.isEmulated && EmulationNudge.isNeeded(geometry, pageBytes: Int(getpagesize()))
        self.path = path
        self.rotation = turn
        layout = PanelLayout(
            nativeWidth: geometry.width, nativeHeight: geometry.height, format: geometry.format, rotation: turn)
        writer = FramebufferWriter(layout: layout)
        width = layout.width
        height = layout.height
        format = geometry.format
        scale = board?.scale ?? 1
        safeArea = board?.safeArea(width: layout.width, height: layout.height) ?? .zero
        dotsPerInch =
            board?.dotsPerInch
            ?? geometry.size.dotsPerInch(pixelWidth: geometry.width, pixelHeight: geometry.height)
    }

    deinit { close() }

    /// None: the host draws into a surface of its own.
    public var drawingSurface: Surface? { nil }
    /// Such as `fb:/dev/fb0`.
    public var name: String { "fb:" + path }

    /// Whether whole pictures are shown at once, by panning between two; else the one that is shown is written.
    public var pans: Bool { device.pans }

    /// Copies the pixels inside `damage`; where the driver pans, into the picture that is not shown, with what changed in
    /// the frame before. Returns the bytes written, with those of the three pixels that some emulated
    /// frame buffers get once more (``EmulationNudge``).
    ///
    /// The surface must have the panel's size. Errors: the device is gone (ENODEV), or its mode is another by now; both
    /// ask for closing and opening it again.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        precondition(surface.width == width && surface.height == height, "the surface is not of the panel's size")
        if isPaused { return 0 }
        let updates = layout.updates(for: damage)
        let geometry = device.geometry
        let bytes = try device.present(updates) { writer.write(surface, $0, to: $1, geometry) }
        guard isNudged, let nudge = EmulationNudge(updates, layout) else { return bytes }
        let memory = try device.visibleMemory()
        return bytes + nudge.run(system: device.system) { writer.write(surface, $0, to: memory, geometry) }
    }

    /// Asks the kernel whether device and mode are still the same.
    public func inspect() -> DisplayError? {
        do throws(DisplayError) {
            _ = try device.visibleMemory()
            return nil
        } catch {
            return error
        }
    }

    /// Switches the screen off or on. Errors: the driver cannot (EINVAL).
    public func setPower(_ isOn: Bool) throws(DisplayError) { try device.blank(!isOn) }

    /// Writes nothing until `resume()`.
    public func pause() { isPaused = true }

    /// Sets the palette again, if there is one: each console has its own. Errors: the device is gone.
    public func resume() throws(DisplayError) {
        try device.setColors()
        isPaused = false
    }

    /// Takes the mapping back and closes the device. The last picture stays until somebody draws over it.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        open.remove(path)
        device.close()
    }
}
