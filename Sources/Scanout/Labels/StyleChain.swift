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

    /// What a view of the kind was given, for its style to place: a view of the kind in there gets the styles that were
    /// set, and not those around the nearest, as what the style itself puts up does. Styles that the style sets on it
    /// are nearer still.
    @MainActor func erased<V: View>(_ view: V, _ key: WritableKeyPath<EnvironmentValues, StyleChain>) -> ErasedView {
        if styles.isEmpty { return ErasedView(view) }
        return ErasedView(view.transformEnvironment(key) { $0 = $0.regaining(self) })
    }

    /// The chain inside of a nearest style with that style back in its place.
    private func regaining(_ whole: StyleChain) -> StyleChain {
        var copy = whole
        copy.styles += styles.dropFirst(whole.styles.count - 1)
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
