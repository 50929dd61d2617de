import Raster

/// Names a guide line of a view and says where it is when nothing else does.
public protocol AlignmentID {
    /// The guide's place in a view of the given size, in its own coordinates.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide: its axis and its id.
///
/// Metatypes are immutable, whatever the types are.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let isVertical: Bool
    /// For guides that stand at a share of the extent wherever a view has none of its own: the share in halves. A byte,
    /// since most boxes hold two of these keys.
    private var halves: Int8 = -1

    init(id: any AlignmentID.Type, isVertical: Bool, fraction: Double? = nil) {
        self.id = id
        self.isVertical = isVertical
        halves = fraction.map { Int8($0 * 2) } ?? -1
    }

    /// The share of the extent at which the guide stands wherever a view has none of its own: 0, 0.5 or 1.
    var fraction: Double? { halves < 0 ? nil : Double(halves) / 2 }

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isVertical == b.isVertical
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isVertical)
    }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Makes an alignment of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: false) }

    private init(_ id: any AlignmentID.Type, at fraction: Double) {
        key = AlignmentKey(id: id, isVertical: false, fraction: fraction)
    }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self, at: 0)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self, at: 0.5)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self, at: 1)
    /// Where the line between rows of a list begins: the leading edge.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, at: 0)
    /// Where the line between rows of a list ends: the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, at: 1)

    /// One place from the views' own places of the guide: their mean; nil where no view has one.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap { $0.map { Double($0) } }).map { CGFloat($0) }
    }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Makes an alignment of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: true) }

    private init(_ id: any AlignmentID.Type, at fraction: Double) {
        key = AlignmentKey(id: id, isVertical: true, fraction: fraction)
    }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self, at: 0)
    /// The middle.
    public static let center = VerticalAlignment(Center.self, at: 0.5)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self, at: 1)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// One place from the views' own places of the guide: the first or last for a line of text, the mean for any other;
    /// nil where no view has one.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap { $0.map { Double($0) } }).map { CGFloat($0) }
    }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line of text's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading end of the first line of text's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing end of the first line of text's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The middle of the last line of text's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the last line of text's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the last line of text's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides, in its own coordinates.
public struct ViewDimensions: Sendable {
    let size: Size
    private let reference: BoxReference?

    /// The dimensions of a box, with the guides of its own.
    @MainActor init(size: Size, node: _LayoutNode) {
        self.size = size
        reference = BoxReference(node)
    }

    /// The dimensions of an area that has no guides of its own.
    init(size: Size) {
        self.size = size
        reference = nil
    }

    /// The view's width.
    public var width: CGFloat { CGFloat(size.width) }
    /// The view's height.
    public var height: CGFloat { CGFloat(size.height) }

    /// The place of a horizontal guide: the view's own, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }
    /// The place of a vertical guide: the view's own, else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }
    /// The view's own place of a horizontal guide, if it has one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The view's own place of a vertical guide, if it has one.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let reference else { return nil }
        return MainActor.assumeIsolated { reference.living?.explicitAlignment(key, in: size).map { CGFloat($0) } }
    }
}

extension ViewDimensions: Equatable {
    /// Whether the sizes are the same.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
