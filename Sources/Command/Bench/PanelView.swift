import Displays
import Scanout

/// The panel of the renderer's operations as views, on a display in memory.
@MainActor
final class PanelViewWorkloads {
    let display = MemoryDisplay(width: 800, height: 480)
    private let model = PanelModel()
    private let host: ViewHost

    init() {
        host = ViewHost(PanelView(model: model), on: display, clock: ManualClock())
        host.advance(by: 0)
    }

    static let operations: [(name: String, run: @MainActor (PanelViewWorkloads) -> Void)] = [
        ("W11v", { $0.redrawAll() }), ("W12v", { $0.turnSpinner() }),
    ]

    /// One frame whose background has changed, so that all of it is drawn.
    private func redrawAll() {
        model.isShaded.toggle()
        host.advance(by: 0)
    }

    /// One frame of the spinner's animation.
    private func turnSpinner() { host.advance(by: 1.0 / 60) }
}

/// What can change on the panel.
private final class PanelModel: ObservableObject {
    @Published var isShaded = false
}

/// A panel with a text, two bars, a ring, a spinner and six squares.
private struct PanelView: View {
    @ObservedObject var model: PanelModel
    @State private var turns = false

    private static let blue = Color(red: 0.2, green: 0.4, blue: 0.8)
    private static let green = Color(red: 0.2, green: 0.8, blue: 0.4)
    private static let red = Color(red: 0.8, green: 0.2, blue: 0.4)
    private static let track = Color(red: 48 / 255, green: 56 / 255, blue: 64 / 255)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(red: 16 / 255, green: (model.isShaded ? 21 : 20) / 255, blue: 24 / 255)
            Text("Progress: 42 %").font(.system(size: 24)).offset(x: 40, y: 37)
            bar(Self.blue, 302).offset(x: 40, y: 90)
            bar(Self.green, 520).offset(x: 40, y: 130)
            ring.position(x: 160, y: 320)
            spinner.position(x: 400, y: 300)
            ForEach(0..<6) { index in
                Rectangle().fill([Self.blue, Self.green, Self.red][index % 3]).frame(width: 40, height: 40)
                    .offset(x: CGFloat(520 + 60 * (index % 3)), y: CGFloat(250 + 60 * (index / 3)))
            }
        }
        .foregroundStyle(Color(white: 224 / 255))
        .onAppear { turns = true }
    }

    private func bar(_ color: Color, _ width: CGFloat) -> some View {
        ZStack(alignment: .leading) {
            Rectangle().fill(Self.track).frame(width: 720, height: 24)
            Rectangle().fill(color).frame(width: width, height: 24)
        }
    }

    private var ring: some View {
        ZStack {
            Circle().stroke(Self.track, lineWidth: 16)
            Circle().trim(from: 0, to: 0.42).stroke(Self.blue, lineWidth: 16).rotationEffect(.degrees(-90))
            Text("42 %").font(.system(size: 24))
        }
        .frame(width: 160, height: 160)
    }

    private var spinner: some View {
        Circle().trim(from: 0, to: 0.5).stroke(Self.red, lineWidth: 6).frame(width: 48, height: 48)
            .rotationEffect(.degrees(turns ? 390 : 30))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: turns)
    }
}
