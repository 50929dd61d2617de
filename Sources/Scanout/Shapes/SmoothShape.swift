import Raster

/// A shape whose edge has no corner sharper than a right angle.
protocol SmoothShape {}

extension Rectangle: SmoothShape {}

extension Circle: SmoothShape {}

extension Ellipse: SmoothShape {}

extension Capsule: SmoothShape {}

extension RoundedRectangle: SmoothShape {}

extension _InsetShape: SmoothShape where Base: SmoothShape {}

extension _TrimmedShape: SmoothShape where S: SmoothShape {}

extension ContainerRelativeShape: SmoothShape {}
