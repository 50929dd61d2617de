import Raster

/// The shape of a view around, as ``ContainerRelativeShape`` inside takes it up.
final class ContainerShapeReference {
    /// The view that has the shape.
    fileprivate(set) weak var box: _LayoutNode?
}

/// A shape with the view that has it.
struct ContainerShapeValue {
    let reference: ContainerShapeReference
    /// The shape, smaller by a distance, in a frame.
    let path: @Sendable (CGFloat, CGRect) -> Path
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShapeValue? { nil } }

extension EnvironmentValues {
    /// The shape of the nearest view around that says one.
    var containerShape: ContainerShapeValue? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// What is being drawn: shapes are asked for their paths without being told for whom.
enum ContainerShapes {
    /// Whether any view says a shape for those inside.
    @MainActor static var areUsed = false
    /// The shape around of what is drawn, and where that is on the panel, on the main thread alone.
    nonisolated(unsafe) fileprivate static var current: (value: ContainerShapeValue, container: Rect, place: Point)?

    /// Asks a shape for its path in a box.
    @MainActor static func asking<Result>(for box: _LayoutNode, _ body: () -> Result) -> Result {
        guard areUsed, let value = box.node.environment.containerShape, let container = value.reference.box else {
            return body()
        }
        let frame = container.frame(Rect(origin: .zero, size: container.size), in: .global)
        let place = box.frame(Rect(origin: .zero, size: box.size), in: .global).origin
        let outer = current
        current = (value, frame, place)
        defer { current = outer }
        return body()
    }

    /// The path of the shape around in a frame of what is drawn: smaller by the least distance from the container's sides.
    static func path(in rect: CGRect) -> Path? {
        guard ThreadState.current.isMain, let (value, container, place) = current else { return nil }
        let frame = Rect(
            x: Double(rect.minX) + place.x, y: Double(rect.minY) + place.y, width: Double(rect.width),
            height: Double(rect.height))
        let distance = max(
            0,
            min(
                frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX,
                container.maxY - frame.maxY))
        let inset = CGFloat(distance)
        return value.path(inset, rect.insetBy(dx: -inset, dy: -inset))
    }
}

/// Notes where a view is that has a shape for those inside.
public struct _ContainerFrameModifier {
    let reference: ContainerShapeReference

    /// There is none.
    public typealias Body = Never

    /// The box that is noted.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ContainerFrameBox(modifier, node)
    }
}

extension _ContainerFrameModifier: _UnaryModifier {}

private final class ContainerFrameBox: _ModifierBox<_ContainerFrameModifier> {
    override func adopt(_ child: _LayoutNode) {
        super.adopt(child)
        ContainerShapes.areUsed = true
        modifier.reference.box = self
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }
}

/// A view with a shape for those inside.
private struct ContainerShapeView<Content: View, S: InsettableShape> {
    @State private var reference = ContainerShapeReference()
    let content: Content
    let shape: S

    init(content: Content, shape: S) {
        self.content = content
        self.shape = shape
    }
}

extension ContainerShapeView: View {
    var body: some View {
        let shape = shape
        content
            .environment(
                \.containerShape,
                ContainerShapeValue(reference: reference) { shape.inset(by: $0).path(in: $1) }
            )
            .modifier(_ContainerFrameModifier(reference: reference))
    }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` inside has: smaller by its distance from the view's nearest side, so
    /// that corners have a common middle.
    @MainActor @preconcurrency
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ContainerShapeView(content: self, shape: shape)
    }
}
