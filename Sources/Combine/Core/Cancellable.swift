/// Something under way that can be given up.
public protocol Cancellable {
    /// Gives it up and lets go of what it holds. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }

    /// Keeps it in a collection; it is cancelled when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}
