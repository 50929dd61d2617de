import Glibc

/// A picture of what a running panel shows, from its socket.
public enum Snapshot {
    /// The socket that panels and `scanout snapshot` use where none is named: in the user's runtime folder, else in
    /// `/run` for root and in `/tmp` for others.
    public static func standardPath(environment: (String) -> String?, user: UInt32 = geteuid()) -> String {
        if let folder = environment("XDG_RUNTIME_DIR"), !folder.isEmpty { return folder + "/scanout.sock" }
        return user == 0 ? "/run/scanout.sock" : "/tmp/scanout-\(user).sock"
    }

    /// A PNG of what the panel at a socket shows, as it was drawn: before the loss of colours in the panel's own format.
    ///
    /// Waits ten seconds for the panel and a minute for the picture at most. Errors: nobody listens there; the panel belongs to another user; it does not answer.
    public static func png(from path: String) throws(DisplayError) -> [UInt8] {
        let answer: [UInt8]
        do throws(Errno) {
            answer = try Self.answer(from: path)
        } catch {
            throw .system(operation: "ask the panel at", object: path, errno: error.code, advice: advice(error))
        }
        do throws(SnapshotRefusal) {
            return try SnapshotMessage.png(in: answer)
        } catch {
            throw .unsuitable(object: path, reason: error.reason, advice: "")
        }
    }

    /// Writes what the panel at a socket shows as a PNG file. Errors: those of `png(from:)`; what came is no PNG; the
    /// file cannot be written.
    public static func write(from path: String, to file: String) throws(DisplayError) {
        let png = try png(from: path)
        guard isPNG(png) else {
            throw .unsuitable(object: path, reason: "what it sent is no PNG", advice: "is it a panel's socket?")
        }
        do throws(Errno) {
            try LinuxSystem().writeFile(file, png)
        } catch {
            throw .system(
                operation: "write", object: file, errno: error.code, advice: "choose another file with --output")
        }
    }

    // Begins with the signature and ends with the empty IEND part and its checksum.
    static func isPNG(_ bytes: [UInt8]) -> Bool {
        let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) && bytes.suffix(12).elementsEqual(end)
    }

    // A panel that is stopped says nothing; one that greeted may take long to make a PNG on a small machine.
    private static func answer(from path: String) throws(Errno) -> [UInt8] {
        let socket = try LocalSocket.connected(to: path)
        defer { socket.close() }
        let beginning = try socket.receive(limit: 256, by: Deadline(after: 10)) { $0.contains(10) }
        guard beginning.starts(with: SnapshotMessage.greeting) else { return beginning }
        let deadline = Deadline(after: 60)
        try socket.send(SnapshotMessage.request, by: deadline)
        let rest = try socket.receive(limit: SnapshotMessage.limit, by: deadline)
        return Array(beginning.dropFirst(SnapshotMessage.greeting.count)) + rest
    }

    private static func advice(_ error: Errno) -> String {
        switch error.code {
        case ENOENT, ECONNREFUSED:
            "no panel listens there; start one with --listen or SCANOUT_LISTEN, and name its socket with --socket"
        case EACCES, EPERM: "the panel belongs to another user; ask as that one or as root"
        case ETIMEDOUT: "the panel hangs, is stopped, or serves others"
        default: ""
        }
    }
}
