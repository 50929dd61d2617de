/// A box as programs may keep it, inside a proxy, for longer than its view lives. Boxes do not count what they refer to,
/// so one whose view is gone must not be asked for more than its own size.
struct BoxReference: Sendable {
    /// The box, whose stored size may be read whenever.
    let box: _LayoutNode
    private let node: _Node

    @MainActor init(_ box: _LayoutNode) {
        self.box = box
        node = box.node
    }

    /// The box while its view is there.
    @MainActor var living: _LayoutNode? { node.isAlive ? box : nil }
}
