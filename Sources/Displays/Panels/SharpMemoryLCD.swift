import Raster

/// A Sharp memory LCD as it is written to over SPI: pictures become transmissions of whole lines.
///
/// A transmission begins with a command byte, then come for each line its number from 1, its pixels, and a byte of
/// trailing bits, and at the end another such byte. Numbers are sent with their lowest bit first, and the leftmost pixel
/// first; 1 is white. As most SPI controllers send the highest bit of a byte first, bytes of the protocol are reversed
/// here: the result is what to hand to the controller. (Sharp's application note on programming these displays.)
public final class SharpMemoryLCD: Display {
    /// Columns, a multiple of 8.
    public let width: Int
    /// Rows, 255 at most, as a line's number is one byte.
    public let height: Int
    /// Device pixels to an inch; nil when not known.
    public let dotsPerInch: Double?
    /// The polarity of the common electrode, which is sent with each command and must change about once a second.
    public var polarity = false

    private let panel: MemoryDisplay
    private let send: ([UInt8]) throws(DisplayError) -> Void

    /// The command bits, highest bit first on the wire.
    enum Command {
        static let write: UInt8 = 0x80
        static let polarity: UInt8 = 0x40
        static let clear: UInt8 = 0x20
    }

    /// Makes a panel. Extents are rounded to what the protocol can tell: a multiple of 8 columns, 1 to 255 rows.
    ///
    /// - Parameter send: sends one transmission, with the chip select line high around it.
    public init(
        width: Int, height: Int, dotsPerInch: Double? = nil, send: @escaping ([UInt8]) throws(DisplayError) -> Void
    ) {
        self.width = max(8, width / 8 * 8)
        self.height = min(max(1, height), 255)
        self.dotsPerInch = dotsPerInch
        self.send = send
        panel = MemoryDisplay(
            width: self.width, height: self.height, format: .mono, dotsPerInch: dotsPerInch,
            updates: PanelUpdates(unit: .rows))
    }

    /// One: these panels are small.
    public var scale: Double { 1 }
    /// One bit, set is white.
    public var format: PixelFormat { .mono }
    /// None: what is drawn differs from what is shown.
    public var drawingSurface: Surface? { nil }
    /// The product's kind.
    public var name: String { "sharp-memory" }

    /// Sends the lines that `damage` touches. Returns the bytes sent. Errors are the sender's.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        _ = try panel.present(surface, damage: damage)
        var lines = Set<Int>()
        for rect in damage {
            let visible = rect.intersection(panel.surface.bounds)
            if !visible.isEmpty { lines.formUnion(visible.y0..<visible.y1) }
        }
        if lines.isEmpty { return 0 }
        let bytes = transmission(of: lines.sorted())
        try send(bytes)
        return bytes.count
    }

    /// Does nothing: the panel keeps its picture while it has power.
    public func close() {}

    /// The transmission that writes some lines, numbered from 0 here.
    func transmission(of lines: [Int]) -> [UInt8] {
        let contents = panel.contents
        let bytesPerRow = width / 8
        var bytes = [Command.write | (polarity ? Command.polarity : 0)]
        bytes.reserveCapacity(lines.count * (bytesPerRow + 2) + 2)
        for line in lines {
            bytes.append(Self.reversed(UInt8(line + 1)))
            bytes += contents[(line * bytesPerRow)..<((line + 1) * bytesPerRow)]
            bytes.append(0)
        }
        bytes.append(0)
        return bytes
    }

    /// The transmission that changes nothing but the polarity of the common electrode.
    var idleTransmission: [UInt8] { [polarity ? Command.polarity : 0, 0] }

    private static func reversed(_ byte: UInt8) -> UInt8 {
        (0..<8).reduce(0) { $0 | ((byte >> UInt8($1)) & 1) << UInt8(7 - $1) }
    }
}
