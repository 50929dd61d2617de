/// A node that evaluates its body anew in every frame while a value is in motion.
@MainActor
protocol NodeAnimator: _Node {
    /// Takes the value to a time. False when it is not in motion any more.
    func step(at time: Double) -> Bool
}

/// A value whose animatable part may be on its way, as a body is to see it.
struct AnimatedPart<Value: Animatable> {
    private var track: AnimationTrack<Value.AnimatableData>?

    var isMoving: Bool { track?.isMoving ?? false }

    /// Goes from one value to another as a node's transaction says. True if it has to be stepped from now on.
    @MainActor mutating func go(from old: Value, to new: Value, for node: _Node) -> Bool {
        let transaction = node.transaction
        let (from, to) = (old.animatableData, new.animatableData)
        guard from != to, transaction.animation != nil || isMoving else { return false }
        let wasMoving = isMoving
        if track == nil { track = AnimationTrack(from) }
        track?.retarget(to, transaction: transaction, time: node.graph.time, environment: node.environment)
        return isMoving && !wasMoving
    }

    /// The value as it is at a time, on its way to another one.
    mutating func value(towards target: Value, at time: Double) -> Value {
        guard track != nil, let data = track?.value(at: time) else { return target }
        guard isMoving else {
            track = nil
            return target
        }
        var shown = target
        shown.animatableData = data
        return shown
    }

    mutating func finish() { track?.finish() }
}

/// The node of a view with a body and a part that is animated.
final class AnimatableCompositeNode<V: View & Animatable>: CompositeNode<V>, NodeAnimator {
    private var part = AnimatedPart<V>()

    override func update(_ new: V) {
        if part.go(from: current, to: new, for: self) { graph.animate(self) }
        super.update(new)
    }

    override func makeBody() -> V.Body { part.value(towards: current, at: graph.time).body }

    func step(at time: Double) -> Bool {
        guard part.isMoving else { return false }
        evaluate()
        return part.isMoving
    }

    override func willRemove() {
        part.finish()
        super.willRemove()
    }
}

/// The node of a modifier with a body and a part that is animated.
final class AnimatableModifierNode<V: View, M: ViewModifier & Animatable>: ModifierBodyNode<V, M>, NodeAnimator {
    private var part = AnimatedPart<M>()

    override func update(_ new: ModifiedContent<V, M>) {
        if part.go(from: view.modifier, to: new.modifier, for: self) { graph.animate(self) }
        super.update(new)
    }

    override func makeBody() -> M.Body {
        part.value(towards: view.modifier, at: graph.time).body(content: _ViewModifier_Content(source: self))
    }

    func step(at time: Double) -> Bool {
        guard part.isMoving else { return false }
        evaluate()
        return part.isMoving
    }

    override func willRemove() {
        part.finish()
        super.willRemove()
    }
}

extension View where Self: Animatable {
    /// The node of a view with a body that is evaluated while its animatable part moves.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        MemoryLayout<AnimatableData>.size == 0
            ? CompositeNode(view, inputs) : AnimatableCompositeNode(view, inputs)
    }
}

extension ViewModifier where Self: Animatable {
    /// The node of a modifier with a body that is evaluated while its animatable part moves.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        MemoryLayout<AnimatableData>.size == 0
            ? ModifierBodyNode(view, inputs) : AnimatableModifierNode(view, inputs)
    }
}

extension _UnaryModifier where Self: Animatable {
    /// A node that puts a box around each view; the box follows the animatable part.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { UnaryModifierNode(view, inputs) }
}

extension Shape {
    /// The node of a shape: what its body draws follows the animatable part.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, inputs)
    }
}

/// A modifier with a part that is animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
