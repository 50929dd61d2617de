/// What a box has for a time, or one box in many: apart from the rest, since a row of a dashboard has six boxes.
final class BoxExtras {
    /// What was answered before the last change, until it is compared with what is answered now.
    @exclusivity(unchecked) var previous: [SizeAnswer]?
    /// The way to where the box is, while it is in motion.
    @exclusivity(unchecked) var motion: FrameMotion?
    /// Made for painting when there are many children.
    @exclusivity(unchecked) var paintIndex: PaintIndex?
}
