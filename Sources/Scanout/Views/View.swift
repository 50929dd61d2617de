/// A part of what is shown: a value that says what is to be seen, in terms of other views.
@MainActor @preconcurrency
public protocol View {
    /// The type of what the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
    /// Makes the node that keeps the view alive in a graph. Known at compile time for every type of view.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    /// The node of a view with a body.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { CompositeNode(view, inputs) }
}

extension Never: View {
    /// There is none.
    public var body: Never { self }
}

extension View where Body == Never {
    /// Views that Scanout draws itself have none; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
