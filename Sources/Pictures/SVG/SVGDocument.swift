import Raster

/// A document: its elements by their ids, and its rules.
///
/// The static part of SVG 1.1 is drawn: paths, basic shapes, groups, transforms, `use`, `symbol`, nested `svg`, fills,
/// strokes, opacities, clips by paths, linear and radial gradients (without a focal point; past the ends their last
/// colours go on), and style sheets with simple selectors. Text, pictures, masks, filters, patterns, markers, scripts
/// and animations are left out, and said to be.
struct SVGDocument {
    let root: XMLElement
    private(set) var sheet = SVGStyleSheet()
    private var elements: [String: XMLElement] = [:]

    /// Files of more bytes are not read.
    static let mostBytes = 16 << 20

    private init(_ bytes: [UInt8]) throws(PictureError) {
        guard bytes.count <= Self.mostBytes else { throw .unsupported("SVG", "a file of more than 16 MiB") }
        root = try XMLReader.read(bytes)
        guard root.name == "svg" else { throw .malformed("SVG", "its first element is \(root.name), not svg") }
        gather(root)
    }

    private mutating func gather(_ element: XMLElement) {
        if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
        if element.name == "style" { sheet.add(element.text) }
        for child in element.children { gather(child) }
    }

    /// The element that `#id` names.
    func element(_ reference: String) -> XMLElement? { elements[SVGStyle.identifier(reference)] }

    /// The drawing commands of a file.
    static func picture(_ bytes: [UInt8]) throws(PictureError) -> Picture {
        let document = try SVGDocument(bytes)
        let size = size(of: document.root)
        var builder = SVGBuilder(document, size: size)
        try builder.build()
        let picture = VectorPicture(size: size, commands: builder.commands, leftOut: builder.leftOut.sorted())
        return Picture(.vector(picture), width: size.width, height: size.height)
    }

    /// The size that a file's root element claims.
    static func size(_ bytes: [UInt8]) throws(PictureError) -> Size {
        let root = try XMLReader.read(bytes, onlyRoot: true)
        guard root.name == "svg" else { throw .malformed("SVG", "its first element is \(root.name), not svg") }
        return size(of: root)
    }

    /// Width and height as said; else those of the view box; else 100 by 100. At most 32,768 each.
    private static func size(of root: XMLElement) -> Size {
        let box = viewBox(root)
        func extent(_ name: String, _ own: Double?) -> Double {
            var scanner = SVGScanner(root.attributes[name] ?? "")
            let length = scanner.length(percentOf: own ?? 100) ?? own ?? 100
            return min(max(length, 1), 32_768)
        }
        return Size(width: extent("width", box?.width), height: extent("height", box?.height))
    }

    static func viewBox(_ element: XMLElement) -> Rect? {
        guard let text = element.attributes["viewBox"] else { return nil }
        var scanner = SVGScanner(text)
        let n = scanner.numbers()
        guard n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
        return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
}
