private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    /// The size of a symbol, in those of a medium one.
    var factor: Double {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }
}

extension View {
    /// Sets how large symbols inside are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
