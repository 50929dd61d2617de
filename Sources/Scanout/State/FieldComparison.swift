import Glibc

/// How two values of one type compare, be they views, modifiers, or fields of such.
enum FieldComparison {
    /// They are never the same, as far as can be told.
    case none
    /// Nothing in them differs.
    case empty
    /// By the function of a type: its own equality, or what its kind of property compares.
    case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// The same where their bits are, if there is a size; else by their fields.
    case fields(size: Int?, layout: () -> TypeLayout)

    init(_ type: Any.Type) {
        func open<T>(_ type: T.Type) -> FieldComparison { FieldComparison(of: type) }
        self = _openExistential(type, do: open)
    }

    /// Each question about a protocol to which a type does not conform makes the runtime walk all conformances there
    /// are, 6 us each; so kinds and common types are asked first.
    private init<T>(of type: T.Type) {
        let runtimeType = RuntimeType(type)
        let size = MemoryLayout<T>.size
        if size == 0 && runtimeType.hasFields {
            self = .empty
        } else if let comparison = Self.common[ObjectIdentifier(type)] {
            self = comparison
        } else if let property = runtimeType.property {
            self = .function(property._isEqual)
        } else if runtimeType.canConform, let equatable = type as? any Equatable.Type {
            self = Self.equality(of: equatable)
        } else if runtimeType.isEnum || type == AnyLayout.self, let choice = type as? any ComparableChoice.Type {
            self = .function(choice.isSame)
        } else {
            // What a weak reference refers to may have changed though its bits did not.
            self = .fields(size: runtimeType.isBitwiseTakable ? size : nil) { TypeLayout.of(type) }
        }
    }

    /// Read only once it is made. Without Foundation, CGFloat is Double.
    nonisolated(unsafe) private static let common: [ObjectIdentifier: FieldComparison] = {
        let types: [any Equatable.Type] = [
            Bool.self, Int.self, Double.self, Float.self, String.self, CGFloat.self, CGSize.self, CGPoint.self,
            Color.self, Alignment.self,
        ]
        return Dictionary(
            types.map { (ObjectIdentifier($0), equality(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }()

    private static func equality<E: Equatable>(of type: E.Type) -> FieldComparison {
        .function { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch self {
        case .none: return false
        case .empty: return true
        case .function(let isEqual): return isEqual(a, b)
        case .fields(let size?, let layout): return memcmp(a, b, size) == 0 || layout().isEqual(a, b)
        case .fields(nil, let layout): return layout().isEqual(a, b)
        }
    }
}
