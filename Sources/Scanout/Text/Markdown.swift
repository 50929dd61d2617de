/// The marks of a line of Markdown: strong, emphasis, code, deleted, links. Blocks such as headings and lists stay as
/// they are written.
struct Markdown {
    /// Characters with the marks that hold for them.
    struct Run: Equatable {
        var text: String
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isDeleted = false
        var link: String?
    }

    /// Whether a text has any character that marks something.
    static func mayMark(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C: true  // * _ ` ~ [ \
            default: false
            }
        }
    }

    private let characters: [Character]
    private var runs: [Run] = []
    private var style = Run(text: "")
    /// Links inside links are not looked for, and other marks only so deep.
    private var depth = 0

    private init(_ text: String) { characters = Array(text) }

    /// The runs of a text.
    static func runs(_ text: String) -> [Run] {
        var parser = Markdown(text)
        parser.read(0..<parser.characters.count)
        return parser.runs
    }

    private mutating func append(_ character: Character) { append(String(character)) }

    private mutating func append(_ text: String) {
        var run = style
        if let last = runs.last {
            run.text = last.text
            if run == last {
                runs[runs.count - 1].text += text
                return
            }
        }
        run.text = text
        runs.append(run)
    }

    private mutating func read(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = readOne(at: index, range.upperBound)
        }
    }

    /// Reads what begins at a place; returns where the next begins.
    private mutating func readOne(at index: Int, _ end: Int) -> Int {
        let character = characters[index]
        switch character {
        case "\\":
            if index + 1 < end, let next = characters[index + 1].asciiValue, Markdown.isPunctuation(next) {
                append(characters[index + 1])
                return index + 2
            }
        case "`": if let next = readCode(at: index, end) { return next }
        case "[": if let next = readLink(at: index, end) { return next }
        case "*", "_", "~": return readMarks(at: index, end)
        default: break
        }
        append(character)
        return index + 1
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// How often a character stands from a place on.
    private func count(_ character: Character, at index: Int, _ end: Int) -> Int {
        var next = index
        while next < end && characters[next] == character { next += 1 }
        return next - index
    }

    private mutating func readCode(at index: Int, _ end: Int) -> Int? {
        let ticks = count("`", at: index, end)
        var place = index + ticks
        while place < end {
            let found = count("`", at: place, end)
            if found == ticks {
                let wasCode = style.isCode
                style.isCode = true
                append(String(characters[(index + ticks)..<place]))
                style.isCode = wasCode
                return place + ticks
            }
            place += max(1, found)
        }
        return nil
    }

    private mutating func readLink(at index: Int, _ end: Int) -> Int? {
        guard style.link == nil, let close = find("]", from: index + 1, end), close + 1 < end,
            characters[close + 1] == "(", let last = find(")", from: close + 2, end)
        else { return nil }
        style.link = String(characters[(close + 2)..<last])
        read((index + 1)..<close)
        style.link = nil
        return last + 1
    }

    private func find(_ character: Character, from start: Int, _ end: Int) -> Int? {
        guard start < end else { return nil }
        return (start..<end).first { characters[$0] == character && characters[$0 - 1] != "\\" }
    }

    /// Reads a row of asterisks, underscores or tildes: with what they mark, where they are closed.
    private mutating func readMarks(at index: Int, _ end: Int) -> Int {
        let mark = characters[index]
        let length = count(mark, at: index, end)
        let most = mark == "~" ? 2 : min(3, length)
        for size in [3, 2, 1] where size <= most && size <= length && (mark != "~" || size == length) {
            guard depth < 16, opens(at: index, length),
                let close = closing(mark, size, from: index + length, end)
            else { continue }
            // What is more than the marks is text.
            for _ in 0..<(length - size) { append(mark) }
            let outer = style
            apply(mark, size)
            depth += 1
            read((index + length)..<close)
            depth -= 1
            style = outer
            return close + size
        }
        for _ in 0..<length { append(mark) }
        return index + length
    }

    private mutating func apply(_ mark: Character, _ size: Int) {
        if mark == "~" {
            style.isDeleted = true
        } else {
            if size != 2 { style.isEmphasized = true }
            if size >= 2 { style.isStrong = true }
        }
    }

    /// Whether marks begin something: no space follows, and underscores are not inside a word.
    private func opens(at index: Int, _ length: Int) -> Bool {
        let next = index + length
        guard next < characters.count, !characters[next].isWhitespace else { return false }
        if characters[index] == "_", index > 0 { return !isWord(characters[index - 1]) }
        return true
    }

    /// Where marks of a size end what they began.
    private func closing(_ mark: Character, _ size: Int, from start: Int, _ end: Int) -> Int? {
        var place = start
        while place < end {
            if characters[place] == "\\" {
                place += 2
                continue
            }
            guard characters[place] == mark else {
                place += 1
                continue
            }
            let found = count(mark, at: place, end)
            let follows = place > start && !characters[place - 1].isWhitespace
            let isInside = mark == "_" && place + found < characters.count && isWord(characters[place + found])
            if follows && !isInside && (found == size || found > size && found != 2) { return place + found - size }
            place += found
        }
        return nil
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension Text.Style {
    /// The style with what Markdown's marks ask for.
    func marked(_ run: Markdown.Run) -> Text.Style {
        var style = self
        if run.isStrong { style.weight = style.weight ?? .bold }
        if run.isEmphasized { style.isItalic = true }
        if run.isCode { style.design = style.design ?? .monospaced }
        if run.isDeleted { style.strikethrough = style.strikethrough ?? .some(.single) }
        if run.link != nil { style.isLink = true }
        return style
    }
}
