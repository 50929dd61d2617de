import Pictures

/// A picture's file with what its name and its folder say of it.
struct PictureFile: Hashable, Sendable {
    var path: String
    /// The picture's pixels to a point.
    var scale = 1.0
    /// Whether the catalogue that it lies in asks for its outline alone; nil where it says nothing.
    var isTemplate: Bool?

    /// The file as it is at a moment.
    struct Version: Hashable, Sendable {
        var path: String
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    /// Files of more bytes are not read.
    static let mostBytes = 256 << 20

    /// The version that is there; nil where there is no ordinary file.
    func version() -> Version? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Version(
            path: path, size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
            nanoseconds: Int(status.st_mtim.tv_nsec))
    }

    /// What the beginning of the file says.
    func header() throws(PictureError) -> PictureHeader {
        // More than this comes before the pixels of a JPEG with large notes; then all of it is read.
        let start = try Self.read(path, most: 64 << 10)
        do {
            return try PictureHeader.read(start)
        } catch {
            guard case .truncated = error, start.count == 64 << 10 else { throw error }
            return try PictureHeader.read(try Self.read(path))
        }
    }

    /// The file's bytes, or its first `most`.
    static func read(_ path: String, most: Int = mostBytes) throws(PictureError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable("it is no ordinary file")
        }
        let size = min(Int(status.st_size), most)
        guard most < mostBytes || status.st_size <= mostBytes else { throw .unreadable("it has more than 256 MiB") }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let done = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if done < 0 && errno == EINTR { continue }
                if done < 0 { failure = errno }
                if done <= 0 { return }
                count += done
            }
        }
        if failure != 0 { throw .unreadable(String(cString: strerror(failure))) }
        return bytes
    }
}
