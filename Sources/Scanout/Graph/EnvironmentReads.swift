/// Which keys of the environment nodes have read, of the few that read any.
struct EnvironmentReads {
    private var keys: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// Notes keys that a node has read.
    mutating func note(_ read: Set<ObjectIdentifier>, by node: _Node) {
        keys[ObjectIdentifier(node), default: []].formUnion(read)
    }

    /// Whether a node has read any of some keys.
    func node(_ node: _Node, readAny changed: Set<ObjectIdentifier>) -> Bool {
        keys[ObjectIdentifier(node)].map { !$0.isDisjoint(with: changed) } ?? false
    }

    /// A node is gone.
    mutating func forget(_ node: _Node) { keys.removeValue(forKey: ObjectIdentifier(node)) }
}
