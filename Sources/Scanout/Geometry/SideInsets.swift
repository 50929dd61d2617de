import Displays
import Raster

/// Distances from the sides of a rectangle inwards, in points, as the viewer sees them.
struct SideInsets: Hashable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    static let zero = SideInsets()
}

extension SideInsets {
    /// Device pixels as points.
    init(_ pixels: BoardProfile.Insets, scale: Double) {
        self.init(
            top: Double(pixels.top) / scale, left: Double(pixels.left) / scale, bottom: Double(pixels.bottom) / scale,
            right: Double(pixels.right) / scale)
    }

    /// Left and right the other way round.
    var mirrored: SideInsets { SideInsets(top: top, left: right, bottom: bottom, right: left) }
    var horizontal: Double { left + right }
    var vertical: Double { top + bottom }
}

extension EdgeInsets {
    init(_ insets: SideInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.right))
    }
}

extension Rect {
    /// The rectangle with its sides moved inwards, never past each other.
    func inset(by insets: SideInsets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }
}

extension Proposal {
    /// The offer made larger by what lies around.
    func grown(by insets: SideInsets) -> Proposal {
        Proposal(width: width.map { $0 + insets.horizontal }, height: height.map { $0 + insets.vertical })
    }

    /// The offer less what is kept free around.
    func shrunk(by insets: SideInsets) -> Proposal {
        Proposal(width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
    }
}
