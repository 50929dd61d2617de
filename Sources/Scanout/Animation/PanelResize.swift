import Raster

/// The change of a panel's size while things move on it: what moves goes on, from and to where it would at the new size.
///
/// Only the places where motions end are laid out anew; where they began is not known for the new size. So the way that
/// is left is scaled as the space around is: a box's size by that of its parent, its place by the room that the box leaves
/// free in its parent. That is exact for boxes that are of a fixed size or fill a part of their parent, such as the bar of
/// a gauge.
@MainActor
final class PanelResize {
    /// What a motion was scaled for last.
    private struct Reference {
        var parent: Size
        var own: Size
    }

    /// Sizes from before, of boxes that have another one by now.
    private var sizes: [ObjectIdentifier: Size] = [:]
    private var references: [ObjectIdentifier: Reference] = [:]

    /// Notes that a box gets another size.
    func note(_ box: _LayoutNode, had size: Size) {
        let id = ObjectIdentifier(box)
        if sizes[id] == nil { sizes[id] = size }
    }

    /// What the rest of a box's way is multiplied with, now that it and its parent have their new sizes.
    func factors(for box: _LayoutNode) -> FrameValue {
        guard let parent = box.parent else {
            return FrameValue(origin: Point(x: 1, y: 1), size: Size(width: 1, height: 1))
        }
        let id = ObjectIdentifier(box)
        let old =
            references[id]
            ?? Reference(parent: sizes[ObjectIdentifier(parent)] ?? parent.size, own: sizes[id] ?? box.size)
        let new = Reference(parent: parent.size, own: box.size)
        references[id] = new
        return FrameValue(
            origin: Point(
                x: Self.placeFactor(from: (old.parent.width, old.own.width), to: (new.parent.width, new.own.width)),
                y: Self.placeFactor(from: (old.parent.height, old.own.height), to: (new.parent.height, new.own.height))
            ),
            size: Size(
                width: Self.factor(from: old.parent.width, to: new.parent.width),
                height: Self.factor(from: old.parent.height, to: new.parent.height)))
    }

    private static func placeFactor(from old: (parent: Double, own: Double), to new: (parent: Double, own: Double))
        -> Double
    {
        let (before, after) = (old.parent - old.own, new.parent - new.own)
        return before > 0.5 && after > 0.5 ? after / before : factor(from: old.parent, to: new.parent)
    }

    /// A factor only where both lengths are ones.
    static func factor(from old: Double, to new: Double) -> Double {
        let factor = new / old
        return old > 0 && new > 0 && factor.isFinite ? factor : 1
    }
}

extension FrameValue {
    /// Multiplies each number with the one of another value.
    mutating func scale(by factors: FrameValue) {
        origin = Point(x: origin.x * factors.origin.x, y: origin.y * factors.origin.y)
        size = Size(width: size.width * factors.size.width, height: size.height * factors.size.height)
    }
}
