/// How large a person wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Extra small.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large, the usual one.
    case large
    /// Extra large.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest of the ordinary ones.
    case xxxLarge
    /// The first of those for people who see badly.
    case accessibility1
    /// The second of those.
    case accessibility2
    /// The third of those.
    case accessibility3
    /// The fourth of those.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether the size is one of those for people who see badly.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place among all sizes.
    fileprivate var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension Font.TextStyle {
    /// The size in points, from Apple's table of dynamic type sizes for iOS.
    func points(_ size: DynamicTypeSize) -> Double { Double(table[size.index]) }

    private var table: [UInt8] {
        switch self {
        case .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// How many times as large as usual the style is in a size.
    func factor(_ size: DynamicTypeSize) -> Double { points(size) / points(.large) }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// How large a person wants text to be.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large text inside is to be.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    /// Bounds how large text inside is to be.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Makes a number that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }
    /// Makes a number that grows as the body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the size of text at hand.
    public var wrappedValue: Value { base * Value(style.factor(size)) }
}
