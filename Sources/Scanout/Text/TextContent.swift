import Raster
import Typography

/// A text as it is at a moment, with what the environment says of it: runs to be set, and what they are painted with.
///
/// Most texts are one string in the environment's style. Of those nothing is kept but the string, which makes a text
/// 600 bytes smaller than one that holds its run and style.
enum TextContent {
    /// One string in the environment's style.
    case plain(String, TextDefaults)
    /// All others.
    case runs(TextRuns)

    /// Any text. Pictures in it need the tools that draw them; without, they are left out.
    init(
        _ text: Text, _ defaults: TextDefaults, _ environment: EnvironmentValues, now: Date = Date(),
        tools: CanvasTools? = nil
    ) {
        if defaults.isPlain, let plain = text.plainString(namesLocale: defaults.namesLocale) {
            self = .plain(plain, defaults)
        } else {
            self = .runs(TextRuns(text, defaults, environment, now: now, tools: tools))
        }
    }

    /// The runs; their tags are known to ``style(_:)`` and, for pictures, to ``images``.
    var spans: [TextSpan] {
        switch self {
        case .plain(let string, let defaults): [TextSpan(text: string, font: defaults.request)]
        case .runs(let runs): runs.spans
        }
    }

    /// Whether another text is set of the same runs.
    func hasSameRuns(as other: TextContent) -> Bool {
        if case .plain(let string, let defaults) = self, case .plain(let otherString, let otherDefaults) = other {
            return string == otherString && defaults.request == otherDefaults.request
        }
        return spans == other.spans
    }

    /// The text, where it is one run of letters that stand as their font has them.
    var simpleRun: (text: String, font: FontRequest)? {
        switch self {
        case .plain(let string, let defaults): return (string, defaults.request)
        case .runs(let runs):
            guard runs.spans.count == 1, runs.images.isEmpty, let span = runs.spans.first,
                span.letterSpacing == 0, span.baselineOffset == 0
            else { return nil }
            return (span.text, span.font)
        }
    }

    /// The pictures in the text, by tag.
    var images: [Int: ImageDrawing] {
        if case .runs(let runs) = self { runs.images } else { [:] }
    }

    /// After how many seconds the text is another one.
    var change: Double? {
        if case .runs(let runs) = self { runs.change } else { nil }
    }

    /// What a tag is painted with.
    func style(_ tag: Int) -> _ResolvedStyle {
        switch self {
        case .plain(_, let defaults): defaults.style
        case .runs(let runs): runs.style(tag)
        }
    }

    /// Whether a tag is painted in a style of the text's own.
    func hasOwnStyle(_ tag: Int) -> Bool {
        if case .runs(let runs) = self { runs.hasOwnStyle(tag) } else { false }
    }

    /// Whether nothing of it can be seen.
    var isClear: Bool {
        switch self {
        case .plain(_, let defaults): defaults.style.isClear
        case .runs(let runs): runs.isClear
        }
    }

    /// The first style that has shadows or a way of blending.
    var apartStyle: _ResolvedStyle? {
        switch self {
        case .plain(_, let defaults): defaults.style.isDrawnApart ? defaults.style : nil
        case .runs(let runs): runs.apartStyle
        }
    }

    /// The runs at a part of their size, letters moved together by a part of an em.
    func spans(scale: Double, tightening: Double) -> [TextSpan] {
        spans.map { span in
            var span = span
            span.font.pixelSize *= scale
            span.font.addedLeading *= scale
            span.baselineOffset *= scale
            span.letterSpacing = (span.letterSpacing - tightening * span.font.pixelSize) * scale
            return span
        }
    }
}
