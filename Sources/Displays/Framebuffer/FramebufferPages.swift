import CLinux
import Raster

/// Two pictures in a frame buffer's memory, of which the driver shows one: a frame is written into the other, which is
/// then shown as a whole. Only for drivers that pan, which they have to prove; DRM's emulation does not.
///
/// Each page knows what of it is older than the surface, so that only that is written.
struct FramebufferPages {
    /// The page that is shown.
    private(set) var front = 0
    /// What changed since each page was last written.
    private var pending = [Damage(), Damage()]
    /// Whether the driver said that it can wait for the end of a picture.
    private var waits = true

    /// Makes room for two pages. Nil where the driver does not pan, or the memory is too small.
    ///
    /// - Parameter geometry: replaced by what the kernel reports afterwards.
    init?(
        _ descriptor: Int32, path: String, _ geometry: inout FramebufferGeometry, system: any System
    ) {
        guard let screen = try? FramebufferScreen(descriptor, path: path, system: system),
            screen.fixed.ypanstep == 1, geometry.offsetX == 0, geometry.offsetY == 0,
            geometry.length >= 2 * geometry.height * geometry.bytesPerRow
        else { return nil }
        if Int(screen.variable.yres_virtual) < 2 * geometry.height {
            var wanted = screen.variable
            wanted.yres_virtual = 2 * wanted.yres
            wanted.activate = UInt32(FB_ACTIVATE_NOW)
            _ = try? system.control(descriptor, UInt(FBIOPUT_VSCREENINFO), &wanted)
        }
        // A driver may have changed anything, and told success.
        guard let now = try? FramebufferScreen(descriptor, path: path, system: system),
            let result = try? now.geometry(path), result.isSameMode(as: geometry)
        else { return nil }
        geometry = result
        if Int(now.variable.yres_virtual) < 2 * result.height { return nil }
    }

    /// The first row of the page to write.
    func backRow(_ geometry: FramebufferGeometry) -> Int { (1 - front) * geometry.height }

    /// Takes a frame's damage; what is to be written into the page that is not shown.
    mutating func updates(for damage: Damage) -> Damage {
        pending[0].insert(damage)
        pending[1].insert(damage)
        return pending[1 - front]
    }

    /// Shows the page that was written. Errors: the driver does not pan after all.
    mutating func turn(
        _ descriptor: Int32, _ variable: fb_var_screeninfo, _ geometry: FramebufferGeometry, system: any System
    ) throws(Errno) {
        var variable = variable
        variable.yoffset = UInt32(backRow(geometry))
        try system.control(descriptor, UInt(FBIOPAN_DISPLAY), &variable)
        front = 1 - front
        pending[front] = Damage()
        // The page before is read to the end of the picture. Many drivers cannot tell when that is.
        var zero: UInt32 = 0
        if waits { waits = (try? system.control(descriptor, UInt(scanout_fbio_waitforvsync()), &zero)) != nil }
    }

    /// What the shown page lacks, to be written into it from now on.
    var missing: Damage { pending[front] }
}
