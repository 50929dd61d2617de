import Glibc

/// A program that has a device open.
struct DeviceHolder: Hashable {
    /// The process's number.
    let process: Int
    /// Its name, cut by the kernel to 15 characters.
    let name: String

    /// Such as `weston (pid 412)`.
    var text: String { "\(name) (pid \(process))" }

    /// The other programs that have a device file open, as far as /proc shows them to this user.
    ///
    /// A session manager keeps cards open for others; it comes last.
    static func all(of path: String, system: any System) -> [DeviceHolder] {
        let processes = ((try? system.list("/proc")) ?? []).compactMap { Int($0) }.sorted()
        let own = Int(getpid())
        let holders = processes.filter { $0 != own && holds(path, process: $0, system: system) }.map { process in
            DeviceHolder(process: process, name: system.text(at: "/proc/\(process)/comm") ?? "a program")
        }
        return holders.filter { !$0.isSessionManager } + holders.filter(\.isSessionManager)
    }

    /// What to do about a card that somebody else drives.
    static func advice(for path: String, system: any System) -> String {
        let holders = all(of: path, system: system)
        guard let first = holders.first else {
            return "another program drives it, which this user cannot see: run scanout doctor as root to learn which"
        }
        let others = holders.dropFirst().map(\.text)
        let also = others.isEmpty ? "" : ", as have " + others.joined(separator: ", ")
        return "\(first.text) has it open\(also): stop it and try again"
    }

    private var isSessionManager: Bool { name.hasPrefix("systemd") || name == "seatd" || name == "elogind-daemon" }

    private static func holds(_ path: String, process: Int, system: any System) -> Bool {
        let directory = "/proc/\(process)/fd"
        guard let descriptors = try? system.list(directory) else { return false }
        return descriptors.contains { (try? system.target(ofLink: directory + "/" + $0)) == path }
    }
}
