/// An enum of ours whose payloads can be compared though the whole is not equatable.
protocol ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self)
        let b = b.assumingMemoryBound(to: Self.self)
        switch (a.pointee, b.pointee) {
        case (nil, nil): return true
        case (let a?, let b?): return TypeLayout.areSame(a, b)
        default: return false
        }
    }
}

extension _ConditionalContent: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self)
        let b = b.assumingMemoryBound(to: Self.self)
        switch (a.pointee.storage, b.pointee.storage) {
        case (.first(let a), .first(let b)): return TypeLayout.areSame(a, b)
        case (.second(let a), .second(let b)): return TypeLayout.areSame(a, b)
        default: return false
        }
    }
}
