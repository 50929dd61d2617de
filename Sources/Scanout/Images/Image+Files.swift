import Pictures
import Raster

// Pictures by their names. Where they are looked for is said at ``PictureResources``.
extension Image {
    /// Makes a picture of a file with a name in the program's resources, or in a bundle's; or with a slash in front, of
    /// the file at a path. PNG, JPEG, GIF and SVG are read.
    ///
    /// Its size is known at once; what takes longer to decode is decoded on another thread and shown when it is there. A
    /// file that is missing or damaged shows a crossed square and is warned of once.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, bundle) }
    /// Makes a picture of a file with a name, as ``init(_:bundle:)`` does; the label changes nothing.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(named: name, bundle) }
    /// Makes a picture of a file with a name, as ``init(_:bundle:)`` does.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) { self.init(named: name, bundle) }
    /// Makes a picture of a file with a name, as ``init(_:bundle:)`` does; the value changes nothing.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(named: name, bundle)
    }
    /// Makes a picture of a file with a name, as ``init(_:bundle:)`` does; value and label change nothing.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(named: name, bundle)
    }
    /// Makes a picture of a file with a name, as ``init(_:bundle:)`` does; the value changes nothing.
    public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(named: name, bundle)
    }
    /// Makes a picture of a resource.
    public nonisolated init(_ resource: ImageResource) {
        self.init(.file(ImageName(name: resource.name, bundlePath: resource.bundlePath)))
    }

    private nonisolated init(named name: String, _ bundle: Bundle?) {
        self.init(.file(ImageName(name: name, bundlePath: bundle.map { $0.resourcePath ?? $0.bundlePath })))
    }
}

/// A picture in a bundle, as generated code names it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String?

    /// Names a picture in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.resourcePath ?? bundle.bundlePath
    }
}

extension Image {
    /// The names of all symbols that are drawn, sorted; more are put together of these, such as `heart.circle`.
    public nonisolated static var builtInSymbolNames: [String] { Symbol.names }
    #if !SCANOUT_EMBEDDED
    /// The names beyond the built-in ones that Material Icons or Font Awesome have a symbol for, sorted.
    public nonisolated static var iconFontSymbolNames: [String] { IconSymbols.names }
    #endif
}

extension CGImage {
    /// Reads the picture in a file's bytes: the first frame of a PNG, JPEG or GIF, or an SVG in its own size.
    public convenience init(encoded bytes: [UInt8]) throws(PictureError) {
        let picture = try Picture.decode(bytes)
        switch picture.content {
        case .frames(let frames, _): self.init(frames[0].surface)
        case .vector(let vector):
            let surface = Surface(
                width: Int(vector.size.width.rounded(.up)), height: Int(vector.size.height.rounded(.up)))
            let renderer = Renderer()
            renderer.begin(on: surface, clip: surface.bounds)
            vector.draw(
                in: Rect(origin: .zero, size: vector.size), with: renderer, opacity: 1, transform: .identity)
            renderer.end()
            self.init(surface)
        }
    }

    /// Reads the picture in a file, as ``init(encoded:)`` does.
    public convenience init(contentsOfFile path: String) throws(PictureError) {
        try self.init(encoded: try PictureFile.read(path))
    }
}
