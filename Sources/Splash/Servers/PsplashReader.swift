import Glibc

/// Reads psplash's commands from a descriptor and passes over what is none, with one line in the log for each kind.
@MainActor
final class PsplashReader {
    private let name: String
    private let log: SplashLog
    private let handle: (PsplashCommand) -> Void
    private var parser = PsplashParser()

    /// - Parameter name: Where the commands come from, for the log.
    init(_ name: String, _ log: SplashLog, _ handle: @escaping (PsplashCommand) -> Void) {
        self.name = name
        self.log = log
        self.handle = handle
    }

    /// Reads what is there: a block at a time, so that a client that never stops writing cannot keep the rest from running.
    ///
    /// - Parameter goesOn: Whether commands are still wanted, asked after each.
    /// - Returns: Whether more may come.
    func read(_ descriptor: Int32, while goesOn: () -> Bool = { true }) -> Bool {
        var block = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(descriptor, &block, block.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        for command in parser.read(block[..<count]) {
            if case .ignored(let problem) = command {
                log.once("psplash \(problem)", "passed over a command at \(name): \(Self.text(problem))")
            } else {
                handle(command)
            }
            if !goesOn() { return false }
        }
        return true
    }

    private static func text(_ problem: PsplashCommand.Problem) -> String {
        switch problem {
        case .tooLong: "longer than \(PsplashParser.mostBytes) bytes"
        case .unknown: "not PROGRESS, MSG or QUIT"
        case .noNumber: "PROGRESS without a number"
        }
    }
}
