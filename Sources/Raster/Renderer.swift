/// Draws shapes into a surface, inside one clip rectangle.
///
/// Enters: paths, rectangles, masks and surfaces with a transform to device pixels, and paints. Leaves: premultiplied
/// pixels in the surface. What a pixel becomes depends on the commands alone, never on the clip rectangle: drawing the
/// parts of a picture one after the other gives the same bytes as drawing it whole.
///
/// A drawing goes outline → edges → rows of spans → (times the clip's mask) → painter. All scratch memory is kept, so
/// that frame after frame allocates nothing.
public final class Renderer {
    /// Pixels written to the surface since the start.
    @exclusivity(unchecked) public internal(set) var pixelsPainted = 0

    let rasterizer = Rasterizer()
    let shapeCache = ShapeCache()
    let repeatedShapes = RepeatedShapes()
    let pool = ScratchPool()
    let rowMemory = RowMemory()
    @exclusivity(unchecked) var strokePlan = StrokePlan()
    @exclusivity(unchecked) var roundOutline = RoundOutline()
    /// Keeps the surface alive while it is drawn into.
    @exclusivity(unchecked) private var surface: Surface?
    /// Where drawing goes now: the surface or the innermost group.
    @exclusivity(unchecked) var layer = Layer.nowhere
    /// What every alpha that a paint says is multiplied by, 0...1; 1 at the start of each drawing. Images have an
    /// opacity of their own.
    public var opacity = 1.0
    /// What is below all that is drawn, where it has not been written yet.
    @exclusivity(unchecked) var backdrop = Backdrop()
    let rampScratch = RampScratch()
    let fadedRamps = FadedRamps()
    /// The last solid colour and its pixel.
    @exclusivity(unchecked) var lastColor = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    @exclusivity(unchecked) var lastPixel: UInt32 = 0
    /// The clips in force, innermost last; the first one is the rectangle drawing began with.
    @exclusivity(unchecked) var clips: [Clip] = []
    /// The groups open, innermost last.
    @exclusivity(unchecked) var groups: [Group] = []

    /// Makes a renderer with its scratch memory.
    public init() {}

    /// Begins drawing into the pixels of `clip`. Drawing that was not ended is ended first.
    public func begin(on surface: Surface, clip: PixelRect) {
        end()
        self.surface = surface
        opacity = 1
        layer = Layer(
            pixels: surface.pixels, stride: surface.bytesPerRow / 4, bounds: surface.bounds, isSurface: true)
        clips.append(Clip(bounds: clip.intersection(surface.bounds), mask: nil, owned: nil))
    }

    /// Ends drawing; clips and groups still open are closed.
    public func end() {
        while !groups.isEmpty { popGroup() }
        while clips.count > 1 { popClip() }
        writeBackdrop()
        clips.removeAll(keepingCapacity: true)
        layer = .nowhere
        surface = nil
    }

    /// The pixels that drawing can reach now: the clip given, less what pushed clips leave out. Empty outside of
    /// ``begin(on:clip:)`` and ``end()``.
    public var clipBounds: PixelRect { clips.last?.bounds ?? .empty }
}

/// A limit on where drawing goes.
struct Clip {
    /// Nothing is drawn outside.
    let bounds: PixelRect
    /// The coverage inside, unless it is full.
    let mask: ClipMask?
    /// The memory to hand back with this clip.
    let owned: UnsafeMutableRawBufferPointer?
}

extension Layer {
    /// A layer without pixels.
    static var nowhere: Layer {
        Layer(
            pixels: UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped, stride: 0, bounds: .empty,
            isSurface: false)
    }
}

/// Scratch memory as long as the widest row so far.
final class RowMemory {
    /// Room past the end, in pixels: a power of 2, so that loops may run over whole vectors.
    static let slack = 32

    @exclusivity(unchecked) private(set) var colors: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) private(set) var spans: UnsafeMutablePointer<Span>
    @exclusivity(unchecked) private(set) var covers: UnsafeMutablePointer<UInt8>
    /// What a gradient keeps of each column.
    @exclusivity(unchecked) private(set) var distances: UnsafeMutablePointer<Float>
    @exclusivity(unchecked) private(set) var inverses: UnsafeMutablePointer<Float>
    @exclusivity(unchecked) private var capacity = 1024

    init() {
        colors = .allocate(capacity: capacity)
        spans = .allocate(capacity: capacity)
        covers = .allocate(capacity: capacity)
        distances = .allocate(capacity: capacity)
        inverses = .allocate(capacity: capacity)
    }

    deinit { release() }

    private func release() {
        colors.deallocate()
        spans.deallocate()
        covers.deallocate()
        distances.deallocate()
        inverses.deallocate()
    }

    func reserve(_ width: Int) {
        guard width + Self.slack > capacity else { return }
        release()
        capacity = width + Self.slack
        colors = .allocate(capacity: capacity)
        spans = .allocate(capacity: capacity)
        covers = .allocate(capacity: capacity)
        distances = .allocate(capacity: capacity)
        inverses = .allocate(capacity: capacity)
    }
}
