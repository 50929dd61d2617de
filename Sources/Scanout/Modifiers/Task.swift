/// Runs a task while a view is there.
public struct _TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    /// There is none.
    public typealias Body = Never

    /// The box that begins and cancels the task.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        TaskBox(modifier, node)
    }
}

extension _TaskModifier: _UnaryModifier {
    /// There is something to do as long as the modifier is there.
    public static var _worksWithoutView: Bool { true }
}

private final class TaskBox<ID: Equatable>: PresenceBox<_TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override func arrive() { begin() }
    override func depart() { cancel() }

    override func update(_ new: _TaskModifier<ID>) {
        let isSame = modifier.id == new.id
        modifier = new
        if isSame || !isPresent { return }
        cancel()
        begin()
    }

    /// Tasks begin after all views of the update have been told that they are there.
    private func begin() {
        node.graph.afterAppearances { [weak self] in
            guard let self, self.isPresent, self.task == nil else { return }
            let action = self.modifier.action
            self.task = Task(priority: self.modifier.priority) { await action() }
        }
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }
}

/// The id of a task that is not begun anew while the view is there.
private struct NoID: Equatable {}

extension View {
    /// Runs a task from when the view appears, after all `onAppear` calls of that update, and cancels it when the view
    /// goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(_TaskModifier(id: NoID(), priority: priority, action: action)) }

    /// Runs a task from when the view appears, cancels it when the view goes, and begins it anew, having cancelled the
    /// old one, when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(_TaskModifier(id: value, priority: priority, action: action)) }

    /// Runs a task with a name, which tools for finding faults show.
    public nonisolated func task(
        name: String?, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }

    /// Runs a task with a name, begun anew when a value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, name: String?, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(id: value, priority: priority, action) }
}
