/// How a panel takes new pictures that is not sent whole ones all the time: a Sharp memory LCD, an OLED, e-paper.
public struct PanelUpdates: Hashable, Sendable {
    /// The smallest part that can be sent.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// A pixel, widened to whole bytes where pixels share one.
        case bytes
        /// A whole row of the panel's memory.
        case rows
    }

    /// The smallest part that can be sent.
    public var unit: Unit
    /// How many erased pixels, in whole panels, leave so much of older pictures behind that all of it must be drawn anew;
    /// nil for a panel on which nothing is left behind. Only e-paper has such a budget.
    public var fullRefreshAfter: Double?

    /// Makes a description; a budget that is no positive number is none.
    public init(unit: Unit = .bytes, fullRefreshAfter: Double? = nil) {
        self.unit = unit
        self.fullRefreshAfter = fullRefreshAfter.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
}
