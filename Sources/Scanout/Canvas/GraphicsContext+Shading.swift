import Raster

extension GraphicsContext {
    /// What a path, a text or a symbol is painted with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case paint(@Sendable (EnvironmentValues) -> Paint?)
            case palette([Shading])
        }

        let kind: Kind

        nonisolated init(_ kind: Kind) { self.kind = kind }

        /// What is behind the canvas; here the background style.
        public nonisolated static var backdrop: Shading { .style(BackgroundStyle()) }
        /// The environment's style.
        public nonisolated static var foreground: Shading { .style(ForegroundStyle()) }
        /// Several, for levels of importance; the first one paints.
        public nonisolated static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
        /// A colour.
        public nonisolated static func color(_ color: Color) -> Shading { .style(color) }
        /// A colour of channels 0...1.
        public nonisolated static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A grey.
        public nonisolated static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .style(Color(colorSpace, white: white, opacity: opacity)) }
        /// Any style, in the frame of what is painted.
        public nonisolated static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(.style(AnyShapeStyle(style)))
        }
        /// Colours along a line between two points.
        public nonisolated static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.paint { .linear(gradient.ramp(in: $0), start: Point(startPoint), end: Point(endPoint)) })
        }
        /// Colours from a point outwards, by distance in points.
        public nonisolated static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                .paint {
                    .radial(
                        gradient.ramp(in: $0), center: Point(center), startRadius: Double(startRadius),
                        endRadius: Double(endRadius))
                })
        }
        /// Colours once round a point from an angle.
        public nonisolated static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                .paint {
                    .angular(
                        gradient.ramp(in: $0), center: Point(center), start: angle.radians,
                        end: angle.radians + 2 * .pi)
                })
        }
        /// A picture repeated in all directions.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - origin: Where a tile's corner lies.
        ///   - sourceRect: The part that is repeated, in shares of the picture.
        ///   - scale: How much larger than the picture's own size.
        public nonisolated static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(
                .paint { _ in
                    image.tile(sourceRect: sourceRect, scale: scale).map {
                        .image(
                            TiledImage(
                                $0.surface, source: $0.source,
                                transform: $0.transform.concatenating(
                                    .translation(x: Double(origin.x), y: Double(origin.y))), isSharp: $0.isSharp))
                    }
                })
        }

        /// The paint for something with bounds.
        func paint(in environment: EnvironmentValues, bounds: Rect) -> Paint? {
            switch kind {
            case .style(let style): return style._resolve(in: environment).paint(in: bounds)
            case .paint(let make): return make(environment)
            case .palette(let shadings): return shadings.first?.paint(in: environment, bounds: bounds)
            }
        }
    }

    /// The shading with everything that the environment says of it.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        if case .color(let color) = style._resolve(in: environment).kind {
            return .color(Color(.fixed(color.opacity(style._resolve(in: environment).opacity))))
        }
        return shading
    }
}
