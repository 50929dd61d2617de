/// Colours along 0...1, prepared once as a table of premultiplied pixels.
///
/// Between two stops the premultiplied channels change evenly, in sRGB's own values as SwiftUI mixes them; so a colour
/// that fades to clear keeps its hue. Where two stops share a place the colour jumps there. Before the first stop and
/// past the last one their colours go on.
public final class ColorRamp: Sendable {
    /// One colour at one place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: RGBA
        /// The place, 0...1.
        public var location: Double
        /// Makes a stop.
        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The entries of the table: entry i is the colour at i / 1023, so that both ends are exact.
    static let tableSize = 1024
    /// The last entry's number, as a factor from 0...1 to entries.
    static let lastEntry = Double(tableSize - 1)

    /// The stops as given.
    public let stops: [Stop]
    /// Premultiplied pixels.
    let table: [UInt32]
    /// Whether every colour is opaque.
    let isOpaque: Bool

    /// Prepares a ramp; out-of-order locations are raised to the one before, none gives clear. Locations are clamped to
    /// 0...1, and NaN counts as 0.
    public init(stops: [Stop]) {
        self.stops = stops
        table = Self.makeTable(Self.inOrder(stops))
        isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    }

    /// The ramp with every alpha multiplied.
    public func opacity(_ factor: Double) -> ColorRamp {
        ColorRamp(stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
    }

    /// The colour at a place, clamped to 0...1; NaN counts as 0.
    public func pixel(at location: Double) -> Pixel {
        let clamped = location > 0 ? min(location, 1) : 0
        return Pixel(value: table[Int((clamped * Self.lastEntry).rounded())])
    }

    private static func inOrder(_ stops: [Stop]) -> [Stop] {
        var least = 0.0
        return stops.map { stop in
            least = max(least, stop.location.isNaN ? 0 : min(stop.location, 1))
            return Stop(color: stop.color, location: least)
        }
    }

    private static func makeTable(_ stops: [Stop]) -> [UInt32] {
        guard let first = stops.first, let last = stops.last else { return [UInt32](repeating: 0, count: tableSize) }
        var next = 0
        return (0..<tableSize).map { entry in
            let location = Double(entry) / lastEntry
            while next < stops.count, stops[next].location <= location { next += 1 }
            if next == 0 { return first.color.pixel.value }
            if next == stops.count { return last.color.pixel.value }
            let a = stops[next - 1]
            let b = stops[next]
            return mix(a.color, b.color, (location - a.location) / (b.location - a.location))
        }
    }

    /// The premultiplied pixel a fraction of the way between two colours.
    private static func mix(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> UInt32 {
        let alphaA = RGBA.clamped(a.alpha) * (1 - fraction)
        let alphaB = RGBA.clamped(b.alpha) * fraction
        func channel(_ x: Double, _ y: Double) -> UInt32 {
            UInt32(((RGBA.clamped(x) * alphaA + RGBA.clamped(y) * alphaB) * 255).rounded())
        }
        let alpha = UInt32(((alphaA + alphaB) * 255).rounded())
        return alpha << 24 | channel(a.red, b.red) << 16 | channel(a.green, b.green) << 8 | channel(a.blue, b.blue)
    }
}

/// A ramp's table with every alpha multiplied, in memory that is used again: an animated opacity makes no new ramps.
final class RampScratch {
    private let memory: UnsafeMutablePointer<UInt32>
    private var stripMemory: UnsafeMutablePointer<UInt32>?

    init() { memory = .allocate(capacity: ColorRamp.tableSize) }

    deinit {
        memory.deallocate()
        stripMemory?.deallocate()
    }

    /// Room for ``Strips/capacity`` pixels, taken when a ramp first fills a large area.
    var strips: UnsafeMutablePointer<UInt32> {
        if let stripMemory { return stripMemory }
        let taken = UnsafeMutablePointer<UInt32>.allocate(capacity: Strips.capacity)
        stripMemory = taken
        return taken
    }

    /// The table's pixels times a factor in 0...1, each channel rounded to nearest.
    func scaled(_ table: UnsafePointer<UInt32>, _ factor: Double) -> UnsafePointer<UInt32> {
        let part = UInt32((RGBA.clamped(factor) * 65_536).rounded())
        for index in 0..<ColorRamp.tableSize {
            let pixel = table[index]
            let blue = ((pixel & 255) &* part &+ 32_768) &>> 16
            let green = (((pixel &>> 8) & 255) &* part &+ 32_768) &>> 16
            let red = (((pixel &>> 16) & 255) &* part &+ 32_768) &>> 16
            let alpha = ((pixel &>> 24) &* part &+ 32_768) &>> 16
            memory[index] = alpha &<< 24 | red &<< 16 | green &<< 8 | blue
        }
        return UnsafePointer(memory)
    }
}

/// A table of colours to shade with.
struct RampTable {
    let pixels: UnsafePointer<UInt32>
    /// Whether every colour is opaque.
    let isOpaque: Bool
}
