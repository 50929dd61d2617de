import Raster

extension BoardProfile {
    /// Where on the picture a finger is, for programs that read the touch device themselves: Scanout reads none.
    ///
    /// - Parameters:
    ///   - x: the device's value for ABS_X or ABS_MT_POSITION_X, from 0 for its least to 1 for its greatest one.
    ///   - y: the same for ABS_Y or ABS_MT_POSITION_Y.
    ///   - isTurnedByDriver: whether the kernel's driver or the device tree turns touches already
    ///     (`touchscreen-swapped-x-y` and its like), so that the profile's ``touchTurn`` is not to be made again.
    /// - Returns: device pixels as the viewer sees them, inside of the picture. Values out of range count as the nearest
    ///   one, NaN as 0.
    public func picturePosition(
        ofTouchX x: Double, y: Double, isTurnedByDriver: Bool = false
    ) -> (x: Double, y: Double) {
        let touch = (isTurnedByDriver ? nil : touchTurn).map { $0.applied(x, y) } ?? (x, y)
        let (u, v) = (Self.share(touch.0), Self.share(touch.1))
        // The inverse of the turn from the picture to the panel's memory.
        let (across, down) =
            switch rotation {
            case .none: (u, v)
            case .clockwise90: (v, 1 - u)
            case .half: (1 - u, 1 - v)
            case .clockwise270: (1 - v, u)
            }
        return (across * Double(pixels.width), down * Double(pixels.height))
    }

    private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension BoardProfile.TouchTurn {
    fileprivate func applied(_ x: Double, _ y: Double) -> (Double, Double) {
        let (x, y) = swapsAxes ? (y, x) : (x, y)
        return (invertsX ? 1 - x : x, invertsY ? 1 - y : y)
    }
}
