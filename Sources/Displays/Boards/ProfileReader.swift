/// Takes the members of one object in a profile, each with the type that it must have.
struct ProfileReader {
    let file: String
    /// The keys that lead here, with a dot after each.
    let path: String
    private let members: [JSON.Member]

    init(file: String, path: String, value: JSON?) throws(DisplayError) {
        guard case .object(let members)? = value else {
            let key = String(path.dropLast())
            throw .malformedProfile(file: file, key: key, expected: "an object")
        }
        self.file = file
        self.path = path
        self.members = members
    }

    func expected(_ key: String, _ what: String) -> DisplayError {
        .malformedProfile(file: file, key: path + key, expected: what)
    }

    func has(_ key: String) -> Bool { self[key] != nil }

    func allow(_ keys: [String]) throws(DisplayError) {
        for member in members where !keys.contains(member.key) {
            let nearest = Spelling.nearest(to: member.key, among: keys)
            throw expected(member.key, "a known key, such as " + nearest.joined(separator: ", "))
        }
    }

    func object(_ key: String, keys: [String]) throws(DisplayError) -> ProfileReader {
        let reader = try ProfileReader(file: file, path: path + key + ".", value: self[key])
        try reader.allow(keys)
        return reader
    }

    func string(_ key: String) throws(DisplayError) -> String {
        guard case .string(let text)? = self[key], !text.isEmpty else { throw expected(key, "a string, not empty") }
        return text
    }

    func optionalString(_ key: String) throws(DisplayError) -> String? {
        switch self[key] {
        case nil, .null?: return nil
        case .string(let text)? where !text.isEmpty: return text
        default: throw expected(key, "a string, not empty, or null")
        }
    }

    func strings(_ key: String) throws(DisplayError) -> [String] {
        guard case .array(let elements)? = self[key] else { throw expected(key, "an array of strings") }
        var texts: [String] = []
        for element in elements {
            guard case .string(let text) = element else { throw expected(key, "an array of strings") }
            texts.append(text)
        }
        return texts
    }

    func bool(_ key: String) throws(DisplayError) -> Bool {
        guard case .bool(let value)? = self[key] else { throw expected(key, "true or false") }
        return value
    }

    func number(_ key: String, _ range: ClosedRange<Double>) throws(DisplayError) -> Double {
        guard case .number(let value)? = self[key], range.contains(value) else {
            let limits = [range.lowerBound, range.upperBound].map { JSON.number($0).serialized }
            throw expected(key, "a number from \(limits[0]) to \(limits[1])")
        }
        return value
    }

    func integer(_ key: String, _ range: ClosedRange<Int>) throws(DisplayError) -> Int {
        guard case .number(let value)? = self[key], let whole = Int(exactly: value), range.contains(whole) else {
            throw expected(key, "an integer from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, _: Choice.Type
    ) throws(DisplayError) -> Choice where Choice.RawValue == String {
        guard case .string(let text)? = self[key], let choice = Choice(rawValue: text) else {
            throw expected(key, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    func choices<Choice: RawRepresentable & CaseIterable>(
        _ key: String, _: Choice.Type
    ) throws(DisplayError) -> [Choice] where Choice.RawValue == String {
        let choices = try strings(key).map { Choice(rawValue: $0) }
        let known = choices.compactMap { $0 }
        guard known.count == choices.count, !known.isEmpty else {
            throw expected(key, "an array, not empty, of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return known
    }

    private subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }
}
