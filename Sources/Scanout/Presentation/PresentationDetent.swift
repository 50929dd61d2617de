/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomKind)
    }
    private let kind: Kind

    /// Half of the room.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// All of the room.
    public static let large = PresentationDetent(kind: .fraction(1))
    /// A share of the room.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomKind(type: type)))
    }

    /// What a height can depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The room for a sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A type, which nothing changes.
    private struct CustomKind: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type

        static func == (a: Self, b: Self) -> Bool { a.type == b.type }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }

    /// The height in points, at most all of the room; nil where a type says that it is not to be had.
    func height(in context: Context) -> CGFloat? {
        let room = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .fraction(let share): room * share
            case .height(let points): points
            case .custom(let custom): custom.type.height(in: context)
            }
        return height.map { $0 > 0 ? min($0, room) : 0 }
    }
}

/// Works out the height of sheets.
public protocol CustomPresentationDetent {
    /// The height in points; nil where sheets cannot have it.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What a height can depend on.
    public typealias Context = PresentationDetent.Context
}
