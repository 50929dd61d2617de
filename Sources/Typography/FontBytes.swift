import Glibc

/// The contents of a font file, read once and shared by all faces made from them. They are read rather than mapped:
/// a file that is cut short while mapped would end the process with SIGBUS.
final class FontBytes {
    /// The most that is read; the largest fonts in use hold about 120 MB.
    static let maximumCount = 256 << 20

    /// The first byte.
    let start: UnsafeMutableRawPointer
    /// The number of bytes.
    let count: Int

    /// Reads a file whole.
    init(path: String) throws(FontError) {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
        defer { close(descriptor) }
        let size = try FontBytes.size(of: descriptor, path: path)
        start = .allocate(byteCount: max(size, 1), alignment: 16)
        count = FontBytes.fill(start, size: size, from: descriptor)
        if count < size {
            start.deallocate()
            throw .cannotRead(path: path, code: errno)
        }
    }

    deinit { start.deallocate() }

    private static func size(of descriptor: Int32, path: String) throws(FontError) -> Int {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw .cannotRead(path: path, code: errno) }
        guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        let size = Int(information.st_size)
        guard size <= maximumCount else { throw .tooLarge(path: path, bytes: size) }
        return size
    }

    private static func fill(_ start: UnsafeMutableRawPointer, size: Int, from descriptor: Int32) -> Int {
        var done = 0
        while done < size {
            errno = 0
            let step = read(descriptor, start + done, size - done)
            if step < 0 && errno == EINTR { continue }
            if step <= 0 { break }
            done += step
        }
        return done
    }
}
