import Raster
import Typography

/// A text of several runs, or with a look of its own: the runs to be set, and what they are painted with.
final class TextRuns {
    /// The runs; their tags are places in ``styles`` and, for pictures, in ``images``.
    private(set) var spans: [TextSpan] = []
    /// What glyphs and lines of each tag are painted with; none where all is in the environment's style.
    private var styles: [_ResolvedStyle] = []
    /// Which tags are painted in a style of the text's own.
    private var hasOwnStyle: [Bool] = []
    private let ambientStyle: _ResolvedStyle
    /// The pictures in the text, by tag.
    private(set) var images: [Int: ImageDrawing] = [:]
    /// After how many seconds the text is another one.
    private(set) var change: Double?

    /// Any text. Pictures in it need the tools that draw them; without, they are left out.
    init(
        _ text: Text, _ defaults: TextDefaults, _ environment: EnvironmentValues, now: Date = Date(),
        tools: CanvasTools? = nil
    ) {
        ambientStyle = defaults.style
        for piece in text.pieces { append(piece, defaults, environment, now, tools) }
    }

    /// What a tag is painted with.
    func style(_ tag: Int) -> _ResolvedStyle { styles.indices.contains(tag) ? styles[tag] : ambientStyle }

    /// Whether a tag is painted in a style of the text's own.
    func hasOwnStyle(_ tag: Int) -> Bool { hasOwnStyle.indices.contains(tag) && hasOwnStyle[tag] }

    /// Whether nothing of it can be seen.
    var isClear: Bool { styles.isEmpty ? ambientStyle.isClear : styles.allSatisfy(\.isClear) }

    /// The first style that has shadows or a way of blending.
    var apartStyle: _ResolvedStyle? {
        styles.isEmpty ? (ambientStyle.isDrawnApart ? ambientStyle : nil) : styles.first(where: \.isDrawnApart)
    }

    private func append(
        _ piece: Text.Piece, _ defaults: TextDefaults, _ environment: EnvironmentValues, _ now: Date,
        _ tools: CanvasTools?
    ) {
        switch piece.source {
        case nil: append(piece.string, piece.style, defaults, environment)
        case .localized where !piece.string.isEmpty && environment.numberLocale == nil:
            append(piece.string, piece.style, defaults, environment)
        case .localized(let text):
            let language = Language(environment.locale.identifier)
            for inner in text.pieces(piece.style, language: language, numbers: environment.numberLocale) {
                append(inner, defaults, environment, now, tools)
            }
        case .formatted(let text):
            for var inner in text.write(environment) {
                inner.style = inner.style.inside(piece.style)
                append(inner, defaults, environment, now, tools)
            }
        case .date(let text):
            let (string, change) = text.characters(at: now, environment)
            if let change { self.change = min(change, self.change ?? .infinity) }
            append(string, piece.style, defaults, environment)
        case .image(let image): append(image, piece.style, defaults, environment, tools)
        }
    }

    private func append(
        _ string: String, _ style: Text.Style, _ defaults: TextDefaults, _ environment: EnvironmentValues
    ) {
        let font = defaults.font(style)
        var span = TextSpan(
            text: string, font: font.request(scale: defaults.scale, dynamicTypeSize: defaults.dynamicTypeSize),
            tag: addStyle(of: style, defaults, environment))
        decorate(&span, style, defaults, environment)
        switch defaults.attributes.textCase {
        case .uppercase: span.text = string.uppercased()
        case .lowercase: span.text = string.lowercased()
        case nil: break
        }
        if font.capitals == .none { spans.append(span) } else { appendSmallCaps(span, font.capitals) }
    }

    private func addStyle(
        of style: Text.Style, _ defaults: TextDefaults, _ environment: EnvironmentValues
    ) -> Int {
        if let own = style.style {
            hasOwnStyle.append(true)
            styles.append(own._resolve(in: environment))
        } else if let color = style.color ?? (style.isLink ? Color.accentColor : nil) {
            hasOwnStyle.append(true)
            styles.append(color._resolve(in: environment))
        } else {
            hasOwnStyle.append(false)
            styles.append(defaults.style)
        }
        return styles.count - 1
    }

    private func decorate(
        _ span: inout TextSpan, _ style: Text.Style, _ defaults: TextDefaults, _ environment: EnvironmentValues
    ) {
        let around = defaults.attributes
        let tracking = style.tracking ?? (around.tracking == 0 ? nil : around.tracking)
        let spacing = tracking.flatMap { $0 == 0 ? nil : $0 } ?? style.kerning ?? around.kerning
        span.letterSpacing = Double(spacing).asLength * defaults.scale
        span.usesLigatures = tracking.map { $0 == 0 } ?? true
        span.baselineOffset = Double(style.baselineOffset ?? around.baselineOffset).asLength * defaults.scale
        span.underline = line(style.underline ?? around.underline, span.tag, environment)
        span.strikethrough = line(style.strikethrough ?? around.strikethrough, span.tag, environment)
        if let background = style.background { span.backgroundTag = addColor(background, environment) }
    }

    private func line(
        _ line: Text.LineStyle?, _ tag: Int, _ environment: EnvironmentValues
    ) -> TextSpan.Decoration? {
        guard let line else { return nil }
        let pattern: TextSpan.Decoration.Pattern =
            switch line.pattern {
            case .dot: .dot
            case .dash: .dash
            case .dashDot: .dashDot
            case .dashDotDot: .dashDotDot
            default: .solid
            }
        return TextSpan.Decoration(pattern: pattern, tag: line.color.map { addColor($0, environment) } ?? tag)
    }

    private func addColor(_ color: Color, _ environment: EnvironmentValues) -> Int {
        styles.append(color._resolve(in: environment))
        hasOwnStyle.append(true)
        return styles.count - 1
    }

    /// Cuts a run into stretches of letters that are drawn as small capitals, three quarters as large, and the others.
    private func appendSmallCaps(_ span: TextSpan, _ kind: Font.SmallCaps) {
        func isSmall(_ character: Character) -> Bool {
            (character.isLowercase && kind != .uppercase) || (character.isUppercase && kind != .lowercase)
        }
        var rest = Substring(span.text)
        while let first = rest.first {
            let small = isSmall(first)
            let stretch = rest.prefix { isSmall($0) == small }
            rest = rest.dropFirst(stretch.count)
            var part = span
            part.text = small ? stretch.uppercased() : String(stretch)
            if small { part.font.pixelSize *= 0.75 }
            spans.append(part)
        }
    }

    private func append(
        _ image: Image, _ style: Text.Style, _ defaults: TextDefaults, _ environment: EnvironmentValues,
        _ tools: CanvasTools?
    ) {
        guard let tools else { return }
        let font = defaults.font(style)
        let request = font.request(scale: defaults.scale, dynamicTypeSize: defaults.dynamicTypeSize)
        var around = environment
        around.font = font
        var drawing = ImageDrawing(image, around, tools)
        let tag = addStyle(of: style, defaults, environment)
        drawing.style = styles[tag]
        images[tag] = drawing
        let height = drawing.size.height * defaults.scale
        // Symbols stand around the middle of capitals, pictures on the baseline.
        let capHeight = tools.typesetter.metrics(for: request, rendering: defaults.rendering).capHeight
        let ascent = drawing.isInStyle ? (capHeight + height) / 2 : height
        var span = TextSpan(text: TextSpan.attachmentCharacter, font: request, tag: tag)
        span.attachment = .init(
            width: drawing.size.width * defaults.scale, ascent: ascent, descent: height - ascent)
        decorate(&span, style, defaults, environment)
        spans.append(span)
    }
}
