import Raster
import Typography

/// Text whose glyphs stand on whole pixels, each at the rounded sum of the advances before it: set once, drawn often.
struct GlyphRun {
    private let typesetter: Typesetter
    private(set) var layout: TextLayout
    /// The advance of the first line.
    let width: Double

    /// Sets lines in DejaVu Sans, or in what is found in its place.
    init(_ lines: [String], pixelSize: Double, typesetter: Typesetter) {
        self.typesetter = typesetter
        let pens = Pens(typesetter: typesetter, font: FontRequest(family: "DejaVu Sans", pixelSize: pixelSize))
        layout = pens.layout(lines.joined(separator: "\n"))
        width = pens.places(lines[0]).width
        for (row, line) in lines.enumerated() {
            let places = pens.places(line).pens
            for index in places.indices { layout.lines[row].glyphs[index].origin.x = places[index] }
        }
    }

    /// Puts each line's baseline on a row.
    mutating func setBaselines(_ baseline: (Int) -> Double) {
        for row in layout.lines.indices {
            for index in layout.lines[row].glyphs.indices {
                layout.lines[row].glyphs[index].origin.y = baseline(row)
            }
        }
    }

    func draw(with renderer: Renderer, x: Double, y: Double, color: RGBA) {
        typesetter.draw(layout, with: renderer, transform: .translation(x: x, y: y)) { _ in .solid(color) }
    }
}

/// Finds where pens stand without kerning.
private struct Pens {
    let typesetter: Typesetter
    let font: FontRequest

    func layout(_ text: String) -> TextLayout {
        typesetter.layout([TextSpan(text: text, font: font)], options: TextOptions(rendering: .unhinted))
    }

    /// Each character's pen, rounded, and the sum of all advances.
    func places(_ line: String) -> (pens: [Double], width: Double) {
        var x = 0.0
        let bar = layout("|").size.width
        let pens = line.map { character in
            defer { x += layout("|\(character)|").size.width - 2 * bar }
            return x.rounded()
        }
        return (pens, x)
    }
}
