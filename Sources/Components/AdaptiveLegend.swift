import Scanout

/// A chart's legend that takes the richest of three layouts that fits: labels beside their colours, labels below their
/// colours, colours alone.
///
///     AdaptiveLegend("Hives Count:", items: [
///         .init("success", color: .blue), .init("Failure", color: .orange), .init("Undefined", color: .gray),
///     ])
///
/// The title stands before the entries. The legend takes the width that it is offered, and its entries begin at the
/// left.
public struct AdaptiveLegend: View {
    /// One colour with what it stands for.
    public struct Item: Hashable, Sendable {
        /// What the colour stands for.
        public var label: String
        /// The colour.
        public var color: Color

        /// Makes an entry.
        public init(_ label: String, color: Color) {
            self.label = label
            self.color = color
        }
    }

    private let title: String?
    private let titleWidth: CGFloat?
    private let items: [Item]
    private let swatch: CGSize

    /// Makes a legend.
    ///
    /// - Parameters:
    ///   - title: What stands before the entries; nil for nothing.
    ///   - items: The entries in their order.
    ///   - titleWidth: The room kept for the title, in points; nil for what the title needs.
    ///   - swatch: The size of a colour's rectangle in points.
    public init(
        _ title: String? = nil, items: [Item], titleWidth: CGFloat? = 100,
        swatch: CGSize = CGSize(width: 15, height: 7)
    ) {
        self.title = title
        self.items = items
        self.titleWidth = titleWidth
        self.swatch = swatch
    }

    /// The title and the entries in the layout that fits.
    public var body: some View {
        HStack {
            if let title {
                Text(title)
                    .frame(width: titleWidth, alignment: .leading)
            }
            ViewThatFits {
                HStack {
                    entries { index in
                        HStack { labelled(index) }
                    }
                }
                HStack {
                    entries { index in
                        VStack { labelled(index) }
                    }
                }
                VStack {
                    entries { index in
                        rectangle(index)
                    }
                }
            }
            Spacer()
        }
    }

    private func entries<Entry: View>(@ViewBuilder _ entry: @escaping (Int) -> Entry) -> some View {
        ForEach(items.indices, id: \.self, content: entry)
    }

    @ViewBuilder private func labelled(_ index: Int) -> some View {
        rectangle(index)
        Text(items[index].label)
    }

    private func rectangle(_ index: Int) -> some View {
        Rectangle()
            .fill(items[index].color)
            .frame(width: swatch.width, height: swatch.height)
    }
}
