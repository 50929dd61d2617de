/// Taps, one after the other.
public struct TapGesture {
    /// Nothing is known of a tap.
    public typealias Value = Void
    /// There is none.
    public typealias Body = Never
    /// How many.
    public var count: Int
    /// Makes a gesture of a number of taps.
    public nonisolated init(count: Int = 1) { self.count = count }
}

/// Taps whose place is known.
public struct SpatialTapGesture {
    /// What is known of a tap.
    public struct Value: Equatable, Sendable {
        /// Where it was.
        public var location: CGPoint
    }
    /// There is none.
    public typealias Body = Never
    /// How many.
    public var count: Int
    /// Where places are counted from.
    public var coordinateSpace: CoordinateSpace
    /// Makes a gesture of a number of taps.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

/// A finger that stays.
public struct LongPressGesture {
    /// Whether the finger is there.
    public typealias Value = Bool
    /// There is none.
    public typealias Body = Never
    /// How long, in seconds.
    public var minimumDuration: Double
    /// How far it may move, in points.
    public var maximumDistance: CGFloat
    /// Makes a gesture of a finger that stays for a time.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A finger that moves.
public struct DragGesture {
    /// What is known of the movement.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it came down.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize
        /// How far it has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest: a quarter of a second on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far it would have moved.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }
    /// There is none.
    public typealias Body = Never
    /// How far it has to move to count, in points.
    public var minimumDistance: CGFloat
    /// Where places are counted from.
    public var coordinateSpace: CoordinateSpace
    /// Makes a gesture of a finger that moves.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    /// Makes a gesture of a finger that moves.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

/// Two fingers that move apart.
public struct MagnifyGesture {
    /// What is known of the movement.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// How much farther apart they are.
        public var magnification: CGFloat
        /// How fast they move, in shares a second.
        public var velocity: CGFloat
        /// The place between them, in shares of the view.
        public var startAnchor: UnitPoint
        /// The place between them.
        public var startLocation: CGPoint
    }
    /// There is none.
    public typealias Body = Never
    /// How much they have to move to count.
    public var minimumScaleDelta: CGFloat
    /// Makes a gesture of two fingers that move apart.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart, in the words of earlier versions.
public struct MagnificationGesture {
    /// How much farther apart they are.
    public typealias Value = CGFloat
    /// There is none.
    public typealias Body = Never
    /// How much they have to move to count.
    public var minimumScaleDelta: CGFloat
    /// Makes a gesture of two fingers that move apart.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotateGesture {
    /// What is known of the movement.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// How far they have turned.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// The place between them, in shares of the view.
        public var startAnchor: UnitPoint
        /// The place between them.
        public var startLocation: CGPoint
    }
    /// There is none.
    public typealias Body = Never
    /// How far they have to turn to count.
    public var minimumAngleDelta: Angle
    /// Makes a gesture of two fingers that turn.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn, in the words of earlier versions.
public struct RotationGesture {
    /// How far they have turned.
    public typealias Value = Angle
    /// There is none.
    public typealias Body = Never
    /// How far they have to turn to count.
    public var minimumAngleDelta: Angle
    /// Makes a gesture of two fingers that turn.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension TapGesture: Gesture {}
extension SpatialTapGesture: Gesture {}
extension LongPressGesture: Gesture {}
extension DragGesture: Gesture {}
extension MagnifyGesture: Gesture {}
extension MagnificationGesture: Gesture {}
extension RotateGesture: Gesture {}
extension RotationGesture: Gesture {}
