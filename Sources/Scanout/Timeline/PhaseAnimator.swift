/// A view that goes from phase to phase: round and round, or once through all of them when a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var course = PhaseCourse()
    @State private var index = 0

    /// Goes round and round through phases, each shown by the animation for it.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through phases and back to the first one each time that a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {
    /// The content in the present phase; nothing without any phase.
    public var body: some View {
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { goOn() } }
                .onDisappear { course.stop() }
                .onChange(of: trigger) { goOn() }
        } else if let first = phases.first {
            content(first).onAppear { index = 0 }
        }
    }

    /// Goes to the next phase, and on from there when its animation is logically complete; without an animation, in the
    /// next frame.
    @MainActor private func goOn() {
        guard phases.count > 1 else { return }
        let next = (course.index + 1) % phases.count
        course.index = next
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        if trigger != nil && next == 0 { return course.stop() }
        let length = animation?.logicalLength ?? ViewHost.frameInterval
        course.wait(for: max(length, ViewHost.frameInterval)) { goOn() }
    }
}

/// A value that starts phases.
private struct PhaseTrigger: Equatable {
    let value: any Equatable
    init(_ value: any Equatable) { self.value = value }
    static func == (a: Self, b: Self) -> Bool { areEqual(a.value as Any, b.value as Any) }
}

/// How far a view has come through its phases.
private final class PhaseCourse {
    var index = 0
    private var timer: Timer?

    func wait(for seconds: Double, then action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        guard seconds.isFinite else { return }
        timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
        index = 0
    }
}

extension View {
    /// Changes the view from phase to phase, round and round, each shown by the animation for it.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        ScopedTransaction(
            content: self, change: { _ in },
            result: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Changes the view through phases and back to the first one each time that a value changes.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        ScopedTransaction(
            content: self, change: { _ in },
            result: PhaseAnimator(
                phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }
}
