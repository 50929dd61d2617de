// What a graph's queues ask of the nodes in them.

/// A node with boxes that follow from the boxes of its children.
@MainActor
protocol LayoutOwner: AnyObject {
    var depth: Int { get }
    var isAlive: Bool { get }
    /// Takes over the present list of boxes of the children.
    func refreshChildren()
}

/// A node that follows the preferences of views below.
@MainActor
protocol PreferenceReader: AnyObject {
    var isAlive: Bool { get }
    var userViewName: String { get }
    func readPreference()
}

/// A node whose content depends on where it is on the display.
@MainActor
protocol GeometryObserver: AnyObject {
    func geometryMayHaveChanged()
}
