extension Renderer {
    /// Draws a whole surface with its own alpha into a rectangle: pixel for pixel where the scale is 1 and the place
    /// whole, bilinear elsewhere, the outermost pixels going on to the rectangle's edge.
    public func draw(_ image: Surface, in rect: Rect, opacity: Double, transform: AffineTransform) {
        let alpha = UInt32((RGBA.clamped(opacity) * 255).rounded())
        guard alpha > 0, !rect.isEmpty, !clipBounds.isEmpty else { return }
        let toRect = AffineTransform(
            a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height), tx: rect.minX,
            ty: rect.minY)
        let toDevice = toRect.concatenating(transform)
        guard let shape = shape(of: Corners(rect, transform), true), let inverse = toDevice.finiteInverse else {
            return
        }
        withExtendedLifetime(image) {
            if case .rect(let spans) = shape, toDevice.isTranslation, let place = spans.pixelRect {
                paint(shape, CopyShader(image, opacity: alpha, x: place.x0, y: place.y0))
            } else {
                paint(shape, ImageShader(image, opacity: alpha, inverse: inverse))
            }
        }
    }
}
