/// Eight spokes of which one after the other is the darkest: once round in a second, eight pictures a second.
struct ProgressWheel: View {
    let tint: Color?
    @Environment(\.controlSize) private var controlSize

    private static let spokes = 8

    /// As iOS' wheels: 20 points, 37 for large ones.
    private var diameter: CGFloat {
        switch controlSize {
        case .mini: 10
        case .small: 16
        case .regular: 20
        case .large, .extraLarge: 37
        }
    }

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / Double(Self.spokes))) { context in
            let turns = context.date.timeIntervalSinceReferenceDate * Double(Self.spokes)
            let first = Int((turns + 1e-6).rounded(.down).truncatingRemainder(dividingBy: Double(Self.spokes)))
            Canvas { canvas, size in draw(&canvas, size, first: first) }
        }
        .frame(width: diameter, height: diameter)
    }

    private func draw(_ canvas: inout GraphicsContext, _ size: CGSize, first: Int) {
        let radius = size.width / 2
        let length = radius * 0.5
        let width = radius * 0.26
        let shading: GraphicsContext.Shading = tint.map { .color($0) } ?? .style(.secondary)
        canvas.translateBy(x: radius, y: radius)
        for spoke in 0..<Self.spokes {
            // The first one stands out; those that it left fade towards the one before it.
            let age = (first - spoke + 2 * Self.spokes) % Self.spokes
            var copy = canvas
            copy.rotate(by: .degrees(45 * Double(spoke)))
            copy.opacity = 1 - 0.8 * Double(age) / Double(Self.spokes - 1)
            let box = CGRect(x: -width / 2, y: -radius, width: width, height: length)
            copy.fill(Path(roundedRect: box, cornerRadius: width / 2), with: shading)
        }
    }
}

/// A ring that closes with the share.
struct ProgressRing: View {
    let share: Double
    let tint: Color?
    @Environment(\.controlSize) private var controlSize

    private var diameter: CGFloat { controlSize == .large || controlSize == .extraLarge ? 37 : 20 }

    var body: some View {
        let line = StrokeStyle(lineWidth: diameter * 0.16, lineCap: .round)
        ZStack {
            Circle().stroke(.fill, style: line)
            Circle().trim(from: 0, to: share)
                .stroke(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), style: line)
                .rotationEffect(.degrees(-90))
        }
        .padding(line.lineWidth / 2)
        .frame(width: diameter, height: diameter)
    }
}
