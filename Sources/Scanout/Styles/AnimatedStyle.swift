import Raster

/// A resolved style on its way to another one of its kind: colours fade, gradients move and turn, their stops and the
/// points of meshes change, and so does opacity. Styles of different kinds, or with another number of stops, change at once.
struct AnimatedStyle: Animatable {
    typealias Four = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    var style: _ResolvedStyle

    init(_ style: _ResolvedStyle) { self.style = style }

    /// A plain colour, the place of a gradient, the opacity, and the colours and places of stops or points.
    var animatableData: AnimatablePair<Four, AnimatablePair<Four, AnimatablePair<Double, AnimatedValues>>> {
        get { AnimatablePair(color, AnimatablePair(place, AnimatablePair(style.opacity, stops))) }
        set {
            color = newValue.first
            place = newValue.second.first
            style.opacity = min(max(newValue.second.second.first, 0), 1)
            stops = newValue.second.second.second
        }
    }

    /// Whether the way from one to the other means something.
    func isOfKind(of other: AnimatedStyle) -> Bool {
        switch (style.kind, other.style.kind) {
        case (.color, .color): true
        case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
            style.ramp?.stops.count == other.style.ramp?.stops.count
        case (.mesh(let a), .mesh(let b)): a.isLike(b)
        default: false
        }
    }

    /// The stops of a gradient, or the points of a mesh.
    private var stops: AnimatedValues {
        get {
            if case .mesh(let mesh) = style.kind { return mesh.animatedValues }
            guard let ramp = style.ramp else { return .zero }
            return AnimatedValues(ramp.stops.flatMap { $0.color.premultiplied + [$0.location] })
        }
        set {
            if case .mesh(let mesh) = style.kind { return style.kind = .mesh(mesh.with(newValue)) }
            guard let old = style.ramp, newValue.values.count == old.stops.count * 5 else { return }
            let stops = old.stops.indices.map { index in
                let part = newValue.values[(index * 5)..<(index * 5 + 5)]
                return ColorRamp.Stop(color: RGBA(premultiplied: part), location: part[part.startIndex + 4])
            }
            style.ramp = ColorRamp(stops: stops)
        }
    }

    private static func four(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Four {
        AnimatablePair(AnimatablePair(a, b), AnimatablePair(c, d))
    }

    /// Red, green, blue and alpha of a plain colour, premultiplied so that a fade from clear keeps its hue.
    private var color: Four {
        get {
            guard case .color(let c) = style.kind else { return .zero }
            return Self.four(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
        }
        set {
            guard case .color = style.kind else { return }
            let alpha = min(max(newValue.second.second, 0), 1)
            let scale = alpha > 0 ? 1 / alpha : 0
            func channel(_ value: Double) -> Double { min(max(value * scale, 0), 1) }
            style.kind = .color(
                RGBA(
                    red: channel(newValue.first.first), green: channel(newValue.first.second),
                    blue: channel(newValue.second.first), alpha: alpha))
        }
    }

    /// The two points of a linear gradient; the middle of another one, with its radii, shares of them, or angles.
    private var place: Four {
        get {
            switch style.kind {
            case .linear(_, let start, let end):
                Self.four(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            case .radial(_, let middle, let start, let end), .elliptical(_, let middle, let start, let end),
                .angular(_, let middle, let start, let end):
                Self.four(Double(middle.x), Double(middle.y), start, end)
            case .color, .image, .mesh, .framed: .zero
            }
        }
        set {
            let first = UnitPoint(x: CGFloat(newValue.first.first), y: CGFloat(newValue.first.second))
            let (start, end) = (newValue.second.first, newValue.second.second)
            switch style.kind {
            case .linear(let ramp, _, _):
                style.kind = .linear(ramp, first, UnitPoint(x: CGFloat(start), y: CGFloat(end)))
            case .radial(let ramp, _, _, _): style.kind = .radial(ramp, first, start, end)
            case .elliptical(let ramp, _, _, _): style.kind = .elliptical(ramp, first, start, end)
            case .angular(let ramp, _, _, _): style.kind = .angular(ramp, first, start, end)
            case .color, .image, .mesh, .framed: break
            }
        }
    }
}

extension _ResolvedStyle {
    /// The colours of a gradient.
    fileprivate var ramp: ColorRamp? {
        get {
            switch kind {
            case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _),
                .angular(let ramp, _, _, _):
                ramp
            case .color, .image, .mesh, .framed: nil
            }
        }
        set {
            guard let newValue else { return }
            switch kind {
            case .linear(_, let start, let end): kind = .linear(newValue, start, end)
            case .radial(_, let center, let start, let end): kind = .radial(newValue, center, start, end)
            case .elliptical(_, let center, let start, let end): kind = .elliptical(newValue, center, start, end)
            case .angular(_, let center, let start, let end): kind = .angular(newValue, center, start, end)
            case .color, .image, .mesh, .framed: break
            }
        }
    }
}
