/// How columns or rows share a length: as the views of a stack do, the least flexible first.
struct TrackSharing {
    /// What a track takes at least and at most.
    struct Bounds {
        var least: Double
        var most: Double
    }

    /// The tracks' extents. `extent` says what a track takes of an offer.
    static func share(
        _ length: Double, _ bounds: [Bounds], _ extent: (_ track: Int, _ offer: Double) -> Double
    ) -> [Double] {
        let order = bounds.indices.sorted {
            (bounds[$0].most - bounds[$0].least, $0) < (bounds[$1].most - bounds[$1].least, $1)
        }
        var result = [Double](repeating: 0, count: bounds.count)
        var available = length
        for (position, track) in order.enumerated() {
            let offer = max(0, available / Double(order.count - position))
            result[track] = extent(track, offer)
            available -= result[track]
        }
        return result
    }

    /// Makes tracks wider by equal parts until they reach a length together.
    static func stretch(_ tracks: Range<Int>, of extents: inout [Double], to length: Double, spacing: Double) {
        let taken = extents[tracks].reduce(0, +) + spacing * Double(tracks.count - 1)
        guard length > taken, !tracks.isEmpty else { return }
        for track in tracks { extents[track] += (length - taken) / Double(tracks.count) }
    }
}
