import Scanout

/// Fills, strokes, dashes, trims and gradients.
struct ShapesScene: View {
    var body: some View {
        GeometryReader { panel in
            // Lines and gaps as they are meant on panels of 320 by 240 points and more.
            shapes(unit: min(1, panel.size.width / 320, panel.size.height / 240))
                .frame(width: panel.size.width, height: panel.size.height)
        }
    }

    private func shapes(unit: CGFloat) -> some View {
        let gap = max(3, (8 * unit).rounded())
        func line(_ width: CGFloat) -> CGFloat { max(1, width * unit) }
        return VStack(spacing: gap) {
            HStack(spacing: gap) {
                Rectangle().fill(.red)
                Circle().fill(.orange)
                Ellipse().fill(.yellow)
                Capsule().fill(.green)
                RoundedRectangle(cornerRadius: line(8)).fill(.blue)
            }
            HStack(spacing: gap) {
                Rectangle().stroke(.red, lineWidth: line(3))
                Circle().trim(from: 0, to: 0.75)
                    .stroke(.orange, style: StrokeStyle(lineWidth: line(6), lineCap: .round))
                Circle().stroke(.purple, style: StrokeStyle(lineWidth: line(3), dash: [line(5)]))
                Capsule().strokeBorder(.green, lineWidth: line(4))
                Star().fill(.blue, style: FillStyle(eoFill: true))
            }
            HStack(spacing: gap) {
                LinearGradient(colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
                RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40 * unit)
                AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
                EllipticalGradient(colors: [.yellow, .purple])
                Rectangle().fill(.indigo).rotationEffect(.degrees(30)).scaleEffect(0.6).opacity(0.7)
            }
        }
        .padding(gap)
    }
}

/// A pentagram as large as there is room, in the middle.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let scale = min(rect.width / 40, rect.height / 38)
        let corners: [CGPoint] = [
            CGPoint(x: 0, y: -19), CGPoint(x: 12, y: 19), CGPoint(x: -20, y: -5), CGPoint(x: 20, y: -5),
            CGPoint(x: -12, y: 19),
        ]
        return Path { path in
            path.addLines(corners.map { CGPoint(x: rect.midX + $0.x * scale, y: rect.midY + $0.y * scale) })
            path.closeSubpath()
        }
    }
}

/// Sizes, weights, colours and alignments of text; as much of it as the panel has room for.
struct TextScene: View {
    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Title 28").font(.title)
                Text("Headline 17 semibold").font(.headline)
                Text("Body 17: AVATAR, fjord, 0123456789")
                Text("Caption 12, secondary").font(.caption).foregroundColor(.secondary)
                colors
                Text("Monospaced 0O1lI").font(.system(size: 14, design: .monospaced))
                Text("Ärger, naïve, 20 °C, 5 µm, 3 €").italic()
                Text("The quick brown fox jumps over the lazy dog and then some more, wrapped and centred.")
                    .font(.footnote).multilineTextAlignment(.center)
            }
            .padding(8)
            VStack(alignment: .leading, spacing: 4) {
                Text("Title 28").font(.title)
                Text("Body: AVATAR")
                Text("Caption 12").font(.caption).foregroundColor(.secondary)
                colors
                Text("20 °C, 3 €").italic()
            }
            .padding(4)
            VStack(alignment: .leading, spacing: 2) {
                Text("Headline 17").font(.headline)
                Text("Body, 12 points").font(.system(size: 12))
                Text("20 °C, 3 €").font(.system(size: 12)).italic()
            }
            .padding(2)
            Text("Body 17")
        }
    }

    private var colors: Text {
        let red = Text("red ").foregroundColor(.red)
        let green = Text("green ").foregroundColor(.green)
        return red + green + Text("blue").bold()
    }
}
