import Raster

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews
    /// A view.
    public typealias Element = LayoutSubview
    /// The place of a view in the order of declaration.
    public typealias Index = Int

    let boxes: LayoutNodeList
    /// The direction of reading.
    public var layoutDirection: LayoutDirection = .leftToRight

    /// The first view's index.
    public var startIndex: Int { 0 }
    /// One past the last view's index.
    public var endIndex: Int { boxes.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview {
        MainActor.assumeIsolated { LayoutSubview(reference: BoxReference(boxes[index])) }
    }
    /// The views at several indices in a row.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { selecting(LayoutNodeList(boxes[bounds])) }
    /// The views at several indices, in the order given.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        selecting(LayoutNodeList(indices.map { boxes[$0] }))
    }

    private func selecting(_ boxes: LayoutNodeList) -> LayoutSubviews {
        var copy = LayoutSubviews(boxes: boxes)
        copy.layoutDirection = layoutDirection
        return copy
    }
}

/// A view that a layout arranges.
///
/// Layouts are not bound to the main actor by their declaration but always run there, since only a graph calls them.
///
/// One that is kept after its view is gone has no size, takes no place, and answers with the defaults.
public struct LayoutSubview: Equatable, Sendable {
    let reference: BoxReference

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.reference.box === b.reference.box }

    /// The size that the view chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(size(proposal.proposal)) }
    /// The size and guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated {
            guard let box = reference.living else { return ViewDimensions(size: .zero) }
            return box.dimensions(box.measure(proposal.proposal))
        }
    }
    /// Which views share space first; greater goes first.
    public var priority: Double { MainActor.assumeIsolated { reference.living?.layoutPriority ?? 0 } }
    /// The distances that the view likes to keep.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { reference.living?.spacing ?? ViewSpacing() } }
    /// A value that the view hands to the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        MainActor.assumeIsolated { Unchecked(value: reference.living?.layoutValue(K.self) ?? K.defaultValue) }.value
    }
    /// Puts the view so that the given point of it lies at a position in the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let pending = PendingPlacement(
            position: Point(x: Double(position.x).asLength, y: Double(position.y).asLength), anchor: anchor,
            proposal: proposal.proposal)
        MainActor.assumeIsolated { reference.living?.pending = pending }
    }

    func size(_ proposal: Proposal) -> Size {
        MainActor.assumeIsolated { reference.living?.measure(proposal) ?? .zero }
    }
    func guide(_ key: AlignmentKey, in size: Size) -> Double {
        MainActor.assumeIsolated { reference.living?.guide(key, in: size) ?? 0 }
    }
    var isSpacer: Bool { MainActor.assumeIsolated { reference.living?.isSpacer ?? false } }
}

/// Hands a value out of the main actor to code that runs there all the same.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
