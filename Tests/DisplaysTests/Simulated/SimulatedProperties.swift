import CDRM
import Foundation
import Raster

@testable import Displays

/// The properties of a simulated card: one CRTC (40) with a primary plane (50) and a cursor (51).
final class SimulatedProperties {
    var rotations: [String] = []
    var takesDamage = false
    /// Turns whose commits are refused although they are offered.
    var refusedRotations: [UInt64] = []
    private(set) var blobs: [UInt32: [UInt8]] = [:]
    /// The rectangles that each commit named as damage.
    private(set) var damage: [[Int32]] = []
    private unowned let card: SimulatedCard
    private var values: [UInt32: [String: UInt64]] = [
        50: ["type": UInt64(DRM_PLANE_TYPE_PRIMARY), "CRTC_ID": 40, "FB_ID": 7, "rotation": 1],
        51: ["type": UInt64(DRM_PLANE_TYPE_CURSOR), "CRTC_ID": 40, "FB_ID": 8], 40: ["ACTIVE": 1, "DPMS": 0],
        20: ["CRTC_ID": 40], 21: ["CRTC_ID": 40],
    ]
    private var nextBlob: UInt32 = 900

    private static let names = [
        "type", "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H",
        "rotation", "FB_DAMAGE_CLIPS", "MODE_ID", "ACTIVE", "DPMS",
    ]

    init(_ card: SimulatedCard) { self.card = card }

    let planes = [KMSPlane(id: 50, possibleCRTCs: 1), KMSPlane(id: 51, possibleCRTCs: 1)]

    func value(_ object: UInt32, _ name: String) -> UInt64 { values[object]?[name] ?? 0 }

    func value(_ object: UInt32, _ name: String, in changes: [KMSChange]) -> UInt64? {
        changes.last { $0.object.id == object && Self.names[Int($0.property)] == name }?.value
    }

    func properties(of object: KMSObject) -> [KMSProperty] {
        Self.names.enumerated().filter { has($0.element, object) }.map { index, name in
            var property = KMSProperty(id: UInt32(index), name: name, value: value(object.id, name))
            if name == "rotation" {
                let bits = ["rotate-0": 0, "rotate-90": 1, "rotate-180": 2, "rotate-270": 3] as [String: UInt64]
                property.values = bits.filter { rotations.contains($0.key) }
            }
            return property
        }
    }

    func apply(_ changes: [KMSChange]) throws(Errno) {
        for change in changes where Self.names[Int(change.property)] == "rotation" {
            if refusedRotations.contains(change.value) { throw Errno(EINVAL) }
        }
        for change in changes {
            let name = Self.names[Int(change.property)]
            values[change.object.id, default: [:]][name] = change.value
            if name == "FB_DAMAGE_CLIPS" { damage.append(clips(UInt32(change.value))) }
        }
    }

    func addBlob(_ bytes: [UInt8]) -> UInt32 {
        nextBlob += 1
        blobs[nextBlob] = bytes
        return nextBlob
    }

    func removeBlob(_ id: UInt32) { precondition(blobs.removeValue(forKey: id) != nil, "removed twice") }

    private func clips(_ id: UInt32) -> [Int32] {
        (blobs[id] ?? []).withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self) }
        }
    }

    private func has(_ name: String, _ object: KMSObject) -> Bool {
        switch Int32(bitPattern: object.type) {
        case Int32(bitPattern: UInt32(DRM_MODE_OBJECT_CONNECTOR)): name == "CRTC_ID" || name == "DPMS"
        case Int32(bitPattern: UInt32(DRM_MODE_OBJECT_CRTC)): name == "MODE_ID" || name == "ACTIVE"
        default: hasPlane(name)
        }
    }

    private func hasPlane(_ name: String) -> Bool {
        switch name {
        case "rotation": !rotations.isEmpty
        case "FB_DAMAGE_CLIPS": takesDamage
        case "MODE_ID", "ACTIVE", "DPMS": false
        default: true
        }
    }
}
