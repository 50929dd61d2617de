/// What views around say of texts beyond font, colour and alignment.
struct TextAttributes: Equatable {
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var textCase: Text.Case?
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    /// The lines that room is kept for.
    var reservedLines = 0
    var width: Font.Width?
    var scale: Text.Scale?

    /// Whether letters stand as their font has them.
    var isPlain: Bool {
        kerning == 0 && tracking == 0 && baselineOffset == 0 && underline == nil && strikethrough == nil
            && textCase == nil
    }
}

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

extension EnvironmentValues {
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
    /// Where texts are cut that do not fit.
    public var truncationMode: Text.TruncationMode {
        get { textAttributes.truncation }
        set { textAttributes.truncation = newValue }
    }
    /// Down to which part of its size a text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { textAttributes.minimumScaleFactor }
        set { textAttributes.minimumScaleFactor = newValue }
    }
    /// Whether letters may move together for a text to fit.
    public var allowsTightening: Bool {
        get { textAttributes.allowsTightening }
        set { textAttributes.allowsTightening = newValue }
    }
    /// Whether letters are turned into capitals or small ones; nil for neither.
    public var textCase: Text.Case? {
        get { textAttributes.textCase }
        set { textAttributes.textCase = newValue }
    }
}

extension View {
    private nonisolated func changingText(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
        transformEnvironment(\.textAttributes, transform: change)
    }

    /// Sets where texts inside are cut that do not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingText { $0.truncation = mode }
    }
    /// Lets texts inside shrink to fit, down to a part of their size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingText { $0.minimumScaleFactor = factor }
    }
    /// Lets letters of texts inside move together to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        changingText { $0.allowsTightening = flag }
    }
    /// Turns letters of texts inside into capitals or small ones; nil for neither.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { changingText { $0.textCase = textCase } }
    /// Adds points between letters of texts inside.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { changingText { $0.kerning = kerning } }
    /// Adds points after letters of texts inside; it goes before kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking } }
    /// Raises texts inside above their lines' baselines, by points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        changingText { $0.baselineOffset = baselineOffset }
    }
    /// Draws lines below texts inside.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingText { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }
    /// Draws lines through texts inside.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingText { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }
    /// Sets the width of letters inside.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { changingText { $0.width = width } }
    /// Sets the width of letters inside; 0 is standard, less is narrower.
    public nonisolated func fontWidth(_ width: CGFloat) -> some View { fontWidth(Font.Width(width)) }
    /// Draws texts inside smaller than those around.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingText { if isEnabled { $0.scale = scale } }
    }
    /// Sets the most lines of a text; with `reservesSpace` the room for them is kept when there are less.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).changingText { $0.reservedLines = reservesSpace ? max(1, limit) : 0 }
    }
    /// Sets the least and most lines of a text.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).changingText { $0.reservedLines = max(0, limit.lowerBound) }
    }
    /// Sets the most lines of a text.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Sets the least lines of a text.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).changingText { $0.reservedLines = max(0, limit.lowerBound) }
    }
    /// The view; text cannot be marked here.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether text can be marked and copied; on a panel it cannot.
public protocol TextSelectability {}

/// Text can be marked elsewhere.
public struct EnabledTextSelectability: TextSelectability {}

/// Text cannot be marked.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be marked elsewhere.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be marked.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
