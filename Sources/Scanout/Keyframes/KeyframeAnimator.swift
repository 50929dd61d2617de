/// A view of a value that follows keyframes: again and again, or once each time that another value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content> where KeyframePath.Value == Value {
    let initialValue: Value
    /// Whether it begins anew at the end.
    let repeats: Bool
    /// A value that starts it; nil where it starts by itself.
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View where Content: View {
    /// There is none.
    public typealias Body = Never

    /// Follows keyframes from the first value on, as soon as it is there, again and again if so asked.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, repeats: repeating, trigger: nil, content: content, keyframes: keyframes)
    }

    /// Follows keyframes from the present value on each time that another value changes.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, repeats: false, trigger: trigger, content: content, keyframes: keyframes)
    }

    /// The node that makes the content in every frame while the value moves.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        KeyframeAnimatorNode(view, inputs)
    }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>:
    KeptViewNode<KeyframeAnimator<Value, Path, Content>>, NodeAnimator
where Path.Value == Value {
    private var child: _ViewNode<Content>?
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var value: Value

    override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
        value = view.initialValue
        super.init(view, inputs)
        if view.trigger == nil { begin() }
        evaluate()
    }

    override func update(_ new: KeyframeAnimator<Value, Path, Content>) {
        let isTriggered = new.trigger.map { !areEqual($0 as Any, view.trigger as Any) } ?? false
        view = new
        if isTriggered { begin() }
        evaluate()
    }

    private func begin() {
        let timeline = KeyframeTimeline(value, view.keyframes(value))
        guard timeline.duration > 0 else {
            value = timeline.value(time: 0)
            return
        }
        self.timeline = timeline
        start = graph.time
        graph.animate(self)
    }

    override func evaluate() {
        isDirty = false
        graph.counters.pointee.bodiesEvaluated += 1
        let content = recordingReads { view.content(value) }
        if let child { child.update(content) } else { child = Content._makeNode(content, inputsForChild()) }
    }

    /// Takes the value to a time. Repetitions that a late frame passed are passed over.
    func step(at time: Double) -> Bool {
        guard let timeline else { return false }
        var elapsed = time - start
        let duration = timeline.duration
        let isOver = elapsed >= duration
        if isOver && view.repeats {
            let rounds = (elapsed / duration).rounded(.down)
            start += rounds * duration
            elapsed -= rounds * duration
        }
        value = timeline.value(time: elapsed)
        if isOver && !view.repeats { self.timeline = nil }
        evaluate()
        return self.timeline != nil
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Changes the view by a value that follows keyframes, again and again if so asked.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        ScopedTransaction(
            content: self, change: { _ in },
            result: KeyframeAnimator(
                initialValue: initialValue, repeats: repeating, trigger: nil,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
    }

    /// Changes the view by a value that follows keyframes each time that another value changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        ScopedTransaction(
            content: self, change: { _ in },
            result: KeyframeAnimator(
                initialValue: initialValue, repeats: false, trigger: trigger,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
    }
}
