import Scanout

/// Writes what a plan names below a root, and takes it away again.
struct Installer {
    /// The folder that stands for the root of the system: `/`, or that of a system that is being made.
    let root: String
    /// Says what is done.
    let say: (String) -> Void

    init(root: String, say: @escaping (String) -> Void) {
        self.root = root == "/" ? "" : root.hasSuffix("/") ? String(root.dropLast()) : root
        self.say = say
    }

    /// Writes all of a plan. What is there by somebody else stops it before anything is written; what a person changed
    /// since an earlier installation stays as it is.
    func install(_ plan: InstallPlan) throws(InstallError) {
        let earlier = try manifest(plan.name)
        for entry in plan.entries
        where earlier.checksum(of: entry.path) == nil && InstallFiles.exists(root + entry.path) {
            guard try InstallManifest.checksum(at: root + entry.path) == checksum(entry) else {
                throw .occupied(path: root + entry.path)
            }
        }
        var manifest = InstallManifest()
        for entry in plan.entries {
            manifest.lines.append(.init(path: entry.path, checksum: try write(entry, earlier)))
        }
        let left = earlier.lines.filter { manifest.checksum(of: $0.path) == nil }
        for line in left { try remove(line) }
        try InstallFiles.write(root + InstallManifest.path(plan.name), Array(manifest.text.utf8), mode: 0o644)
    }

    /// Takes away what an installation wrote. What was changed since stays, and is named.
    func uninstall(_ name: String, isDryRun: Bool) throws(InstallError) {
        let manifest = try manifest(name)
        if manifest.lines.isEmpty { throw .notInstalled(name: name, root: root.isEmpty ? "/" : root) }
        for line in manifest.lines.reversed() {
            if isDryRun { say("would remove \(root)\(line.path)") } else { try remove(line) }
        }
        if isDryRun { return }
        unlink(root + InstallManifest.path(name))
        removeEmptyFolders(above: root + InstallManifest.path(name))
    }

    private func manifest(_ name: String) throws(InstallError) -> InstallManifest {
        try InstallFiles.contents(root + InstallManifest.path(name)).map { InstallManifest($0) } ?? InstallManifest()
    }

    private func bytes(_ entry: InstallPlan.Entry) throws(InstallError) -> [UInt8] {
        switch entry.content {
        case .text(let text, _): return Array(text.utf8)
        case .link(let target): return Array(target.utf8)
        case .program(let source):
            guard let bytes = try InstallFiles.contents(source) else {
                throw .file(operation: "read", path: source, errno: ENOENT)
            }
            return bytes
        }
    }

    private func checksum(_ entry: InstallPlan.Entry) throws(InstallError) -> String {
        InstallManifest.checksum(try bytes(entry))
    }

    // Returns the checksum of what is ours at the path: of what a person changed that is what was written once.
    private func write(_ entry: InstallPlan.Entry, _ earlier: InstallManifest) throws(InstallError) -> String {
        let path = root + entry.path
        let present = try InstallManifest.checksum(at: path)
        if let written = earlier.checksum(of: entry.path), let present, present != written {
            say("kept \(path), which was changed since")
            return written
        }
        let bytes = try bytes(entry)
        switch entry.content {
        case .text(_, let mode): try InstallFiles.write(path, bytes, mode: mode)
        case .program: try InstallFiles.write(path, bytes, mode: 0o755)
        case .link(let target): try InstallFiles.link(path, to: target)
        }
        say("wrote \(path)")
        return InstallManifest.checksum(bytes)
    }

    private func remove(_ line: InstallManifest.Line) throws(InstallError) {
        let path = root + line.path
        guard let present = try InstallManifest.checksum(at: path) else {
            // A link whose target is gone is still a link; anything else is not there any more.
            return
        }
        if present != line.checksum { return say("kept \(path), which was changed since") }
        if unlink(path) != 0 { throw .file(operation: "remove", path: path, errno: errno) }
        say("removed \(path)")
        removeEmptyFolders(above: path)
    }

    // Only folders that nobody else would miss: those made for this, and those of links to units.
    private func removeEmptyFolders(above path: String) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<slash])
        if folder.hasSuffix(".wants") || folder.hasSuffix("/scanout") || folder.hasSuffix("scanout-splash") {
            if rmdir(folder) == 0 { removeEmptyFolders(above: folder) }
        }
    }
}
