/// Values by key up to a total cost; the ones longest unused go first.
struct RecencyCache<Key: Hashable, Value> {
    private struct Node {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    /// The most that all values may cost together.
    let capacity: Int
    /// What all values cost together.
    private(set) var cost = 0
    /// Values found.
    private(set) var hits = 0
    /// Values not found.
    private(set) var misses = 0
    /// Values that had to go.
    private(set) var evictions = 0

    private var places: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1

    /// Makes an empty cache.
    init(capacity: Int) { self.capacity = capacity }

    /// The number of values.
    var count: Int { places.count }

    /// The value of a key, which counts as used now.
    mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else {
            misses += 1
            return nil
        }
        hits += 1
        if place != newest {
            unlink(place)
            link(place)
        }
        return nodes[place].value
    }

    /// Keeps a value that is not there yet; one that costs more than the capacity is not kept.
    mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        guard added <= capacity, places[key] == nil else { return }
        while cost + added > capacity { removeOldest() }
        let node = Node(key: key, value: value, cost: added, newer: -1, older: -1)
        let place: Int
        if let last = free.popLast() {
            place = last
            nodes[place] = node
        } else {
            place = nodes.count
            nodes.append(node)
        }
        places[key] = place
        cost += added
        link(place)
    }

    private mutating func removeOldest() {
        let place = oldest
        guard place >= 0 else { return }
        unlink(place)
        places[nodes[place].key] = nil
        cost -= nodes[place].cost
        evictions += 1
        free.append(place)
    }

    private mutating func unlink(_ place: Int) {
        let (newer, older) = (nodes[place].newer, nodes[place].older)
        if newer >= 0 { nodes[newer].older = older } else { newest = older }
        if older >= 0 { nodes[older].newer = newer } else { oldest = newer }
    }

    private mutating func link(_ place: Int) {
        nodes[place].older = newest
        nodes[place].newer = -1
        if newest >= 0 { nodes[newest].newer = place } else { oldest = place }
        newest = place
    }
}
