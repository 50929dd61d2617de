/// Names a view to look at while working on it. The compiler checks the view; nothing of it is left in the program.
///
/// - Parameters:
///   - name: The preview's name.
///   - body: Makes the view, perhaps after variables that it needs.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ScanoutMacros", type: "PreviewMacro")

/// Names a view to look at while working on it. The compiler checks the view; nothing of it is left in the program.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How the view is shown.
///   - additionalTraits: More of how it is shown.
///   - body: Makes the view, perhaps after variables that it needs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScanoutMacros", type: "PreviewMacro")

/// Names a view to look at from several places. The compiler checks the view; nothing of it is left in the program.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How the view is shown.
///   - body: Makes the view, perhaps after variables that it needs.
///   - cameras: The places.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View, cameras: @escaping @MainActor () -> [PreviewCamera]
) = #externalMacro(module: "ScanoutMacros", type: "PreviewMacro")

/// Lets a variable with state, such as `@State var count = 0`, stand in a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScanoutMacros", type: "PreviewableMacro")

/// A view named by `#Preview`.
public struct Preview {
    /// What traits of views belong to.
    public enum ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<Traits>: Sendable {
    init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
    /// As the tool shows views where nothing is said.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// In as much room as the view takes.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// On a device held upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// On a device held on its left side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// On a device held on its right side.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    /// On a device held upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// In room of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    /// Inside of what a modifier makes of it.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// A change to the views of previews, with data that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The data's type.
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = AnyView
    /// Makes the data, once for all previews.
    static func makeSharedContext() async throws -> Context
    /// The changed view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// There is no data.
    public static func makeSharedContext() async throws {}
}

/// A place that a view in space is looked at from.
public struct PreviewCamera: Sendable {
    /// A place with a name.
    public init(from position: UnitPoint, name: String? = nil) {}
}
