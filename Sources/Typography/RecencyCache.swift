/// A key that says where to look for it in a table of 2^n places.
protocol CacheKey: Equatable {
    /// Any number that tells keys apart.
    var mixed: UInt64 { get }
}

extension Int: CacheKey {
    var mixed: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension UInt64: CacheKey {
    var mixed: UInt64 { self }
}

/// Values by key up to a total cost; the ones longest unused go first.
///
/// Every glyph of every frame is looked for here. A standard dictionary's keyed hash and the copies out of it took two
/// thirds of a glyph's time; a product and a table of numbers take 6 ns.
final class RecencyCache<Key: CacheKey, Value> {
    private struct Node {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int32
        var older: Int32
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
    /// The number of values.
    private(set) var count = 0

    /// Room for nodes, of which the first `used` have been taken once; `free` are to be taken again.
    private var nodes: UnsafeMutablePointer<Node>
    private var room = 16
    private var used = 0
    private var free: [Int32] = []
    /// Numbers of nodes by their keys' places, -1 for none; never more than half full.
    private var places: UnsafeMutablePointer<Int32>
    private var shift: UInt64 = 64 - 5
    private var newest: Int32 = -1
    private var oldest: Int32 = -1

    /// Makes an empty cache.
    init(capacity: Int) {
        self.capacity = capacity
        nodes = .allocate(capacity: room)
        places = .allocate(capacity: 32)
        places.initialize(repeating: -1, count: 32)
    }

    deinit {
        while oldest >= 0 { removeOldest() }
        nodes.deallocate()
        places.deallocate()
    }

    private var mask: Int { 1 &<< Int(64 &- shift) &- 1 }

    /// The place of a key, or the empty one where its search ends.
    @inline(__always)
    private func place(of key: Key) -> Int {
        var place = Int(truncatingIfNeeded: (key.mixed &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while places[place] >= 0, nodes[Int(places[place])].key != key { place = (place &+ 1) & mask }
        return place
    }

    /// The value of a key, which counts as used now; valid until the next insertion.
    @inline(__always)
    func find(_ key: Key) -> UnsafePointer<Value>? {
        let node = places[place(of: key)]
        guard node >= 0 else {
            misses &+= 1
            return nil
        }
        hits &+= 1
        if node != newest {
            unlink(node)
            link(node)
        }
        return UnsafeRawPointer(nodes + Int(node)).advanced(by: Self.valueOffset).assumingMemoryBound(to: Value.self)
    }

    private static var valueOffset: Int { MemoryLayout<Node>.offset(of: \.value) ?? 0 }

    /// As ``find(_:)``, copied.
    func value(for key: Key) -> Value? { find(key)?.pointee }

    /// Keeps a value that is not there yet; one that costs more than the capacity is not kept.
    func insert(_ value: Value, for key: Key, cost added: Int) {
        guard added <= capacity, places[place(of: key)] < 0 else { return }
        while cost + added > capacity { removeOldest() }
        let node = takeNode()
        (nodes + Int(node)).initialize(to: Node(key: key, value: value, cost: added, newer: -1, older: -1))
        count += 1
        if count * 2 > mask { growPlaces() }
        places[place(of: key)] = node
        cost += added
        link(node)
    }

    private func takeNode() -> Int32 {
        if let last = free.popLast() { return last }
        if used == room {
            let larger = UnsafeMutablePointer<Node>.allocate(capacity: room * 2)
            larger.moveInitialize(from: nodes, count: used)
            nodes.deallocate()
            nodes = larger
            room *= 2
        }
        used += 1
        return Int32(used - 1)
    }

    private func growPlaces() {
        places.deallocate()
        shift -= 1
        places = .allocate(capacity: mask + 1)
        places.initialize(repeating: -1, count: mask + 1)
        var node = newest
        while node >= 0 {
            places[place(of: nodes[Int(node)].key)] = node
            node = nodes[Int(node)].older
        }
    }

    private func removeOldest() {
        let node = oldest
        guard node >= 0 else { return }
        removePlace(place(of: nodes[Int(node)].key))
        unlink(node)
        cost -= nodes[Int(node)].cost
        count -= 1
        evictions += 1
        (nodes + Int(node)).deinitialize(count: 1)
        free.append(node)
    }

    /// Empties a place and moves up those that were pushed past it.
    private func removePlace(_ emptied: Int) {
        var hole = emptied
        var next = (hole + 1) & mask
        while places[next] >= 0 {
            let home = Int(truncatingIfNeeded: (nodes[Int(places[next])].key.mixed &* 0x9E37_79B9_7F4A_7C15) &>> shift)
            if (next &- home) & mask >= (next &- hole) & mask {
                places[hole] = places[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        places[hole] = -1
    }

    private func unlink(_ node: Int32) {
        let (newer, older) = (nodes[Int(node)].newer, nodes[Int(node)].older)
        if newer >= 0 { nodes[Int(newer)].older = older } else { newest = older }
        if older >= 0 { nodes[Int(older)].newer = newer } else { oldest = newer }
    }

    private func link(_ node: Int32) {
        nodes[Int(node)].older = newest
        nodes[Int(node)].newer = -1
        if newest >= 0 { nodes[Int(newest)].newer = node } else { oldest = node }
        newest = node
    }
}
