import Raster

/// Gives a view extents that follow from the container around.
public struct _ContainerRelativeFrameLayout {
    /// How an extent follows from the container's.
    enum Rule {
        /// All of it.
        case whole
        /// So many of equal parts, with distances in points between parts.
        case parts(count: Int, span: Int, spacing: Double)
        /// What a function makes of it.
        case function((CGFloat, Axis) -> CGFloat)

        func extent(_ container: Double, _ axis: Axis) -> Double {
            switch self {
            case .whole: return container
            case .parts(let count, let span, let spacing):
                let count = Double(max(1, count))
                let span = Double(max(1, span))
                return (container - spacing * (count - 1)) / count * span + (span - 1) * spacing
            case .function(let function):
                return Double(function(CGFloat(container), axis)).asLength
            }
        }
    }

    let axes: Axis.Set
    let alignment: Alignment
    let rule: Rule

    /// There is none.
    public typealias Body = Never

    /// The box with the extents.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ContainerRelativeFrameBox(modifier, node)
    }
}

extension _ContainerRelativeFrameLayout: _UnaryModifier {}

private final class ContainerRelativeFrameBox: AligningBox<_ContainerRelativeFrameLayout>, GeometryObserver {
    /// The container's size that the box was measured with.
    private var used: Size?

    override func adopt(_ child: _LayoutNode) {
        super.adopt(child)
        graph.observeGeometry(self)
    }

    /// The innermost scroll view around, else the panel's safe area.
    private var containerSize: Size {
        var current = parent
        while let box = current {
            if let scroll = box as? ScrollBox { return scroll.containerSize ?? graph.traits.safeSize }
            current = box.parent
        }
        return graph.traits.safeSize
    }

    private func extent(_ axis: Axis) -> Double? {
        guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let container = containerSize
        return max(0, modifier.rule.extent(axis == .horizontal ? container.width : container.height, axis))
    }

    override var alignment: Alignment { modifier.alignment }

    override func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal {
        Proposal(width: extent(.horizontal) ?? proposal.width, height: extent(.vertical) ?? proposal.height)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        used = containerSize
        let (width, height) = (extent(.horizontal), extent(.vertical))
        if let width, let height { return Size(width: width, height: height) }
        let size = child?.measure(proposalForChild(proposal, in: .zero)) ?? .zero
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    func geometryMayHaveChanged() {
        if node.isAlive, let used, containerSize != used { invalidateLayout() }
    }

    override func didRemove() { graph.stopObservingGeometry(self) }
}

extension View {
    /// Gives the view the extents of the container around: of the innermost scroll view, else of the panel's safe area.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, rule: .whole))
    }
    /// Gives the view extents that a function makes of those of the container around, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, rule: .function(length)))
    }
    /// Divides the container around into equal parts and gives the view the extent of some of them.
    ///
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - span: How many of them the view takes, with the distances between them.
    ///   - spacing: Between parts, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrameLayout(
                axes: axes, alignment: alignment,
                rule: .parts(count: count, span: span, spacing: Double(spacing).asLength)))
    }
}
