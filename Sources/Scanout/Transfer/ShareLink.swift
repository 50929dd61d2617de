/// How values look where they are handed on.
public struct SharePreview<Image, Icon> {
    /// Makes a look of a title, a picture and a small picture.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}
    /// Makes a look of a title, a picture and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
    where Image: Transferable, Icon: Transferable {}
}

extension SharePreview where Icon == Never {
    /// Makes a look of a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Image: Transferable {}
    /// Makes a look of a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Image: Transferable {}
}

extension SharePreview where Image == Never {
    /// Makes a look of a title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Icon: Transferable {}
    /// Makes a look of a title and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) where Icon: Transferable {}
}

extension SharePreview where Image == Never, Icon == Never {
    /// Makes a look of a title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// Makes a look of a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}

/// A button that hands values on. A panel has nobody to hand them to: it is drawn, and does nothing.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
    private let label: Label
}

extension ShareLink: View {
    private nonisolated init(shown label: Label) { self.label = label }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Makes a link for several values.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String { self.init(shown: label()) }
    /// Makes a link for several values.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(shown: label()) }
    /// Makes a link for a value.
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> { self.init(shown: label()) }
    /// Makes a link for a value.
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { self.init(shown: label()) }
}

extension ShareLink {
    /// Makes a link for a value that looks in a way of its own.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(shown: label()) }
    /// Makes a link for several values that look in a way of their own.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(shown: label()) }
}

/// What stands on a link where nothing is said: what it does, with the symbol for it.
public struct DefaultShareLinkLabel: View {
    let title: Text

    /// The title with the symbol.
    public var body: some View {
        Scanout.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    private nonisolated init(titled title: Text) { self.init(shown: DefaultShareLinkLabel(title: title)) }

    /// Makes a link for a value that looks in a way of its own.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(titled: Text("Share…")) }
    /// Makes a link with a title for a value that looks in a way of its own.
    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(titled: Text(titleKey)) }
    /// Makes a link with a title for a value that looks in a way of its own.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(titled: Text(title)) }
    /// Makes a link for several values that look in a way of their own.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable { self.init(titled: Text("Share…")) }
    /// Makes a link with a title for several values that look in a way of their own.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable { self.init(titled: Text(titleKey)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Makes a link for a value.
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(titled: Text("Share…")) }
    /// Makes a link for a value.
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(titled: Text("Share…")) }
    /// Makes a link with a title for a value.
    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(titled: Text(titleKey)) }
    /// Makes a link with a title for a value.
    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(titled: Text(titleKey)) }
    /// Makes a link with a title for a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> { self.init(titled: Text(title)) }
    /// Makes a link with a title for a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(titled: Text(title)) }
    /// Makes a link with a title for a value.
    public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(titled: title) }
    /// Makes a link with a title for a value.
    public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(titled: title) }
    /// Makes a link for several values.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String { self.init(titled: Text("Share…")) }
    /// Makes a link for several values.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL { self.init(titled: Text("Share…")) }
}
