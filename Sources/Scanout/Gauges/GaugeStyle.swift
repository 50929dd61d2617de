/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
    /// What a style makes of a gauge.
    associatedtype Body: View
    /// What is to be shown.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes a view of what is to be shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge shows.
public struct GaugeStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What says the value.
    public struct CurrentValueLabel: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What says the lower bound.
    public struct MinimumValueLabel: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What says the upper bound.
    public struct MaximumValueLabel: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// What says marked values.
    public struct MarkedValueLabel: View {
        let content: ErasedView
        /// The labels themselves.
        public var body: some View { content }
    }

    /// The value's place between the bounds, 0...1.
    public var value: Double
    /// The label.
    public var label: Label
    /// What says the value, if it is said.
    public var currentValueLabel: CurrentValueLabel?
    /// What says the lower bound, if it is said.
    public var minimumValueLabel: MinimumValueLabel?
    /// What says the upper bound, if it is said.
    public var maximumValueLabel: MaximumValueLabel?
    /// What says marked values, if there are any.
    public var markedValueLabels: MarkedValueLabel?
}

private enum GaugeStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of gauges.
    var gaugeStyles: StyleChain {
        get { self[GaugeStylesKey.self] }
        set { self[GaugeStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges inside look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyles) { $0 = $0.appending(style) }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style where none is set.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, with labels around.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills, between labels above and below.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that closes.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
