// Displays puts finished pixels on panels.
//
// In comes one surface of 32-bit pixels in ordinary memory and the rectangles that changed; out go those pixels in the
// panel's own format and turn, into a frame buffer (Framebuffer), a buffer of a DRM card (KMS) or memory. `Selection`
// finds the device and says why; `Boards` knows panels; `System` is the one way to the kernel, so that tests can stand
// in for it and make every call fail. Device memory is written and never read: reading it is slow, and on many panels
// it does not hold what was written.

import Raster

/// A panel that shows pictures.
///
/// The host draws into one surface in ordinary memory and hands over the pixels that changed; the display turns them
/// into the panel's own format and rotation. Device memory is written, never read.
public protocol Display: AnyObject {
    /// Columns as the viewer sees them, after rotation.
    var width: Int { get }
    /// Rows as the viewer sees them, after rotation.
    var height: Int { get }
    /// Device pixels to a point.
    var scale: Double { get }
    /// Device pixels to an inch; nil when not known.
    var dotsPerInch: Double? { get }
    /// How the panel lays out its pixels.
    var format: PixelFormat { get }
    /// The surface to draw into, if the display keeps one of its own in ordinary memory; else the host makes one.
    var drawingSurface: Surface? { get }
    /// What to keep clear of at the edges, in device pixels as the viewer sees them; none unless the board has such.
    var safeArea: BoardProfile.Insets { get }
    /// A short name for messages, such as `drm:HDMI-A-1`.
    var name: String { get }

    /// Shows the pixels inside `damage`, rectangles that do not overlap. Returns the bytes sent to the panel.
    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int
    /// While the picture before is still on its way, so that `present` would wait for it: a descriptor that becomes
    /// readable when it is there. Nil when the next one can be shown at once. Whoever shows pictures on several displays,
    /// or has other things to do, looks here first.
    var busyDescriptor: Int32? { get }
    /// Looks whether the device is still there and as it was when it was opened: nil when so, else why the display is to
    /// be closed and opened again. Asked after the kernel told of a change; may take as long as asking a monitor takes.
    func inspect() -> DisplayError?
    /// Gives the panel back in the state it was found in. Safe to call twice.
    func close()
    /// Switches the screen off or on, if it can be; what is presented while it is off may be lost. A backlight of its own
    /// is another thing (``Backlight``). Errors: the device refuses.
    func setPower(_ isOn: Bool) throws(DisplayError)
    /// Leaves the screen to others for a while, as when somebody switches to another console; nothing is shown until
    /// `resume()`.
    func pause()
    /// Whether, after `pause()`, what is on the screen does not depend on this program any more: it stays there by itself,
    /// or somebody else shows something.
    var isReplaced: Bool { get }
    /// Takes the screen again after `pause()`; all of the picture is to be presented then. Errors: somebody else still
    /// has it; to be tried again.
    func resume() throws(DisplayError)
}

extension Display {
    /// It never waits.
    public var busyDescriptor: Int32? { nil }
    /// It cannot be switched.
    public func setPower(_ isOn: Bool) throws(DisplayError) {}
    /// Nothing changes.
    public func inspect() -> DisplayError? { nil }
    /// All pixels can be used.
    public var safeArea: BoardProfile.Insets { .zero }
    /// The picture stays by itself.
    public var isReplaced: Bool { true }
    /// Nobody else uses it.
    public func pause() {}
    /// Nobody else used it.
    public func resume() throws(DisplayError) {}
}
