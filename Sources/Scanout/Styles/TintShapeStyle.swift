/// The style of accents around, or the accent colour.
public struct TintShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// What the environment's style of accents comes to.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        (environment.tintStyle?.style ?? Color.accentColor)._resolve(in: environment)
    }
}

/// The style of lines that divide.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Grey that lets what is below show through.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let color = isDark ? Color(hex: 0x545458, opacity: 0.6) : Color(hex: 0x3C3C43, opacity: 0.29)
        return color._resolve(in: environment)
    }
}

/// The style of text that stands where none was entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Grey that lets what is below show through.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        return Color(hex: isDark ? 0xEBEBF5 : 0x3C3C43, opacity: 0.3)._resolve(in: environment)
    }
}

/// The style of links: the accent colour.
public struct LinkShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// The accent colour.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color.blue._resolve(in: environment)
    }
}

/// The style of what is selected: accents, faint.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// The style of accents.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: environment)
    }
}

/// The style of areas that carry controls.
public struct FillShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Grey that lets what is below show through.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        return Color(hex: 0x787880, opacity: isDark ? 0.36 : 0.2)._resolve(in: environment)
    }
}

/// The style of the panel behind all: the background style.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// White, or black where colours are dark.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        BackgroundStyle()._resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of accents around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines that divide.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of text that stands where none was entered yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of areas that carry controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of the panel behind all.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A level of importance of a style.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    /// The style inside, less opaque.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        if let own = style as? HierarchicalShapeStyle {
            let levels = HierarchicalShapeStyle.opacities.count
            return HierarchicalShapeStyle(level: min(own.level + level, levels - 1))._resolve(in: environment)
        }
        var resolved = style._resolve(in: environment)
        resolved.opacity *= HierarchicalShapeStyle.opacities[level]
        return resolved
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The fifth level of the environment's style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
