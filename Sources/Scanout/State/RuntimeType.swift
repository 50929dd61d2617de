/// What the Swift runtime says of a type.
struct RuntimeType {
    private let type: Any.Type

    init(_ type: Any.Type) { self.type = type }

    /// Whether the type is a struct or a tuple: enums, existentials and functions have no fields to be compared one by
    /// one, and asking for those of an existential ends the program. The kind is the first word of a type's metadata.
    var hasFields: Bool { kind == 0x200 || kind == 0x301 }

    /// Whether the type is an enum, optionals among them.
    var isEnum: Bool { kind == 0x201 || kind == 0x202 }

    /// Whether the type can conform to a protocol: structs, enums and classes can, while functions, tuples,
    /// existentials and metatypes cannot.
    var canConform: Bool { kind == 0x200 || isEnum || type is AnyClass }

    /// Whether moving a value is copying its bytes; that of a weak reference is not. A flag of the type's value witness
    /// table, which is found from the word before the metadata.
    var isBitwiseTakable: Bool {
        let table = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
        return table.load(fromByteOffset: 80, as: UInt32.self) & 0x10_0000 == 0
    }

    private var kind: Int { unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee }

    /// The type as a dynamic property, where it is one.
    var property: (any DynamicProperty.Type)? { canConform ? type as? any DynamicProperty.Type : nil }

    /// Whether a field holds its value itself, and not a weak or unowned reference to it.
    func isStrong(field index: Int) -> Bool {
        var field = FieldMetadata()
        _ = childMetadata(type, index, &field)
        field.free?(field.name)
        return field.isStrong
    }
}

/// As the runtime fills it in.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
    _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
