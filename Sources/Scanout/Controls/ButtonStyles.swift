/// The style where none is set: the label in the tint, in red where it does away with something.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderlessButtonStyle())
    }
}

/// The label in the tint, in red where it does away with something.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    public nonisolated init() {}
    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(ButtonInk(role: configuration.role).color)
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    public nonisolated init() {}
    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }
}

/// The label in the tint, on an area in a shade of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    /// Makes the style.
    public nonisolated init() {}
    /// The label on an area.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonInk(role: configuration.role).color
        configuration.label.foregroundStyle(color)
            .padding(ButtonInk.insets(controlSize))
            .background(color.opacity(0.15), in: shape)
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }
}

/// The label in white, on an area in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    /// Makes the style.
    public nonisolated init() {}
    /// The label on an area.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.white)
            .padding(ButtonInk.insets(controlSize))
            .background(ButtonInk(role: configuration.role).color, in: shape)
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }
}

/// What buttons are drawn with.
struct ButtonInk {
    let role: ButtonRole?
    /// How much shows of controls that do not react.
    static let disabledOpacity = 0.4

    var color: Color { role == .destructive ? .red : .accentColor }

    /// From the area's edges to the label, in points: as on iOS.
    static func insets(_ size: ControlSize) -> EdgeInsets {
        let (x, y): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (10, 4)
            case .regular: (12, 7)
            case .large, .extraLarge: (20, 14)
            }
        return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style where none is set.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint, on an area in a shade of it.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white, on an area in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
