import CDRM
import Glibc
import Raster

/// Sets a mode by trying formats and ways until the card takes one.
struct KMSModeSet {
    let card: KMSCard
    let output: KMSOutput
    /// The turn from the picture to the screen.
    let rotation: Rotation
    /// What is shown, as the viewer sees it, where it has the panel's size; else black.
    var picture: Surface?

    /// What the card took.
    struct Result {
        /// Black or the picture, and shown now.
        let buffer: KMSBuffer
        let format: KMSFormat
        let pipe: any KMSPipe
        /// Whether the hardware turns the picture.
        let isTurned: Bool
    }

    /// Tries formats in order of preference, each turned by the hardware if it offers that, as it is, and without atomic
    /// mode setting. Errors: what each format met; who drives the card, if that is why.
    func run() throws(DisplayError) -> Result {
        let depth = (try? card.modes.capability(card.descriptor, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH))) ?? 0
        let legacy = KMSLegacyPipe(card, output)
        let atomic = try? KMSAtomicPipe(card, output)
        var attempts: [String] = []
        var last = Errno(EINVAL)
        for format in KMSFormat.candidates(preferredDepth: Int(clamping: depth)) {
            do throws(Errno) {
                return try result(format, atomic, legacy)
            } catch {
                if error.isDenied || error.code == ENODEV { throw card.failure("set a mode on", error) }
                attempts.append("\(format.name) \(error.name)")
                last = error
            }
        }
        let what = last.code == EBUSY ? "another program uses the output; stop that one" : "choose another mode"
        throw .system(
            operation: "set mode \(output.mode.size) of \(output.connector.name) on", object: card.path,
            errno: last.code, advice: "tried " + attempts.joined(separator: ", ") + "; " + what)
    }

    private func result(
        _ format: KMSFormat, _ atomic: KMSAtomicPipe?, _ legacy: KMSLegacyPipe
    ) throws(Errno) -> Result {
        if let atomic, rotation != .none, atomic.rotations.contains(rotation) {
            let buffer = try? shown(format, by: atomic, turned: true)
            if let buffer { return Result(buffer: buffer, format: format, pipe: atomic, isTurned: true) }
        }
        if let atomic {
            do throws(Errno) {
                let buffer = try shown(format, by: atomic, turned: false)
                return Result(buffer: buffer, format: format, pipe: atomic, isTurned: false)
            } catch {
                if error.isDenied || error.code == ENODEV { throw error }
            }
        }
        let buffer = try shown(format, by: legacy, turned: false)
        return Result(buffer: buffer, format: format, pipe: legacy, isTurned: false)
    }

    private func shown(_ format: KMSFormat, by pipe: any KMSPipe, turned: Bool) throws(Errno) -> KMSBuffer {
        let swaps = turned && rotation.swapsAxes
        let (width, height) = (output.mode.width, output.mode.height)
        let buffer = try KMSBuffer(
            card, width: swaps ? height : width, height: swaps ? width : height, format: format)
        draw(on: buffer, format, isTurned: turned)
        do throws(Errno) {
            try pipe.show(buffer, rotation: turned ? rotation : .none)
        } catch {
            buffer.release()
            throw error
        }
        return buffer
    }

    private func draw(on buffer: KMSBuffer, _ format: KMSFormat, isTurned: Bool) {
        guard let picture else { return }
        let layout = PanelLayout(
            nativeWidth: buffer.width, nativeHeight: buffer.height, format: format.format,
            rotation: isTurned ? .none : rotation)
        guard picture.width == layout.width, picture.height == layout.height else { return }
        buffer.pending.insert(layout.updates(for: [picture.bounds]))
        _ = buffer.update(from: picture, layout.converter())
    }
}
