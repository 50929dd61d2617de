import CDRM
import Glibc
import Raster

/// Mode setting through libdrm, whose calls try again after EINTR and EAGAIN.
final class LibDRM: ModeSetting {
    func driverName(_ card: Int32) throws(Errno) -> String {
        guard let version = drmGetVersion(card) else { throw Errno.current }
        defer { drmFreeVersion(version) }
        guard let name = version.pointee.name else { return "" }
        let bytes = UnsafeRawBufferPointer(start: name, count: Int(version.pointee.name_len))
        return String(decoding: bytes, as: UTF8.self)
    }

    func capability(_ card: Int32, _ capability: UInt64) throws(Errno) -> UInt64 {
        var value: UInt64 = 0
        try check(drmGetCap(card, capability, &value))
        return value
    }

    func resources(_ card: Int32) throws(Errno) -> KMSResources {
        guard let found = drmModeGetResources(card) else { throw Errno.current }
        defer { drmModeFreeResources(found) }
        return KMSResources(
            connectors: array(found.pointee.connectors, found.pointee.count_connectors),
            crtcs: array(found.pointee.crtcs, found.pointee.count_crtcs))
    }

    func connector(_ card: Int32, _ id: UInt32, probing: Bool) throws(Errno) -> KMSConnector {
        let answer = probing ? drmModeGetConnector(card, id) : drmModeGetConnectorCurrent(card, id)
        guard let answer else { throw Errno.current }
        defer { drmModeFreeConnector(answer) }
        let found = answer.pointee
        return KMSConnector(
            id: found.connector_id, type: found.connector_type, typeIndex: found.connector_type_id,
            state: state(found.connection), modes: array(found.modes, found.count_modes).map { KMSMode(info: $0) },
            encoders: array(found.encoders, found.count_encoders), encoder: found.encoder_id,
            size: PhysicalSize(
                width: Int(Int32(bitPattern: found.mmWidth)), height: Int(Int32(bitPattern: found.mmHeight))))
    }

    func panelOrientation(_ card: Int32, connector: UInt32) throws(Errno) -> Rotation {
        guard let found = drmModeObjectGetProperties(card, connector, UInt32(DRM_MODE_OBJECT_CONNECTOR)) else {
            throw Errno.current
        }
        defer { drmModeFreeObjectProperties(found) }
        let ids = array(found.pointee.props, Int32(found.pointee.count_props))
        let values = array(found.pointee.prop_values, Int32(found.pointee.count_props))
        for (id, value) in zip(ids, values) where propertyName(card, id) == "panel orientation" {
            return rotation(forOrientation: value)
        }
        return .none
    }

    func encoder(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSEncoder {
        guard let found = drmModeGetEncoder(card, id) else { throw Errno.current }
        defer { drmModeFreeEncoder(found) }
        return KMSEncoder(crtc: found.pointee.crtc_id, possibleCRTCs: found.pointee.possible_crtcs)
    }

    func crtc(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSCRTC {
        guard let answer = drmModeGetCrtc(card, id) else { throw Errno.current }
        defer { drmModeFreeCrtc(answer) }
        let found = answer.pointee
        return KMSCRTC(
            id: found.crtc_id, framebuffer: found.buffer_id, x: found.x, y: found.y,
            mode: found.mode_valid != 0 ? KMSMode(info: found.mode) : nil)
    }

    func setCRTC(_ card: Int32, _ state: KMSCRTC, connector: UInt32) throws(Errno) {
        var connector = connector
        if var info = state.mode?.info {
            try check(drmModeSetCrtc(card, state.id, state.framebuffer, state.x, state.y, &connector, 1, &info))
        } else {
            try check(drmModeSetCrtc(card, state.id, 0, 0, 0, nil, 0, nil))
        }
    }

    func isMaster(_ card: Int32) -> Bool { drmIsMaster(card) != 0 }

    func setMaster(_ card: Int32) throws(Errno) { try check(drmSetMaster(card)) }

    func dropMaster(_ card: Int32) throws(Errno) { try check(drmDropMaster(card)) }

    private func state(_ connection: drmModeConnection) -> KMSConnector.State {
        switch connection {
        case DRM_MODE_CONNECTED: .connected
        case DRM_MODE_DISCONNECTED: .disconnected
        default: .unknown
        }
    }

    private func propertyName(_ card: Int32, _ id: UInt32) -> String? {
        guard let property = drmModeGetProperty(card, id) else { return nil }
        defer { drmModeFreeProperty(property) }
        return withUnsafeBytes(of: &property.pointee.name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private func array<Element>(_ first: UnsafeMutablePointer<Element>?, _ count: Int32) -> [Element] {
        Array(UnsafeBufferPointer(start: first, count: first == nil ? 0 : Int(max(0, count))))
    }
}

/// The turn that brings the picture upright on a panel mounted as the property says. With the panel's right side up,
/// the picture's upper edge belongs on the memory's right edge, a quarter turn clockwise.
func rotation(forOrientation value: UInt64) -> Rotation {
    switch value {
    case 1: .half
    case 2: .clockwise270
    case 3: .clockwise90
    default: .none
    }
}

/// Some of libdrm's calls return the error number negated, others -1 with errno set; -1 is then EPERM in both.
func check(_ result: Int32) throws(Errno) {
    let error = Errno.current
    guard result < 0 else { return }
    throw result == -1 && error.code != 0 ? error : Errno(-result)
}
