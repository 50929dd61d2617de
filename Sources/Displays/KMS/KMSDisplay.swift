import Raster

/// A panel behind a connector of a DRM card.
///
/// The card, connector, mode and format are found by trying, atomically where the driver can. What changed is written
/// into the older of two buffers, which is then shown by a page flip, with the rectangles that differ for drivers that
/// want to know them (FB_DAMAGE_CLIPS). Where flips are refused, or pixels travel by copies that a flip would send whole,
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
    /// The clockwise turn from the picture to the screen.
    public let rotation: Rotation
    /// Whether the hardware makes that turn; else it is made while pixels are written.
    public var isTurnedByHardware: Bool { scanout.isTurnedByHardware }
    /// The kernel's name of the connector, such as `HDMI-A-1`.
    public let connector: String
    /// The device file of the card, such as `/dev/dri/card0`.
    public let path: String
    /// The name of the card's driver, such as `vc4`.
    public let driver: String

    private let layout: PanelLayout
    private let scanout: KMSScanout
    private let isModeNamed: Bool

    /// Opens the best connector, or the one named, in its preferred mode or in one of the size given.
    ///
    /// - Parameters:
    ///   - board: the panel that hangs on it, which is looked for first; for scale, size and turn.
    ///   - reserved: connectors that are not chosen where none is named.
    ///   - rotation: a turn in place of the board's, or else of the one that the connector's panel orientation asks for.
    /// - Throws: the reason, when there is one card; else all cards with their reasons.
    public convenience init(
        connector: String? = nil, size: DisplaySelection.Size? = nil, board: BoardProfile? = nil,
        rotation: Rotation? = nil, reserved: Set<String> = [], kernel: Kernel = Kernel()
    ) throws(DisplayError) {
        let search = KMSSearch(
            connector: connector, size: size, board: board, rotation: rotation, reserved: reserved, kernel: kernel)
        self.init(try search.open(), board: board, isModeNamed: size != nil)
    }

    private init(_ scanout: KMSScanout, board: BoardProfile?, isModeNamed: Bool) {
        let mode = scanout.output.mode
        let turn = scanout.rotation
        let swaps = scanout.isTurnedByHardware && turn.swapsAxes
        layout = PanelLayout(
            nativeWidth: swaps ? mode.height : mode.width, nativeHeight: swaps ? mode.width : mode.height,
            format: scanout.format.format, rotation: scanout.isTurnedByHardware ? .none : turn)
        self.isModeNamed = isModeNamed
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

    /// The size of the mode, before any turn.
    var modeSize: (width: Int, height: Int) { (scanout.output.mode.width, scanout.output.mode.height) }

    /// None: the host draws into a surface of its own.
    public var drawingSurface: Surface? { nil }
    /// Such as `drm:HDMI-A-1`.
    public var name: String { "drm:" + connector }
    /// Whether modes are set atomically; else the older way.
    public var usesAtomicModeSetting: Bool { scanout.usesAtomicModeSetting }
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

    /// The card's descriptor until the page flip before is done.
    public var busyDescriptor: Int32? { scanout.busyDescriptor }

    /// Asks whether the connector still has a panel with this mode, which takes as long as the monitor takes to answer.
    public func inspect() -> DisplayError? { scanout.inspect(isModeNamed: isModeNamed) }

    /// Switches the screen off or on. Errors: the driver cannot, or another program drives the card.
    public func setPower(_ isOn: Bool) throws(DisplayError) { try scanout.setPower(isOn) }

    /// Lets others set modes; what is presented until `resume()` is shown after it.
    public func pause() { scanout.pause() }

    /// Whether another program shows its picture since `pause()`: the kernel takes ours away with this program.
    public var isReplaced: Bool { scanout.isReplaced }

    /// Sets the mode again. Errors: another program still drives the card (EACCES), or the card is gone (ENODEV).
    public func resume() throws(DisplayError) { try scanout.resume() }

    /// Shows again what the connector showed before, gives the buffers back and lets others set modes.
    public func close() { scanout.close() }
}
