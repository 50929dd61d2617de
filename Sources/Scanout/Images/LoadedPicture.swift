import Pictures

/// A picture in memory; the same for all views that show it.
final class LoadedPicture: Sendable, Equatable {
    let picture: Picture

    init(_ picture: Picture) { self.picture = picture }

    static func == (a: LoadedPicture, b: LoadedPicture) -> Bool { a === b }

    /// How long all frames take together, in seconds; 0 where there is one, or where frames take no time.
    var duration: Double {
        guard case .frames(let frames, _) = picture.content, frames.count > 1 else { return 0 }
        return frames.reduce(0) { $0 + $1.seconds }
    }

    /// The frame that shows some time after the first one began, and how long it goes on; nil for as long as ever.
    func frame(at elapsed: Double) -> (index: Int, remaining: Double?) {
        guard case .frames(let frames, let plays) = picture.content, duration > 0 else { return (0, nil) }
        let rounds = (elapsed / duration).rounded(.down)
        if plays > 0 && rounds >= Double(plays) { return (frames.count - 1, nil) }
        var rest = elapsed - rounds * duration
        for (index, frame) in frames.enumerated() {
            // Sums of hundredths are not exact; a frame that is all but over is.
            if rest < frame.seconds - 1e-9 {
                let isLast = plays > 0 && rounds + 1 >= Double(plays) && index == frames.count - 1
                return (index, isLast ? nil : frame.seconds - rest)
            }
            rest -= frame.seconds
        }
        return (0, frames[0].seconds)
    }
}
