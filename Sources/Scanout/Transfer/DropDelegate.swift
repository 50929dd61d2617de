/// What a program does with what is dropped on a view. Nothing is dropped on a panel: it is never asked.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is above the view may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped.
    func performDrop(info: DropInfo) -> Bool
    /// Something came above the view.
    func dropEntered(info: DropInfo)
    /// Something moved above the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Something went away from above the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Everything may be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing.
    public func dropEntered(info: DropInfo) {}
    /// As is usual.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing.
    public func dropExited(info: DropInfo) {}
}

/// What is above a view, and where.
public struct DropInfo {
    /// In the view's own space.
    public let location: CGPoint

    /// Whether some of it is of one of several kinds.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// What of it is of one of several kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing.
    case cancel
    /// It may not be dropped.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
}

/// What a program would do with what is above a view.
public struct DropProposal: Hashable, Sendable {
    /// What becomes of it.
    public let operation: DropOperation
    /// Makes a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}
