import Displays

/// What one of an app's windows gets from the command line: its display, or its panel's profile.
public struct WindowAssignment<Value: Sendable>: Sendable {
    /// The window's id; nil for the next one that no assignment names.
    public var window: String?
    /// What it gets.
    public var value: Value

    /// Makes an assignment.
    public init(window: String? = nil, value: Value) {
        self.window = window
        self.value = value
    }
}

extension WindowAssignment: Equatable where Value: Equatable {}

extension WindowAssignment where Value == String {
    /// Reads a list such as `drm:HDMI-A-1,status=fb:/dev/fb1`.
    ///
    /// - Parameter begins: whether a text can be the beginning of a value; where it is not, the comma before belongs to
    ///   the value before.
    static func list(_ text: String, begins: (String) -> Bool = { _ in true }) -> [Self] {
        var list: [Self] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false).map({ String($0) }) {
            let (window, value) = named(part)
            if window == nil, !list.isEmpty, !begins(value) {
                list[list.count - 1].value += "," + part
            } else {
                list.append(Self(window: window, value: value))
            }
        }
        return list
    }

    /// A window's id before an equals sign; a file's name may have one as well, after a colon or a slash.
    private static func named(_ part: String) -> (window: String?, value: String) {
        guard let sign = part.firstIndex(of: "=") else { return (nil, part) }
        let id = part[..<sign]
        if id.isEmpty || id.contains(where: { $0 == ":" || $0 == "/" }) { return (nil, part) }
        return (String(id), String(part[part.index(after: sign)...]))
    }
}

extension Array {
    /// What each window gets: what names it, else the next value without a name; nil where there is none left.
    ///
    /// Errors: a window that does not exist; more values than windows.
    func assigned<Value>(
        to windows: [String?], kind: String
    ) throws(DisplayError) -> [Value?] where Element == WindowAssignment<Value> {
        let ids = windows.compactMap { $0 }
        for case let id? in map(\.window) where !ids.contains(id) {
            throw .unknown(kind: "window", name: id, nearest: Spelling.nearest(to: id, among: ids))
        }
        var rest = filter { $0.window == nil }.map(\.value)[...]
        let values = windows.map { window in
            let named = window.flatMap { id in first { $0.window == id }?.value }
            return named ?? rest.popFirst()
        }
        if let first = rest.first {
            throw .malformedSelection(
                text: "\(first)", expected: "no more \(kind)s than the program has windows, \(windows.count)")
        }
        return values
    }
}
