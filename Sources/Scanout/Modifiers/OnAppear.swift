/// Calls back when a view comes and goes.
///
/// Everything is laid out by then, and nothing is drawn yet; state that is written is in the same frame. Views inside
/// come before the views around them, siblings in the order in which they are declared, and the modifiers of one view in
/// the order in which they are written, as SwiftUI was seen to do it
/// (https://android.benigumo.com/20240328/onappear-onchange-task). Where one view takes the place of another, the new one
/// comes before the old one goes.
public struct _AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// There is none.
    public typealias Body = Never

    /// The box that knows when it is placed.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        AppearanceBox(modifier, node)
    }
}

extension _AppearanceModifier: _UnaryModifier {
    /// There is something to do as long as the modifier is there.
    public static var _worksWithoutView: Bool { true }
}

private final class AppearanceBox: PresenceBox<_AppearanceModifier> {
    override func arrive() {
        if let action = modifier.appear { node.graph.afterUpdate(action) }
    }

    override func depart() {
        if let action = modifier.disappear { node.graph.afterAppearances(action) }
    }
}

/// The box of a modifier that does something when the view comes and when it goes.
class PresenceBox<M>: _ModifierBox<M> {
    private(set) final var isPresent = false

    /// The view has come.
    func arrive() {}
    /// The view is gone.
    func depart() {}

    override func update(_ new: M) { modifier = new }

    override final func didAppear() {
        if isPresent { return }
        isPresent = true
        arrive()
    }

    override final func didRemove() { didDisappear() }

    override final func didDisappear() {
        guard isPresent else { return }
        isPresent = false
        depart()
    }
}

extension View {
    /// Calls back once the view is in place, before it is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }
    /// Calls back once the view is gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}
