#if SCANOUT_EMBEDDED
/// A painter that rows reach by a call.
///
/// What walks through shapes is compiled once for all shaders this way, in place of once for each: static programs, which are
/// to be small, save a third of the renderer.
struct CalledPainter: PaintingSink {
    let painter: UnsafeMutableRawPointer
    let draw: (UnsafeMutableRawPointer, SpanRow) -> Void
    let count: (UnsafeMutableRawPointer) -> Int

    mutating func row(_ row: SpanRow) { draw(painter, row) }
    var painted: Int { count(painter) }

    /// Hands on a painter while the closure runs.
    static func with<Painter: PaintingSink>(_ painter: Painter, _ body: (CalledPainter) -> Void) {
        var painter = painter
        withUnsafeMutablePointer(to: &painter) { place in
            body(
                CalledPainter(
                    painter: UnsafeMutableRawPointer(place),
                    draw: { $0.assumingMemoryBound(to: Painter.self).pointee.row($1) },
                    count: { $0.assumingMemoryBound(to: Painter.self).pointee.painted }))
        }
    }
}
#endif
