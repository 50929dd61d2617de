/// What clients want to know from the person at the keyboard: lines of text, one after the other, and single keys.
public struct PromptQueue {
    /// What a client asks for.
    public struct Prompt: Hashable, Sendable {
        /// Whom to answer.
        public let client: Int32
        /// The question.
        public let text: String
        /// Whether what is typed is to be hidden.
        public let isSecret: Bool
        /// What was typed so far.
        public internal(set) var typed = ""
    }

    /// Somebody's answer.
    public struct Answer: Hashable, Sendable {
        /// Whom to answer.
        public let client: Int32
        /// What was typed; nil where nobody will type anything.
        public let text: String?
        /// Whether it was typed unseen.
        public var isSecret = false
    }

    private struct Watch {
        let client: Int32
        let keys: String
    }

    /// The most characters of a line.
    public static let mostCharacters = 1024

    private var prompts: [Prompt] = []
    private var watches: [Watch] = []

    /// Makes a queue in which nobody waits.
    public init() {}

    /// The prompt to show; nil where there is none.
    public var current: Prompt? { prompts.first }
    /// Whether anybody waits for keys.
    public var isWaiting: Bool { !prompts.isEmpty || !watches.isEmpty }

    /// Asks for a line after those that were asked for before.
    public mutating func ask(_ text: String, isSecret: Bool, for client: Int32) {
        prompts.append(Prompt(client: client, text: text, isSecret: isSecret))
    }

    /// Waits for one of some keys; for any where there are none.
    public mutating func watch(_ keys: String, for client: Int32) { watches.append(Watch(client: client, keys: keys)) }

    /// Nobody waits for these keys any longer; who did is told.
    public mutating func ignore(_ keys: String) -> [Answer] {
        let answers = watches.filter { $0.keys == keys }.map { Answer(client: $0.client, text: nil) }
        watches.removeAll { $0.keys == keys }
        return answers
    }

    /// Forgets what a client asked for.
    public mutating func remove(client: Int32) {
        prompts.removeAll { $0.client == client }
        watches.removeAll { $0.client == client }
    }

    /// Takes in a key: it belongs to the prompt that is shown, else to whoever waits for it.
    public mutating func press(_ key: Key) -> [Answer] { prompts.isEmpty ? pressWatched(key) : type(key) }

    private mutating func type(_ key: Key) -> [Answer] {
        switch key {
        case .enter:
            let prompt = prompts.removeFirst()
            return [Answer(client: prompt.client, text: prompt.typed, isSecret: prompt.isSecret)]
        case .backspace: if !prompts[0].typed.isEmpty { prompts[0].typed.removeLast() }
        case .clear, .escape: prompts[0].typed = ""
        case .character(let character):
            let isPrintable = character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
            if isPrintable, prompts[0].typed.count < Self.mostCharacters { prompts[0].typed.append(character) }
        }
        return []
    }

    private mutating func pressWatched(_ key: Key) -> [Answer] {
        let text = key.text
        let isMeant: (Watch) -> Bool = { watch in
            watch.keys.isEmpty || text.first.map { watch.keys.contains($0) } ?? false
        }
        let answers = watches.filter(isMeant).map { Answer(client: $0.client, text: text) }
        watches.removeAll(where: isMeant)
        return answers
    }
}
