import Glibc
import Raster

/// A display that outlives its device: unplugged, replaced, resized or taken by another program, it is opened again as
/// soon as that works, perhaps with another size.
///
/// Whoever shows pictures on it calls `follow(at:)` when `eventDescriptor` is readable, when `nextTry` is reached, and
/// before each frame. While there is no device, what is presented goes nowhere and nothing is wrong.
public final class DisplaySupervisor: Display {
    /// What happened to the display.
    public enum Change: Hashable, Sendable {
        /// The device cannot be used any more, with the reason.
        case lost(DisplayError)
        /// It cannot be opened yet, with the reason; told once for each.
        case waiting(DisplayError)
        /// It was opened: its name.
        case showing(String)
    }

    /// Called with each change.
    public var onChange: (Change) -> Void = { _ in }
    /// The display that shows pictures now; nil while there is none.
    public private(set) var current: (any Display)?
    /// When `follow(at:)` has something to do, in seconds on the caller's clock; nil when nothing is due.
    public private(set) var nextTry: Double?

    private let open: () throws(DisplayError) -> any Display
    private let events: DeviceEvents?
    private var shape: Shape
    private var now = 0.0
    private var tries = 0
    private var failures = 0
    private var reason: DisplayError?
    private var isPaused = false

    /// How long to wait between tries, in seconds: short at first, since a driver that was just loaded takes a moment,
    /// and udev another to let users in.
    static let pauses = [0.05, 0.1, 0.25, 0.5, 1, 2]
    /// How often in a row a display may fail to show a picture for a reason that may pass before it is opened again.
    static let patience = 3

    /// Looks after a display.
    ///
    /// - Parameters:
    ///   - first: the display, already open; nil to wait for one.
    ///   - open: opens it again.
    ///   - size: what is laid out for while there never was a display.
    public init(
        _ first: (any Display)?, size: DisplaySelection.Size = DisplayOpener.defaultSize, kernel: Kernel = Kernel(),
        open: @escaping () throws(DisplayError) -> any Display
    ) {
        current = first
        self.open = open
        events = DeviceEvents(kernel.system)
        shape = first.map { Shape($0) } ?? Shape(width: size.width, height: size.height)
        if first == nil { nextTry = 0 }
    }

    /// Columns as the viewer sees them; those of the last display while there is none.
    public var width: Int { shape.width }
    /// Rows as the viewer sees them.
    public var height: Int { shape.height }
    /// Device pixels to a point.
    public var scale: Double { shape.scale }
    /// Device pixels to an inch; nil when not known.
    public var dotsPerInch: Double? { shape.dotsPerInch }
    /// How the panel lays out its pixels.
    public var format: PixelFormat { shape.format }
    /// What to keep clear of at the edges, in device pixels.
    public var safeArea: BoardProfile.Insets { shape.safeArea }
    /// The display's name, or `no display`.
    public var name: String { shape.name }
    /// None: the host draws into a surface of its own, which outlives the device.
    public var drawingSurface: Surface? { nil }
    /// Becomes readable when the kernel tells of a change; nil where it tells nobody.
    public var eventDescriptor: Int32? { events?.descriptor }
    /// Whether pictures reach a panel.
    public var isShowing: Bool { current != nil && !isPaused }

    /// Shows the pixels inside `damage`, if there is a display. Returns the bytes sent. What cannot be shown is not an
    /// error: `follow(at:)` asks for the whole picture when it can.
    public func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        guard let current, !isPaused, surface.width == width, surface.height == height else { return 0 }
        do throws(DisplayError) {
            let bytes = try current.present(surface, damage: damage)
            failures = 0
            return bytes
        } catch {
            failures += 1
            if error.mayPass && failures <= Self.patience {
                nextTry = now + Self.pauses[0]
            } else {
                lose(error)
            }
            return 0
        }
    }

    /// That of the display that shows pictures now.
    public var busyDescriptor: Int32? { current?.busyDescriptor }

    /// Looks at what the kernel told, and opens the display again if it must and can be.
    ///
    /// - Parameter time: seconds on the caller's clock.
    /// - Returns: whether all of the picture is to be shown anew, for the size that the display has now.
    public func follow(at time: Double) -> Bool {
        now = time
        let isTold = events?.takeAll() ?? false
        if isPaused { return false }
        if isTold, let error = current?.inspect() { lose(error) }
        let isDue = nextTry.map { $0 <= now } ?? false
        if current != nil {
            if isDue { nextTry = nil }
            return isDue
        }
        if isTold { tries = 0 }
        return (isTold || isDue) && reopen()
    }

    /// Closes the display and opens it again with the next `follow(at:)`.
    public func replace() {
        current?.close()
        current = nil
        tries = 0
        nextTry = now
    }

    /// Switches the screen off or on, if there is one. Errors: the device refuses.
    public func setPower(_ isOn: Bool) throws(DisplayError) {
        try current?.setPower(isOn)
        if isOn, current != nil { nextTry = now }
    }

    /// Leaves the screen to others until `resume()`.
    public func pause() {
        isPaused = true
        current?.pause()
    }

    /// Whether, after `pause()`, what is on the screen does not depend on this program any more.
    public var isReplaced: Bool { current?.isReplaced ?? true }

    /// Takes the screen again. Errors: another program has it.
    public func resume() throws(DisplayError) {
        do throws(DisplayError) {
            try current?.resume()
        } catch {
            if error.isHeldByOthers { throw error }
            lose(error)
        }
        isPaused = false
    }

    /// Closes the display; it is not opened again.
    public func close() {
        isPaused = true
        nextTry = nil
        current?.close()
        current = nil
    }

    private func lose(_ error: DisplayError) {
        current?.close()
        current = nil
        (tries, failures) = (0, 0)
        nextTry = now
        onChange(.lost(error))
    }

    private func reopen() -> Bool {
        do throws(DisplayError) {
            let display = try open()
            current = display
            shape = Shape(display)
            (nextTry, reason) = (nil, nil)
            onChange(.showing(display.name))
            return true
        } catch {
            if error != reason { onChange(.waiting(error)) }
            reason = error
            nextTry = now + Self.pauses[min(tries, Self.pauses.count - 1)]
            tries += 1
            return false
        }
    }
}

/// What is known of a display that may be gone.
private struct Shape {
    var width: Int
    var height: Int
    var scale = 1.0
    var dotsPerInch: Double?
    var format = PixelFormat.xrgb8888
    var safeArea = BoardProfile.Insets.zero
    var name = "no display"

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init(_ display: any Display) {
        self.init(width: display.width, height: display.height)
        scale = display.scale
        dotsPerInch = display.dotsPerInch
        format = display.format
        safeArea = display.safeArea
        name = display.name
    }
}

extension DisplayError {
    /// Whether the same call may work in a moment, on the same device.
    var mayPass: Bool { [EINTR, EAGAIN, EBUSY, ENOMEM, ENOSPC, ETIMEDOUT].contains(errno ?? 0) }
    /// Whether another program must let go first.
    var isHeldByOthers: Bool { [EACCES, EPERM, EBUSY].contains(errno ?? 0) }

    /// Whether a display that cannot be opened now may come by itself: nothing is connected, no driver is loaded, or
    /// another program has it. What was written wrong, and what the user may not open, stays.
    public var isWorthWaitingFor: Bool {
        switch self {
        case .system(let operation, _, let errno, _):
            [ENOENT, ENODEV, ENXIO, EBUSY].contains(errno) || errno == EACCES && operation != "open"
        case .noneFound, .unsuitable: true
        case .unknown, .malformedProfile, .malformedSelection: false
        }
    }
}
