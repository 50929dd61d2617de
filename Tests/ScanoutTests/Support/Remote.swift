import Scanout
import XCTest

// XCTest brings Foundation's timer along; these tests mean Scanout's.
typealias Timer = Scanout.Timer

/// Reads and writes the state of a ``Stage`` from outside.
final class Remote<Value> {
    private var binding: Binding<Value>?

    func connect(_ binding: Binding<Value>) { self.binding = binding }

    /// The stage's value; the stage must have been shown.
    var value: Value {
        get { binding!.wrappedValue }
        set { binding!.wrappedValue = newValue }
    }

    /// The binding to the stage's state.
    var projected: Binding<Value> { binding! }
}

/// A view whose one state a test can change.
struct Stage<Value, Content: View>: View {
    @State private var value: Value
    private let remote: Remote<Value>
    private let content: (Value) -> Content

    init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
        _value = State(wrappedValue: value)
        self.remote = remote
        self.content = content
    }

    var body: some View {
        let _ = remote.connect($value)
        content(value)
    }
}

/// Collects what happens, in order.
final class Journal<Entry> {
    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) { entries.append(entry) }
    func clear() { entries = [] }
}
