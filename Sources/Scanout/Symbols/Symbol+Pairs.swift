extension Symbol {
    /// A symbol as an outline and, with `.fill` behind its name, as an area.
    ///
    /// - Parameters:
    ///   - outline: closed lines; what they enclose is filled.
    ///   - details: lines inside, cut out of the area.
    ///   - dots: areas inside, cut out of the area.
    ///   - beside: lines outside of the area, which both have.
    static func pair(
        _ name: String, _ outline: SymbolPath, details: SymbolPath = SymbolPath(), dots: SymbolPath = SymbolPath(),
        beside: SymbolPath = SymbolPath(), width: Double = 24
    ) -> [String: Maker] {
        [
            name: { Symbol(width: width, lines: outline + details + beside, areas: dots) },
            name + ".fill": {
                var area = outline.filled
                if !details.isEmpty { area = area.cut(by: details) }
                if !dots.isEmpty { area = area.cut(out: dots) }
                return Symbol(width: width, lines: beside, areas: area)
            },
        ]
    }

    /// Dictionaries as one.
    static func joined(_ groups: [String: Maker]...) -> [String: Maker] {
        groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}
