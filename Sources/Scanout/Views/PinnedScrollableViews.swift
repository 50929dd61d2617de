/// Views of a lazy container that stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// A bit a kind.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers of sections, at the start of what is visible.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections, at the end of what is visible.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
