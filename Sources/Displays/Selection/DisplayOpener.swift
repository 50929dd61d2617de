import Raster

/// Opens the display that somebody named, or the best there is.
public struct DisplayOpener {
    /// The panel that hangs on it, if that is known.
    public let board: BoardProfile?
    /// A turn in place of the board's.
    public let rotation: Rotation?
    /// Connectors that are not chosen where none is named: they are another window's.
    public let reserved: Set<String>
    private let kernel: Kernel

    /// Pixels of a display in memory where neither board nor size is named.
    public static let defaultSize = DisplaySelection.Size(width: 800, height: 480)

    /// Makes an opener.
    public init(
        board: BoardProfile? = nil, rotation: Rotation? = nil, reserved: Set<String> = [], kernel: Kernel = Kernel()
    ) {
        self.board = board
        self.rotation = rotation
        self.reserved = reserved
        self.kernel = kernel
    }

    /// What was opened, and what was tried before.
    public struct Opened {
        /// The display.
        public let display: any Display
        /// Better displays that could not be used, each with its reason.
        public let attempts: [DisplayError]
    }

    /// Opens what a selection names. The automatic one always finds something: memory in the end.
    ///
    /// Errors: why the display named cannot be used; of several frame buffers all reasons.
    public func open(_ selection: DisplaySelection) throws(DisplayError) -> Opened {
        switch selection {
        case .automatic: automatic()
        case .drm(let connector, let size): Opened(display: panel(try drm(connector, size)), attempts: [])
        case .framebuffer(let path): try framebuffer(path)
        case .memory(let size): Opened(display: memory(size), attempts: [])
        case .png(let path):
            Opened(display: try PNGDisplay(path: path, memory: memory(nil), kernel: kernel), attempts: [])
        }
    }

    /// Opens what a selection names and somebody can see. Errors: as above; that only memory is left.
    public func openOnScreen(_ selection: DisplaySelection) throws(DisplayError) -> any Display {
        let opened = try open(selection)
        if selection == .automatic, opened.display is MemoryDisplay {
            throw opened.attempts.count == 1
                ? opened.attempts[0] : .noneFound(attempts: opened.attempts.map(\.description))
        }
        return opened.display
    }

    private func automatic() -> Opened {
        var attempts: [DisplayError] = []
        if let path = framebufferOfBoard(), let display = try? open(path) {
            return Opened(display: display, attempts: [])
        }
        do throws(DisplayError) {
            return Opened(display: panel(try drm(nil, nil)), attempts: [])
        } catch {
            attempts.append(error)
        }
        do throws(DisplayError) {
            return try framebuffer(nil).adding(attempts)
        } catch {
            attempts.append(error)
        }
        return Opened(display: memory(nil), attempts: attempts)
    }

    // A small panel behind a driver of its own (fbtft) is meant even where a monitor is connected too.
    private func framebufferOfBoard() -> String? {
        guard let board else { return nil }
        return FramebufferDevice.paths(kernel.system).first { path in
            FramebufferDevice.driver(of: path, kernel.system).map { board.drivers.contains($0) } ?? false
        }
    }

    private func drm(_ connector: String?, _ size: DisplaySelection.Size?) throws(DisplayError) -> any Display {
        let names = connector?.split(separator: "+").map { String($0) } ?? []
        guard names.count > 1 else {
            return try KMSDisplay(
                connector: connector, size: size, board: board, rotation: rotation, reserved: reserved, kernel: kernel)
        }
        return try MirrorDisplay(connectors: names, system: kernel.system) { (name, first) throws(DisplayError) in
            let size = first.map { DisplaySelection.Size(width: $0.width, height: $0.height) } ?? size
            return try KMSDisplay(connector: name, size: size, board: board, rotation: rotation, kernel: kernel)
        }
    }

    /// The device file that a name stands for: `fb1`, or the first with a driver of that name.
    private func file(of name: String) throws(DisplayError) -> String {
        let paths = FramebufferDevice.paths(kernel.system)
        if name.contains("/") { return name }
        if name.hasPrefix("fb"), Int(name.dropFirst(2)) != nil { return "/dev/" + name }
        let names = paths.map { FramebufferDevice.names(of: $0, kernel.system) }
        if let index = names.firstIndex(where: { $0.contains(name) }) { return paths[index] }
        throw .unknown(
            kind: "frame buffer", name: name,
            nearest: Spelling.nearest(to: name, among: names.flatMap { $0 }))
    }

    private func framebuffer(_ path: String?) throws(DisplayError) -> Opened {
        if let path { return Opened(display: try open(try file(of: path)), attempts: []) }
        let ofBoard = framebufferOfBoard()
        let all = FramebufferDevice.paths(kernel.system)
        let paths = all.filter { $0 == ofBoard } + all.filter { $0 != ofBoard }
        var attempts: [DisplayError] = []
        for path in paths {
            do throws(DisplayError) {
                if let error = FramebufferDevice.hidingMaster(of: path, kernel) { throw error }
                return Opened(display: try open(path), attempts: attempts)
            } catch {
                attempts.append(error)
            }
        }
        if paths.isEmpty {
            throw .unsuitable(
                object: "fbdev", reason: "there is no /dev/fb0 or other frame buffer", advice: "load a display driver")
        }
        throw attempts.count == 1 ? attempts[0] : .noneFound(attempts: attempts.map(\.description))
    }

    private func open(_ path: String) throws(DisplayError) -> any Display {
        panel(try FramebufferDisplay(path: path, board: board, rotation: rotation, kernel: kernel))
    }

    // A driver that takes colours for glass that has none would decide by a threshold.
    private func panel(_ device: any Display) -> any Display {
        guard let board else { return device }
        let losesColors = board.format.bitsPerPixel < 8 && board.format.bitsPerPixel < device.format.bitsPerPixel
        return board.updates != nil || losesColors ? PanelDisplay(device, profile: board) : device
    }

    private func memory(_ size: DisplaySelection.Size?) -> MemoryDisplay {
        if let board, size == nil, rotation == nil { return MemoryDisplay(profile: board) }
        let ofBoard = board.map { DisplaySelection.Size(width: $0.pixels.width, height: $0.pixels.height) }
        let size = size ?? ofBoard ?? Self.defaultSize
        return MemoryDisplay(
            width: size.width, height: size.height, format: board?.format ?? .xrgb8888, scale: board?.scale ?? 1,
            dotsPerInch: board?.dotsPerInch, rotation: rotation ?? board?.rotation ?? .none,
            safeArea: board?.safeArea(width: size.width, height: size.height) ?? .zero,
            updates: board?.updates ?? PanelUpdates())
    }
}

extension DisplayOpener.Opened {
    fileprivate func adding(_ earlier: [DisplayError]) -> Self {
        Self(display: display, attempts: earlier + attempts)
    }
}
