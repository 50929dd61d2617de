/// One of two views.
public struct _ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where First: View, Second: View {
    /// There is none.
    public typealias Body = Never
    /// The node of the branch that is taken.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ConditionalNode(view, inputs)
    }
}

/// The node of a branch: going over to the other one drops all that the first one kept.
final class ConditionalNode<First: View, Second: View>: KeptViewNode<_ConditionalContent<First, Second>> {
    private enum Child {
        case none
        case first(_ViewNode<First>)
        case second(_ViewNode<Second>)
    }

    private var child = Child.none
    private var departures: Departures?

    override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        take(view)
    }

    override func update(_ new: _ConditionalContent<First, Second>) {
        view = new
        switch (child, new.storage) {
        case (.first(let node), .first(let value)): node.update(value)
        case (.second(let node), .second(let value)): node.update(value)
        default:
            switch child {
            case .none: break
            case .first(let node): dismiss(node, key: true, in: &departures)
            case .second(let node): dismiss(node, key: false, in: &departures)
            }
            child = .none
            if !takeBack(new) {
                take(new)
                forPresentChild { welcome($0) }
            }
            childListDidChange()
        }
    }

    /// Goes on with a branch that is still on its way out.
    private func takeBack(_ view: _ConditionalContent<First, Second>) -> Bool {
        switch view.storage {
        case .first(let value):
            guard let node = departures?.revive(true, as: _ViewNode<First>.self) else { return false }
            child = .first(node)
            node.update(value)
        case .second(let value):
            guard let node = departures?.revive(false, as: _ViewNode<Second>.self) else { return false }
            child = .second(node)
            node.update(value)
        }
        return true
    }

    private func take(_ view: _ConditionalContent<First, Second>) {
        switch view.storage {
        case .first(let value): child = .first(First._makeNode(value, inputsForChild()))
        case .second(let value): child = .second(Second._makeNode(value, inputsForChild()))
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        forPresentChild(body)
        departures?.forEachNode(body)
    }

    private func forPresentChild(_ body: (_Node) -> Void) {
        switch child {
        case .none: break
        case .first(let node): body(node)
        case .second(let node): body(node)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// There is none.
    public typealias Body = Never
    /// The node of the view that is there, if any.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { OptionalNode(view, inputs) }
}

/// The node of a view that may be missing.
final class OptionalNode<Wrapped: View>: KeptViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?
    private var departures: Departures?

    override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.map { Wrapped._makeNode($0, inputsForChild()) }
    }

    override func update(_ new: Wrapped?) {
        view = new
        switch (child, new) {
        case (let node?, let value?): node.update(value)
        case (nil, nil): break
        case (nil, let value?):
            if let node = departures?.revive(true, as: _ViewNode<Wrapped>.self) {
                child = node
                node.update(value)
            } else {
                let node = Wrapped._makeNode(value, inputsForChild())
                child = node
                welcome(node)
            }
            childListDidChange()
        case (let node?, nil):
            child = nil
            dismiss(node, key: true, in: &departures)
            childListDidChange()
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        departures?.forEachNode(body)
    }
}
