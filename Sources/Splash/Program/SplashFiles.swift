import Glibc
import Raster
import Scanout

/// The pictures and fonts of a splash, named or beside the program.
enum SplashFiles {
    /// The most bytes of a picture's file: 32 MB.
    private static let mostBytes = 1 << 25

    /// The path of a file beside the program; nil where there is none.
    static func beside(_ name: String) -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        let program = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard let slash = program.lastIndex(of: "/") else { return nil }
        let path = program[..<slash] + "/" + name
        return access(String(path), R_OK) == 0 ? String(path) : nil
    }

    /// A picture. One that cannot be read is nil, with the reason given to `problem`.
    static func picture(_ path: String, problem: (String) -> Void) -> CGImage? {
        guard let bytes = contents(path) else {
            problem("cannot read \(path): errno \(errno); showing the built-in picture")
            return nil
        }
        do throws(PNGError) {
            return CGImage(try PNG.decode(bytes))
        } catch {
            problem("\(path): \(error)")
            return nil
        }
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < mostBytes {
            let count = read(descriptor, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += block[..<count]
        }
        return bytes
    }
}
