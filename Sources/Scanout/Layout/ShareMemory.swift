import Raster

/// What a stack offers a view along its axis, and the size that the view takes.
struct StackShare {
    var offer: Double?
    var size: Size
}

/// Where stacks note the shares of their views while they measure and place: a stack, since stacks stand in stacks.
///
/// A temporary allocation of the library's takes a closure, before which Swift makes sure each time that it runs on the
/// main actor.
@MainActor
final class ShareMemory {
    private nonisolated static let capacity = 1_024
    nonisolated(unsafe) private let shares: UnsafeMutablePointer<StackShare>
    @exclusivity(unchecked) private var used = 0

    init() { shares = .allocate(capacity: Self.capacity) }

    deinit { shares.deallocate() }

    /// Room for a number of shares, not initialized.
    func take(_ count: Int) -> UnsafeMutableBufferPointer<StackShare> {
        if used + count > Self.capacity { return .allocate(capacity: count) }
        defer { used += count }
        return UnsafeMutableBufferPointer(start: shares + used, count: count)
    }

    /// Takes back what was taken last and is still out.
    func giveBack(_ taken: UnsafeMutableBufferPointer<StackShare>) {
        guard let start = taken.baseAddress, start >= shares, start < shares + Self.capacity else {
            return taken.deallocate()
        }
        used -= taken.count
    }
}
