import Raster

/// What is known of a panel: one file in `boards/`, whose keys are the same as the names here.
public struct BoardProfile: Hashable, Sendable {
    /// A width and a height in whole pixels.
    public struct Pixels: Hashable, Sendable {
        /// Columns.
        public var width: Int
        /// Rows.
        public var height: Int
    }

    /// A width and a height in millimetres.
    public struct Millimetres: Hashable, Sendable {
        /// The extent from left to right.
        public var width: Double
        /// The extent from top to bottom.
        public var height: Double
    }

    /// Distances from the edges in device pixels, as the viewer sees them.
    public struct Insets: Hashable, Sendable {
        /// From the upper edge.
        public var top: Int
        /// From the left edge.
        public var left: Int
        /// From the lower edge.
        public var bottom: Int
        /// From the right edge.
        public var right: Int

        /// No distance anywhere.
        public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

        /// Makes distances; negative ones count as 0.
        public init(top: Int, left: Int, bottom: Int, right: Int) {
            self.top = max(0, top)
            self.left = max(0, left)
            self.bottom = max(0, bottom)
            self.right = max(0, right)
        }
    }

    /// Columns and rows of a controller's memory before the first that can be seen.
    public struct Offset: Hashable, Sendable {
        /// Columns.
        public var x: Int
        /// Rows.
        public var y: Int
    }

    /// How touches lie to pixels, in the order in which it is done: the axes are swapped, then each may run backwards.
    public struct TouchTurn: Hashable, Sendable {
        /// Whether x and y change places.
        public var swapsAxes: Bool
        /// Whether x runs from right to left.
        public var invertsX: Bool
        /// Whether y runs from bottom to top.
        public var invertsY: Bool

        /// Makes a turn; without arguments none.
        public init(swapsAxes: Bool = false, invertsX: Bool = false, invertsY: Bool = false) {
            self.swapsAxes = swapsAxes
            self.invertsX = invertsX
            self.invertsY = invertsY
        }
    }

    /// The outline of what can be seen.
    public enum Shape: String, Hashable, Sendable, CaseIterable {
        /// All pixels can be seen.
        case rectangle
        /// Those inside the circle that touches the edges can be seen.
        case round
    }

    /// How a panel reaches programs.
    public enum Interface: String, Hashable, Sendable, CaseIterable {
        /// As a connector of a DRM card.
        case drm
        /// As /dev/fbN.
        case fbdev
        /// Not by a kernel driver: a program sends the pixels over the bus.
        case userspace
    }

    /// The name for the command line and the file, such as `pitft28r`.
    public var id: String
    /// What it is sold as.
    public var name: String
    /// The chip that drives the glass; nil when not known.
    public var controller: String?
    /// The size as the viewer sees it, after `rotation`.
    public var pixels: Pixels
    /// The size of the visible area as the viewer sees it. What kernels report is often wrong.
    public var millimetres: Millimetres
    /// How the panel keeps a pixel.
    public var format: PixelFormat
    /// The clockwise turn from the picture to the panel's own memory. A driver may do it already, in which case it
    /// reports the size as the viewer sees it.
    public var rotation: Rotation
    /// Device pixels to a point: 2 from 226 dpi on where both sides have at least 480 pixels, else 1. A point is meant
    /// to be about 1/160 inch, and 226 is 160 times the square root of 2; small panels keep all their points.
    public var scale: Double
    /// The outline of what can be seen.
    public var shape: Shape
    /// What to keep clear of at the edges: for a round panel, outside of the largest square in the circle.
    public var safeArea: Insets
    /// How it takes new pictures, where that is not as all panels do; nil for those.
    public var updates: PanelUpdates?
    /// The bus between computer and panel, such as `SPI`.
    public var bus: String
    /// Kernel drivers that know it.
    public var drivers: [String]
    /// How it reaches programs, the usual way first.
    public var showsAs: [Interface]
    /// What to write after `dtoverlay=` in config.txt, or the like; nil when there is nothing to write.
    public var overlay: String?
    /// The touch controller; nil when there is none or it is not known.
    public var touch: String?
    /// Where the visible pixels begin in the controller's memory, as a driver's overlay wants to know it, before the turn.
    public var offset: Offset
    /// How a touch's position becomes one on the panel's own memory; nil where there is no touch, where touches lie as
    /// pixels do, or nobody knows. See ``picturePosition(ofTouchX:y:isTurnedByDriver:)``.
    public var touchTurn: TouchTurn?
    /// What surprises people.
    public var quirks: [String]
    /// Where the values come from.
    public var source: String

    /// Device pixels to an inch along the diagonal, from the millimetres.
    public var dotsPerInch: Double {
        let width = Double(pixels.width)
        let height = Double(pixels.height)
        let square = millimetres.width * millimetres.width + millimetres.height * millimetres.height
        return ((width * width + height * height) / square).squareRoot() * 25.4
    }

    /// The size of the panel's own memory, before the turn.
    public var nativePixels: Pixels {
        rotation.swapsAxes ? Pixels(width: pixels.height, height: pixels.width) : pixels
    }

    /// What to keep clear of on a device whose picture has the given size: nothing where that is not the panel's.
    public func safeArea(width: Int, height: Int) -> Insets {
        Pixels(width: width, height: height) == pixels ? safeArea : .zero
    }

    /// Whether a device is probably this panel: by the name of its driver, or else by its size, turned or not.
    public func matches(driver: String?, width: Int, height: Int) -> Bool {
        if let driver, drivers.contains(driver) { return true }
        let size = Pixels(width: width, height: height)
        return size == pixels || size == nativePixels
    }

    /// The turn that is left to software on a device of the given size: the panel's where the device has the size of
    /// the panel's own memory; none where its driver turns already, which shows in the viewer's size, nor on a device
    /// that is another panel.
    public func softwareRotation(deviceWidth: Int, deviceHeight: Int) -> Rotation {
        Pixels(width: deviceWidth, height: deviceHeight) == nativePixels ? rotation : .none
    }

    /// The same, but nil for a panel that is not turned by itself: there the device may know how it is mounted.
    func knownRotation(deviceWidth: Int, deviceHeight: Int) -> Rotation? {
        rotation == .none ? nil : softwareRotation(deviceWidth: deviceWidth, deviceHeight: deviceHeight)
    }
}

extension Rotation {
    /// Whether columns become rows.
    var swapsAxes: Bool { self == .clockwise90 || self == .clockwise270 }
}
