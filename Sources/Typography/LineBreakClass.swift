/// What the Unicode line breaking algorithm (UAX 14) knows of a character, after rule LB1: characters of unknown and
/// ambiguous classes are letters, Japanese small letters may not begin a line, and so on.
///
/// Two classes are cut finer than in the standard, for the rules that look at another property as well.
enum LineBreakClass: UInt8 {
    /// A letter, or anything that no rule names.
    case alphabetic = 0x41  // A
    case breakAfter = 0x42  // B
    case combiningMark = 0x43  // C
    case closePunctuation = 0x44  // D
    case exclamation = 0x45  // E
    case emojiBase = 0x46  // F
    case glue = 0x47  // G
    case hyphen = 0x48  // H
    case ideograph = 0x49  // I
    case leadingJamo = 0x4A  // J
    /// An opening bracket of East Asian width.
    case wideOpenPunctuation = 0x4B  // K
    case hebrewLetter = 0x4C  // L
    case emojiModifier = 0x4D  // M
    case numeric = 0x4E  // N
    case openPunctuation = 0x4F  // O
    case prefixNumeric = 0x50  // P
    case quotation = 0x51  // Q
    case regionalIndicator = 0x52  // R
    case space = 0x53  // S
    case trailingJamo = 0x54  // T
    case infixSeparator = 0x55  // U
    case vowelJamo = 0x56  // V
    case wordJoiner = 0x57  // W
    case postfixNumeric = 0x58  // X
    case symbolsAllowingBreakAfter = 0x59  // Y
    case zeroWidthSpace = 0x5A  // Z
    case breakBoth = 0x21  // !
    case breakBefore = 0x23  // #
    case mandatoryBreak = 0x24  // $
    case contingentBreak = 0x25  // %
    case closeParenthesis = 0x26  // &
    /// A closing parenthesis of East Asian width.
    case wideCloseParenthesis = 0x2A  // *
    case carriageReturn = 0x2B  // +
    /// A Hangul syllable; those without a final consonant are ``openSyllable``.
    case closedSyllable = 0x2C  // ,
    case inseparable = 0x2D  // -
    case lineFeed = 0x2E  // .
    case nextLine = 0x2F  // /
    case nonstarter = 0x3A  // :
    case zeroWidthJoiner = 0x3B  // ;
    /// A place kept for an emoji, which a skin tone may follow.
    case futureEmoji = 0x3C  // <
    /// A Hangul syllable without a final consonant; not in the table, told by its number.
    case openSyllable = 0x3D  // =

    /// Whether a line ends after the character in any case.
    var endsLine: Bool {
        self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine
    }
    var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
    var isClosing: Bool { self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis }
    var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
    var isNumberSign: Bool { self == .prefixNumeric || self == .postfixNumeric }
    var isHangul: Bool {
        switch self {
        case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: true
        default: false
        }
    }
    var isIdeographic: Bool {
        self == .ideograph || self == .futureEmoji || self == .emojiBase || self == .emojiModifier
    }
}
