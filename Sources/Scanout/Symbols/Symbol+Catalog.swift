extension Symbol {
    /// Makes a symbol, whenever a picture of it is put up.
    typealias Maker = @Sendable () -> Symbol

    /// The built-in symbols by their SF Symbols names, all of this project's own drawing.
    static let catalog: [String: Maker] = [
        weather, connections, power, arrows, media, marks, objects, documents, charts, shapes, devices,
        signs, traffic, tools, meters, household, sky, services,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
