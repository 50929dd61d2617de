/// What an engine did since it was last asked to advance: counters, never times.
public struct Statistics: Hashable, Sendable {
    /// Frames in which something was drawn.
    public var frames = 0
    /// Bodies of views and modifiers that were evaluated.
    public var bodiesEvaluated = 0
    /// Nodes made for views.
    public var nodesCreated = 0
    /// Sizes computed; answers kept from before do not count.
    public var nodesMeasured = 0
    /// Boxes whose children were placed.
    public var nodesPlaced = 0
    /// Boxes whose drawing commands were built again.
    public var commandsRebuilt = 0
    /// Rectangles drawn.
    public var damageRectangles = 0
    /// Pixels of the surface written, counting each time.
    public var pixelsPainted = 0
    /// Bytes sent to the panel.
    public var bytesPresented = 0
    /// Times that the host woke up.
    public var wakeUps = 0

    /// Makes counters at zero.
    public init() {}
}
