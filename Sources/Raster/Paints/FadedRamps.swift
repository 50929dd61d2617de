/// Keeps the last ramps that were faded, for what is drawn with the same opacity frame after frame: a ramp's table takes
/// longer to prepare than a small shape to be painted.
final class FadedRamps {
    private struct Entry {
        let ramp: ColorRamp
        let factor: Double
        let faded: ColorRamp
    }

    private static let most = 8

    private var entries: [Entry] = []
    private var oldest = 0
    /// Ramps prepared so far.
    private(set) var preparations = 0

    init() { entries.reserveCapacity(Self.most) }

    /// The ramp with every alpha multiplied.
    func faded(_ ramp: ColorRamp, _ factor: Double) -> ColorRamp {
        for entry in entries where entry.ramp === ramp && entry.factor == factor { return entry.faded }
        preparations += 1
        let entry = Entry(ramp: ramp, factor: factor, faded: ramp.opacity(factor))
        if entries.count < Self.most {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.most
        }
        return entry.faded
    }
}

extension Renderer {
    /// A paint with every alpha multiplied, as ``Paint/opacity(_:)`` gives it; of a ramp that was faded before the table is
    /// taken again.
    package func faded(_ paint: Paint, opacity factor: Double) -> Paint {
        paint.opacity(factor) { fadedRamps.faded($0, factor) }
    }
}
