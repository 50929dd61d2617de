/// Nothing: no size, no place, no pixels.
public struct EmptyView: Sendable {
    /// Makes nothing.
    public nonisolated init() {}
}

extension EmptyView: View {
    /// There is none.
    public typealias Body = Never
    /// A node that contributes nothing.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _ViewNode(inputs) }
}
