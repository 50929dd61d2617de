import CLinux
import Glibc
import Raster

/// An open frame buffer: descriptor, mapping and what the kernel reports of it.
final class FramebufferDevice {
    let path: String
    /// The driver's name for it, such as `bochs-drmdrmfb`.
    let identifier: String
    private(set) var geometry: FramebufferGeometry
    /// Whether a DRM driver emulates it.
    let isEmulated: Bool
    let system: any System
    private var descriptor: Int32
    private var mapping: UnsafeMutableRawPointer?
    private var mappingLength = 0
    private var mappingOffset = 0
    private var pages: FramebufferPages?
    // What the kernel reported before anything was changed.
    private var before = fb_var_screeninfo()
    private var variable = fb_var_screeninfo()

    /// Opens and maps a frame buffer and sets its palette, if it has one.
    init(path: String, system: any System) throws(DisplayError) {
        self.path = path
        self.system = system
        do throws(Errno) {
            descriptor = try system.open(path, flags: openForReadingAndWriting)
        } catch {
            throw .device("open", path, error)
        }
        let fixed: fb_fix_screeninfo
        do throws(DisplayError) {
            let screen = try FramebufferScreen(descriptor, path: path, system: system)
            geometry = try screen.geometry(path)
            identifier = screen.identifier
            isEmulated = identifier.hasSuffix("drmfb") || Self.maker(of: path, system) != nil
            fixed = screen.fixed
            before = screen.variable
        } catch {
            system.close(descriptor)
            throw error
        }
        // From here on everything is set, and deinit closes when one of these throws.
        if !isEmulated { pages = FramebufferPages(descriptor, path: path, &geometry, system: system) }
        try map(fixed)
        try setColors()
        // Many drivers have no blanking; they say so with EINVAL, and there is nothing to switch on then.
        _ = try? system.control(descriptor, UInt(FBIOBLANK), number: Int(FB_BLANK_UNBLANK))
    }

    deinit { close() }

    /// Whether whole pictures are shown at once, by panning; else what is shown is written.
    var pans: Bool { pages != nil }

    /// Writes what changed, after asking the kernel whether the device is still there and in the same mode.
    ///
    /// - Parameter write: writes a rectangle into the memory whose first pixel it is given. Returns the bytes written.
    func present(
        _ damage: Damage, write: (PixelRect, UnsafeMutableRawPointer) -> Int
    ) throws(DisplayError) -> Int {
        let visible = try visibleMemory()
        guard let updates = pages?.updates(for: damage), let mapping else {
            return damage.rects.reduce(0) { $0 + write($1, visible) }
        }
        if damage.isEmpty { return 0 }
        let row = pages?.backRow(geometry) ?? 0
        let hidden = mapping + mappingOffset + row * geometry.bytesPerRow
        let bytes = updates.rects.reduce(0) { $0 + write($1, hidden) }
        return bytes + (try turnPage(visible, write))
    }

    private func turnPage(
        _ visible: UnsafeMutableRawPointer, _ write: (PixelRect, UnsafeMutableRawPointer) -> Int
    ) throws(DisplayError) -> Int {
        do throws(Errno) {
            try pages?.turn(descriptor, variable, geometry, system: system)
            geometry.offsetY = (pages?.front ?? 0) * geometry.height
            return 0
        } catch {
            if error.code == ENODEV { throw .device("draw on", path, error) }
            // It does not pan after all: the page that is shown is written from now on.
            let missing = pages?.missing ?? Damage()
            pages = nil
            return missing.rects.reduce(0) { $0 + write($1, visible) }
        }
    }

    /// The first visible pixel, after asking the kernel whether the device is still there and in the same mode.
    func visibleMemory() throws(DisplayError) -> UnsafeMutableRawPointer {
        guard let mapping else { throw .device("draw on", path, Errno(EBADF)) }
        do throws(Errno) {
            try system.control(descriptor, UInt(FBIOGET_VSCREENINFO), &variable)
        } catch {
            throw .device("draw on", path, error)
        }
        try follow(variable)
        return mapping + mappingOffset + geometry.byteOffset(x: 0, y: 0)
    }

    /// Switches the screen off or on.
    func blank(_ isDark: Bool) throws(DisplayError) {
        do throws(Errno) {
            let mode = isDark ? FB_BLANK_POWERDOWN : FB_BLANK_UNBLANK
            try system.control(descriptor, UInt(FBIOBLANK), number: Int(mode))
        } catch {
            throw .device(isDark ? "switch off" : "switch on", path, error)
        }
    }

    func close() {
        guard descriptor >= 0 else { return }
        if pages != nil { _ = try? system.control(descriptor, UInt(FBIOPUT_VSCREENINFO), &before) }
        pages = nil
        if let mapping { system.unmap(mapping, length: mappingLength) }
        mapping = nil
        system.close(descriptor)
        descriptor = -1
    }

    // A panned screen is followed; any other change wants a new display, since the host's surface has the old size.
    private func follow(_ variable: fb_var_screeninfo) throws(DisplayError) {
        let same =
            Int(variable.xres) == geometry.width && Int(variable.yres) == geometry.height
            && Int(variable.bits_per_pixel) == geometry.format.bitsPerPixel
        if same && Int(variable.xoffset) == geometry.offsetX && Int(variable.yoffset) == geometry.offsetY { return }
        let screen = try FramebufferScreen(descriptor, path: path, system: system)
        let now = try screen.geometry(path)
        guard now.isSameMode(as: geometry) else {
            let sizes = "\(geometry.width)x\(geometry.height) to \(now.width)x\(now.height)"
            throw .unsuitable(object: path, reason: "its mode changed from \(sizes)", advice: "open it again")
        }
        geometry = now
        pages = nil
    }

    private func map(_ fixed: fb_fix_screeninfo) throws(DisplayError) {
        // The kernel maps from the page on in which the memory begins.
        mappingOffset = Int(fixed.smem_start % UInt(getpagesize()))
        mappingLength = geometry.length + mappingOffset
        do throws(Errno) {
            mapping = try system.map(descriptor, length: mappingLength, offset: 0)
        } catch {
            throw .device("map", path, error)
        }
    }

    /// Sets the palette, if there is one.
    func setColors() throws(DisplayError) {
        let visual = Int32(bitPattern: geometry.visual)
        guard visual == FB_VISUAL_PSEUDOCOLOR || visual == FB_VISUAL_DIRECTCOLOR else { return }
        do throws(Errno) {
            try Palette(geometry.format).set(on: descriptor, system: system)
        } catch {
            throw .device("set the palette of", path, error)
        }
    }
}

extension FramebufferGeometry {
    /// Whether only the visible part may have moved.
    func isSameMode(as other: FramebufferGeometry) -> Bool {
        width == other.width && height == other.height && format == other.format && bytesPerRow == other.bytesPerRow
            && length == other.length
    }
}

/// What the kernel reports of a frame buffer, read together.
struct FramebufferScreen {
    let variable: fb_var_screeninfo
    let fixed: fb_fix_screeninfo

    init(_ descriptor: Int32, path: String, system: any System) throws(DisplayError) {
        var variable = fb_var_screeninfo()
        var fixed = fb_fix_screeninfo()
        do throws(Errno) {
            try system.control(descriptor, UInt(FBIOGET_VSCREENINFO), &variable)
            try system.control(descriptor, UInt(FBIOGET_FSCREENINFO), &fixed)
        } catch {
            throw .device("read the mode of", path, error)
        }
        self.variable = variable
        self.fixed = fixed
    }

    /// The driver's name.
    var identifier: String {
        withUnsafeBytes(of: fixed.id) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    func geometry(_ path: String) throws(DisplayError) -> FramebufferGeometry {
        do throws(FramebufferProblem) {
            return try FramebufferGeometry(variable, fixed)
        } catch {
            throw .unsuitable(object: path, reason: error.reason, advice: "choose another mode or another display")
        }
    }
}
