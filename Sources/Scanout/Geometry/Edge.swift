/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The side where reading begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit a side.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where reading begins.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower side.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// From the upper side.
    public var top: CGFloat
    /// From the leading side.
    public var leading: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the trailing side.
    public var trailing: CGFloat

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes no insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
    /// All four distances.
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
    /// Top, leading, bottom, trailing.
    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

/// A direction of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit a direction.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Along x.
        public static let horizontal = Set(rawValue: 1)
        /// Along y.
        public static let vertical = Set(rawValue: 2)
    }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit a side.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// The side where reading begins or the one where it ends.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing

    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit a side.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// Where reading begins.
        public static let leading = Set(.leading)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}
