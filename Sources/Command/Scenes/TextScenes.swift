import Scanout

/// Styles, weights and designs of the system's font.
struct TextFontsScene: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 24) {
                named
                kinds
            }
            VStack(alignment: .leading, spacing: 2) {
                kinds
            }
            VStack(alignment: .leading, spacing: 0) {
                Text("Body") + Text(" bold").bold()
                Text("0123 mono").monospaced()
                Text("condensed").fontWidth(.condensed)
            }
            .font(.system(size: 12))
        }
        .padding(4)
    }

    private var named: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(styles.indices, id: \.self) { Text(verbatim: styles[$0].0).font(styles[$0].1) }
        }
    }

    private var kinds: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Regular 0123456789")
            Text("Bold 0123456789").bold()
            Text("Italic 0123456789").italic()
            Text("Bold italic").bold().italic()
            Text("Light").fontWeight(.ultraLight)
            Text("Monospaced 0123").monospaced()
            Text("Serif 0123456789").fontDesign(.serif)
            Text("Condensed 0123456789").fontWidth(.condensed)
            Text("Small Capitals").font(.body.smallCaps())
            Text("Digits 1111 8888").monospacedDigit()
        }
    }
}

/// Scripts that are joined, ordered or stacked, and pictures among letters.
struct TextScriptsScene: View {
    private let lines: [(String, String)] = [
        ("Arabic", "السلام عليكم 123"), ("Hebrew", "שלום עולם, 45 %"), ("Devanagari", "नमस्ते दुनिया"),
        ("Thai", "สวัสดีครับ"), ("Greek", "Καλημέρα"), ("Cyrillic", "Доброе утро"),
        ("Marks", "e\u{301} n\u{303} o\u{308} a\u{30A}\u{301}"),
        ("Emoji", "👩‍👩‍👧 🇩🇪 👍🏽 ❤️ 5️⃣"), ("Japanese", "電圧は正常です。"), ("Mixed", "Level عالي: 75 %"),
    ]

    var body: some View {
        ViewThatFits {
            list(size: 24, shows: lines.count)
            list(size: 14, shows: lines.count)
            list(size: 12, shows: 2)
        }
        .padding(4)
    }

    private func list(size: CGFloat, shows count: Int) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<count, id: \.self) { index in
                HStack(alignment: .firstTextBaseline) {
                    if size > 12 {
                        Text(verbatim: lines[index].0).frame(width: size * 6, alignment: .leading)
                            .foregroundStyle(.secondary)
                    }
                    Text(verbatim: lines[index].1)
                }
            }
        }
        .font(.system(size: size))
    }
}

/// Wrapping, hyphens, limits, truncation, spacing and fitting.
struct TextLinesScene: View {
    private let long = "A long line with well-known hy\u{AD}phen\u{AD}ation points, 1,234.50 kg and 日本語の文字."

    var body: some View {
        ViewThatFits {
            HStack(alignment: .top, spacing: 16) {
                wrapping.frame(width: 300)
                cutting.frame(width: 260)
            }
            cutting.frame(width: 260)
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: "Cut at the end of it").truncationMode(.tail)
                Text(verbatim: "Cut in the middle of it").truncationMode(.middle)
                Text(verbatim: "Passing through all of it").marquee()
            }
            .lineLimit(1).font(.system(size: 12)).frame(width: 100)
        }
        .padding(4)
    }

    private var wrapping: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(long).background(Color.gray.opacity(0.2))
            Text(long).multilineTextAlignment(.center).frame(maxWidth: .infinity)
            Text(long).multilineTextAlignment(.trailing).lineSpacing(6).font(.footnote)
            Text("Two lines kept").lineLimit(2, reservesSpace: true).background(Color.gray.opacity(0.2))
        }
    }

    private var cutting: some View {
        VStack(alignment: .leading, spacing: 3) {
            Group {
                Text(long).truncationMode(.tail)
                Text(long).truncationMode(.head)
                Text(long).truncationMode(.middle)
                Text("Shrinks to fit into this one line").minimumScaleFactor(0.5)
                Text("Moves its letters together").allowsTightening(true)
                Text(long).marquee()
            }
            .lineLimit(1)
            Text("Tracking").tracking(4)
            Text("Kerning").kerning(-1)
            Text("Upper case").textCase(.uppercase)
            Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O, m")
                + Text("2").font(.caption).baselineOffset(6)
        }
        .font(.callout)
    }
}

/// Lines along letters, Markdown, pictures in the line, times and values.
struct TextMarksScene: View {
    var body: some View {
        ViewThatFits {
            content.font(.title3)
            content.font(.system(size: 13))
            VStack(alignment: .leading, spacing: 1) {
                Text("**bold** *it* `code`")
                Text("under").underline() + Text(" ") + Text("gone").strikethrough()
                Text("\(Image(systemName: "bolt.fill")) 12 V")
            }
            .font(.system(size: 12))
        }
        .padding(4)
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text("Strong **bold**, *italic*, `code`, ~~gone~~, [link](https://example.org)")
            Text("Underlined gypsy").underline()
            Text("Struck through").strikethrough(color: .red)
            Text("Dotted").underline(pattern: .dot) + Text("  ")
                + Text("dashed").underline(pattern: .dash, color: .blue)
                + Text("  ") + Text("both").underline(pattern: .dashDot)
            Text("Charging \(Image(systemName: "bolt.fill")) at \(12.5, specifier: "%.1f") V")
            Text("Ends in \(Text(Date(timeIntervalSinceReferenceDate: 75), style: .timer).bold())")
            Text(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 5400))
            Text("Red ").foregroundColor(.red) + Text("green ").foregroundColor(.green)
                + Text("blue").foregroundColor(.blue)
        }
    }
}

/// The same sizes dark on light and light on dark, to compare how heavy they look.
struct TextPixelsScene: View {
    private let sizes: [CGFloat] = [11, 14, 17, 24]

    var body: some View {
        ViewThatFits {
            both(sizes)
            both([11, 14, 17])
            both([11])
        }
    }

    private func both(_ sizes: [CGFloat]) -> some View {
        VStack(spacing: 0) {
            column(sizes).foregroundColor(.black).background(Color.white)
            column(sizes).foregroundColor(.white).background(Color.black)
        }
    }

    private func column(_ sizes: [CGFloat]) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(sizes, id: \.self) { size in
                Text("Hamburgefonstiv 0123456789").font(.system(size: size)).lineLimit(1)
            }
        }
        .padding(4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The same views read from the left and from the right.
struct TextDirectionScene: View {
    var body: some View {
        ViewThatFits {
            VStack(spacing: 12) { both }
            HStack(spacing: 4) { both }
            row("مستوى").environment(\.layoutDirection, .rightToLeft).font(.system(size: 12))
        }
        .padding(4)
    }

    @ViewBuilder private var both: some View {
        row("Level")
        row("مستوى").environment(\.layoutDirection, .rightToLeft)
    }

    private func row(_ title: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Image(systemName: "bolt.fill")
                Text(verbatim: title)
                Spacer()
                Text("75 %").monospacedDigit()
            }
            Capsule().fill(.blue).frame(width: 90, height: 8)
            Text(verbatim: title + " 1, 2, 3").font(.caption).padding(.leading, 16).background(Color.gray.opacity(0.2))
        }
        .frame(maxWidth: 260)
    }
}
