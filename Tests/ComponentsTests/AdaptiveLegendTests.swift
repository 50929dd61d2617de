import Components
import Scanout
import Testing

@MainActor
struct AdaptiveLegendTests {
    private let items: [AdaptiveLegend.Item] = [
        .init("success", color: .pureRed), .init("Failure", color: .pureGreen), .init("Undefined", color: .pureBlue),
    ]

    private var labelWidths: [CGFloat] { items.map { size(of: Text($0.label)).width } }

    /// Title, space, entries, and the least length of the space at the end.
    private func width(entries: CGFloat) -> Int { Int((100 + 8 + entries + 8).rounded(.up)) }

    private var besideWidth: Int { width(entries: labelWidths.reduce(2 * 8) { $0 + 15 + 8 + $1 }) }
    private var belowWidth: Int { width(entries: labelWidths.reduce(2 * 8) { $0 + max(15, $1) }) }

    private func swatches(_ width: Int) -> [PixelRect] {
        let panel = Panel(width, 80) { AdaptiveLegend("Hives Count:", items: items) }
        #expect(panel.isAtRest())
        return [0xFF0000, 0x00FF00, 0x0000FF].map { panel.bounds(of: $0) }
    }

    @Test(arguments: [0, 200])
    func labelsBesideTheirColours(_ more: Int) {
        let found = swatches(besideWidth + more)
        #expect(found.allSatisfy { $0.width == 15 && $0.height == 7 && $0.y0 == found[0].y0 })
        #expect(found[0].x0 == 108)
        #expect(found[1].x0 - found[0].x0 == 15 + 8 + Int(labelWidths[0]) + 8)
        #expect(found[2].x0 - found[1].x0 == 15 + 8 + Int(labelWidths[1]) + 8)
    }

    @Test func labelsBelowTheirColours() {
        for width in [besideWidth - 1, belowWidth] {
            let found = swatches(width)
            #expect(found.allSatisfy { $0.width == 15 && $0.height == 7 && $0.y0 == found[0].y0 })
            let distance = (labelWidths[0] + labelWidths[1]) / 2 + 8
            #expect(abs(CGFloat(found[1].x0 - found[0].x0) - distance) <= 1)
        }
    }

    @Test func coloursAlone() {
        for width in [belowWidth - 1, 130] {
            let found = swatches(width)
            #expect(found.allSatisfy { $0.width == 15 && $0.height == 7 && $0.x0 == found[0].x0 })
            #expect(found[1].y0 - found[0].y0 == 15 && found[2].y0 - found[1].y0 == 15)
        }
    }

    @Test func withoutTitle() {
        let panel = Panel(600, 80) { AdaptiveLegend(items: items, swatch: CGSize(width: 20, height: 20)) }
        #expect(panel.bounds(of: 0xFF0000) == PixelRect(x: 0, y: 30, width: 20, height: 20))
    }

    @Test func withoutEntries() {
        #expect(!Panel(300, 80) { AdaptiveLegend("Nothing:", items: []) }.hasColor)
    }
}
