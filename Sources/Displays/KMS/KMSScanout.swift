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
    /// The turn from the picture to the screen.
    let rotation: Rotation
    /// Whether the hardware makes that turn; else it is made while pixels are written.
    let isTurnedByHardware: Bool
    private let pipe: any KMSPipe
    private var buffers: [KMSBuffer]
    private var update: Update
    private var front = 0
    /// What differs between the surface and what is shown.
    private var unseen = Damage()
    private var isOpen = true
    private var isPaused = false
    private var isOff = false

    /// Sets the mode with the first format that the card takes and shows a picture, or black.
    ///
    /// - Parameter rotation: the turn for a mode and for what the connector's panel orientation asks for.
    init(
        _ card: KMSCard, _ output: KMSOutput, picture: Surface? = nil, rotation: (KMSMode, Rotation) -> Rotation
    ) throws(DisplayError) {
        self.card = card
        self.output = output
        let orientation = (try? card.modes.panelOrientation(card.descriptor, connector: output.connector.id)) ?? .none
        self.rotation = rotation(output.mode, orientation)
        card.join(output)
        let first: KMSModeSet.Result
        do throws(DisplayError) {
            first = try KMSModeSet(card: card, output: output, rotation: self.rotation, picture: picture).run()
        } catch {
            card.leave(output)
            throw error
        }
        (pipe, format, isTurnedByHardware) = (first.pipe, first.format, first.isTurned)
        buffers = [first.buffer]
        let all = PixelRect(x: 0, y: 0, width: first.buffer.width, height: first.buffer.height)
        let takesDirty = (try? card.modes.markDirty(card.descriptor, framebuffer: buffers[0].framebuffer, [all])) != nil
        update = takesDirty ? .dirty : .direct
        let takesDamage = pipe.takesDamage && !output.connector.keepsCopiesOfBuffers
        if takesDirty && output.connector.sendsCopies && !takesDamage { return }
        let second = try? KMSBuffer(card, width: first.buffer.width, height: first.buffer.height, format: format)
        guard let second else { return }
        buffers.append(second)
        update = .flip
    }

    deinit { close() }

    var usesPageFlips: Bool { update == .flip }
    var usesAtomicModeSetting: Bool { pipe is KMSAtomicPipe }

    /// Shows what changed in a surface. Returns the bytes written.
    func present(_ surface: Surface, _ damage: Damage, _ layout: PanelLayout) throws(DisplayError) -> Int {
        guard isOpen else { throw .device("draw on", card.path, Errno(EBADF)) }
        for buffer in buffers { buffer.pending.insert(damage) }
        unseen.insert(damage)
        if damage.isEmpty || isPaused || isOff { return 0 }
        do throws(Errno) {
            return update == .flip ? try flip(surface, layout) : try write(surface, layout)
        } catch {
            throw card.failure("show a picture on", error)
        }
    }

    /// The card's descriptor while a flip is not done.
    var busyDescriptor: Int32? {
        guard isOpen, !isPaused, !isOff, card.isFlipping(output.crtc) else { return nil }
        // What goes wrong here goes wrong again in `present`, which tells.
        return (try? card.finishFlip(output.crtc, milliseconds: 0)) == false ? card.descriptor : nil
    }

    /// Lets others set modes until `resume()`.
    func pause() {
        guard isOpen, !isPaused else { return }
        isPaused = true
        // An event that is lost is not missed: the mode is set anew.
        _ = try? card.finishFlip(output.crtc, milliseconds: 100)
        card.forgetFlip(output.crtc)
        _ = try? card.modes.dropMaster(card.descriptor)
    }

    /// Whether the CRTC does without our buffers by now: it shows somebody else's, or the card is gone.
    var isReplaced: Bool {
        guard isOpen, let crtc = try? card.modes.crtc(card.descriptor, output.crtc) else { return true }
        return !buffers.contains { $0.framebuffer == crtc.framebuffer }
    }

    /// Shows our buffer again.
    func resume() throws(DisplayError) {
        guard isOpen, isPaused else { return }
        // Not needed where nobody took it; the mode set decides.
        _ = try? card.modes.setMaster(card.descriptor)
        do throws(Errno) {
            try pipe.show(buffers[front], rotation: isTurnedByHardware ? rotation : .none)
        } catch {
            throw card.failure("show pictures again on", error)
        }
        isPaused = false
    }

    /// Switches the screen off or on. What is presented while it is off is shown with the next frame after it.
    func setPower(_ isOn: Bool) throws(DisplayError) {
        guard isOpen, isOff == isOn else { return }
        do throws(Errno) {
            if !isOn, try !card.finishFlip(output.crtc, milliseconds: Self.flipTimeout) { card.forgetFlip(output.crtc) }
            try pipe.setPower(isOn)
        } catch {
            throw card.failure(isOn ? "switch on" : "switch off", error)
        }
        isOff = !isOn
    }

    /// Shows what was shown before and gives everything back.
    func close() {
        guard isOpen else { return }
        isOpen = false
        _ = try? card.finishFlip(output.crtc, milliseconds: 100)
        if !isPaused { pipe.restore() }
        for buffer in buffers { buffer.release() }
        card.leave(output)
        card.release()
    }

    private func flip(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        // One that does not come within the time is not waited for again: the driver loses events, and each would cost a
        // second.
        guard try card.finishFlip(output.crtc, milliseconds: Self.flipTimeout) else {
            card.forgetFlip(output.crtc)
            return try giveUpFlips(surface, layout)
        }
        let back = buffers[1 - front]
        let bytes = back.update(from: surface, layout.converter())
        do throws(Errno) {
            try startFlip(back, unseen.rects.map { layout.native($0) })
        } catch {
            // What went into the hidden buffer is still to be shown, perhaps after an error that passes.
            guard error.isMissingFunction || error.code == EBUSY else { throw error }
            return bytes + (try giveUpFlips(surface, layout))
        }
        front = 1 - front
        unseen = Damage()
        return bytes
    }

    private func startFlip(_ buffer: KMSBuffer, _ damage: [PixelRect]) throws(Errno) {
        do throws(Errno) {
            try pipe.flip(to: buffer, damage: damage)
        } catch {
            guard error.code == EBUSY else { throw error }
            card.beginFlip(output.crtc)
            if try !card.finishFlip(output.crtc, milliseconds: Self.flipTimeout) {
                card.forgetFlip(output.crtc)
                throw Errno(EBUSY)
            }
            try pipe.flip(to: buffer, damage: damage)
        }
        card.beginFlip(output.crtc)
    }

    // The shown buffer gets the damage that is pending for it, from now on alone.
    private func giveUpFlips(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        update = .dirty
        return try write(surface, layout)
    }

    private func write(_ surface: Surface, _ layout: PanelLayout) throws(Errno) -> Int {
        let buffer = buffers[front]
        if update == .direct { _ = try card.modes.crtc(card.descriptor, output.crtc) }
        let bytes = buffer.update(from: surface, layout.converter())
        if update == .dirty {
            do throws(Errno) {
                try card.modes.markDirty(
                    card.descriptor, framebuffer: buffer.framebuffer, unseen.rects.map { layout.native($0) })
            } catch {
                guard error.isMissingFunction else { throw error }
                update = .direct
            }
        }
        unseen = Damage()
        return bytes
    }
}

extension KMSScanout {
    /// Whether the connector still shows this mode: nil when so, else what happened.
    ///
    /// - Parameter isModeNamed: whether the mode was asked for, so that another one that the panel prefers by now is none
    ///   of our business.
    func inspect(isModeNamed: Bool) -> DisplayError? {
        guard isOpen else { return nil }
        let found: KMSConnector
        do throws(Errno) {
            found = try card.modes.connector(card.descriptor, output.connector.id, probing: true)
        } catch {
            return card.failure("look at \(output.connector.name) of", error)
        }
        let object = "\(found.name) of \(card.path)"
        if found.state == .disconnected && output.connector.state != .disconnected {
            return .unsuitable(object: object, reason: "it was unplugged", advice: "plug a panel in")
        }
        let modes = found.modes.filter(\.isUsable)
        let preferred = modes.first(where: \.isPreferred) ?? modes.first
        let fits = modes.contains { $0.width == output.mode.width && $0.height == output.mode.height }
        if !modes.isEmpty, !fits || !isModeNamed && preferred?.size != output.mode.size {
            return .unsuitable(
                object: object, reason: "its mode changed from \(output.mode.size) to \(preferred?.size ?? "none")",
                advice: "open it again")
        }
        return nil
    }
}
