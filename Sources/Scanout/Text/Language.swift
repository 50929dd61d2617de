/// A language by its identifier, such as "de-AT", and those to fall back to.
struct Language: Hashable, Sendable {
    /// The names that a translation may have, the best first: "de-AT", "de".
    let names: [String]

    /// Reads an identifier; parts after a full stop or an at sign, as in "de_AT.UTF-8", are left out.
    init(_ identifier: String) {
        let name = identifier.prefix { $0 != "." && $0 != "@" }
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        names = (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
    }

    /// The language that the process is asked to speak: LC_ALL, LC_MESSAGES or LANG; English where they say nothing.
    static let current: String = named ?? "en_US"

    /// Whether the process is asked to speak a language: C and POSIX are none.
    static let isNamed = named != nil

    private static let named: String? = {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
            let identifier = String(value.prefix { $0 != "." && $0 != "@" })
            return identifier == "C" || identifier == "POSIX" ? nil : identifier
        }
        return nil
    }()

    /// The key of a plural form for a number, by the rules of the Unicode CLDR for whole numbers.
    func pluralForm(of count: Int64) -> String {
        let n = count.magnitude
        let (ten, hundred) = (n % 10, n % 100)
        switch names.last ?? "" {
        case "ja", "zh", "ko", "th", "vi", "id", "ms": return "other"
        case "fr", "pt": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ten == 1 && hundred != 11 { return "one" }
            if (2...4).contains(ten) && !(12...14).contains(hundred) { return "few" }
            return names.last == "ru" || names.last == "uk" || names.last == "be" ? "many" : "other"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar":
            if n < 3 { return ["zero", "one", "two"][Int(n)] }
            return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
