/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// It does away with something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// It agrees.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes something.
    public static let close = ButtonRole(name: "close")
}
