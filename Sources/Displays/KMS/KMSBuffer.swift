import Glibc
import Raster

/// A picture in memory that a card can show, and what in it is older than the host's surface.
final class KMSBuffer {
    let width: Int
    let height: Int
    /// The id to show it by.
    let framebuffer: UInt32
    /// What changed since this buffer was last written.
    var pending = Damage()
    private let card: KMSCard
    private let memory: KMSMemory
    private var mapping: UnsafeMutableRawPointer?

    /// Makes a black buffer, as the kernel clears it.
    init(_ card: KMSCard, width: Int, height: Int, format: KMSFormat) throws(Errno) {
        let modes = card.modes
        let memory = try modes.createBuffer(
            card.descriptor, width: width, height: height, bitsPerPixel: format.format.bitsPerPixel)
        self.width = width
        self.height = height
        self.card = card
        self.memory = memory
        var made: UInt32?
        do throws(Errno) {
            guard memory.bytesPerRow >= format.format.bytesPerRow(width: width),
                memory.length >= memory.bytesPerRow * height
            else { throw Errno(EOVERFLOW) }
            let offset = try modes.mapOffset(card.descriptor, handle: memory.handle)
            let framebuffer = try modes.addFramebuffer(
                card.descriptor, width: width, height: height, code: format.code, memory: memory)
            made = framebuffer
            self.framebuffer = framebuffer
            mapping = try card.system.map(card.descriptor, length: memory.length, offset: offset)
        } catch {
            if let made { modes.removeFramebuffer(card.descriptor, made) }
            modes.destroyBuffer(card.descriptor, handle: memory.handle)
            throw error
        }
    }

    /// Brings the buffer up to the surface: writes what is pending. Returns the bytes written.
    func update(from surface: Surface, _ converter: PixelConverter) -> Int {
        guard let mapping else { return 0 }
        defer { pending = Damage() }
        return pending.rects.reduce(0) { bytes, rect in
            bytes + converter.convert(surface, rect, to: mapping, bytesPerRow: memory.bytesPerRow)
        }
    }

    /// Gives the memory back; a CRTC that still shows it goes dark.
    func release() {
        guard let mapped = mapping else { return }
        mapping = nil
        card.system.unmap(mapped, length: memory.length)
        card.modes.removeFramebuffer(card.descriptor, framebuffer)
        card.modes.destroyBuffer(card.descriptor, handle: memory.handle)
    }
}
