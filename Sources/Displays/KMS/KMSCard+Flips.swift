import CDRM
import Glibc

extension KMSCard {
    /// Notes that a flip was asked for.
    func beginFlip(_ crtc: UInt32) { flipping.insert(crtc) }

    /// Forgets a flip whose end is not waited for.
    func forgetFlip(_ crtc: UInt32) { flipping.remove(crtc) }

    func isFlipping(_ crtc: UInt32) -> Bool { flipping.contains(crtc) }

    /// Waits until a CRTC has told that its flip is done. Returns false when it does not within the time.
    func finishFlip(_ crtc: UInt32, milliseconds: Int32) throws(Errno) -> Bool {
        while flipping.contains(crtc) {
            guard try system.waitUntilReadable(descriptor, milliseconds: milliseconds) else { return false }
            try readEvents()
        }
        return true
    }

    private func readEvents() throws(Errno) {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let result = bytes.withUnsafeMutableBytes { buffer in
            attempt { () throws(Errno) in try system.read(descriptor, buffer) }
        }
        let count = try result.get()
        if count == 0 { throw Errno(ENODEV) }
        for crtc in KMSEvent.finishedFlips(in: bytes[..<count]) {
            // Kernels before 4.12 do not tell which.
            if crtc == 0 { flipping.removeAll() } else { flipping.remove(crtc) }
        }
    }
}

/// What a card tells through its descriptor.
enum KMSEvent {
    /// The CRTCs of the finished flips in a block of events, each of which begins with its type and its length.
    static func finishedFlips(in bytes: ArraySlice<UInt8>) -> [UInt32] {
        var crtcs: [UInt32] = []
        var rest = bytes
        while rest.count >= 8 {
            let length = Int(word(rest.dropFirst(4)))
            guard length >= 8 else { break }
            if word(rest) == UInt32(DRM_EVENT_FLIP_COMPLETE) {
                crtcs.append(rest.count >= 32 && length >= 32 ? word(rest.dropFirst(28)) : 0)
            }
            rest = rest.dropFirst(length)
        }
        return crtcs
    }

    // In the machine's own order of bytes, as the kernel writes it.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
}

/// The cards that are open in this process.
final class KMSOpenCards {
    private struct Entry {
        weak var card: KMSCard?
    }
    private var entries: [String: Entry] = [:]

    subscript(path: String) -> KMSCard? {
        guard let card = entries[path]?.card, card.descriptor >= 0 else { return nil }
        return card
    }

    func add(_ card: KMSCard) { entries[card.path] = Entry(card: card) }

    func remove(_ card: KMSCard) {
        if entries[card.path]?.card === card { entries.removeValue(forKey: card.path) }
    }
}
