import Raster

/// A layout of a type that is not known, so that one can take another's place while the views inside stay the same
/// views: their state is kept, and they move to their new places as the transaction says.
public struct AnyLayout {
    let base: any Layout

    /// Hides a layout's type.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// What the layout inside keeps between calls.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var owner: ObjectIdentifier
    }

    /// The axis of the layout inside, if it is a stack.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// Calls the layout inside with what it kept; a layout of another type begins anew.
    private func open<L: Layout, Result>(
        _ layout: L, _ subviews: Subviews, _ cache: inout Cache, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        let id = ObjectIdentifier(L.self)
        let kept = cache.owner == id ? cache.value as? L.Cache : nil
        var own = kept ?? layout.makeCache(subviews: subviews)
        defer { cache = Cache(value: own, owner: id) }
        return body(layout, &own)
    }
}

extension AnyLayout: Layout {
    /// Makes what the layout inside keeps.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(value: layout.makeCache(subviews: subviews), owner: ObjectIdentifier(L.self))
        }
        return make(base)
    }

    /// Brings up to date what the layout inside keeps.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L, _ cache: inout Cache) {
            if cache.owner != ObjectIdentifier(L.self) { return cache = makeCache(subviews: subviews) }
            open(layout, subviews, &cache) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(base, &cache)
    }

    /// The size that the layout inside chooses.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
            open(layout, subviews, &cache) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
        }
        return size(base, &cache)
    }

    /// Places the views as the layout inside does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
            open(layout, subviews, &cache) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(base, &cache)
    }

    /// The distances that the layout inside likes to keep.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
            open(layout, subviews, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(base, &cache)
    }

    /// The place that the layout inside gives a horizontal guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func place<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            open(layout, subviews, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return place(base, &cache)
    }

    /// The place that the layout inside gives a vertical guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func place<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            open(layout, subviews, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return place(base, &cache)
    }
}

extension AnyLayout: Animatable {
    /// The animatable part of the layout inside. One of a layout of another type is left out.
    public var animatableData: _AnyAnimatableData {
        get {
            func data<L: Layout>(_ layout: L) -> _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }
            return data(base)
        }
        set {
            func setting<L: Layout>(_ layout: L) -> any Layout {
                guard let data = newValue.value as? L.AnimatableData else { return layout }
                var copy = layout
                copy.animatableData = data
                return copy
            }
            self = AnyLayout(opened: setting(base))
        }
    }

    private init(opened layout: any Layout) { base = layout }
}

extension AnyLayout: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self).pointee
        let b = b.assumingMemoryBound(to: Self.self).pointee
        func compare<L: Layout>(_ layout: L) -> Bool {
            guard let other = b.base as? L else { return false }
            return TypeLayout.areSame(layout, other)
        }
        return compare(a.base)
    }
}
