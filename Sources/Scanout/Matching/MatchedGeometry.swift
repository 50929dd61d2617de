import Raster

/// What of a frame another view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where the view is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the frame of another one.
public struct _MatchedGeometryEffect: Equatable, @unchecked Sendable {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    /// There is none.
    public typealias Body = Never

    /// The box that takes over frames.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        MatchedGeometryBox(modifier, node)
    }
}

extension _MatchedGeometryEffect: _UnaryModifier {}

/// The boxes that share frames, by their keys, in the order in which they came.
@MainActor
final class MatchedBoxes {
    private var boxes: [_MatchedGeometryEffect.Key: [MatchedGeometryBox]] = [:]

    func add(_ box: MatchedGeometryBox, _ key: _MatchedGeometryEffect.Key) { boxes[key, default: []].append(box) }

    func remove(_ box: MatchedGeometryBox, _ key: _MatchedGeometryEffect.Key) {
        boxes[key]?.removeAll { $0 === box }
        if boxes[key]?.isEmpty ?? false { boxes[key] = nil }
    }

    /// The view that others take their frame from: the last one that came.
    func source(_ key: _MatchedGeometryEffect.Key, for box: MatchedGeometryBox) -> MatchedGeometryBox? {
        boxes[key]?.last { $0 !== box && $0.isSource && !$0.isLeaving }
    }

    /// The view whose place another one takes that comes now.
    func predecessor(_ key: _MatchedGeometryEffect.Key, of box: MatchedGeometryBox) -> MatchedGeometryBox? {
        boxes[key]?.last { $0 !== box && $0.lastFrame != nil }
    }
}

/// The box of a view that shares its frame: it takes part in layout as it is, and puts the view elsewhere.
///
/// A view that comes begins where the one with the same name was; one that leaves goes where the other one is.
final class MatchedGeometryBox: _ModifierBox<_MatchedGeometryEffect>, GeometryObserver {
    /// The view's frame in the box; nil where it is the box's own.
    private var match: Animated<FrameValue>?
    /// Where the view was on the panel when that was last looked at.
    private(set) var lastFrame: Rect?
    private var isFollowing = false

    override init(_ modifier: _MatchedGeometryEffect, _ node: _Node) {
        super.init(modifier, node)
        graph.matchedBoxes.add(self, modifier.key)
        graph.observeGeometry(self)
    }

    var isSource: Bool { modifier.isSource }
    /// Whether the view is on its way out.
    var isLeaving: Bool { outermost.isDeparting }

    override func update(_ new: _MatchedGeometryEffect) {
        if new.key != modifier.key {
            graph.matchedBoxes.remove(self, modifier.key)
            graph.matchedBoxes.add(self, new.key)
        }
        modifier = new
        invalidatePlacement()
    }

    override func didRemove() {
        graph.matchedBoxes.remove(self, modifier.key)
        graph.stopObservingGeometry(self)
        match?.finish()
    }

    private var ownFrame: FrameValue { FrameValue(origin: .zero, size: size) }

    override func placeChildren(in size: Size, proposal: Proposal) {
        guard let frame = match?.shown else { return super.placeChildren(in: size, proposal: proposal) }
        let takesSize = modifier.properties.contains(.size) || !isFollowing
        let offer = takesSize ? Proposal(frame.size) : proposal
        child?.pending = PendingPlacement(
            position: Point(
                x: frame.origin.x + Double(modifier.anchor.x) * frame.size.width,
                y: frame.origin.y + Double(modifier.anchor.y) * frame.size.height),
            anchor: modifier.anchor, proposal: offer)
    }

    /// After layout: looks where the view is and where it is to be.
    func geometryMayHaveChanged() {
        guard isPlaced else { return }
        let global = frame(Rect(origin: .zero, size: size), in: .global)
        if lastFrame == nil, let other = graph.matchedBoxes.predecessor(modifier.key, of: self)?.lastFrame {
            begin(at: local(other, global))
        }
        lastFrame = global
        follow(global)
    }

    private func begin(at frame: FrameValue) {
        guard isSource, node.transaction.animation != nil else { return }
        var match = Animated(frame)
        move(&match, to: ownFrame)
        self.match = match
        putInPlace()
    }

    /// Puts the view where it shows now. What is inside follows at once: the motion is this box's.
    private func putInPlace() {
        guard isPlaced else { return }
        graph.withoutAnimation { placeChildrenNow() }
    }

    private func follow(_ global: Rect) {
        let source = isSource && !isLeaving ? nil : graph.matchedBoxes.source(modifier.key, for: self)?.lastFrame
        isFollowing = source != nil
        let target = source.map { taking(local($0, global)) } ?? ownFrame
        guard target != match?.target ?? ownFrame else { return }
        var match = match ?? Animated(ownFrame)
        // What is matched from the first is in its place at once.
        if self.match == nil && !isLeaving && lastTarget == nil {
            match = Animated(target)
        } else {
            move(&match, to: target)
        }
        lastTarget = target
        self.match = match.isMoving || target != ownFrame ? match : nil
        putInPlace()
    }

    private var lastTarget: FrameValue?

    private func local(_ frame: Rect, _ own: Rect) -> FrameValue {
        FrameValue(
            origin: Point(x: frame.minX - own.minX, y: frame.minY - own.minY), size: frame.size)
    }

    /// What of a frame the view takes over.
    private func taking(_ frame: FrameValue) -> FrameValue {
        var result = ownFrame
        if modifier.properties.contains(.size) { result.size = frame.size }
        if modifier.properties.contains(.position) {
            let (x, y) = (Double(modifier.anchor.x), Double(modifier.anchor.y))
            result.origin = Point(
                x: frame.origin.x + x * (frame.size.width - result.size.width),
                y: frame.origin.y + y * (frame.size.height - result.size.height))
        }
        return result
    }

    override func stepAnimations(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard var match, match.isMoving else { return isMoving }
        match.step(at: time)
        self.match = match.isMoving || match.target != ownFrame ? match : nil
        putInPlace()
        return isMoving || match.isMoving
    }
}

extension View {
    /// Gives the view the frame of the view with the same name that is a source; a view that comes while another one with
    /// its name is there or leaves begins in the frame of that.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                key: _MatchedGeometryEffect.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
