import Scanout
import ScanoutTesting

/// A panel in memory whose view follows a value that a test sets, with an animation.
@MainActor
struct SwitchingPanel<Value> {
    let display: MemoryDisplay
    let remote = Remote<Value>()
    let host: ViewHost

    init<V: View>(_ value: Value, width: Int = 8, height: Int = 1, @ViewBuilder _ content: @escaping (Value) -> V) {
        display = MemoryDisplay(width: width, height: height)
        host = render(Stage(value, remote, content: content), on: display)
    }

    func set(_ value: Value, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { remote.value = value }
    }

    /// The gray of a pixel after a time.
    func gray(after seconds: Double, _ x: Int = 0, _ y: Int = 0) -> UInt32 {
        host.advance(by: seconds)
        return display.surface.rgb(x, y) & 0xFF
    }
}
