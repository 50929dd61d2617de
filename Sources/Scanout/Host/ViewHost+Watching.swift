/// What a host's loop looks after beside views: descriptors of files, sockets and devices.
final class DescriptorWatches {
    private(set) var descriptors: [Int32] = []
    private var actions: [Int32: () -> Void] = [:]

    /// A descriptor that was there gets the new action.
    func set(_ descriptor: Int32, _ action: (() -> Void)?) {
        actions[descriptor] = action
        descriptors = actions.keys.sorted()
    }

    /// Calls what belongs to a descriptor, unless it was taken away meanwhile.
    func call(_ descriptor: Int32) { actions[descriptor]?() }
}

extension ViewHost {
    /// Calls an action on the main actor while ``run(for:)`` runs and a descriptor is readable or hung up: for sockets,
    /// serial lines and devices that are no part of the views. An action that leaves unread what made the descriptor
    /// readable is called again at once.
    ///
    /// The descriptor stays the caller's: it is to be open until ``unwatch(_:)``.
    public func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
        watches.set(descriptor) { onMainActor(action) }
    }

    /// Watches a descriptor no longer.
    public func unwatch(_ descriptor: Int32) { watches.set(descriptor, nil) }

    /// Lets ``run(for:)`` return ``Ending/stopped`` once the present round is over.
    public func stop() { isStopping = true }
}
