import CDRM
import Raster

extension LibDRM {
    func createBuffer(_ card: Int32, width: Int, height: Int, bitsPerPixel: Int) throws(Errno) -> KMSMemory {
        var handle: UInt32 = 0
        var pitch: UInt32 = 0
        var length: UInt64 = 0
        try check(
            drmModeCreateDumbBuffer(
                card, UInt32(width), UInt32(height), UInt32(bitsPerPixel), 0, &handle, &pitch, &length))
        return KMSMemory(handle: handle, bytesPerRow: Int(pitch), length: Int(length))
    }

    func mapOffset(_ card: Int32, handle: UInt32) throws(Errno) -> Int {
        var offset: UInt64 = 0
        try check(drmModeMapDumbBuffer(card, handle, &offset))
        return Int(offset)
    }

    func destroyBuffer(_ card: Int32, handle: UInt32) { _ = drmModeDestroyDumbBuffer(card, handle) }

    func addFramebuffer(
        _ card: Int32, width: Int, height: Int, code: UInt32, memory: KMSMemory
    ) throws(Errno) -> UInt32 {
        let handles: [UInt32] = [memory.handle, 0, 0, 0]
        let pitches: [UInt32] = [UInt32(memory.bytesPerRow), 0, 0, 0]
        let offsets: [UInt32] = [0, 0, 0, 0]
        var id: UInt32 = 0
        try check(drmModeAddFB2(card, UInt32(width), UInt32(height), code, handles, pitches, offsets, &id, 0))
        return id
    }

    func removeFramebuffer(_ card: Int32, _ id: UInt32) { _ = drmModeRmFB(card, id) }

    func markDirty(_ card: Int32, framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno) {
        var clips = rects.map { rect in
            drmModeClip(x1: UInt16(rect.x0), y1: UInt16(rect.y0), x2: UInt16(rect.x1), y2: UInt16(rect.y1))
        }
        try check(drmModeDirtyFB(card, framebuffer, &clips, UInt32(clips.count)))
    }

    func flip(_ card: Int32, crtc: UInt32, framebuffer: UInt32) throws(Errno) {
        try check(drmModePageFlip(card, crtc, framebuffer, UInt32(DRM_MODE_PAGE_FLIP_EVENT), nil))
    }
}
