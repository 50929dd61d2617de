import CDRM
import Glibc

extension LibDRM {
    func setClientCapability(_ card: Int32, _ capability: UInt64, _ value: UInt64) throws(Errno) {
        if capability == UInt64(DRM_CLIENT_CAP_ATOMIC), let choice = getenv("SCANOUT_DRM"),
            strcmp(choice, "legacy") == 0
        {
            throw Errno(EOPNOTSUPP)
        }
        try check(drmSetClientCap(card, capability, value))
    }

    func planes(_ card: Int32) throws(Errno) -> [KMSPlane] {
        guard let found = drmModeGetPlaneResources(card) else { throw Errno.current }
        defer { drmModeFreePlaneResources(found) }
        var planes: [KMSPlane] = []
        for index in 0..<Int(found.pointee.count_planes) {
            guard let plane = drmModeGetPlane(card, found.pointee.planes[index]) else { throw Errno.current }
            planes.append(KMSPlane(id: plane.pointee.plane_id, possibleCRTCs: plane.pointee.possible_crtcs))
            drmModeFreePlane(plane)
        }
        return planes
    }

    func properties(_ card: Int32, of object: KMSObject) throws(Errno) -> [KMSProperty] {
        guard let found = drmModeObjectGetProperties(card, object.id, object.type) else { throw Errno.current }
        defer { drmModeFreeObjectProperties(found) }
        var properties: [KMSProperty] = []
        for index in 0..<Int(found.pointee.count_props) {
            guard let property = drmModeGetProperty(card, found.pointee.props[index]) else { continue }
            defer { drmModeFreeProperty(property) }
            properties.append(Self.property(property, value: found.pointee.prop_values[index]))
        }
        return properties
    }

    func setProperty(_ card: Int32, _ change: KMSChange) throws(Errno) {
        try check(
            drmModeObjectSetProperty(card, change.object.id, change.object.type, change.property, change.value))
    }

    func createBlob(_ card: Int32, _ bytes: [UInt8]) throws(Errno) -> UInt32 {
        var id: UInt32 = 0
        try check(drmModeCreatePropertyBlob(card, bytes, bytes.count, &id))
        return id
    }

    func destroyBlob(_ card: Int32, _ id: UInt32) { _ = drmModeDestroyPropertyBlob(card, id) }

    func commit(_ card: Int32, _ changes: [KMSChange], flags: UInt32) throws(Errno) {
        guard let request = drmModeAtomicAlloc() else { throw Errno(ENOMEM) }
        defer { drmModeAtomicFree(request) }
        for change in changes {
            try check(drmModeAtomicAddProperty(request, change.object.id, change.property, change.value))
        }
        try check(drmModeAtomicCommit(card, request, flags, nil))
    }

    private static func property(_ property: drmModePropertyPtr, value: UInt64) -> KMSProperty {
        var values: [String: UInt64] = [:]
        let isNamed = property.pointee.flags & UInt32(DRM_MODE_PROP_ENUM | DRM_MODE_PROP_BITMASK) != 0
        for index in 0..<(isNamed ? Int(property.pointee.count_enums) : 0) {
            let entry = property.pointee.enums[index]
            values[text(entry.name)] = entry.value
        }
        return KMSProperty(
            id: property.pointee.prop_id, name: text(property.pointee.name), value: value, values: values)
    }

    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
