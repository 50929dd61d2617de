/// A value that can be handed to another program. A panel hands nothing on: how a value would be handed is said, and kept.
public protocol Transferable {
    /// The type of the ways in which it can be handed on.
    associatedtype Representation: TransferRepresentation
    /// The ways in which it can be handed on, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value can be handed on.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is handed on.
    associatedtype Item: Transferable
}

extension TransferRepresentation {
    /// Says who may see the value.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    /// Says what a file of the value would be called.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// Says what a file of the value would be called.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
    /// Says when this is a way at all.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { self }
}

/// Who may see what is handed on.
public enum TransferRepresentationVisibility: Hashable, Sendable {
    /// Everybody.
    case all
    /// Programs of the same team.
    case team
    /// Programs of the same group.
    case group
    /// The program itself.
    case ownProcess
}

/// Puts ways together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A way as it is.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
    /// One way.
    public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
    /// Several ways.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several ways of one value.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Handing on what is encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The kind of content that it is encoded as.
    public let contentType: UTType
    /// Encodes values as a kind of content.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// Handing on another value in place of one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Hands on what a function makes of values, and makes values of what comes.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    /// Hands on what a function makes of values.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// Makes values of what comes.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

extension String: Transferable {
    /// As text.
    public static var transferRepresentation: _TransferRepresentations<String> { _TransferRepresentations() }
}
extension URL: Transferable {
    /// As an address.
    public static var transferRepresentation: _TransferRepresentations<URL> { _TransferRepresentations() }
}
extension Image: Transferable {
    /// As a picture.
    public static var transferRepresentation: _TransferRepresentations<Image> { _TransferRepresentations() }
}
extension Color: Transferable {
    /// As a colour.
    public static var transferRepresentation: _TransferRepresentations<Color> { _TransferRepresentations() }
}

#if !SCANOUT_EMBEDDED
/// Handing on bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Hands on bytes, and makes values of bytes.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Hands on bytes.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Makes values of bytes.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

extension AttributedString: Transferable {
    /// As text.
    public static var transferRepresentation: _TransferRepresentations<AttributedString> { _TransferRepresentations() }
}

extension Data: Transferable {
    /// As bytes.
    public static var transferRepresentation: _TransferRepresentations<Data> { _TransferRepresentations() }
}
#endif
