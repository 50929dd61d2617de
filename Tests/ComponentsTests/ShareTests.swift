import Testing

@testable import Components

struct ShareTests {
    @Test(arguments: [
        (0.42, 0.0, 1.0, 0.42), (-3, 0, 1, 0), (3, 0, 1, 1), (5, 0, 20, 0.25), (-5, -10, 0, 0.5), (.infinity, 0, 1, 1),
        (-.infinity, 0, 1, 0), (7, 7, 7, 1), (6.9, 7, 7, 0),
        (0, -Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude, 0.5),
    ])
    func amount(_ value: Double, _ low: Double, _ high: Double, _ expected: Double) throws {
        let amount = try #require(Share(of: value, in: low...high).amount)
        #expect(abs(amount - expected) < 1e-12)
    }

    @Test func noValue() {
        #expect(Share(of: .nan, in: 0...1).amount == nil)
        #expect(Share(of: .nan, in: 0...1).percentage(.up) == "-- %")
        #expect(Share(of: .nan, in: 0...1).percentage(.nearest) == "-- %")
        #expect(Share(of: 4, in: -Double.infinity...Double.infinity).amount == nil)
    }

    /// Begun percents count, but not what binary fractions add.
    @Test(arguments: [
        (0.0, "0 %"), (0.001, "1 %"), (0.42, "42 %"), (0.411, "42 %"), (1, "100 %"), (0.1 + 0.1 + 0.1, "30 %"),
        (Double(Float(0.3)), "30 %"), (0.7, "70 %"), (0.999, "100 %"),
    ])
    func roundedUp(_ value: Double, _ expected: String) {
        #expect(Share(of: value, in: 0...1).percentage(.up) == expected)
    }

    @Test(arguments: [(0.0, "0 %"), (0.4, "0 %"), (0.5, "1 %"), (41.6, "42 %"), (99.4, "99 %"), (100, "100 %")])
    func roundedToNearest(_ value: Double, _ expected: String) {
        #expect(Share(of: value, in: 0...100).percentage(.nearest) == expected)
    }

    @Test func sourcesOfTheSameNumberAreEqual() {
        #expect(ValueSource(0.5) == ValueSource(Float(0.5)))
        #expect(ValueSource(Double.nan) == ValueSource(Double.nan))
        #expect(ValueSource(0.5) != ValueSource(0.6))
    }
}
