import CDRM
import Glibc
import Raster

/// The way from frame buffers to one connector: sets the mode, shows another buffer, and puts back what was there.
protocol KMSPipe: AnyObject {
    /// Whether the driver is told with each buffer which pixels of it differ from what is shown.
    var takesDamage: Bool { get }
    /// The turns that the hardware makes from a buffer to the screen.
    var rotations: [Rotation] { get }
    /// Sets the mode and shows a buffer, turned by the hardware. Waits until it is shown.
    func show(_ buffer: KMSBuffer, rotation: Rotation) throws(Errno)
    /// Shows another buffer of the same size and format from the next vertical blank on, of which an event tells.
    ///
    /// - Parameter damage: what differs from what is shown, in pixels of the buffer.
    func flip(to buffer: KMSBuffer, damage: [PixelRect]) throws(Errno)
    /// Switches the screen off, or on again with what it showed before.
    func setPower(_ isOn: Bool) throws(Errno)
    /// Shows what was shown before the first `show`.
    func restore()
}

/// A pipe for drivers, and clients, without atomic mode setting.
final class KMSLegacyPipe: KMSPipe {
    private let card: KMSCard
    private let output: KMSOutput
    private let before: KMSCRTC?

    init(_ card: KMSCard, _ output: KMSOutput) {
        self.card = card
        self.output = output
        before = try? card.modes.crtc(card.descriptor, output.crtc)
    }

    let takesDamage = false
    let rotations: [Rotation] = []

    func show(_ buffer: KMSBuffer, rotation: Rotation) throws(Errno) {
        let state = KMSCRTC(id: output.crtc, framebuffer: buffer.framebuffer, x: 0, y: 0, mode: output.mode)
        try card.modes.setCRTC(card.descriptor, state, connector: output.connector.id)
    }

    func flip(to buffer: KMSBuffer, damage: [PixelRect]) throws(Errno) {
        try card.modes.flip(card.descriptor, crtc: output.crtc, framebuffer: buffer.framebuffer)
    }

    func setPower(_ isOn: Bool) throws(Errno) {
        let connector = KMSObject(id: output.connector.id, type: UInt32(DRM_MODE_OBJECT_CONNECTOR))
        let properties = try card.modes.properties(card.descriptor, of: connector)
        guard let power = properties.first(where: { $0.name == "DPMS" }) else { throw Errno(EOPNOTSUPP) }
        let value = UInt64(isOn ? DRM_MODE_DPMS_ON : DRM_MODE_DPMS_OFF)
        try card.modes.setProperty(card.descriptor, KMSChange(object: connector, property: power.id, value: value))
    }

    // A CRTC that was on without a frame buffer of its own cannot be put back; the kernel's console takes it.
    func restore() {
        guard let before, before.framebuffer != 0 || before.mode == nil else { return }
        _ = try? card.modes.setCRTC(card.descriptor, before, connector: output.connector.id)
    }
}
