import CDRM
import Glibc
import Raster

/// Sets a mode by trying formats until the card takes one.
struct KMSModeSet {
    let card: KMSCard
    let output: KMSOutput

    /// A black buffer that is shown now, and its format. Errors: what each format met; who drives the card, if that is
    /// why.
    func firstBuffer() throws(DisplayError) -> (buffer: KMSBuffer, format: KMSFormat) {
        let depth = (try? card.modes.capability(card.descriptor, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH))) ?? 0
        var attempts: [String] = []
        var last = Errno(EINVAL)
        for format in KMSFormat.candidates(preferredDepth: Int(clamping: depth)) {
            do throws(Errno) {
                return (try buffer(format), format)
            } catch {
                if error.isDenied { throw card.failure("set a mode on", error) }
                if error.code == ENODEV { throw card.failure("set a mode on", error) }
                attempts.append("\(format.name) \(error.name)")
                last = error
            }
        }
        throw .system(
            operation: "set mode \(output.mode.size) of \(output.connector.name) on", object: card.path,
            errno: last.code, advice: "tried " + attempts.joined(separator: ", ") + "; choose another mode")
    }

    private func buffer(_ format: KMSFormat) throws(Errno) -> KMSBuffer {
        let buffer = try KMSBuffer(card, width: output.mode.width, height: output.mode.height, format: format)
        do throws(Errno) {
            let state = KMSCRTC(
                id: output.crtc, framebuffer: buffer.framebuffer, x: 0, y: 0, mode: output.mode)
            try card.modes.setCRTC(card.descriptor, state, connector: output.connector.id)
        } catch {
            buffer.release()
            throw error
        }
        return buffer
    }
}
