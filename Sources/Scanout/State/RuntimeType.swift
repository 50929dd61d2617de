/// What the Swift runtime says of a type.
struct RuntimeType {
    private let type: Any.Type

    init(_ type: Any.Type) { self.type = type }

    /// Whether the type is a struct or a tuple: enums, existentials and functions have no fields to be compared one by
    /// one, and asking for those of an existential ends the program. The kind is the first word of a type's metadata.
    var hasFields: Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x200 || kind == 0x301
    }

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
