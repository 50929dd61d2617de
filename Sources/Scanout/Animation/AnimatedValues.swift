/// A row of numbers that are animated together; one that is too short counts as continued with zeros.
struct AnimatedValues: VectorArithmetic {
    var values: [Double]

    init(_ values: [Double]) { self.values = values }

    static let zero = AnimatedValues([])

    static func + (a: Self, b: Self) -> Self { combined(a, b) { $0 + $1 } }
    static func - (a: Self, b: Self) -> Self { combined(a, b) { $0 - $1 } }

    private static func combined(_ a: Self, _ b: Self, _ combine: (Double, Double) -> Double) -> Self {
        if b.values.isEmpty { return a }
        return Self(
            (0..<max(a.values.count, b.values.count)).map { index in
                combine(
                    index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0)
            })
    }

    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
