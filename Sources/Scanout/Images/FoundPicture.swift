import Pictures
import Raster

/// A picture by its name.
struct ImageName: Hashable, Sendable {
    var name: String
    /// The resources of a bundle; nil for the program's own.
    var bundlePath: String?
}

/// What came of looking for a picture's file.
struct FoundPicture {
    /// The picture, once it is decoded.
    private(set) var picture: LoadedPicture?
    /// Whether it is being decoded.
    private(set) var isPending = false
    /// In points.
    private(set) var size = Size.zero
    /// Whether the catalogue that it lies in asks for its outline alone.
    private(set) var isTemplate = false

    /// Pictures of at most this many pixels are decoded at once: that takes less than a frame, and nothing flashes.
    private static let smallPixels = 128.0 * 128

    init(
        _ name: ImageName, _ environment: EnvironmentValues, _ tools: CanvasTools, whenReady: (@Sendable () -> Void)?
    ) {
        let request = PictureResources.Request(
            name: name.name, bundlePath: name.bundlePath, displayScale: Double(environment.displayScale),
            isDark: environment.colorScheme == .dark)
        guard let file = PictureResources.shared.file(request), let version = file.version() else {
            tools.warn("Image(\"\(name.name)\"): \(PictureResources.shared.complaint(request))")
            return
        }
        isTemplate = file.isTemplate ?? false
        do {
            let header = try file.header()
            size = Size(width: header.width / file.scale, height: header.height / file.scale)
            let isSmall = header.kind == .svg || header.width * header.height <= Self.smallPixels
            switch ImageCache.shared.picture(version, whenReady: isSmall ? nil : whenReady) {
            case .ready(let picture):
                self.picture = picture
                warnOfLeftOut(picture, file, tools)
            case .pending: isPending = true
            case .failed(let error): throw error
            }
        } catch {
            tools.warn("Image(\"\(name.name)\"): \(file.path): \(error)")
        }
    }

    private func warnOfLeftOut(_ picture: LoadedPicture, _ file: PictureFile, _ tools: CanvasTools) {
        guard case .vector(let vector) = picture.picture.content, !vector.leftOut.isEmpty else { return }
        tools.warn("\(file.path): not drawn of this SVG: \(vector.leftOut.joined(separator: ", "))")
    }
}
