import CDRM
import Glibc

/// An object of a card with its properties.
struct KMSPart {
    let object: KMSObject
    let properties: [KMSProperty]

    subscript(name: String) -> KMSProperty? { properties.first { $0.name == name } }

    /// Changes of the properties that the object has, in order.
    func changes(_ values: [(String, UInt64)]) -> [KMSChange] {
        values.compactMap { name, value in
            self[name].map { KMSChange(object: object, property: $0.id, value: value) }
        }
    }
}

/// The objects of a card that take part in showing a picture on one CRTC.
struct KMSParts {
    let card: KMSCard
    let crtc: UInt32
    /// The planes that this CRTC can show, each with its properties.
    private let planes: [KMSPart]

    private static let needed = [
        "type", "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H",
    ]

    init(_ card: KMSCard, crtc: UInt32) throws(Errno) {
        self.card = card
        self.crtc = crtc
        guard let index = card.resources.crtcs.firstIndex(of: crtc), index < 32 else { throw Errno(ENOENT) }
        var planes: [KMSPart] = []
        for plane in try card.modes.planes(card.descriptor) where plane.possibleCRTCs & (1 << UInt32(index)) != 0 {
            let object = KMSObject(id: plane.id, type: UInt32(DRM_MODE_OBJECT_PLANE))
            planes.append(KMSPart(object: object, properties: try card.modes.properties(card.descriptor, of: object)))
        }
        self.planes = planes
    }

    /// An object with the properties that are needed.
    func part(_ id: UInt32, _ type: UInt32, needs names: [String]) throws(Errno) -> KMSPart {
        let object = KMSObject(id: id, type: type)
        let part = KMSPart(object: object, properties: try card.modes.properties(card.descriptor, of: object))
        guard names.allSatisfy({ part[$0] != nil }) else { throw Errno(EOPNOTSUPP) }
        return part
    }

    /// The plane that shows the picture itself: the one in use, else the first.
    func primaryPlane() throws(Errno) -> KMSPart {
        let primary = planes.filter { plane in
            plane["type"]?.value == UInt64(DRM_PLANE_TYPE_PRIMARY) && Self.needed.allSatisfy { plane[$0] != nil }
        }
        guard let plane = primary.first(where: { isUsed($0) }) ?? primary.first(where: { $0["CRTC_ID"]?.value == 0 })
        else { throw Errno(EOPNOTSUPP) }
        return plane
    }

    /// What takes other planes and connectors off the CRTC.
    func others(than connector: UInt32, _ plane: UInt32) -> [KMSChange] {
        let planes = planes.filter { $0.object.id != plane && isUsed($0) }
        let connectors = card.resources.connectors.filter { $0 != connector }.compactMap { id in
            try? part(id, UInt32(DRM_MODE_OBJECT_CONNECTOR), needs: ["CRTC_ID"])
        }
        return planes.flatMap { $0.changes([("FB_ID", 0), ("CRTC_ID", 0)]) }
            + connectors.filter { isUsed($0) }.flatMap { $0.changes([("CRTC_ID", 0)]) }
    }

    private func isUsed(_ part: KMSPart) -> Bool { part["CRTC_ID"]?.value == UInt64(crtc) }
}
