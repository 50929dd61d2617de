/// Recorders not in use. Evaluations nest, so there is one a level.
@MainActor
struct RecorderPool {
    private var recorders: [ReadRecorder] = []

    nonisolated init() {}

    /// A recorder for the evaluation of a node that begins.
    mutating func take(for node: _Node) -> ReadRecorder {
        guard let recorder = recorders.popLast() else { return ReadRecorder(node: node) }
        recorder.begin(node)
        return recorder
    }

    mutating func giveBack(_ recorder: ReadRecorder) { recorders.append(recorder) }
}
