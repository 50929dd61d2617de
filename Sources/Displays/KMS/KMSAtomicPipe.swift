import CDRM
import Glibc
import Raster

/// A pipe whose changes take effect together or not at all.
final class KMSAtomicPipe: KMSPipe {
    private let card: KMSCard
    private let output: KMSOutput
    private let connector: KMSPart
    private let crtc: KMSPart
    private let plane: KMSPart
    /// What else is on the CRTC and goes: connectors that would show a copy, a cursor, overlays.
    private let others: [KMSChange]
    private let legacy: KMSLegacyPipe
    private var isTurned = false

    /// Asks for atomic mode setting and looks at the parts. Errors: the driver has none, or parts lack what is needed.
    init(_ card: KMSCard, _ output: KMSOutput) throws(Errno) {
        // Looked at first, since a restored CRTC is set the old way.
        legacy = KMSLegacyPipe(card, output)
        try card.modes.setClientCapability(card.descriptor, UInt64(DRM_CLIENT_CAP_ATOMIC), 1)
        let parts = try KMSParts(card, crtc: output.crtc)
        self.card = card
        self.output = output
        connector = try parts.part(output.connector.id, UInt32(DRM_MODE_OBJECT_CONNECTOR), needs: ["CRTC_ID"])
        crtc = try parts.part(output.crtc, UInt32(DRM_MODE_OBJECT_CRTC), needs: ["MODE_ID", "ACTIVE"])
        plane = try parts.primaryPlane()
        others = parts.others(than: output.connector.id, plane.object.id)
    }

    var takesDamage: Bool { plane["FB_DAMAGE_CLIPS"] != nil }

    var rotations: [Rotation] {
        guard let property = plane["rotation"] else { return [] }
        return [Rotation.clockwise90, .half, .clockwise270].filter { property.values[Self.name($0)] != nil }
    }

    func show(_ buffer: KMSBuffer, rotation: Rotation) throws(Errno) {
        let mode = try card.modes.createBlob(card.descriptor, withUnsafeBytes(of: output.mode.info) { Array($0) })
        defer { card.modes.destroyBlob(card.descriptor, mode) }
        var changes = others
        changes += connector.changes([("CRTC_ID", UInt64(output.crtc))])
        changes += crtc.changes([("MODE_ID", UInt64(mode)), ("ACTIVE", 1)])
        changes += planeChanges(buffer, rotation)
        try card.modes.commit(card.descriptor, changes, flags: UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET))
        isTurned = rotation != .none
    }

    // Sources are in 16.16 fixed point.
    private func planeChanges(_ buffer: KMSBuffer, _ rotation: Rotation) -> [KMSChange] {
        let values: [(String, UInt64)] = [
            ("FB_ID", UInt64(buffer.framebuffer)), ("CRTC_ID", UInt64(output.crtc)),
            ("SRC_X", 0), ("SRC_Y", 0), ("SRC_W", UInt64(buffer.width) << 16), ("SRC_H", UInt64(buffer.height) << 16),
            ("CRTC_X", 0), ("CRTC_Y", 0), ("CRTC_W", UInt64(output.mode.width)), ("CRTC_H", UInt64(output.mode.height)),
        ]
        return plane.changes(values + turn(rotation))
    }

    func flip(to buffer: KMSBuffer, damage: [PixelRect]) throws(Errno) {
        var values = [("FB_ID", UInt64(buffer.framebuffer))]
        var clips: UInt32?
        if takesDamage, !damage.isEmpty {
            clips = try card.modes.createBlob(card.descriptor, Self.bytes(damage))
            values.append(("FB_DAMAGE_CLIPS", UInt64(clips ?? 0)))
        }
        defer { if let clips { card.modes.destroyBlob(card.descriptor, clips) } }
        let flags = UInt32(DRM_MODE_ATOMIC_NONBLOCK) | UInt32(DRM_MODE_PAGE_FLIP_EVENT)
        try card.modes.commit(card.descriptor, plane.changes(values), flags: flags)
    }

    func setPower(_ isOn: Bool) throws(Errno) {
        let changes = crtc.changes([("ACTIVE", isOn ? 1 : 0)])
        try card.modes.commit(card.descriptor, changes, flags: UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET))
    }

    func restore() {
        // The old way of setting a CRTC keeps the plane's turn, and a turned buffer cannot just be shown upright: so
        // all goes off first.
        if isTurned {
            var changes = connector.changes([("CRTC_ID", 0)]) + crtc.changes([("ACTIVE", 0), ("MODE_ID", 0)])
            changes += plane.changes([("FB_ID", 0), ("CRTC_ID", 0)] + turn(.none))
            _ = try? card.modes.commit(card.descriptor, changes, flags: UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET))
        }
        legacy.restore()
    }

    private func turn(_ rotation: Rotation) -> [(String, UInt64)] {
        plane["rotation"]?.values[Self.name(rotation)].map { [("rotation", 1 << $0)] } ?? []
    }

    /// Rectangles as the kernel takes them: four 32-bit numbers each, the right and lower ends exclusive.
    static func bytes(_ damage: [PixelRect]) -> [UInt8] {
        damage.flatMap { rect in
            [rect.x0, rect.y0, rect.x1, rect.y1].flatMap { value in
                withUnsafeBytes(of: Int32(value)) { Array($0) }
            }
        }
    }

    /// The kernel counts turns the other way round.
    private static func name(_ rotation: Rotation) -> String {
        switch rotation {
        case .none: "rotate-0"
        case .clockwise90: "rotate-270"
        case .half: "rotate-180"
        case .clockwise270: "rotate-90"
        }
    }
}
