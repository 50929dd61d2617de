/// The styles that were set for a kind of view, the nearest last: a style that puts up a view of the kind gets the one
/// around.
struct StyleChain: Equatable {
    private var styles: [any DynamicProperty] = []

    /// The nearest style.
    var last: (any DynamicProperty)? { styles.last }
    /// The styles around the nearest.
    var outer: StyleChain {
        var copy = self
        _ = copy.styles.popLast()
        return copy
    }

    /// The chain with a nearer style.
    func appending(_ style: any DynamicProperty) -> StyleChain {
        var copy = self
        // Styles that put each other up without an end would never come to a view.
        if copy.styles.count < 64 { copy.styles.append(style) }
        return copy
    }

    static func == (a: Self, b: Self) -> Bool {
        guard a.styles.count == b.styles.count else { return false }
        for (one, other) in zip(a.styles, b.styles) where !one.isSame(as: other) { return false }
        return true
    }
}

extension DynamicProperty {
    fileprivate func isSame(as other: any DynamicProperty) -> Bool {
        (other as? Self).map { TypeLayout.areSame(self, $0) } ?? false
    }
}

/// A view whose type a style is not to know.
struct ErasedView: View {
    private let content: AnyView

    init<V: View>(_ view: V) { content = AnyView(view) }

    var body: some View { content }
}
