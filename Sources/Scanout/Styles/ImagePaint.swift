import Raster

/// A picture repeated in all directions, as a style.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture: pixels; symbols paint nothing.
    public var image: Image
    /// The part that is repeated, in shares of the picture.
    public var sourceRect: CGRect
    /// How much larger than the picture's own size.
    public var scale: CGFloat

    /// Makes a style of a picture.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The tile; nothing where the picture is not of pixels.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let tile = image.tile(sourceRect: sourceRect, scale: scale) else {
            return Color.clear._resolve(in: environment)
        }
        return _ResolvedStyle(.image(tile, UnitPoint()))
    }
}

extension Image {
    /// A part of the picture, in shares of it, as a tile whose corner is the origin.
    func tile(sourceRect: CGRect, scale factor: CGFloat) -> TiledImage? {
        guard case .bitmap(let picture, let scale, let orientation) = source, factor > 0, scale > 0 else { return nil }
        let surface = orientation == .up ? picture.surface : orientation.turned(picture.surface)
        let part = PixelRect(
            covering: Rect(
                x: (Double(sourceRect.minX) * Double(surface.width)).rounded(),
                y: (Double(sourceRect.minY) * Double(surface.height)).rounded(),
                width: (Double(sourceRect.width) * Double(surface.width)).rounded(),
                height: (Double(sourceRect.height) * Double(surface.height)).rounded()))
        let size = Double(factor / scale)
        return TiledImage(
            surface, source: part, transform: .scale(x: size, y: size), isSharp: interpolation == .none)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture repeated in all directions.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
