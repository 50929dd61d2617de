import CDRM
import Foundation
import Raster

@testable import Displays

/// Mode setting on simulated cards; faults are ordered from the simulated system, by the names of the calls here.
final class SimulatedModes: ModeSetting {
    let system: SimulatedSystem

    init(_ system: SimulatedSystem) { self.system = system }

    private func card(_ call: String, _ descriptor: Int32) throws(Errno) -> SimulatedCard {
        try system.enter(call, system.path(descriptor))
        guard let card = system.files[system.path(descriptor)] as? SimulatedCard else { throw Errno(ENOTTY) }
        return card
    }

    func driverName(_ card: Int32) throws(Errno) -> String { try self.card("driverName", card).driver }

    func capability(_ card: Int32, _ capability: UInt64) throws(Errno) -> UInt64 {
        let card = try self.card("capability", card)
        switch capability {
        case UInt64(DRM_CAP_DUMB_BUFFER): return card.hasDumbBuffers ? 1 : 0
        case UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH): return UInt64(card.preferredDepth)
        default: throw Errno(EINVAL)
        }
    }

    func resources(_ card: Int32) throws(Errno) -> KMSResources {
        let card = try self.card("resources", card)
        return KMSResources(connectors: card.connectors.map(\.id), crtcs: card.crtcs)
    }

    func connector(_ card: Int32, _ id: UInt32, probing: Bool) throws(Errno) -> KMSConnector {
        guard let found = try self.card("connector", card).connectors.first(where: { $0.id == id }) else {
            throw Errno(ENOENT)
        }
        return found
    }

    func panelOrientation(_ card: Int32, connector: UInt32) throws(Errno) -> Rotation {
        try self.card("panelOrientation", card).orientation
    }

    func encoder(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSEncoder {
        return KMSEncoder(crtc: 0, possibleCRTCs: (1 << UInt32(try self.card("encoder", card).crtcs.count)) - 1)
    }

    func crtc(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSCRTC {
        let card = try self.card("crtc", card)
        if id == card.shown.id { return card.shown }
        return KMSCRTC(id: id, framebuffer: card.shownElsewhere[id] ?? 0, x: 0, y: 0, mode: nil)
    }

    func setCRTC(_ card: Int32, _ state: KMSCRTC, connector: UInt32) throws(Errno) {
        try self.card("setCRTC", card).setCRTC(state)
    }

    func createBuffer(_ card: Int32, width: Int, height: Int, bitsPerPixel: Int) throws(Errno) -> KMSMemory {
        try self.card("createBuffer", card).createBuffer(width, height, bitsPerPixel)
    }

    func mapOffset(_ card: Int32, handle: UInt32) throws(Errno) -> Int {
        _ = try self.card("mapOffset", card)
        return Int(handle) * 4096
    }

    func destroyBuffer(_ card: Int32, handle: UInt32) { try? self.card("destroyBuffer", card).destroyBuffer(handle) }

    func addFramebuffer(
        _ card: Int32, width: Int, height: Int, code: UInt32, memory: KMSMemory
    ) throws(Errno) -> UInt32 {
        try self.card("addFramebuffer", card).addFramebuffer(
            .init(handle: memory.handle, code: code, width: width, height: height))
    }

    func removeFramebuffer(_ card: Int32, _ id: UInt32) {
        try? self.card("removeFramebuffer", card).removeFramebuffer(id)
    }

    func markDirty(_ card: Int32, framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno) {
        try self.card("markDirty", card).markDirty(rects)
    }

    func flip(_ card: Int32, crtc: UInt32, framebuffer: UInt32) throws(Errno) {
        try self.card("flip", card).flip(framebuffer, crtc)
    }

    func setClientCapability(_ card: Int32, _ capability: UInt64, _ value: UInt64) throws(Errno) {
        guard try self.card("setClientCapability", card).isAtomic else { throw Errno(EOPNOTSUPP) }
    }

    func planes(_ card: Int32) throws(Errno) -> [KMSPlane] { try self.card("planes", card).atomic.planes }

    func properties(_ card: Int32, of object: KMSObject) throws(Errno) -> [KMSProperty] {
        try self.card("properties", card).atomic.properties(of: object)
    }

    func setProperty(_ card: Int32, _ change: KMSChange) throws(Errno) {
        try self.card("setProperty", card).atomic.apply([change])
    }

    func createBlob(_ card: Int32, _ bytes: [UInt8]) throws(Errno) -> UInt32 {
        try self.card("createBlob", card).atomic.addBlob(bytes)
    }

    func destroyBlob(_ card: Int32, _ id: UInt32) { try? self.card("destroyBlob", card).atomic.removeBlob(id) }

    func commit(_ card: Int32, _ changes: [KMSChange], flags: UInt32) throws(Errno) {
        try self.card("commit", card).commit(changes, flags: flags)
    }

    func isMaster(_ card: Int32) -> Bool { (try? self.card("isMaster", card)) != nil }

    func setMaster(_ card: Int32) throws(Errno) { _ = try self.card("setMaster", card) }

    func dropMaster(_ card: Int32) throws(Errno) { _ = try self.card("dropMaster", card) }
}
