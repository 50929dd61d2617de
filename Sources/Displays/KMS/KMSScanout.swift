import CDRM
import Glibc
import Raster

/// A CRTC that shows our buffers, and the way in which new pictures get there.
final class KMSScanout {
    /// How a new picture is shown.
    enum Update: Equatable {
        /// By showing the other buffer.
        case flip
        /// By telling the driver what changed in the one buffer.
        case dirty
        /// By nothing: the hardware reads the one buffer all the time.
        case direct
    }

    /// How long a page flip may take: 1 s is 60 frames, and longer than any full update of a panel on a slow bus.
    static let flipTimeout: Int32 = 1000

    let card: KMSCard
    let output: KMSOutput
    let format: KMSFormat
    /// The turn that the connector's panel orientation asks for.
    let panelOrientation: Rotation
    private let before: KMSCRTC?
    private var buffers: [KMSBuffer]
    private var update: Update
    private var front = 0
    private var flipIsPending = false
    private var isOpen = true

    /// Sets the mode with the first format that the card takes and shows black.
    init(_ card: KMSCard, _ output: KMSOutput) throws(DisplayError) {
        self.card = card
        self.output = output
        // Fails while another is master, and on kernels before 5.8 without root although we may be master already; the
        // mode set below decides.
        _ = try? card.modes.setMaster(card.descriptor)
        before = try? card.modes.crtc(card.descriptor, output.crtc)
        panelOrientation =
            (try? card.modes.panelOrientation(card.descriptor, connector: output.connector.id)) ?? .none
        let first = try KMSModeSet(card: card, output: output).firstBuffer()
        format = first.format
        buffers = [first.buffer]
        let all = PixelRect(x: 0, y: 0, width: output.mode.width, height: output.mode.height)
        let takesDirty = (try? card.modes.markDirty(card.descriptor, framebuffer: buffers[0].framebuffer, [all])) != nil
        update = takesDirty ? .dirty : .direct
        if takesDirty && output.connector.sendsCopies { return }
        let second = try? KMSBuffer(card, width: output.mode.width, height: output.mode.height, format: format)
        guard let second else { return }
        buffers.append(second)
        update = .flip
    }

    deinit { close() }

    var usesPageFlips: Bool { update == .flip }

    /// Shows what changed in a surface. Returns the bytes written.
    func present(_ surface: Surface, _ damage: Damage, _ layout: PanelLayout) throws(DisplayError) -> Int {
        guard isOpen else { throw .device("draw on", card.path, Errno(EBADF)) }
        for buffer in buffers { buffer.pending.insert(damage) }
        if damage.isEmpty { return 0 }
        do throws(Errno) {
            return update == .flip ? try flip(surface, layout) : try write(surface, layout)
        } catch {
            throw card.failure("show a picture on", error)
        }
    }

    /// Shows what was shown before and gives everything back.
    func close() {
        guard isOpen else { return }
        isOpen = false
        if flipIsPending { _ = try? card.system.waitUntilReadable(card.descriptor, milliseconds: 100) }
        // A CRTC that was on without a frame buffer of its own cannot be put back; the kernel's console takes it.
        if let before, before.framebuffer != 0 || before.mode == nil {
            _ = try? card.modes.setCRTC(card.descriptor, before, connector: output.connector.id)
        }
        for buffer in buffers { buffer.release() }
        _ = try? card.modes.dropMaster(card.descriptor)
        card.close()
    }

    private func flip(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        try finishFlip()
        guard update == .flip else { return try write(surface, layout) }
        let back = buffers[1 - front]
        let bytes = back.update(from: surface, layout.converter())
        do throws(Errno) {
            try startFlip(back)
        } catch {
            // What went into the hidden buffer is still to be shown, perhaps after an error that passes.
            guard error.isMissingFunction || error.code == EBUSY else { throw error }
            return bytes + (try giveUpFlips(surface, layout))
        }
        front = 1 - front
        return bytes
    }

    private func startFlip(_ buffer: KMSBuffer) throws(Errno) {
        do throws(Errno) {
            try card.modes.flip(card.descriptor, crtc: output.crtc, framebuffer: buffer.framebuffer)
        } catch {
            guard error.code == EBUSY else { throw error }
            flipIsPending = true
            try finishFlip()
            try card.modes.flip(card.descriptor, crtc: output.crtc, framebuffer: buffer.framebuffer)
        }
        flipIsPending = true
    }

    // The shown buffer gets the damage that is pending for it, from now on alone.
    private func giveUpFlips(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        update = .dirty
        return try write(surface, layout)
    }

    private func write(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        let buffer = buffers[front]
        let rects = buffer.pending.rects.map { layout.native($0) }
        if update == .direct { _ = try card.modes.crtc(card.descriptor, output.crtc) }
        let bytes = buffer.update(from: surface, layout.converter())
        guard update == .dirty else { return bytes }
        do throws(Errno) {
            try card.modes.markDirty(card.descriptor, framebuffer: buffer.framebuffer, rects)
        } catch {
            guard error.isMissingFunction else { throw error }
            update = .direct
        }
        return bytes
    }
}

extension KMSScanout {
    // Reads the event of the flip that is under way. One that does not come within the time is not waited for again:
    // the driver loses events, and each would cost a second.
    private func finishFlip() throws(Errno) {
        while flipIsPending {
            guard try card.system.waitUntilReadable(card.descriptor, milliseconds: Self.flipTimeout) else {
                flipIsPending = false
                update = .dirty
                return
            }
            if try readFlipEvent() { flipIsPending = false }
        }
    }

    private func readFlipEvent() throws(Errno) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let result = bytes.withUnsafeMutableBytes { buffer in
            attempt { () throws(Errno) in try card.system.read(card.descriptor, buffer) }
        }
        let count = try result.get()
        if count == 0 { throw Errno(ENODEV) }
        return KMSEvent.types(in: bytes[..<count]).contains(UInt32(DRM_EVENT_FLIP_COMPLETE))
    }
}

/// What a card tells through its descriptor.
enum KMSEvent {
    /// The types of the events in a block, each of which begins with its type and its length.
    static func types(in bytes: ArraySlice<UInt8>) -> [UInt32] {
        var types: [UInt32] = []
        var rest = bytes
        while rest.count >= 8 {
            types.append(word(rest))
            let length = Int(word(rest.dropFirst(4)))
            guard length >= 8 else { break }
            rest = rest.dropFirst(length)
        }
        return types
    }

    // In the machine's own order of bytes, as the kernel writes it.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
}
