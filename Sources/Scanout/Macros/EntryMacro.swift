/// Makes an entry of the variable, in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or
/// ``FocusedValues``:
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .red
///     }
///
/// What the variable is set to is the value where nobody set another one. It is evaluated once, when it is first asked
/// for.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScanoutMacros", type: "EntryMacro")

/// The default of an entry made by `@Entry`. Like defaults that keys of the environment keep in static variables, it is
/// shared by all threads; entries of types that are not safe to share are the program's responsibility.
public struct _EntryDefault<Value>: @unchecked Sendable {
    let value: Value
    /// Keeps a value.
    public init(_ value: Value) { self.value = value }
}

/// What `@Entry` writes beside the variable.
public protocol _Entry {
    /// The variable's type.
    associatedtype Stored
    /// Its value where nobody set another one.
    static var _default: _EntryDefault<Stored> { get }
}

/// The key of an entry, wherever it is.
public enum _EntryKey<Entry: _Entry>: EnvironmentKey, TransactionKey, ContainerValueKey {
    /// The value where nobody set another one.
    public static var defaultValue: Entry.Stored { Entry._default.value }
}
