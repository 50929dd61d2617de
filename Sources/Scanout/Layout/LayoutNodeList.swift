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

    /// Calls for each box. The list holds them meanwhile, so none is counted for the call: counting is an atomic
    /// operation, and all of them together were a third of the time of a tree's first build.
    @inline(__always) func forEachBox(_ body: (_LayoutNode) -> Void) {
        withExtendedLifetime(self) {
            guard let first else { return }
            Unmanaged.passUnretained(first)._withUnsafeGuaranteedRef(body)
            if others.isEmpty { return }
            others.withUnsafeBufferPointer { boxes in
                for index in boxes.indices { LayoutNodeList.withUncounted(boxes, index, body) }
            }
        }
    }

    /// Where a list lies that is a variable of an object. Asked by code of no actor: a closure of the main actor's is
    /// checked each time for being there.
    @inline(__always) static func place(of list: inout LayoutNodeList) -> UnsafePointer<LayoutNodeList> {
        withUnsafePointer(to: &list) { $0 }
    }

    /// Calls for each box of a list in place, which is not held meanwhile: for calls that change no tree.
    @inline(__always) static func forEachBox(in list: UnsafePointer<LayoutNodeList>, _ body: (_LayoutNode) -> Void) {
        let words = UnsafeRawPointer(list)
        guard let first = words.load(as: Unmanaged<_LayoutNode>?.self) else { return }
        first._withUnsafeGuaranteedRef(body)
        if list.pointee.others.isEmpty { return }
        list.pointee.others.withUnsafeBufferPointer { boxes in
            for index in boxes.indices { LayoutNodeList.withUncounted(boxes, index, body) }
        }
    }

    /// A reference and an unmanaged one to the same object are the same bits.
    @inline(__always) private static func withUncounted(
        _ boxes: UnsafeBufferPointer<_LayoutNode>, _ index: Int, _ body: (_LayoutNode) -> Void
    ) {
        guard let base = boxes.baseAddress else { return }
        UnsafeRawPointer(base + index).load(as: Unmanaged<_LayoutNode>.self)._withUnsafeGuaranteedRef(body)
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
