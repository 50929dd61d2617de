import Raster

/// A change of pixels that a colour of the environment takes part in.
protocol ColoredFilterModifier: LayerFilterModifier {
    /// The colour as it was given.
    var color: Color { get }
    /// Its channels where the view is.
    var resolved: AnimatedColor { get set }
}

/// The box of a change of pixels with a colour: finds the colour's channels where the view is.
final class ColoredFilterBox<M: ColoredFilterModifier>: LayerFilterBox<M> {
    override init(_ modifier: M, _ node: _Node) { super.init(Self.resolved(modifier, node), node) }

    private static func resolved(_ modifier: M, _ node: _Node) -> M {
        var copy = modifier
        copy.resolved = AnimatedColor(modifier.color.rgba(in: node.environment))
        return copy
    }

    override func update(_ new: M) { super.update(Self.resolved(new, node)) }
    override func environmentDidChange() {
        let new = Self.resolved(modifier, node)
        if new.resolved != modifier.resolved { super.update(new) }
    }
}
