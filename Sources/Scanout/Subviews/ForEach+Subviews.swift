/// A collection whose elements are known to the views around it alone, once these are there.
@MainActor
protocol LateCollection {
    /// The views that a loop over the collection makes.
    associatedtype Loop: View
    /// The loop as a view of its own.
    var loop: Loop { get }
}

/// The views that another view stands for, in a loop. It has no elements outside of the loop.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let view: AnyView
    let content: (Subview) -> Content

    /// Nothing is known of the views here.
    public var startIndex: Int { 0 }
    /// Nothing is known of the views here.
    public var endIndex: Int { 0 }
    /// There are no elements outside of the loop.
    public subscript(index: Int) -> Subview { preconditionFailure("there is no view \(index)") }
}

extension ForEachSubviewCollection: LateCollection {
    var loop: some View { Group(subviews: view) { views in ForEach(views, content: content) } }
}

/// The sections that another view stands for, in a loop. It has no elements outside of the loop.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let view: AnyView
    let content: (SectionConfiguration) -> Content

    /// Nothing is known of the sections here.
    public var startIndex: Int { 0 }
    /// Nothing is known of the sections here.
    public var endIndex: Int { 0 }
    /// There are no elements outside of the loop.
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("there is no section \(index)") }
}

extension ForEachSectionCollection: LateCollection {
    var loop: some View { Group(sections: view) { sections in ForEach(sections, content: content) } }
}

extension ForEach where Content: View {
    /// A view for each of those that another view stands for: the elements of its groups, loops and branches, one by one.
    @MainActor @preconcurrency
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(view: AnyView(view), content: content), content: content, id: { $0.id })
    }
    /// A view for each of the sections that another view stands for.
    @MainActor @preconcurrency
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(view: AnyView(view), content: content), content: content, id: { $0.id })
    }
}

/// The node of a loop over a collection that has its elements from the views around.
final class LateForEachNode<V: View, Loop: View>: _ViewNode<V> {
    private let loop: (V) -> Loop

    init(_ view: V, _ inputs: _NodeInputs, loop: @escaping (V) -> Loop) {
        self.loop = loop
        super.init(inputs)
        onlyChild = Loop._makeNode(loop(view), inputsForChild())
    }

    override func update(_ new: V) {
        if let onlyChild { unsafeDowncast(onlyChild, to: _ViewNode<Loop>.self).update(loop(new)) }
    }

    override var passesOnItsChild: Bool { false }
}
