import CLinux
import Glibc

extension DisplayProbe {
    /// Who asks, which decides what can be seen.
    public struct User: Hashable, Sendable {
        /// The number of the user; 0 is root.
        public let id: UInt32
        /// The names of the groups that the user is in, as far as they have names.
        public let groups: [String]
    }

    /// The text console under a panel.
    public struct Console: Hashable, Sendable {
        /// The device file; nil where there is no console, which is no error.
        public let path: String?
        /// Why it could not be put into graphics mode.
        public let problem: DisplayError?

        /// Looks at the console on the screen, else at the one that the program was started from. Changes nothing.
        init(_ system: any System) {
            var problem: DisplayError?
            var found: String?
            for candidate in ["/dev/tty0", "/dev/tty"] where found == nil {
                do throws(Errno) {
                    if try Self.isConsole(candidate, system) {
                        found = candidate
                        problem = nil
                    }
                } catch {
                    if error.isDenied { problem = problem ?? .device("open", candidate, error) }
                }
            }
            path = found ?? (problem == nil ? nil : "/dev/tty0")
            self.problem = problem
        }

        private static func isConsole(_ path: String, _ system: any System) throws(Errno) -> Bool {
            let descriptor = try system.open(path, flags: openForReadingAndWriting | O_NOCTTY)
            defer { system.close(descriptor) }
            var mode: Int32 = 0
            return (try? system.control(descriptor, UInt(KDGETMODE), &mode)) != nil
        }

        var description: String {
            guard let path else { return "console: none, which is no error" }
            return problem.map { "console: \($0)" } ?? "console: \(path), to be put aside while a panel runs"
        }
    }

    /// Something that this user may not look at.
    public struct Unseen: Hashable, Sendable {
        /// The file.
        public let path: String
        /// Why not.
        public let reason: String
        /// What to do about it.
        public let advice: String

        var description: String { "not seen: \(path): \(reason): \(advice)" }
    }

    /// What could not be looked at, with the group to be in where a group has the right.
    static func unseen(_ devices: [Device], _ console: Console, _ user: User, _ system: any System) -> [Unseen] {
        var denied = devices.filter { $0.problem?.isDeniedOpening ?? false }.map(\.path)
        if let path = console.path, console.problem?.isDeniedOpening ?? false { denied.append(path) }
        let groups = GroupNames(system)
        var unseen = denied.map { path in
            let group = (try? system.group(of: path)).flatMap { groups.name($0) }
            return Unseen(path: path, reason: "this user may not open it", advice: advice(group, user))
        }
        let isBusy = devices.contains { $0.problem?.errno == EBUSY }
        if user.id != 0, isBusy {
            unseen.append(
                Unseen(
                    path: "/proc", reason: "other users' open files are not shown", advice: "run scanout doctor as root"
                ))
        }
        return unseen
    }

    private static func advice(_ group: String?, _ user: User) -> String {
        guard let group, group != "root" else { return "run scanout doctor as root" }
        if user.groups.contains(group) { return "group \(group) may not open it either; see the rights of the file" }
        return "as root, add the user to group \(group) (usermod -aG \(group) NAME) and log in again"
    }
}

extension DisplayProbe.User {
    /// The user who runs this program.
    init(_ system: any System) {
        id = geteuid()
        var numbers = [gid_t](repeating: 0, count: 256)
        let count = getgroups(256, &numbers)
        let names = GroupNames(system)
        let all = Set(numbers.prefix(max(0, Int(count))) + [getegid()])
        groups = all.sorted().compactMap { names.name($0) }
    }
}

extension DisplayError {
    /// Whether a device file may not be opened by this user.
    fileprivate var isDeniedOpening: Bool {
        guard case .system("open", _, let errno, _) = self else { return false }
        return errno == EACCES || errno == EPERM
    }
}

/// The names of groups, from /etc/group.
private struct GroupNames {
    private var names: [UInt32: String] = [:]

    init(_ system: any System) {
        guard let bytes = try? system.contents(of: "/etc/group", limit: 1 << 20) else { return }
        for line in bytes.split(separator: 10) {
            let fields = line.split(separator: 58, omittingEmptySubsequences: false)
            guard fields.count > 2, let number = UInt32(String(decoding: fields[2], as: UTF8.self)) else { continue }
            names[number] = String(decoding: fields[0], as: UTF8.self)
        }
    }

    func name(_ number: UInt32) -> String? { names[number] }
}
