/// Menus of an app. A panel has no menus: they are put together and not shown.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of what the menus are made of.
    associatedtype Body: Commands
    /// What the menus are made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// There is none; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// No menus.
public struct EmptyCommands: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes none.
    public nonisolated init() {}
}

/// A menu with a name.
public struct CommandMenu<Content: View>: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes a menu.
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Makes a menu.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
    /// Makes a menu.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Its settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other programs can do for it.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Showing and hiding it.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending it.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Taking over from elsewhere.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Taking back.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// The clipboard.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// How text looks.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Tools.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The bar at the side.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Sizes of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// A single window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Entries of a menu, at a part that every app has.
public struct CommandGroup<Content: View>: Commands {
    /// There is none.
    public typealias Body = Never
    /// Adds entries in front of a part.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Adds entries behind a part.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Puts entries in place of a part.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The commands of bars at the side.
public struct SidebarCommands: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes them.
    public nonisolated init() {}
}

/// The commands of bars of tools.
public struct ToolbarCommands: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes them.
    public nonisolated init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes them.
    public nonisolated init() {}
}

/// The commands for how text looks.
public struct TextFormattingCommands: Commands {
    /// There is none.
    public typealias Body = Never
    /// Makes them.
    public nonisolated init() {}
}

/// Puts menus together.
@resultBuilder
public struct CommandsBuilder {
    /// A menu as it is.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// No menus.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One menu.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several menus, none of which is shown.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    /// Menus that may not be there.
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
    /// The first of two branches.
    public static func buildEither<Content: Commands>(first content: Content) -> EmptyCommands { EmptyCommands() }
    /// The second of two branches.
    public static func buildEither<Content: Commands>(second content: Content) -> EmptyCommands { EmptyCommands() }
    /// Menus where something is available.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}
