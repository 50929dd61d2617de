/// The boxes in a box, in their order.
///
/// Most boxes hold one, so the first lies in the list itself and costs no allocation.
struct LayoutNodeList: RandomAccessCollection {
    private(set) var first: _LayoutNode?
    private var others: [_LayoutNode] = []

    init() {}

    init(_ only: _LayoutNode) { first = only }

    init<S: Sequence>(_ boxes: S) where S.Element == _LayoutNode {
        for box in boxes { append(box) }
    }

    init(_ boxes: [_LayoutNode]) {
        first = boxes.first
        if boxes.count > 1 { others = Array(boxes.dropFirst()) }
    }

    var isEmpty: Bool { first == nil }
    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : others.count + 1 }

    subscript(index: Int) -> _LayoutNode {
        @inline(__always) get {
            if index == 0, let first { return first }
            return others[index - 1]
        }
    }

    /// Calls for each box. Cheaper than a loop over the collection, whose iterator holds the list and each box once more.
    @inline(__always) func forEachBox(_ body: (_LayoutNode) -> Void) {
        guard let first else { return }
        body(first)
        for other in others { body(other) }
    }

    mutating func append(_ box: _LayoutNode) {
        if first == nil {
            first = box
        } else {
            // One allocation for the few that most have, where growing by one would take two.
            if others.isEmpty { others.reserveCapacity(3) }
            others.append(box)
        }
    }

    mutating func append(contentsOf boxes: some Sequence<_LayoutNode>) { for box in boxes { append(box) } }

    mutating func reserveCapacity(_ count: Int) { if count > 1 { others.reserveCapacity(count - 1) } }
}
