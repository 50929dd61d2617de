import Displays
import Scanout

/// A picture that the command can draw.
struct DemoScene {
    let name: String
    let summary: String
    let makeView: @MainActor () -> AnyView

    @MainActor init<V: View>(_ name: String, _ summary: String, _ view: @escaping @MainActor () -> V) {
        self.name = name
        self.summary = summary
        makeView = { AnyView(view()) }
    }
}

/// All scenes by name.
@MainActor
enum Scenes {
    static let all: [DemoScene] = {
        #if SCANOUT_EMBEDDED
        return common
        #else
        return common + [
            DemoScene("symbols-icons", "the symbols that come from an icon font, where one is installed") {
                SymbolsScene(all: Image.iconFontSymbolNames)
            },
            DemoScene("qr-code", "a QR code as large as the panel allows") { QRCodeScene() },
        ]
        #endif
    }()

    private static let common: [DemoScene] = [
        DemoScene("articles", "progress, gauge, activity and legend on one panel, as demo shows them") {
            ArticleScene()
        },
        DemoScene("progress", "a bar and a ring that fill in steps of ten per cent") { ProgressScene() },
        DemoScene("activity", "a turning half ring and a running light") { ActivityScene() },
        DemoScene("gauge", "rings that find their size from what is inside") { GaugeScene() },
        DemoScene("legend", "a legend that adapts to its width") { LegendScene() },
        DemoScene("shapes", "fills, strokes, dashes, trims and gradients") { ShapesScene() },
        DemoScene("text", "sizes, weights, colours and alignments") { TextScene() },
        DemoScene("text-fonts", "text styles, weights, designs and widths") { TextFontsScene() },
        DemoScene("text-scripts", "Arabic, Hebrew, Devanagari, Thai, emoji, marks") { TextScriptsScene() },
        DemoScene("text-lines", "wrapping, hyphens, truncation, spacing, fitting, a marquee") { TextLinesScene() },
        DemoScene("text-marks", "Markdown, lines along letters, pictures, times and values in text") {
            TextMarksScene()
        },
        DemoScene("text-pixels", "small sizes, dark on light and light on dark") { TextPixelsScene() },
        DemoScene("text-numbers", "digits that roll from second to second") { TextNumbersScene() },
        DemoScene("text-direction", "the same views from the left and from the right") { TextDirectionScene() },
        DemoScene("pictures", "pictures stretched, tiled, with caps, as templates and turned") { PicturesScene() },
        DemoScene("symbols", "all symbols that are drawn") {
            SymbolsScene(all: Image.builtInSymbolNames)
        },
        DemoScene("symbol-styles", "symbols in variants, weights, levels and with values") { SymbolStylesScene() },
        DemoScene("labels", "labels, progress views, gauges and boxes in their styles") { LabelsScene() },
    ]

    static func named(_ name: String) throws(UsageError) -> DemoScene {
        if let scene = all.first(where: { $0.name == name }) { return scene }
        let near = Spelling.nearest(to: name, among: all.map(\.name))
        throw UsageError("unknown scene \"\(name)\": nearest \(near.joined(separator: ", "))")
    }
}
