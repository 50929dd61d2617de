// More of what views say for readers of screens, of which a panel has none: it is taken and left unsaid.

/// In which direction a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// What a person does to a view by a reader of screens.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    /// What the view is for.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving it.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// What is at hand at any place.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deleting it.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Showing its menu.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// It is not said.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// A text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What is typed in a terminal.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The name of a file.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A message.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Code.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// A table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What one of two views that belong together is to the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// It says what the other one is.
    case label
    /// It is what the other one says.
    case content
}

extension View {
    /// Says what the view is called.
    public nonisolated func accessibility(label: Text) -> some View { self }
    /// Says what the view shows.
    public nonisolated func accessibility(value: Text) -> some View { self }
    /// Says what the view does.
    public nonisolated func accessibility(hint: Text) -> some View { self }
    /// Leaves the view out for readers of screens; it is drawn all the same.
    public nonisolated func accessibility(hidden: Bool) -> some View { self }
    /// Names the view for tests.
    public nonisolated func accessibility(identifier: String) -> some View { self }
    /// Says what the view is called by voice.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
    /// Says what the view is.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// Says what the view is not.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Says when the view comes among others.
    public nonisolated func accessibility(sortPriority: Double) -> some View { self }

    /// Says what the view is called, in a view around this name.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View { self }
    /// Says what the view does when it is chosen.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Says what the view can do.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// Says what the view can do.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Says what the view can do.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Says what the view can do.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    /// Says how the view's value is changed.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// Says how the view is scrolled.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Says which view stands for this one.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }
    /// Says which views are inside this one.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Says what the view is called by voice.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Says what the view is called by voice.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Says what the view is called by voice.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Says how deep the heading is.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Says what the text is.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Says whether the view reacts.
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
    /// Says that the view can be shown large.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Says what is shown large for the view.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Says more about the view.
    public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
    /// Says more about the view.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { self }
    /// Says that two views belong together.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Says that views belong together.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Says where a finger goes to choose the view.
    public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
    /// Says where a finger goes to choose the view.
    public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
}
