import Scanout

/// Fills, strokes, dashes, trims and gradients.
struct ShapesScene: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                Rectangle().fill(.red)
                Circle().fill(.orange)
                Ellipse().fill(.yellow)
                Capsule().fill(.green)
                RoundedRectangle(cornerRadius: 8).fill(.blue)
            }
            HStack(spacing: 8) {
                Rectangle().stroke(.red, lineWidth: 3)
                Circle().trim(from: 0, to: 0.75).stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                Circle().stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [5]))
                Capsule().strokeBorder(.green, lineWidth: 4)
                star.fill(.blue, style: FillStyle(eoFill: true))
            }
            HStack(spacing: 8) {
                LinearGradient(colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
                RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40)
                AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
                EllipticalGradient(colors: [.yellow, .purple])
                Rectangle().fill(.indigo).rotationEffect(.degrees(30)).scaleEffect(0.6).opacity(0.7)
            }
        }
        .padding(8)
    }

    private var star: Path {
        Path { path in
            path.addLines([
                CGPoint(x: 20, y: 0), CGPoint(x: 32, y: 38), CGPoint(x: 0, y: 14), CGPoint(x: 40, y: 14),
                CGPoint(x: 8, y: 38),
            ])
            path.closeSubpath()
        }
    }
}

/// Sizes, weights, colours and alignments of text.
struct TextScene: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Title 28").font(.title)
            Text("Headline 17 semibold").font(.headline)
            Text("Body 17: AVATAR, fjord, 0123456789")
            Text("Caption 12, secondary").font(.caption).foregroundColor(.secondary)
            Text("red ").foregroundColor(.red) + Text("green ").foregroundColor(.green) + Text("blue").bold()
            Text("Monospaced 0O1lI").font(.system(size: 14, design: .monospaced))
            Text("Ärger, naïve, 20 °C, 5 µm, 3 €").italic()
            Text("The quick brown fox jumps over the lazy dog and then some more, wrapped and centred.")
                .font(.footnote).multilineTextAlignment(.center)
        }
        .padding(8)
    }
}
