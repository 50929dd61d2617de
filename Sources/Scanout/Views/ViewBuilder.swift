/// Puts views together that are written one after the other.
@resultBuilder
public struct ViewBuilder {
    /// No views.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views, as many as are written.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content), pack: ViewPack<repeat each Content>.self)
    }
    /// A view as it is written.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// A view that may be missing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first of two branches.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    /// The second of two branches.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    /// Views that need a certain version.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(erased: content)
    }
}
