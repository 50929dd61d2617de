import Raster

/// Colours along a way from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// One colour at one place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0...1.
        public var location: CGFloat
        /// Makes a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in order.
    public var stops: [Stop]
    /// Whether colours between stops are mixed by how they look.
    var isPerceptual = false

    /// Makes a gradient of stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    func ramp(in environment: EnvironmentValues) -> ColorRamp {
        let stops = stops.map { ColorRamp.Stop(color: $0.color.rgba(in: environment), location: Double($0.location)) }
        return ColorRamp(stops: isPerceptual ? Self.perceptual(stops) : stops)
    }
}

extension Gradient: ShapeStyle {
    /// As a style, the colours go from the top to the bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linear(ramp(in: environment), .top, .bottom))
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Makes a gradient from one point of the frame to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Makes a gradient of stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The colours with both points.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linear(gradient.ramp(in: environment), startPoint, endPoint))
    }
}

/// Colours from a centre outwards, by distance in points.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Makes a gradient between two distances from a point of the frame.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Makes a gradient of stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The colours with centre and distances.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.radial(gradient.ramp(in: environment), center, Double(startRadius), Double(endRadius)))
    }
}

/// Colours from a centre outwards, stretched to the frame.
public struct EllipticalGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// Makes a gradient between two shares of the frame's extents.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    /// Makes a gradient of colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The colours with centre and shares.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(
            .elliptical(
                gradient.ramp(in: environment), center, Double(startRadiusFraction), Double(endRadiusFraction)))
    }
}

/// Colours round a centre, clockwise from an angle (0 at 3 o'clock).
public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// Makes a gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    /// Makes a gradient once round from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: angle + .radians(2 * .pi))
    }
    /// Makes a gradient of colours at equal distances between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Makes a gradient of colours at equal distances once round from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// The colours with centre and angles; equal angles mean once round.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let end = endAngle == startAngle ? startAngle.radians + 2 * .pi : endAngle.radians
        return _ResolvedStyle(.angular(gradient.ramp(in: environment), center, startAngle.radians, end))
    }
}

extension LinearGradient {
    /// Makes a gradient of a gradient of any kind.
    public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension RadialGradient {
    /// Makes a gradient of a gradient of any kind.
    public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension EllipticalGradient {
    /// Makes a gradient of stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Makes a gradient of a gradient of any kind.
    public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension AngularGradient {
    /// Makes a gradient of stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Makes a gradient of stops once round from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    /// Makes a gradient of a gradient of any kind, between two angles.
    public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension LinearGradient: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
}
extension RadialGradient: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
}
extension EllipticalGradient: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}
extension AngularGradient: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
}
