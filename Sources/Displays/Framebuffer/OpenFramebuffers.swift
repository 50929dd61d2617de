/// The frame buffers that this process shows pictures on.
final class OpenFramebuffers {
    private(set) var paths: Set<String> = []

    func add(_ path: String) { paths.insert(path) }
    func remove(_ path: String) { paths.remove(path) }

    /// Why a frame buffer is not to be opened; nil where it is free.
    func problem(_ path: String) -> DisplayError? {
        guard paths.contains(path) else { return nil }
        return .unsuitable(
            object: path, reason: "it is another window's", advice: "name another display for one of the two")
    }
}
