import Raster

/// A thin line across the axis of the stack around.
public struct Divider: Sendable {
    /// Makes a line.
    public nonisolated init() {}
}

extension Divider: View {
    /// A line one point thick, in primary at a tenth of its strength whatever the style of shapes and text around. A
    /// background or an overlay gives it another colour.
    public var body: some View {
        DividerLine()
    }
}

private struct DividerLine: View {
    @Environment(\.stackAxis) private var axis

    var body: some View {
        Rectangle().fill(Color.primary.opacity(0.1))
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
    }
}
