import Scanout

/// A value's place in its range: 0 at the lower end, 1 at the upper end, nil where there is no value to show.
struct Share: Equatable {
    let amount: Double?

    /// Values past the ends count as the ends. NaN has no place; neither has a number between infinite ends.
    init(of value: Double, in range: ClosedRange<Double>) {
        amount = Self.amount(value, range)
    }

    private static func amount(_ value: Double, _ range: ClosedRange<Double>) -> Double? {
        if value.isNaN { return nil }
        if value >= range.upperBound { return 1 }
        if value <= range.lowerBound { return 0 }
        // Halves, since the extent of a range may be more than a number can hold.
        let share = (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
        return share.isNaN ? nil : min(max(share, 0), 1)
    }

    /// How a percentage is made whole.
    enum Rounding {
        /// Begun percents count, as in "42 %" for 0.411.
        case up
        /// The nearest whole percent.
        case nearest
    }

    /// The share as text: "42 %", or "-- %" where there is no value.
    func percentage(_ rounding: Rounding) -> String {
        guard let amount else { return "-- %" }
        switch rounding {
        // 0.1 + 0.2 is 30 %, not 31: what a Float's last bits add to a percentage is less than a ten thousandth.
        case .up: return "\(Int((amount * 100 - 0.0001).rounded(.up))) %"
        case .nearest: return "\(Int((amount * 100).rounded())) %"
        }
    }
}
