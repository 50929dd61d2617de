/// One of the sections that a view stands for.
public struct SectionConfiguration: Identifiable {
    /// Tells a section from others in the same container.
    public struct ID: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case section(ObjectIdentifier)
            /// Views between sections, by the number of sections in front.
            case loose(Int)
        }
        let kind: Kind
    }

    /// What tells the section from others.
    public let id: ID
    /// The views of its header.
    public let header: SubviewsCollection
    /// The views in it.
    public let content: SubviewsCollection
    /// The views of its footer.
    public let footer: SubviewsCollection

    /// The values that were set for the section as a whole.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// The sections that a view stands for. Views that are in none are one without header and footer, where they stand.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) { self.sections = sections }

    /// The first index.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// A section.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A node of a section.
@MainActor
protocol SectionParts: _Node {
    var headerNode: _Node? { get }
    var contentNode: _Node? { get }
    var footerNode: _Node? { get }
}

extension SubviewSource {
    /// The parts by the sections that they are in.
    func sections() -> [SectionConfiguration] {
        var finder = SectionFinder(elements)
        if let base { finder.visit(base) }
        return finder.finish()
    }
}

/// Goes through nodes and finds which boxes belong to which section.
@MainActor
private struct SectionFinder {
    /// The part that a box is of: modifiers around sections put boxes around those of the views.
    private var elements: [ObjectIdentifier: SubviewElement] = [:]
    private var sections: [SectionConfiguration] = []
    private var loose: [SubviewElement] = []

    init(_ all: [SubviewElement]) {
        for element in all {
            var box = element.box
            while let current = box {
                elements[ObjectIdentifier(current)] = element
                box = current.isWrapper ? current.children.first : nil
            }
        }
    }

    private func boxes(_ node: _Node?) -> LayoutNodeList {
        var list = LayoutNodeList()
        node?.appendLayoutNodes(to: &list)
        return list
    }

    private func parts(_ node: _Node?) -> [SubviewElement] {
        boxes(node).compactMap { elements[ObjectIdentifier($0)] }
    }

    mutating func visit(_ node: _Node) {
        let own = boxes(node)
        if own.isEmpty { return }
        if let section = node as? any SectionParts {
            endLoose()
            sections.append(
                SectionConfiguration(
                    id: .init(kind: .section(ObjectIdentifier(section))),
                    header: SubviewsCollection(parts(section.headerNode)),
                    content: SubviewsCollection(parts(section.contentNode)),
                    footer: SubviewsCollection(parts(section.footerNode))))
            return
        }
        if node is any WrappingNode, let inner = node.onlyChild { return visit(inner) }
        var children: [_Node] = []
        node.forEachChild { children.append($0) }
        let inside = children.flatMap { Array(boxes($0)) }
        if inside.elementsEqual(own, by: ===) {
            for child in children { visit(child) }
        } else {
            loose += own.compactMap { elements[ObjectIdentifier($0)] }
        }
    }

    private mutating func endLoose() {
        guard !loose.isEmpty else { return }
        sections.append(
            SectionConfiguration(
                id: .init(kind: .loose(sections.count)), header: SubviewsCollection([]),
                content: SubviewsCollection(loose), footer: SubviewsCollection([])))
        loose = []
    }

    mutating func finish() -> [SectionConfiguration] {
        endLoose()
        return sections
    }
}
