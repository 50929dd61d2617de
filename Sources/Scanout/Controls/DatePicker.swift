/// The parts of a date that a control shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit a part.
    public let rawValue: UInt
    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose. Nothing chooses on a panel yet: it shows what its binding says.
public struct DatePicker<Label: View> {
    /// The parts of a date.
    public typealias Components = DatePickerComponents

    @Environment(\.isEnabled) private var isEnabled
    private let selection: Binding<Date>
    private let components: Components
    private let label: Label
}

extension DatePicker: View {
    private nonisolated init(_ selection: Binding<Date>, _ components: Components, _ label: Label) {
        self.selection = selection
        self.components = components
        self.label = label
    }

    /// The label, and date and time at the trailing edge.
    public var body: some View {
        LabeledControl(label) {
            HStack {
                if components.contains(.date) { part(.date) }
                if components.contains(.hourAndMinute) { part(.time) }
            }
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
        }
    }

    private func part(_ style: Text.DateStyle) -> some View {
        Text(selection.wrappedValue, style: style)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 6))
    }

    /// Makes a date with a label.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label()) }
    /// Makes a date within bounds with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label()) }
    /// Makes a date within bounds with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label()) }
    /// Makes a date within bounds with a label.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// Makes a date with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(titleKey)) }
    /// Makes a date with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title)) }
    /// Makes a date within bounds with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(titleKey)) }
    /// Makes a date within bounds with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(titleKey)) }
    /// Makes a date within bounds with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(titleKey)) }
}

extension DatePicker where Label == Text {
    /// Makes a date to choose within a range, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title)) }
    /// Makes a date to choose within a range, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title)) }
    /// Makes a date to choose within a range, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title)) }
}

/// How dates to choose look; all look alike.
public protocol DatePickerStyle: Sendable {}
/// The style where none is set.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
/// Date and time as texts.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
/// A calendar; here as texts.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
/// Wheels; here as texts.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style where none is set.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Date and time as texts.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar; here as texts.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels; here as texts.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets how dates to choose inside look; all look alike.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
