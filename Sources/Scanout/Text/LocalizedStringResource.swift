/// Text to be looked up in translations later, by its key and the table that it is in.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    let localizationKey: LocalizedStringKey
    /// The name of the file with translations; nil for "Localizable".
    public let table: String?

    /// The characters that translations are listed under.
    public var key: String { localizationKey.key }

    /// Makes a resource of a literal, which is its own key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, and what its translations are listed under.
    ///   - table: The name of the file with translations; nil for "Localizable".
    ///   - comment: A word for translators.
    public init(_ keyAndValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
        localizationKey = keyAndValue
        self.table = table
    }
    /// Makes a resource of a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }
    /// Makes a resource of a literal with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// Makes text of what is to be looked up in translations, by the locale of the environment.
    public nonisolated init(_ resource: LocalizedStringResource) {
        self.init(
            resource.localizationKey,
            LocalizedText(key: resource.localizationKey, table: resource.table, folder: nil))
    }
}
