import Displays
import Scanout

extension SplashOptions {
    /// Reads `--name value`, `--name=value` and switches; where they are missing, SCANOUT_DISPLAY and SCANOUT_BOARD.
    public init(
        _ words: [String], environment: (String) -> String? = { _ in nil },
        beginningWith options: SplashOptions = .init()
    ) throws(Problem) {
        self = options
        if let text = environment("SCANOUT_DISPLAY") { try set("--display", text) }
        board = environment("SCANOUT_BOARD")
        var rest = words[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = Self.descriptions.first(where: { $0.name == name }) else {
                let near = Spelling.nearest(to: name, among: Self.descriptions.map(\.name)).prefix(2)
                throw Problem(description: "unknown option \(word); near are \(near.joined(separator: ", "))")
            }
            guard option.value != nil else {
                if parts.count > 1 { throw Problem(description: "\(name) takes no value") }
                set(name)
                continue
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw Problem(description: "\(name) needs a value: \(name) \(option.value ?? "")")
            }
            try set(name, value)
        }
    }

    private mutating func set(_ name: String) {
        switch name {
        case "--retain": retainsPicture = true
        case "--survive": survives = true
        case "--no-manager": asksManager = false
        default: listens = false
        }
    }

    private mutating func set(_ name: String, _ value: String) throws(Problem) {
        switch name {
        case "--display": display = try Self.display(value)
        case "--board": board = value
        case "--theme": theme = try Self.choice(name, value, SplashTheme.allCases)
        case "--mode": mode = try Self.choice(name, value, SplashMode.allCases)
        case "--message": message = value
        case "--size": size = try Self.size(value)
        case "--logo": logo = value
        case "--font": font = value
        case "--commands": commands = value
        default: try setNumber(name, value)
        }
    }

    private mutating func setNumber(_ name: String, _ value: String) throws(Problem) {
        let least = name == "--progress" ? -1e6 : 0
        guard let number = Double(value), number.isFinite, number >= least, number <= 1e6 else {
            let kind = name == "--progress" ? "a number" : "a number, 0 or more"
            throw Problem(description: "\(name) takes \(kind), not \"\(value)\"")
        }
        switch name {
        case "--progress": progress = min(max(number / 100, -1), 1)
        case "--countdown": countdown = Int(number)
        case "--wait": wait = number
        default: seconds = number
        }
    }

    private static func size(_ text: String) throws(Problem) -> DisplaySelection.Size {
        guard case .memory(let size?) = try? DisplaySelection(parsing: "memory:" + text) else {
            throw Problem(description: "--size takes a width and a height such as 320x240, not \"\(text)\"")
        }
        return size
    }

    private static func display(_ text: String) throws(Problem) -> DisplaySelection {
        do throws(DisplayError) {
            return try DisplaySelection(parsing: text)
        } catch {
            throw Problem(description: "\(error)")
        }
    }

    private static func choice<Choice: RawRepresentable>(
        _ name: String, _ value: String, _ all: [Choice]
    ) throws(Problem) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: value) { return choice }
        throw Problem(
            description: "\(name) takes \(all.map(\.rawValue).joined(separator: ", ")), not \"\(value)\"")
    }
}
