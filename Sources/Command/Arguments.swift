import Displays

/// What a subcommand takes, and what was given to it.
struct Arguments {
    /// An option as it is written.
    struct Option {
        let name: String
        /// What stands for the value in the help; nil for a switch.
        let value: String?
        let help: String

        init(_ name: String, _ value: String? = nil, _ help: String) {
            self.name = name
            self.value = value
            self.help = help
        }
    }

    private(set) var positionals: [String] = []
    /// All words as they were given.
    let words: [String]
    private var values: [String: String] = [:]

    /// Reads `--name value`, `--name=value` and switches. A lone `--` ends the options.
    ///
    /// Errors: an option that is not known, with the nearest ones; one without its value; too many words.
    init(_ words: [String], options: [Option], positionals limit: Int) throws(UsageError) {
        self.words = words
        var rest = words[...]
        var onlyPositionals = false
        while let word = rest.popFirst() {
            if onlyPositionals || !word.hasPrefix("--") || word == "-" {
                guard positionals.count < limit else { throw UsageError("unexpected argument \"\(word)\"") }
                positionals.append(word)
            } else if word == "--" {
                onlyPositionals = true
            } else {
                try take(word, &rest, options)
            }
        }
    }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard let option = options.first(where: { $0.name == parts[0] }) else {
            throw UsageError("unknown option \(parts[0])" + Self.suggestion(parts[0], options.map(\.name)))
        }
        if option.value == nil {
            if parts.count > 1 { throw UsageError("\(option.name) takes no value") }
            values[option.name] = ""
        } else if parts.count > 1 {
            values[option.name] = parts[1]
        } else if let value = rest.popFirst() {
            values[option.name] = value
        } else {
            throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
        }
    }

    subscript(name: String) -> String? { values[name] }

    func has(_ name: String) -> Bool { values[name] != nil }

    /// A number of seconds, 0 or more.
    func seconds(_ name: String) throws(UsageError) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), number.isFinite, number >= 0, number <= 1e9 else {
            throw UsageError("\(name) takes a number of seconds, 0 or more, not \"\(text)\"")
        }
        return number
    }

    /// `, did you mean …` for a word that is nearly one of some names.
    static func suggestion(_ word: String, _ names: [String]) -> String {
        let near = Spelling.nearest(to: word, among: names)
            .filter { Spelling.distance(word, $0) <= max(2, word.count / 3) }
        return near.isEmpty ? "" : ", did you mean \(near.joined(separator: " or "))?"
    }
}

/// Something wrong with how the command was called: exit status 2.
struct UsageError: Error, Hashable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
