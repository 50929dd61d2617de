import Scanout

/// Why an installation could not be done or undone.
enum InstallError: Error, CustomStringConvertible {
    case file(operation: String, path: String, errno: Int32)
    case occupied(path: String)
    case notInstalled(name: String, root: String)

    var description: String {
        switch self {
        case .file(let operation, let path, let errno):
            "cannot \(operation) \(path): errno \(errno)" + (errno == EACCES ? "; run it as root" : "")
        case .occupied(let path):
            "\(path) is there already and not by scanout: move it away; nothing was changed"
        case .notInstalled(let name, let root):
            "\(name) is not installed below \(root): there is nothing to undo"
        }
    }
}

/// The calls of the kernel that an installation makes.
enum InstallFiles {
    /// A file's bytes; nil where there is none.
    static func contents(_ path: String) throws(InstallError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .file(operation: "read", path: path, errno: errno)
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &block, block.count)
            guard count >= 0 else { throw .file(operation: "read", path: path, errno: errno) }
            if count == 0 { return bytes }
            bytes += block[..<count]
        }
    }

    /// Where a symbolic link points; nil where there is none.
    static func target(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether anything is at a path.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Writes a file anew, with the folders above it.
    static func write(_ path: String, _ bytes: [UInt8], mode: UInt32) throws(InstallError) {
        try makeFolders(above: path)
        // A new file in place of the old one: the program may be running.
        let new = path + ".scanout-new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
        guard descriptor >= 0 else { throw .file(operation: "write", path: path, errno: errno) }
        let isWhole = bytes.withUnsafeBytes { writeAll(descriptor, $0) }
        let error = errno
        fchmod(descriptor, mode_t(mode))
        close(descriptor)
        guard isWhole else {
            unlink(new)
            throw .file(operation: "write", path: path, errno: error)
        }
        if rename(new, path) != 0 { throw .file(operation: "write", path: path, errno: errno) }
    }

    /// Makes a symbolic link in place of what is there.
    static func link(_ path: String, to target: String) throws(InstallError) {
        try makeFolders(above: path)
        unlink(path)
        if symlink(target, path) != 0 { throw .file(operation: "make", path: path, errno: errno) }
    }

    private static func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func makeFolders(above path: String) throws(InstallError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            if mkdir(folder, 0o755) != 0 && errno != EEXIST {
                throw .file(operation: "make", path: folder, errno: errno)
            }
        }
    }
}
