import Raster

// Bytes of a file come in; pixels, or drawing commands, come out. Nothing here knows of views, threads or caches: the
// kinds of files have a reader each, all of them bounded in what they read, keep and make, since a file may be anything.

/// What was read from a file.
///
/// Its surfaces are not changed once they are made, so that threads may share them.
public struct Picture: @unchecked Sendable {
    /// One picture of a sequence.
    public struct Frame {
        /// The whole picture's pixels.
        public let surface: Surface
        /// How long it shows, in seconds.
        public let seconds: Double
    }

    /// What a picture is made of.
    public enum Content {
        /// Pixels, at least one frame; `plays` is how often all are shown, 0 for without an end.
        case frames([Frame], plays: Int)
        /// Drawing commands.
        case vector(VectorPicture)
    }

    /// What the picture is made of.
    public let content: Content
    /// The width that the file claims, in pixels; surfaces may have fewer.
    public let width: Double
    /// The height that the file claims, in pixels; surfaces may have fewer.
    public let height: Double

    init(_ content: Content, width: Double, height: Double) {
        self.content = content
        self.width = width
        self.height = height
    }

    init(_ surface: Surface, width: Int, height: Int) {
        self.init(
            .frames([Frame(surface: surface, seconds: 0)], plays: 1), width: Double(width), height: Double(height))
    }

    /// The memory that it takes, about.
    public var byteCount: Int {
        switch content {
        case .frames(let frames, _): frames.reduce(0) { $0 + $1.surface.bytesPerRow * $1.surface.height }
        case .vector(let picture): picture.byteCount
        }
    }

    /// The pixels of a picture, or of all frames of one, that are read at most: 64 MiB of them.
    public static let mostPixels = 1 << 24

    /// Reads a picture of a kind that its first bytes tell.
    public static func decode(_ bytes: [UInt8]) throws(PictureError) -> Picture {
        switch try PictureHeader.kind(of: bytes) {
        case .png: try decodePNG(bytes)
        case .jpeg: try JPEGDecoder.decode(bytes)
        case .gif: try decodeGIF(bytes)
        case .svg:
            try SVGDocument.picture(bytes)
        }
    }

    private static func decodePNG(_ bytes: [UInt8]) throws(PictureError) -> Picture {
        do {
            let file = try PNG.decodeFrames(bytes, mostPixels: mostPixels)
            var composer = FrameComposer(width: file.width, height: file.height)
            for frame in file.frames { composer.add(frame) }
            return Picture(
                .frames(composer.frames, plays: file.plays), width: Double(file.width), height: Double(file.height))
        } catch {
            throw PictureError(error)
        }
    }

    private static func decodeGIF(_ bytes: [UInt8]) throws(PictureError) -> Picture {
        var decoder = GIFDecoder(bytes)
        return try decoder.picture()
    }
}
