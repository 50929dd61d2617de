import Raster

/// What an element is painted with; handed down to those inside.
struct SVGStyle {
    /// What areas or lines are painted with.
    enum Source {
        case none
        case color(RGBA)
        case current
        /// A gradient's id, and what stands for it where there is none.
        case reference(String, fallback: RGBA?)
    }

    var fill = Source.color(RGBA(hex: 0))
    var fillOpacity = 1.0
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = Source.none
    var strokeOpacity = 1.0
    var line = Stroke(width: 1, cap: .butt, join: .miter, miterLimit: 4)
    var color = RGBA(hex: 0)
    var isVisible = true

    /// Takes an element's own properties. `extent` is what lengths in per cent are of.
    mutating func take(_ properties: [String: String], extent: Double) {
        if let color = properties["color"].flatMap({ RGBA(svg: $0) }) { self.color = color }
        if let value = properties["fill"], let source = Self.source(value) { fill = source }
        if let value = properties["stroke"], let source = Self.source(value) { stroke = source }
        if let value = Self.share(properties["fill-opacity"]) { fillOpacity = value }
        if let value = Self.share(properties["stroke-opacity"]) { strokeOpacity = value }
        if let value = properties["fill-rule"] { fillRule = value == "evenodd" ? .evenOdd : .nonZero }
        if let value = properties["clip-rule"] { clipRule = value == "evenodd" ? .evenOdd : .nonZero }
        if let value = properties["visibility"] { isVisible = value == "visible" }
        takeLine(properties, extent)
    }

    private mutating func takeLine(_ properties: [String: String], _ extent: Double) {
        func length(_ name: String) -> Double? {
            properties[name].flatMap { text in
                var scanner = SVGScanner(text)
                return scanner.length(percentOf: extent)
            }
        }
        if let width = length("stroke-width") { line.width = width }
        if let limit = length("stroke-miterlimit") { line.miterLimit = max(1, limit) }
        if let offset = length("stroke-dashoffset") { line.dashPhase = offset }
        if let cap = properties["stroke-linecap"] { line.cap = ["round": .round, "square": .square][cap] ?? .butt }
        if let join = properties["stroke-linejoin"] { line.join = ["round": .round, "bevel": .bevel][join] ?? .miter }
        if let dashes = properties["stroke-dasharray"] {
            var scanner = SVGScanner(dashes)
            let values = scanner.numbers().prefix(64)
            line.dash = values.contains { $0 < 0 } || values.allSatisfy { $0 == 0 } ? [] : Array(values)
        }
    }

    /// A number, or per cent, held to 0...1.
    static func share(_ text: String?) -> Double? {
        guard let text else { return nil }
        var scanner = SVGScanner(text)
        return scanner.length(percentOf: 1).map { min(max($0, 0), 1) }
    }

    private static func source(_ text: String) -> Source? {
        var scanner = SVGScanner(text)
        let word = scanner.name()
        switch word {
        case "none": return Source.none
        case "currentColor", "currentcolor": return .current
        case "url":
            guard let target = scanner.parenthesized() else { return nil }
            var rest = text[...]
            if let end = rest.lastIndex(of: ")") { rest = rest[rest.index(after: end)...] }
            return .reference(identifier(target), fallback: RGBA(svg: String(rest)))
        default: return RGBA(svg: text).map { .color($0) }
        }
    }

    /// The id that `#id` or `"#id"` names.
    static func identifier(_ reference: String) -> String {
        String(
            reference.drop { $0 == " " || $0 == "\"" || $0 == "'" || $0 == "#" }.prefix {
                $0 != "\"" && $0 != "'" && $0 != " "
            })
    }

    /// `name: value` pairs.
    static func declarations(_ text: Substring) -> [(name: String, value: String)] {
        text.split(separator: ";").prefix(256).compactMap { pair in
            guard let colon = pair.firstIndex(of: ":") else { return nil }
            let value = trimmed(pair[pair.index(after: colon)...])
            let end = value.firstIndex(of: "!") ?? value.endIndex
            return (String(trimmed(pair[..<colon])), String(trimmed(value[..<end])))
        }
    }

    static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}

/// The rules of a document's style elements: those whose selectors are a name, a class or an id.
struct SVGStyleSheet {
    private struct Rule {
        let name: String?
        let classes: [String]
        let id: String?
        let declarations: [(name: String, value: String)]

        var weight: Int { (id == nil ? 0 : 100) + 10 * classes.count + (name == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// Adds the rules of a text.
    mutating func add(_ text: String) {
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{"), rules.count < 10_000 {
            let selectors = Self.withoutComments(rest[..<open])
            rest = rest[rest.index(after: open)...]
            let close = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = SVGStyle.declarations(rest[..<close])
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
            for selector in selectors.split(separator: ",") {
                if let rule = Self.rule(SVGStyle.trimmed(selector), declarations) { rules.append(rule) }
            }
        }
        // Swift's sort keeps the order of equals.
        rules.sort { $0.weight < $1.weight }
    }

    private static func withoutComments(_ text: Substring) -> Substring {
        guard let end = text.lastIndex(of: "/") else { return text }
        return text[text.index(after: end)...]
    }

    private static func rule(_ selector: Substring, _ declarations: [(name: String, value: String)]) -> Rule? {
        var name: String?
        var classes: [String] = []
        var id: String?
        var rest = selector
        while let first = rest.first {
            let isMarked = first == "." || first == "#"
            let body = isMarked ? rest.dropFirst() : rest
            let word = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "*" }
            guard !word.isEmpty else { return nil }
            if first == "." { classes.append(String(word)) }
            if first == "#" { id = String(word) }
            if !isMarked && word != "*" { name = String(word) }
            rest = body.dropFirst(word.count)
        }
        return Rule(name: name, classes: classes, id: id, declarations: declarations)
    }

    /// An element's properties: its attributes, what rules say, and its own style, the later the stronger.
    func properties(of element: XMLElement) -> [String: String] {
        var result = element.attributes
        if !rules.isEmpty {
            let classes = (element.attributes["class"] ?? "").split(separator: " ").map { String($0) }
            for rule in rules where rule.name == nil || rule.name == element.name {
                guard rule.id == nil || rule.id == element.attributes["id"] else { continue }
                guard rule.classes.allSatisfy(classes.contains) else { continue }
                for declaration in rule.declarations { result[declaration.name] = declaration.value }
            }
        }
        if let own = element.attributes["style"] {
            for declaration in SVGStyle.declarations(own[...]) { result[declaration.name] = declaration.value }
        }
        return result
    }
}
