import Scanout
import ScanoutTesting
import Testing

/// A panel in memory with a view on it, and what tests ask of its pixels.
@MainActor
struct Panel {
    let display: MemoryDisplay
    let host: ViewHost

    init<V: View>(
        _ width: Int, _ height: Int, format: PixelFormat = .xrgb8888, at time: Double = 0, @ViewBuilder _ view: () -> V
    ) {
        display = MemoryDisplay(width: width, height: height, format: format)
        host = render(view(), on: display, at: time)
    }

    func advance(by seconds: Double) { host.advance(by: seconds) }

    /// A pixel as 0xRRGGBB.
    func rgb(_ x: Int, _ y: Int) -> UInt32 { display.surface[x, y].value & 0xFFFFFF }

    /// The pixel that holds a point.
    func rgb(at x: Double, _ y: Double) -> UInt32 { rgb(Int(x.rounded(.down)), Int(y.rounded(.down))) }

    /// How many pixels of a row have a colour.
    func count(_ color: UInt32, inRow y: Int) -> Int { (0..<display.width).filter { rgb($0, y) == color }.count }

    /// Whether any pixel is not grey.
    var hasColor: Bool {
        pixels.contains {
            let pixel = display.surface[$0.x, $0.y]
            return pixel.red != pixel.green || pixel.green != pixel.blue
        }
    }

    /// The smallest rectangle around the pixels of a colour.
    func bounds(of color: UInt32) -> PixelRect { bounds { $0 == color } }

    func bounds(where isCounted: (UInt32) -> Bool) -> PixelRect {
        let found = pixels.filter { isCounted(rgb($0.x, $0.y)) }
        let xs = found.map(\.x)
        let ys = found.map(\.y)
        guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max() else {
            return PixelRect(x: 0, y: 0, width: 0, height: 0)
        }
        return PixelRect(x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1)
    }

    private var pixels: [(x: Int, y: Int)] {
        (0..<display.height).flatMap { y in (0..<display.width).map { (x: $0, y: y) } }
    }

    /// All pixels, to compare two panels.
    var picture: [UInt32] { pixels.map { rgb($0.x, $0.y) } }

    /// Nothing is drawn and nothing is sent any more.
    func isAtRest() -> Bool {
        host.advance(by: 1)
        let done = host.statistics
        return done.frames == 0 && done.pixelsPainted == 0 && done.bytesPresented == 0 && done.bodiesEvaluated == 0
    }
}

extension Color {
    /// Colours that every format holds exactly.
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// Notes the size that a view gets.
@MainActor
final class SizeRecorder {
    private(set) var size = CGSize.zero

    func note(_ new: CGSize) -> Color {
        size = new
        return .clear
    }
}

extension View {
    func recordingSize(_ recorder: SizeRecorder) -> some View {
        background(GeometryReader { recorder.note($0.size) })
    }
}

/// The size that a view chooses on a large panel.
@MainActor
func size<V: View>(of view: V) -> CGSize {
    let recorder = SizeRecorder()
    _ = Panel(1000, 400) { view.recordingSize(recorder) }
    return recorder.size
}

/// Shows views of a value that changes after half a second.
struct Changing<Content: View>: View {
    @State private var value: Double
    private let later: Double
    private let content: (Binding<Double>) -> Content

    init(from value: Double, to later: Double, @ViewBuilder content: @escaping (Binding<Double>) -> Content) {
        _value = State(wrappedValue: value)
        self.later = later
        self.content = content
    }

    var body: some View {
        content($value)
            .onAppear {
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in value = later }
            }
    }
}
