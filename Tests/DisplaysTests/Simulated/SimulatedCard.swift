import CDRM
import Foundation
import Raster

@testable import Displays

/// A DRM card in memory.
final class SimulatedCard: SimulatedSystem.File {
    struct Framebuffer {
        var handle: UInt32
        var code: UInt32
        var width: Int
        var height: Int
    }

    var driver = "simulated"
    var hasDumbBuffers = true
    var preferredDepth = 0
    var connectors: [KMSConnector] = []
    var crtcs: [UInt32] = [40]
    var orientation = Rotation.none
    /// Four-character codes that a mode set takes; nil for all.
    var formats: [String]?
    /// Bytes that a row is padded to.
    var alignment = 64
    /// Whether a buffer has one byte less than it needs.
    var shortens = false
    /// Whether modes can be set atomically.
    var isAtomic = false
    /// What atomic mode setting works on.
    lazy var atomic = SimulatedProperties(self)
    /// Whether a flip tells when it is done.
    var tellsFlips = true
    /// What the first CRTC shows.
    var shown = KMSCRTC(id: 40, framebuffer: 7, x: 0, y: 0, mode: SimulatedCard.mode(1024, 768))

    /// What other CRTCs show.
    var shownElsewhere: [UInt32: UInt32] = [:]

    private(set) var framebuffers: [UInt32: Framebuffer] = [:]
    private(set) var memories: [UInt32: (bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int)] = [:]
    private(set) var dirty: [[PixelRect]] = []
    private var nextID: UInt32 = 100

    override init() {
        super.init()
        addConnector(type: DRM_MODE_CONNECTOR_HDMIA, modes: [Self.mode(8, 4, preferred: true), Self.mode(16, 9)])
    }

    deinit { for memory in memories.values { memory.bytes.deallocate() } }

    static func mode(_ width: Int, _ height: Int, preferred: Bool = false) -> KMSMode {
        var info = drmModeModeInfo()
        info.hdisplay = UInt16(width)
        info.vdisplay = UInt16(height)
        info.vrefresh = 60
        info.type = preferred ? UInt32(DRM_MODE_TYPE_PREFERRED) : 0
        return KMSMode(info: info)
    }

    func addConnector(type: Int32, state: KMSConnector.State = .connected, modes: [KMSMode]) {
        let index = connectors.filter { $0.type == UInt32(type) }.count + 1
        connectors.append(
            KMSConnector(
                id: UInt32(20 + connectors.count), type: UInt32(type), typeIndex: UInt32(index), state: state,
                modes: modes, encoders: [30], encoder: 0, size: PhysicalSize(width: 0, height: 0)))
    }

    /// The bytes of a buffer, by the frame buffer that shows it.
    func bytes(of framebuffer: UInt32) -> [UInt8] {
        guard let handle = framebuffers[framebuffer]?.handle, let memory = memories[handle] else { return [] }
        return Array(memory.bytes)
    }

    /// The bytes of what is shown.
    var screen: [UInt8] { bytes(of: shown.framebuffer) }

    func createBuffer(_ width: Int, _ height: Int, _ bits: Int) -> KMSMemory {
        nextID += 1
        let bytesPerRow = (width * bits / 8 + alignment - 1) / alignment * alignment
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        memories[nextID] = (memory, bytesPerRow)
        return KMSMemory(handle: nextID, bytesPerRow: bytesPerRow, length: memory.count - (shortens ? 1 : 0))
    }

    func destroyBuffer(_ handle: UInt32) {
        guard let memory = memories.removeValue(forKey: handle) else { preconditionFailure("destroyed twice") }
        memory.bytes.deallocate()
    }

    func addFramebuffer(_ framebuffer: Framebuffer) -> UInt32 {
        nextID += 1
        framebuffers[nextID] = framebuffer
        return nextID
    }

    func removeFramebuffer(_ id: UInt32) {
        precondition(framebuffers.removeValue(forKey: id) != nil, "removed twice")
    }

    func setCRTC(_ state: KMSCRTC) throws(Errno) {
        try check(state.framebuffer)
        if state.id == shown.id { shown = state } else { shownElsewhere[state.id] = state.framebuffer }
    }

    private func check(_ id: UInt32) throws(Errno) {
        guard let framebuffer = framebuffers[id], let formats else { return }
        let codes = formats.map { KMSFormat(name: $0, format: .xrgb8888).code }
        if !codes.contains(framebuffer.code) { throw Errno(EINVAL) }
    }

    func commit(_ changes: [KMSChange], flags: UInt32) throws(Errno) {
        if let framebuffer = atomic.value(50, "FB_ID", in: changes) { try check(UInt32(framebuffer)) }
        try atomic.apply(changes)
        shown.framebuffer = UInt32(atomic.value(50, "FB_ID"))
        if flags & UInt32(DRM_MODE_PAGE_FLIP_EVENT) != 0 { tellFlip(of: 40) }
    }

    func markDirty(_ rects: [PixelRect]) { dirty.append(rects) }

    func flip(_ framebuffer: UInt32, _ crtc: UInt32) {
        if crtc == shown.id { shown.framebuffer = framebuffer } else { shownElsewhere[crtc] = framebuffer }
        tellFlip(of: crtc)
    }

    private func tellFlip(of crtc: UInt32) {
        if !tellsFlips { return }
        // type, length, user data, seconds, microseconds, sequence, CRTC
        let words: [UInt32] = [UInt32(DRM_EVENT_FLIP_COMPLETE), 32, 0, 0, 0, 0, 0, crtc]
        for word in words { withUnsafeBytes(of: word) { bytes += $0 } }
    }

    override func readEvent() -> [UInt8]? {
        defer { bytes = [] }
        return bytes
    }

    override func map(length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer {
        guard let memory = memories[UInt32(offset / 4096)], memory.bytes.count == length else { throw Errno(EINVAL) }
        return memory.bytes.baseAddress!
    }
}
