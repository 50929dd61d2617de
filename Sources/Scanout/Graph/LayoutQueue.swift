import Raster
import Typography

/// Boxes to be measured again, by depth: children are done before their parents, and only ever queue those.
@MainActor
struct LayoutQueue {
    private var levels: [[_LayoutNode]] = []
    private var deepest = -1

    var isEmpty: Bool { deepest < 0 }

    var names: [String] { levels.joined().prefix(3).map { $0.node.userViewName } }

    mutating func append(_ box: _LayoutNode) {
        let depth = box.node.depth
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(box)
        deepest = max(deepest, depth)
    }

    mutating func popDeepest() -> _LayoutNode? {
        guard deepest >= 0 else { return nil }
        let box = levels[deepest].removeLast()
        while deepest >= 0 && levels[deepest].isEmpty { deepest -= 1 }
        return box
    }
}
