/// A kind of content, by its identifier: `UTType` of Uniform Type Identifiers, which a panel exchanges nothing by.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// What the kind is called everywhere, such as `public.plain-text`.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// Makes a kind by its identifier; nil where that is empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }
    /// Makes a kind that a program brings along.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    /// Makes a kind that somebody else's program brings along.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    /// The identifier.
    public var description: String { identifier }

    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Anything that is not a folder or a link.
    public static let content = UTType(known: "public.content")
    /// Bytes.
    public static let data = UTType(known: "public.data")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without attributes.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text in UTF-8 without attributes.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text with attributes.
    public static let rtf = UTType(known: "public.rtf")
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A picture of any kind.
    public static let image = UTType(known: "public.image")
    /// A picture as PNG.
    public static let png = UTType(known: "public.png")
    /// A picture as JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture as GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture as SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A document as PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Values as JSON.
    public static let json = UTType(known: "public.json")
    /// Values as XML.
    public static let xml = UTType(known: "public.xml")
    /// Values separated by commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Sound of any kind.
    public static let audio = UTType(known: "public.audio")
    /// Moving pictures of any kind.
    public static let movie = UTType(known: "public.movie")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
}
