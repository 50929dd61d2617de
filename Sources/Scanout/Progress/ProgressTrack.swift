/// The bar of a linear progress view.
struct ProgressTrack: View {
    let share: Double?
    let tint: Color?
    @State private var isMoving = false

    private var accent: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

    var body: some View {
        // The track fills the width; what is done lies on it as a capsule of its own.
        Capsule().fill(.fill).frame(height: 4)
            .overlay {
                if let share {
                    TrackPiece(start: 0, end: share).fill(accent)
                } else {
                    // A piece of 0.4 of the width, which goes from one end to the other within a second.
                    TrackPiece(start: isMoving ? 0.6 : 0, end: isMoving ? 1 : 0.4).fill(accent)
                        .animation(.easeInOut(duration: 1).repeatForever(), value: isMoving)
                        .onAppear { isMoving = true }
                }
            }
    }
}

/// A part of a track, in shares of its width, with round ends; never shorter than it is high unless it is empty.
struct TrackPiece: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        guard end > start else { return Path() }
        let width = max(rect.width * CGFloat(end - start), min(rect.height, rect.width))
        let x = min(rect.minX + rect.width * CGFloat(start), rect.maxX - width)
        return Capsule().path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
    }
}
