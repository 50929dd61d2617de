/// A reference to an object that something else keeps alive, and that using it does not count either.
///
/// Counting is an atomic operation, here some 6 nanoseconds; an `unowned(unsafe)` variable spares it where it is set, but
/// still counts at every use. Of the first build of a tree, counting took over a third of the time. Whoever holds one
/// says by what the object outlives every use.
struct Uncounted<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    @inline(__always) init(_ object: Object) { reference = .passUnretained(object) }

    /// The reference to an object that may be none.
    @inline(__always) static func to(_ object: Object?) -> Uncounted? {
        guard let object else { return nil }
        return Uncounted(object)
    }

    @inline(__always) var object: Object { reference._withUnsafeGuaranteedRef { $0 } }
}
