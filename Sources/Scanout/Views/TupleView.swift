/// Several views, in a tuple.
public struct TupleView<T> {
    /// The views.
    public var value: T
    let pack: any _TuplePack.Type

    nonisolated init(_ value: T, pack: any _TuplePack.Type) {
        self.value = value
        self.pack = pack
    }

    /// Makes the views from a tuple of them.
    public nonisolated init<each Element: View>(_ value: (repeat each Element)) where T == (repeat each Element) {
        self.init(value, pack: ViewPack<repeat each Element>.self)
    }
}

extension TupleView: View {
    /// There is none.
    public typealias Body = Never
    /// The views' nodes, side by side.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { TupleNode(view, inputs) }
}
