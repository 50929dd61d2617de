import Raster

/// Shows of a view what another one covers.
public struct _MaskEffect<Mask: View> {
    let mask: Mask
    let alignment: Alignment

    nonisolated init(mask: Mask, alignment: Alignment) {
        self.mask = mask
        self.alignment = alignment
    }

    /// There is none.
    public typealias Body = Never

    /// The box with both views.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        MaskBox(modifier, node)
    }
}

extension _MaskEffect: _UnaryModifier {}

/// The view and the mask lie as with an overlay; the mask's alpha is multiplied into the view's pixels.
private final class MaskBox<Mask: View>: _LayerBox<_MaskEffect<Mask>, Mask> {
    override func layer(_ modifier: _MaskEffect<Mask>) -> (content: Mask, alignment: Alignment) {
        (modifier.mask, modifier.alignment)
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        guard children.count > 1 else { return }
        let area = painter.layerBounds(of: self, context)
        let renderer = painter.renderer
        renderer.pushGroup(bounds: area, opacity: painter.opacity)
        painter.drawApart {
            children[0].paint(painter, context.moved(by: children[0].shownOrigin))
            renderer.pushGroup(bounds: area, opacity: 1, blendMode: .destinationIn)
            children[1].paint(painter, context.moved(by: children[1].shownOrigin))
            renderer.popGroup()
        }
    }
}

extension View {
    /// Shows of the view what the views of a mask cover, as far as they are opaque. They are offered this view's size.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(_MaskEffect(mask: mask(), alignment: alignment)) }

    /// Shows of the view what a mask covers, as far as it is opaque. It is offered this view's size.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}
