import Raster

extension Color {
    /// Makes the colour of an asset catalogue that has a name: `NAME.colorset` in an `.xcassets` folder, which is looked
    /// for where pictures are (beside the executable, in a bundle, in the folders of `SCANOUT_RESOURCES`). The set's light
    /// or dark colour is taken as the environment says.
    ///
    /// A name that no catalogue has is warned of once on standard error and shows nothing, as a clear colour does.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(ColorName(name: name, bundlePath: bundle.map { $0.resourcePath ?? $0.bundlePath })))
    }

    /// Makes the colour of a resource.
    public init(_ resource: ColorResource) {
        self.init(.named(ColorName(name: resource.name, bundlePath: resource.bundlePath)))
    }
}

/// A colour in a bundle, as generated code names it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String?

    /// Names a colour in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.resourcePath ?? bundle.bundlePath
    }
}

/// A colour by its name.
struct ColorName: Hashable, Sendable {
    var name: String
    /// The resources of a bundle; nil for the program's own.
    var bundlePath: String?
}
