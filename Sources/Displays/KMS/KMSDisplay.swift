import Raster

/// A panel behind a connector of a DRM card.
///
/// The card, connector, mode and format are found by trying. What changed is written into the older of two buffers,
/// which is then shown by a page flip; where flips are refused, or pixels travel by copies that a flip would send whole,
/// one buffer is written and the driver is told what changed (DIRTYFB), unless it knows no such call.
public final class KMSDisplay: Display {
    /// Columns as the viewer sees them.
    public let width: Int
    /// Rows as the viewer sees them.
    public let height: Int
    /// Device pixels to a point.
    public let scale: Double
    /// Device pixels to an inch: the board's, else what the kernel reports if it can be believed.
    public let dotsPerInch: Double?
    /// How the buffers keep a pixel.
    public let format: PixelFormat
    /// What to keep clear of at the edges, in device pixels: the board's, where the picture has its size.
    public let safeArea: BoardProfile.Insets
    /// The clockwise turn from the picture to the buffers, done in software.
    public let rotation: Rotation
    /// The kernel's name of the connector, such as `HDMI-A-1`.
    public let connector: String
    /// The device file of the card, such as `/dev/dri/card0`.
    public let path: String
    /// The name of the card's driver, such as `vc4`.
    public let driver: String

    private let layout: PanelLayout
    private let scanout: KMSScanout

    /// Opens the best connector, or the one named, in its preferred mode or in one of the size given.
    ///
    /// - Parameters:
    ///   - board: the panel that hangs on it, which is looked for first; for scale, size and turn.
    ///   - rotation: a turn in place of the board's or of the one that the connector's panel orientation asks for.
    /// - Throws: the reason, when there is one card; else all cards with their reasons.
    public convenience init(
        connector: String? = nil, size: DisplaySelection.Size? = nil, board: BoardProfile? = nil,
        rotation: Rotation? = nil, kernel: Kernel = Kernel()
    ) throws(DisplayError) {
        let scanout = try KMSSearch(connector: connector, size: size, board: board, kernel: kernel).open()
        self.init(scanout, board: board, rotation: rotation)
    }

    private init(_ scanout: KMSScanout, board: BoardProfile?, rotation: Rotation?) {
        let mode = scanout.output.mode
        let turn =
            rotation ?? board?.softwareRotation(deviceWidth: mode.width, deviceHeight: mode.height)
            ?? scanout.panelOrientation
        layout = PanelLayout(
            nativeWidth: mode.width, nativeHeight: mode.height, format: scanout.format.format, rotation: turn)
        self.scanout = scanout
        self.rotation = turn
        width = layout.width
        height = layout.height
        format = layout.format
        scale = board?.scale ?? 1
        safeArea = board?.safeArea(width: layout.width, height: layout.height) ?? .zero
        dotsPerInch =
            board?.dotsPerInch
            ?? scanout.output.connector.size.dotsPerInch(pixelWidth: mode.width, pixelHeight: mode.height)
        connector = scanout.output.connector.name
        path = scanout.card.path
        driver = scanout.card.driver
    }

    deinit { close() }

    /// None: the host draws into a surface of its own.
    public var drawingSurface: Surface? { nil }
    /// Such as `drm:HDMI-A-1`.
    public var name: String { "drm:" + connector }
    /// Whether pictures are shown by page flips; else one buffer is written while it is shown.
    public var usesPageFlips: Bool { scanout.usesPageFlips }

    /// Shows the pixels inside `damage`. Returns the bytes written, which with two buffers are this damage and the one
    /// before it.
    ///
    /// The surface must have the panel's size. Waits for the page flip before it, if that is still to come. Errors: the
    /// card is gone (ENODEV), or somebody else drives it (EACCES); both ask for closing and opening it again.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        precondition(surface.width == width && surface.height == height, "the surface is not of the panel's size")
        return try scanout.present(surface, layout.updates(for: damage), layout)
    }

    /// Shows again what the connector showed before, gives the buffers back and lets others set modes.
    public func close() { scanout.close() }
}
