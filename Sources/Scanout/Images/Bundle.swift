#if SCANOUT_EMBEDDED
/// A folder of resources.
public final class Bundle: Sendable {
    /// The executable's folder.
    public static let main = Bundle(folder: PictureResources.executableFolder)
    /// The folder.
    public let bundlePath: String
    /// The folder.
    public var resourcePath: String? { bundlePath }

    /// Names a folder; nil where there is none.
    public convenience init?(path: String) {
        guard PictureResources.isFolder(path) else { return nil }
        self.init(folder: path)
    }

    private init(folder: String) { bundlePath = folder }
}
#endif
