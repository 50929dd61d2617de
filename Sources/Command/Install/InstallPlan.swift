/// What an installation writes, and what it leaves to a person.
struct InstallPlan {
    /// A file, a copy of one, or a symbolic link.
    struct Entry: Hashable {
        enum Content: Hashable {
            /// Text, with the file's access.
            case text(String, mode: UInt32)
            /// The bytes of a program.
            case program(from: String)
            /// A symbolic link to a path.
            case link(to: String)
        }

        /// The absolute path below the root.
        let path: String
        let content: Content
    }

    /// The name by which it is undone.
    let name: String
    var entries: [Entry] = []
    /// What is to be done by hand, line by line.
    var advice: [String] = []

    mutating func script(_ path: String, _ text: String) { add(path, .text(text, mode: 0o755)) }

    mutating func text(_ path: String, _ text: String) { add(path, .text(text, mode: 0o644)) }

    /// A unit, which a target starts.
    mutating func unit(_ name: String, wantedBy targets: [String], _ text: String) {
        self.text("/etc/systemd/system/" + name, text)
        for target in targets { add("/etc/systemd/system/\(target).wants/\(name)", .link(to: "../" + name)) }
    }

    mutating func add(_ path: String, _ content: Entry.Content) { entries.append(Entry(path: path, content: content)) }

    /// All of it, for a person who wants to see it first.
    var description: String {
        let parts = entries.map { entry in
            switch entry.content {
            case .text(let text, let mode):
                "== \(entry.path) (mode \(String(mode, radix: 8)))\n" + text
            case .program(let source): "== \(entry.path)\ncopied from \(source)\n"
            case .link(let target): "== \(entry.path) -> \(target)\n"
            }
        }
        return parts.joined(separator: "\n") + (advice.isEmpty ? "" : "\n" + advice.joined(separator: "\n"))
    }
}
