import Raster

/// Maps a view.
public struct _ProjectionEffect: Equatable, Sendable {
    /// The map, in the view's own points.
    public var transform: ProjectionTransform

    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// The map.
    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension _ProjectionEffect: GeometryEffect {}

/// Maps a view, keeping parallels.
public struct _TransformEffect: Equatable, Sendable {
    /// The map, in the view's own points.
    public var transform: CGAffineTransform

    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// The map.
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension _TransformEffect: GeometryEffect {}

extension View {
    /// Maps what the view draws, its own points to its own points; its frame in the layout stays.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
    /// Maps what the view draws, its own points to its own points; its frame in the layout stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
