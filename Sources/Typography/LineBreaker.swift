/// Finds where lines may end, by the Unicode line breaking algorithm (UAX 14, Unicode 15.0) with numbers kept whole as
/// its section 8.2 says, and one rule of Unicode 16.0: a hyphen that begins a word stays with it (LB20a), so that
/// options such as "-v" are not torn. Thai, which is written without spaces, breaks between words where libthai is
/// installed. Other languages that need a dictionary (Lao, Khmer, Burmese) break at spaces alone, as the algorithm says
/// for programs without one.
///
/// The rules and the table are the project's own, so that answers are the same everywhere.
struct LineBreaker {
    /// Whether the words of Thai are looked for.
    private let findsWords: Bool
    /// For each character of the last paragraph whether a line may end after it. After the last one it may.
    private(set) var opportunities: [Bool] = []
    /// The first character's place in its text.
    private var start = 0

    /// Makes a breaker, which looks for the words of languages without spaces or goes by the algorithm alone.
    init(findsWords: Bool = true) { self.findsWords = findsWords }

    /// Whether a line may end after a character of the last paragraph.
    @inline(__always)
    func allowsBreak(after index: Int) -> Bool { opportunities[index - start] }

    /// Finds the opportunities of a paragraph in place of those before.
    mutating func read(_ scalars: [UInt32], _ range: Range<Int>) {
        start = range.lowerBound
        opportunities.removeAll(keepingCapacity: true)
        opportunities.reserveCapacity(range.count)
        guard var index = range.first else { return }
        if scalars[range].allSatisfy(LineBreaker.isPlain) {
            for _ in 1..<range.count { opportunities.append(false) }
            opportunities.append(true)
            return
        }
        let table = LineBreakTable.shared
        var state = LineBreakState(table.lineBreakClass(of: scalars[index]))
        while index + 1 < range.upperBound {
            index += 1
            let next = table.lineBreakClass(of: scalars[index])
            let follower: () -> LineBreakClass? = {
                var place = index + 1
                while place < range.upperBound {
                    let found = table.lineBreakClass(of: scalars[place])
                    if found != .combiningMark && found != .zeroWidthJoiner { return found }
                    place += 1
                }
                return nil
            }
            opportunities.append(state.allowsBreak(before: next, follower: follower))
        }
        opportunities.append(true)
        if findsWords { addWords(scalars, range) }
    }

    /// Whether a character is one of those between any two of which no line ends: the digits and letters of ASCII, of
    /// which most values on panels are made (LB23, LB25, LB28).
    private static func isPlain(_ scalar: UInt32) -> Bool {
        scalar &- 0x30 < 10 || (scalar | 0x20) &- 0x61 < 26
    }

    /// Lets lines end between the words of Thai.
    private mutating func addWords(_ scalars: [UInt32], _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard ThaiWords.contains(scalars[index]) else {
                index += 1
                continue
            }
            let first = index
            while index < range.upperBound, ThaiWords.contains(scalars[index]) { index += 1 }
            ThaiWords.forEachStart(scalars[first..<index]) { place in
                let isMark = LineBreakTable.shared.lineBreakClass(of: scalars[place]) == .combiningMark
                if !isMark { opportunities[place - 1 - start] = true }
            }
        }
    }
}

/// What the rules remember of the characters before.
private struct LineBreakState {
    /// How much of a number has been seen.
    private enum Number { case none, digits, closed }

    /// The class before, with marks taken as part of their base.
    private var last: LineBreakClass
    /// The class before the last one, for the rules with three.
    private var beforeLast: LineBreakClass?
    /// The class before the spaces that end here; the last class where there are none.
    private var beforeSpaces: LineBreakClass
    private var followsJoiner: Bool
    private var hasOddIndicators: Bool
    private var number = Number.none

    /// Begins with a paragraph's first character.
    init(_ first: LineBreakClass) {
        let isMark = first == .combiningMark || first == .zeroWidthJoiner
        last = isMark ? .alphabetic : first
        beforeSpaces = last
        followsJoiner = first == .zeroWidthJoiner
        hasOddIndicators = first == .regionalIndicator
        number = first == .numeric ? .digits : .none
    }

    /// Whether a line may end before a character, which is then the last one. `follower` looks at the one after it.
    mutating func allowsBreak(before next: LineBreakClass, follower: () -> LineBreakClass?) -> Bool {
        // LB9: marks belong to what is before them.
        if next == .combiningMark || next == .zeroWidthJoiner {
            let joined = followsJoiner
            followsJoiner = next == .zeroWidthJoiner
            if !last.endsLine && last != .space && last != .zeroWidthSpace { return false }
            let allowed = decide(.alphabetic, joined: joined, follower)
            take(.alphabetic)
            return allowed
        }
        let allowed = decide(next, joined: followsJoiner, follower)
        followsJoiner = false
        take(next)
        return allowed
    }

    private mutating func take(_ next: LineBreakClass) {
        hasOddIndicators = next == .regionalIndicator && !hasOddIndicators
        switch next {
        case .numeric: number = .digits
        case .symbolsAllowingBreakAfter, .infixSeparator: if number != .digits { number = .none }
        default: number = next.isClosing && number == .digits ? .closed : .none
        }
        if next != .space { beforeSpaces = next }
        beforeLast = last
        last = next
    }

    /// The rules in the order of the standard; the first that says something decides.
    private func decide(_ next: LineBreakClass, joined: Bool, _ follower: () -> LineBreakClass?) -> Bool {
        if last == .carriageReturn && next == .lineFeed { return false }
        if last.endsLine { return true }
        if next.endsLine || next == .space || next == .zeroWidthSpace { return false }
        if beforeSpaces == .zeroWidthSpace { return true }
        if joined || next == .wordJoiner || last == .wordJoiner || last == .glue { return false }
        if next == .glue {
            return last == .space ? !beforeSpaces.isOpening : last == .breakAfter || last == .hyphen
        }
        if keepsPunctuation(next) { return false }
        if last == .space { return true }
        if next == .quotation || last == .quotation { return false }
        if next == .contingentBreak || last == .contingentBreak { return true }
        return !keepsWord(next) && !keepsNumber(next, follower) && !keepsScript(next)
    }

    /// LB13 to LB17: punctuation, also across spaces.
    private func keepsPunctuation(_ next: LineBreakClass) -> Bool {
        if next == .exclamation { return true }
        let closes = next.isClosing || next == .infixSeparator || next == .symbolsAllowingBreakAfter
        if closes && last != .numeric { return true }
        if beforeSpaces.isOpening { return true }
        if beforeSpaces == .quotation && next.isOpening { return true }
        if beforeSpaces.isClosing && next == .nonstarter { return true }
        return beforeSpaces == .breakBoth && next == .breakBoth
    }

    /// LB20a to LB24, LB28, LB29: hyphens, letters.
    private func keepsWord(_ next: LineBreakClass) -> Bool {
        if last == .hyphen && next == .alphabetic && beginsWord { return true }
        switch next {
        case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
        default: break
        }
        if last == .breakBefore { return true }
        if beforeLast == .hebrewLetter && (last == .hyphen || last == .breakAfter) { return true }
        if last == .symbolsAllowingBreakAfter && next == .hebrewLetter { return true }
        if last.isLetter { return next == .numeric || next.isNumberSign || next.isLetter }
        guard next.isLetter else { return false }
        return last == .numeric || last.isNumberSign || last == .infixSeparator
    }

    /// Whether the last character is the first of a word.
    private var beginsWord: Bool {
        switch beforeLast {
        case nil, .space, .zeroWidthSpace, .contingentBreak, .glue: true
        case .some(let before): before.endsLine
        }
    }

    /// LB25: a number with its signs and brackets.
    private func keepsNumber(_ next: LineBreakClass, _ follower: () -> LineBreakClass?) -> Bool {
        if next == .numeric {
            return last.isNumberSign || last.isOpening || last == .hyphen || number == .digits
        }
        if last.isNumberSign && (next.isOpening || next == .hyphen) && follower() == .numeric { return true }
        switch number {
        case .none: return false
        case .closed: return next.isNumberSign
        case .digits:
            return next.isNumberSign || next.isClosing || next == .symbolsAllowingBreakAfter
                || next == .infixSeparator
        }
    }

    /// LB23a, LB26, LB27, LB30: ideographs, Hangul, brackets, flags, skin tones.
    private func keepsScript(_ next: LineBreakClass) -> Bool {
        switch (last, next) {
        case (.prefixNumeric, _) where next.isIdeographic || next.isHangul: return true
        case (_, .postfixNumeric) where last.isIdeographic || last.isHangul: return true
        case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
            (.leadingJamo, .closedSyllable), (.vowelJamo, .vowelJamo), (.openSyllable, .vowelJamo),
            (.vowelJamo, .trailingJamo), (.openSyllable, .trailingJamo), (.trailingJamo, .trailingJamo),
            (.closedSyllable, .trailingJamo):
            return true
        case (_, .openPunctuation): return last.isLetter || last == .numeric
        case (.closeParenthesis, _): return next.isLetter || next == .numeric
        case (.regionalIndicator, .regionalIndicator): return hasOddIndicators
        case (.emojiBase, .emojiModifier), (.futureEmoji, .emojiModifier): return true
        default: return false
        }
    }
}
