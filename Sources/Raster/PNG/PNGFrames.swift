/// The frames of an animated PNG as a file's parts tell of them.
struct PNGFrames {
    /// One frame's place, time and data.
    struct Control {
        var header: PNGHeader
        var x: Int
        var y: Int
        var seconds: Double
        var disposal: PNG.Frame.Disposal
        var isBlended: Bool
        /// Nil for the frame whose data is the picture's own.
        var data: [UInt8]?
    }

    /// How often all frames are shown; 0 for without an end. Nil where the file is no animation.
    private(set) var plays: Int?
    private(set) var controls: [Control] = []
    /// A file's frames past this many are left out.
    private static let most = 10_000

    /// Takes a part of an animation.
    mutating func take(
        _ name: String, _ content: ArraySlice<UInt8>, _ picture: PNGHeader, isBeforeData: Bool
    ) throws(PNGError) {
        let bytes = Array(content)
        switch name {
        case "acTL":
            guard bytes.count == 8 else { throw .malformed("its animation's length is wrong") }
            plays = Int(Self.number(bytes, 4))
        case "fcTL":
            guard controls.count < Self.most else { return }
            controls.append(try Self.control(bytes, picture, isBeforeData: isBeforeData))
        default:
            guard bytes.count >= 4, let last = controls.indices.last, controls[last].data != nil else {
                throw .malformed("a frame's data comes before the frame")
            }
            controls[last].data?.append(contentsOf: bytes[4...])
        }
    }

    private static func control(
        _ bytes: [UInt8], _ picture: PNGHeader, isBeforeData: Bool
    ) throws(PNGError) -> Control {
        guard bytes.count == 26 else { throw .malformed("a frame's length is wrong") }
        var header = picture
        header.width = Int(number(bytes, 4))
        header.height = Int(number(bytes, 8))
        let (x, y) = (Int(number(bytes, 12)), Int(number(bytes, 16)))
        guard header.width > 0, header.height > 0, x + header.width <= picture.width,
            y + header.height <= picture.height
        else { throw .malformed("a frame does not lie in the picture") }
        let divisor = Double(bytes[22]) * 256 + Double(bytes[23])
        let seconds = (Double(bytes[20]) * 256 + Double(bytes[21])) / (divisor == 0 ? 100 : divisor)
        guard let disposal = PNG.Frame.Disposal(rawValue: bytes[24]), bytes[25] < 2 else {
            throw .malformed("a frame's end is unknown")
        }
        return Control(
            header: header, x: x, y: y, seconds: seconds, disposal: disposal, isBlended: bytes[25] == 1,
            data: isBeforeData ? nil : [])
    }

    private static func number(_ bytes: [UInt8], _ index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

extension PNG {
    /// A frame of an animation: pixels for a part of the picture.
    public struct Frame {
        /// What becomes of the part once the frame's time is over.
        public enum Disposal: UInt8, Sendable {
            /// It stays.
            case keep
            /// It becomes clear.
            case clear
            /// It becomes what it was before the frame.
            case restore
        }

        /// The part's pixels.
        public let surface: Surface
        /// The part's left edge in the picture.
        public let x: Int
        /// The part's upper edge in the picture.
        public let y: Int
        /// How long the frame shows.
        public let seconds: Double
        /// What becomes of the part afterwards.
        public let disposal: Disposal
        /// Whether the pixels lie over those before, and do not take their place.
        public let isBlended: Bool

        /// Makes a frame.
        public init(surface: Surface, x: Int, y: Int, seconds: Double, disposal: Disposal, isBlended: Bool) {
            self.surface = surface
            self.x = x
            self.y = y
            self.seconds = seconds
            self.disposal = disposal
            self.isBlended = isBlended
        }
    }

    /// The frames of a file, and how often all are shown (0 for without an end); a single one where it is no animation.
    ///
    /// - Parameter mostPixels: The pixels of all frames together that are read; the rest is left out. A first frame of
    ///   more is an error.
    public static func decodeFrames(
        _ bytes: [UInt8], mostPixels: Int
    ) throws(PNGError) -> (frames: [Frame], plays: Int, width: Int, height: Int) {
        var decoder = PNGDecoder(bytes, mostPixels: mostPixels)
        try decoder.readChunks()
        let (width, height) = (decoder.header.width, decoder.header.height)
        guard let plays = decoder.frames.plays, !decoder.frames.controls.isEmpty else {
            let frame = Frame(
                surface: try decoder.unpack(decoder.packed, decoder.header), x: 0, y: 0, seconds: 0, disposal: .keep,
                isBlended: false)
            return ([frame], 1, width, height)
        }
        var frames: [Frame] = []
        // Each frame becomes a whole picture in the end.
        for control in decoder.frames.controls.prefix(max(1, mostPixels / (width * height))) {
            frames.append(
                Frame(
                    surface: try decoder.unpack(control.data ?? decoder.packed, control.header), x: control.x,
                    y: control.y, seconds: control.seconds, disposal: control.disposal, isBlended: control.isBlended))
        }
        return (frames, plays, width, height)
    }
}
