/// The room that a preview is shown in.
public enum PreviewLayout: Sendable {
    /// A device's.
    case device
    /// As much as the view takes.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says in what room a tool shows a preview; it changes nothing on a panel.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }
    /// Names a preview in a tool; it changes nothing on a panel.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
}
