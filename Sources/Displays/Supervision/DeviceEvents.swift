import Glibc

/// Tells when the kernel adds, removes or changes a display, as it does for everybody on a netlink socket.
final class DeviceEvents {
    /// Becomes readable when there is something to tell.
    let descriptor: Int32
    private let system: any System

    /// Begins to listen; nil where that is not possible, as in some containers.
    init?(_ system: any System) {
        guard let descriptor = try? system.listenForDeviceEvents() else { return nil }
        self.descriptor = descriptor
        self.system = system
    }

    deinit { system.close(descriptor) }

    /// Takes all that was told so far. Returns whether any of it was about a display.
    func takeAll() -> Bool {
        var isConcerned = false
        var buffer = [UInt8](repeating: 0, count: 8192)
        // A bound, in case somebody is faster than we are; the descriptor stays readable then.
        for _ in 0..<256 {
            let result = buffer.withUnsafeMutableBytes { bytes in
                attempt { () throws(Errno) in try system.read(descriptor, bytes) }
            }
            switch result {
            case .success(let count):
                if count == 0 { return isConcerned }
                isConcerned = isConcerned || Self.concernsDisplays(buffer[..<count])
            case .failure(let error):
                // More was told than the socket holds: something may have been lost.
                if error.code == ENOBUFS { isConcerned = true } else { return isConcerned }
            }
        }
        return isConcerned
    }

    /// Whether a message, lines that end in NUL, is about a card, a connector or a frame buffer.
    static func concernsDisplays(_ message: ArraySlice<UInt8>) -> Bool {
        message.split(separator: 0).contains { line in
            line.elementsEqual("SUBSYSTEM=drm".utf8) || line.elementsEqual("SUBSYSTEM=graphics".utf8)
        }
    }
}
