/// The shortest time of each operation, in nanoseconds.
struct Times {
    /// Operations in the order they came.
    private(set) var names: [String] = []
    private var shortest: [String: Double] = [:]

    subscript(name: String) -> Double? { shortest[name] }

    mutating func add(_ name: String, _ nanoseconds: Double) {
        if shortest[name] == nil { names.append(name) }
        shortest[name] = min(nanoseconds, shortest[name] ?? .infinity)
    }

    /// Reads a line of `scanout bench`: renderer, operation, median, least, ninth decile.
    mutating func take(_ line: String) {
        let parts = line.split(separator: "\t")
        guard parts.count >= 4, let least = Double(parts[3]) else { return }
        add(String(parts[1]), least)
    }
}
