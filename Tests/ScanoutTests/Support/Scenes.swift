import Scanout

// Panels in the manner of the articles that this project began with, in words of its own.

/// A label over a bar that fills from the left.
struct FillBar: View {
    @Binding var value: CGFloat

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .trailing) {
                Text("Done: \(Int((value * 100).rounded())) %")
                ZStack(alignment: .leading) {
                    Rectangle().opacity(0.1)
                    Rectangle()
                        .frame(minWidth: 0, idealWidth: proxy.size.width * value, maxWidth: proxy.size.width * value)
                        .opacity(0.5)
                        .background(Color.green)
                        .animation(.linear(duration: 0.4))
                }
                .frame(height: 10)
            }
        }
        .frame(height: 40)
    }
}

/// A ring that fills clockwise from the top, around its percentage.
struct FillRing: View {
    @Binding var value: CGFloat

    var body: some View {
        ZStack {
            Circle()
                .trim(from: 0, to: value)
                .stroke(Color.green, lineWidth: 5)
                .frame(width: 60)
                .rotationEffect(Angle(degrees: -90))
            Text("\(Int((value * 100).rounded())) %")
        }
    }
}

/// Half a ring that turns once a second.
struct HalfRing: View {
    @State private var isTurning = false

    var body: some View {
        Circle()
            .trim(from: 0.5, to: 1)
            .stroke(Color.blue, lineWidth: 4)
            .frame(width: 50)
            .rotationEffect(.degrees(isTurning ? 0 : -360), anchor: .center)
            .animation(Animation.linear(duration: 1).repeatForever(autoreverses: false))
            .onAppear { isTurning = true }
    }
}

/// Lamps of which one after the other lights up and fades.
struct Chaser: View {
    private let lamps = 6
    @State private var lit = 0

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<lamps) { index in
                Rectangle()
                    .foregroundColor(.red)
                    .opacity(index == lit ? 1 : 0.2)
                    .frame(width: 20, height: 20)
                    .animation(.linear(duration: 0.3), value: lit)
            }
        }
        .padding(4)
        .background(Color.black)
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in lit = (lit + 1) % lamps }
        }
    }
}

/// All of them, with a value that grows by a tenth each half second.
struct ProgressPanel: View {
    @State private var value: CGFloat = 0

    var body: some View {
        VStack {
            FillBar(value: $value)
            HStack {
                FillRing(value: $value)
                HalfRing()
            }
            Chaser()
        }
        .padding(10)
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                value += 0.1
                if value >= 0.9 { timer.invalidate() }
            }
        }
    }
}

private struct CenterWidth: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// A ring as large as what stands in its middle asks for.
struct SizingRing<Center: View>: View {
    let value: Double
    let center: Center
    @State private var diameter: CGFloat = 0

    private let thickness: CGFloat = 5
    private let gradient = AngularGradient(gradient: Gradient(colors: [.red, .green]), center: .center)

    init(_ value: Double, @ViewBuilder center: () -> Center) {
        self.value = value
        self.center = center()
    }

    var body: some View {
        ZStack {
            center.background(GeometryReader { Color.clear.preference(key: CenterWidth.self, value: $0.size.width) })
            Group {
                Circle().stroke(Color.primary.opacity(0.2), style: StrokeStyle(lineWidth: 2.5, dash: [5]))
                Circle().trim(from: 0, to: CGFloat(value / 100)).stroke(gradient, style: .init(lineWidth: thickness))
            }
            .padding(thickness / 2)
            .rotationEffect(.degrees(90))
            .frame(width: diameter, height: diameter)
        }
        .onPreferenceChange(CenterWidth.self) { diameter = $0 * 1.75 }
    }
}

extension SizingRing where Center == ZStack<TupleView<(Text, Text)>> {
    init(_ value: Double) {
        self.value = value
        center = ZStack {
            Text("100 %").foregroundColor(.clear)
            Text("\(value, specifier: "%.0f") %")
        }
    }
}

/// Rings around a number, a word and a symbol.
struct RingPanel: View {
    var body: some View {
        HStack(spacing: 12) {
            SizingRing(72)
            SizingRing(33) { Text("ok") }
            SizingRing(90) { Image(systemName: "headphones").resizable().frame(width: 40, height: 40) }
        }
    }
}

/// A legend in a row where there is room, else in a column.
struct Legend: View {
    private func entry(_ color: Color, _ name: String) -> some View {
        HStack {
            color.frame(width: 15, height: 7)
            Text(name)
        }
    }

    var body: some View {
        HStack {
            Text("Hives:").frame(width: 60, alignment: .leading)
            ViewThatFits {
                HStack {
                    entry(.blue, "success")
                    entry(.orange, "failure")
                    entry(Color.gray.opacity(0.5), "undefined")
                }
                VStack(alignment: .leading) {
                    entry(.blue, "success")
                    entry(.orange, "failure")
                    entry(Color.gray.opacity(0.5), "undefined")
                }
            }
            .border(Color.red)
            Spacer()
        }
        .padding(4)
    }
}

/// A row of what a panel of 128 by 64 has room for.
struct SmallPanel: View {
    @State private var value: CGFloat = 0.25

    var body: some View {
        VStack(spacing: 3) {
            HStack {
                Text("Tank").font(.system(size: 14))
                Spacer()
                Text("\(Double(value) * 100, specifier: "%.0f") %").font(.system(size: 14))
            }
            ZStack(alignment: .leading) {
                Capsule().stroke(Color.black, lineWidth: 1)
                Capsule().frame(width: 116 * value).padding(2).animation(.linear(duration: 0.5), value: value)
            }
            .frame(height: 12)
            HStack(spacing: 8) {
                Circle().trim(from: 0, to: value).stroke(Color.black, lineWidth: 4).frame(width: 18, height: 18)
                ForEach(0..<4) { index in
                    Rectangle().opacity(Double(index + 1) / 4).frame(width: 14, height: 14)
                }
            }
        }
        .padding(4)
        .onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in value = 0.75 } }
    }
}

/// Shapes, gradients, lines, clips and effects side by side.
struct DrawingPanel: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 12)
                    .fill(LinearGradient(colors: [.blue, .mint], startPoint: .topLeading, endPoint: .bottomTrailing))
                Circle()
                    .fill(
                        RadialGradient(
                            colors: [.yellow, .orange, .red], center: .center, startRadius: 0, endRadius: 34))
                Circle()
                    .stroke(
                        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center), lineWidth: 12
                    )
                    .padding(6)
            }
            .frame(height: 70)
            HStack(spacing: 8) {
                Rectangle().stroke(Color.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6]))
                    .padding(4)
                ZStack {
                    square(.red, 40).offset(x: -10)
                    square(.blue, 40).offset(x: 10, y: 10)
                }
                .opacity(0.5)
                Color.purple.frame(width: 44, height: 44).rotationEffect(.degrees(30))
                Text("Aa").font(.system(size: 40)).foregroundStyle(.teal).scaleEffect(x: 1.3, y: 1)
            }
            .frame(height: 70)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 20))
                for step in 1...6 {
                    let x = CGFloat(step) * 50
                    path.addQuadCurve(
                        to: CGPoint(x: x, y: 20), control: CGPoint(x: x - 25, y: step.isMultiple(of: 2) ? 50 : -10))
                }
            }
            .stroke(Color.green, lineWidth: 4)
            .frame(width: 300, height: 40)
        }
        .padding(10)
    }
}
