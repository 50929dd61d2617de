/// How tables look; all look alike.
public protocol TableStyle: Sendable {}
/// The style where none is set.
public struct AutomaticTableStyle: TableStyle {
    /// Makes the style.
    public init() {}
}
/// Rows from side to side.
public struct InsetTableStyle: TableStyle {
    /// Makes the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style where none is set.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows from side to side.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether tables have no labels above.
    var tableHeadersAreHidden: Bool {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Hides or shows the labels of tables inside.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeadersAreHidden, visibility == .hidden)
    }
    /// Sets how tables inside look; all look alike.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
