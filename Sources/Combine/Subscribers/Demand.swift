extension Subscribers {
    /// How many values a subscriber asks for: a count of zero or more, or no limit.
    public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
        private static let limitless = Int.max

        private var count: Int

        private init(count: Int) {
            self.count = count
        }

        /// No limit.
        public static let unlimited = Demand(count: limitless)

        /// Nothing.
        public static let none = Demand(count: 0)

        /// At most `value` values; a negative number is a mistake of the caller and traps.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand of \(value) values was asked for; it must be zero or more")
            return Demand(count: value)
        }

        /// The count, or nil where there is no limit.
        public var max: Int? { self == .unlimited ? nil : count }

        /// `unlimited`, or `max(n)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Orders by count, no limit last.
        public static func < (one: Demand, other: Demand) -> Bool {
            one.count < other.count
        }

        /// Compares with a count.
        public static func > (demand: Demand, count: Int) -> Bool {
            demand.count > count
        }

        /// Compares with a count.
        public static func == (demand: Demand, count: Int) -> Bool {
            demand != .unlimited && demand.count == count
        }

        /// The sum; a sum past the largest count has no limit.
        public static func + (one: Demand, other: Demand) -> Demand {
            let (sum, overflow) = one.count.addingReportingOverflow(other.count)
            return overflow ? .unlimited : Demand(count: sum)
        }

        /// The sum with a count.
        public static func + (demand: Demand, count: Int) -> Demand {
            demand + .max(count)
        }

        /// Adds a demand.
        public static func += (demand: inout Demand, other: Demand) {
            demand = demand + other
        }

        /// Adds a count.
        public static func += (demand: inout Demand, count: Int) {
            demand = demand + count
        }

        /// The product with a count; a product past the largest count has no limit.
        public static func * (demand: Demand, count: Int) -> Demand {
            if demand == .unlimited { return demand }
            let (product, overflow) = demand.count.multipliedReportingOverflow(by: count)
            return overflow ? .unlimited : .max(product)
        }

        /// The difference, never below nothing; without limit minus a count stays without limit.
        public static func - (one: Demand, other: Demand) -> Demand {
            if one == .unlimited { return one }
            return Demand(count: Swift.max(0, one.count - other.count))
        }

        /// The difference with a count, never below nothing.
        public static func - (demand: Demand, count: Int) -> Demand {
            demand - .max(count)
        }

        /// Subtracts a demand.
        public static func -= (demand: inout Demand, other: Demand) {
            demand = demand - other
        }

        /// Subtracts a count.
        public static func -= (demand: inout Demand, count: Int) {
            demand = demand - count
        }
    }
}
