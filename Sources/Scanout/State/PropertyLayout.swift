@_spi(Reflection) import Swift

/// Where a type's dynamic properties lie: found once a type.
final class PropertyLayout: @unchecked Sendable {
    private let properties: [(offset: Int, type: any DynamicProperty.Type)]

    private static let known = TypeTable<PropertyLayout>(places: 128)

    static func of<T>(_ type: T.Type) -> PropertyLayout { known.value(for: type) { PropertyLayout($0) } }

    private init<T>(_ type: T.Type) {
        var properties: [(offset: Int, type: any DynamicProperty.Type)] = []
        if RuntimeType(type).hasFields {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                if let property = RuntimeType(fieldType).property { properties.append((offset, property)) }
                return true
            }
        }
        self.properties = properties
    }

    var isEmpty: Bool { properties.isEmpty }

    @MainActor func connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        for property in properties { property.type._connect(pointer + property.offset, to: slots) }
    }
}
