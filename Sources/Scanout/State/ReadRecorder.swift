/// A piece of state that an evaluation read.
struct StateRead {
    let location: StateLocation
    /// Whether the parts that were read are what they were; nil where all of the value was read.
    fileprivate(set) var unchangedParts: [() -> Bool]?

    /// Whether something that was read is another value now.
    var isChanged: Bool {
        guard let parts = unchangedParts else { return true }
        return ReadRecorder.withoutRecording { parts.contains { !$0() } }
    }
}

/// Collects the state that was read during one evaluation.
final class ReadRecorder {
    /// What is evaluated.
    @exclusivity(unchecked) unowned(unsafe) private(set) var node: _Node?
    @exclusivity(unchecked) private(set) var reads: [StateRead] = []

    init(node: _Node?) { self.node = node }

    /// Begins an evaluation of another node.
    func begin(_ node: _Node) {
        self.node = node
        reads.removeAll(keepingCapacity: true)
    }

    /// Runs a body whose reads make no dependencies; it sees the state as bodies do.
    static func withoutRecording<Result>(_ body: () -> Result) -> Result { ReadRecorder(node: nil).collecting(body) }

    /// Notes that all of a value was read.
    func record(_ location: StateLocation) {
        if let index = reads.firstIndex(where: { $0.location === location }) {
            reads[index].unchangedParts = nil
        } else {
            reads.append(StateRead(location: location))
        }
    }

    private func record(_ location: StateLocation, part isUnchanged: @escaping () -> Bool) {
        if let index = reads.firstIndex(where: { $0.location === location }) {
            reads[index].unchangedParts?.append(isUnchanged)
        } else {
            reads.append(StateRead(location: location, unchangedParts: [isUnchanged]))
        }
    }

    /// Reads a part of a value: the node depends on the part alone.
    func readingPart<Part: Equatable>(_ read: @escaping () -> Part) -> Part {
        let inner = ReadRecorder(node: node)
        let part = inner.collecting(read)
        for found in inner.reads { record(found.location) { read() == part } }
        return part
    }

    private func collecting<Result>(_ body: () -> Result) -> Result {
        let thread = ThreadState.current
        let outer = thread.recorder
        thread.recorder = self
        defer { thread.recorder = outer }
        return body()
    }

    /// State is written in the midst of an evaluation, which nobody can have meant.
    func reportWrite() {
        guard let node else { return }
        MainActor.assumeIsolated {
            node.graph.warn(
                "\(node.userViewName): state is written while the body is evaluated; the change counts from the next"
                    + " evaluation on. Write it in onAppear, onChange, task or an action instead")
        }
    }
}
