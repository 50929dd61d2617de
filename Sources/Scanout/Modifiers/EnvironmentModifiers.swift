/// Sets a value of the environment for a view.
public struct _EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that hands down the changed environment.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { EnvironmentNode(view, inputs) }
}

extension _EnvironmentModifier: ViewModifier {}

private final class EnvironmentNode<V: View>: KeptViewNode<ModifiedContent<V, _EnvironmentModifier>> {
    private var child: _ViewNode<V>?
    private lazy var changed = changedEnvironment()

    override init(_ view: ModifiedContent<V, _EnvironmentModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
    }

    private func changedEnvironment() -> EnvironmentValues {
        var copy = environment
        view.modifier.change(&copy)
        return copy
    }

    override var childEnvironment: EnvironmentValues { changed }

    override func update(_ new: ModifiedContent<V, _EnvironmentModifier>) {
        view = new
        let next = changedEnvironment()
        if next.keysThatDiffer(from: changed).isEmpty {
            child?.update(new.content)
            return
        }
        changed = next
        graph.handingDown {
            child?.setEnvironment(next)
            child?.update(new.content)
        }
    }

    override func environmentDidChange() { changed = changedEnvironment() }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    private nonisolated func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        modifier(_EnvironmentModifier(change: change))
    }

    /// Sets a value of the environment for all inside.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }
    /// Changes a value of the environment for all inside.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { changingEnvironment { transform(&$0[keyPath: keyPath]) } }

    /// Sets the font of all text inside.
    public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
    /// Makes all digits inside one width.
    public nonisolated func monospacedDigit() -> some View { changingEnvironment { $0.usesMonospacedDigits = true } }
    /// Sets the weight of all text inside.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        changingEnvironment { $0.fontWeight = weight }
    }
    /// Sets the design of all text inside.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        changingEnvironment { $0.fontDesign = design }
    }
    /// Makes all characters inside one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }
    /// Makes all text inside lean.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        changingEnvironment { $0.isItalic = isActive }
    }
    /// Makes all text inside bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    /// Sets the colour of shapes and text inside; nil for primary.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment { $0.setForeground(color.map { AnyShapeStyle($0) }, []) }
    }
    /// Sets the style of shapes and text inside.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { environment in
            // A level of importance is one of the style that was set before.
            if let level = style as? HierarchicalShapeStyle {
                environment.takeForegroundLevel(level.level)
            } else {
                environment.foregroundStyle = AnyShapeStyle(style)
                environment.foregroundLevels = []
            }
        }
    }
    /// Sets the styles of shapes and text inside of the first and second level of importance.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        changingEnvironment {
            $0.setForeground(AnyShapeStyle(primary), [AnyShapeStyle(secondary)])
        }
    }
    /// Sets the styles of shapes and text inside of the first, second and third level of importance.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment {
            $0.setForeground(AnyShapeStyle(primary), [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        }
    }
    /// Sets what the background style is for all inside.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
    }
    /// Sets the style of accents for all inside; nil for the one around.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { environment in
            guard let tint else { return }
            environment.tintStyle = AnyShapeStyle(tint)
            if let color = tint as? Color { environment.tint = color }
        }
    }
    /// Sets the accent colour for all inside.
    public nonisolated func tint(_ tint: Color?) -> some View {
        changingEnvironment {
            $0.tint = tint
            $0.tintStyle = tint.map { AnyShapeStyle($0) }
        }
    }
    /// Sets the accent colour for all inside.
    public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }
    /// Sets the most lines of a text; nil for any.
    public nonisolated func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }
    /// Sets where lines of a text stand.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }
    /// Sets the space between lines of a text in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        changingEnvironment { $0.lineSpacing = lineSpacing }
    }
    /// Sets whether colours inside are for dark or light.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        changingEnvironment { $0.colorScheme = colorScheme }
    }
    /// Sets light or dark for all inside; nil for what is around.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    /// Keeps controls inside from reacting.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
}

extension EnvironmentValues {
    fileprivate mutating func setForeground(_ first: AnyShapeStyle?, _ others: [AnyShapeStyle]) {
        foregroundStyle = first
        foregroundLevels = others
    }

    /// Makes a level of the styles at hand the first one.
    fileprivate mutating func takeForegroundLevel(_ level: Int) {
        guard level > 0 else { return }
        let styles = [foregroundStyle ?? AnyShapeStyle(Color.primary)] + foregroundLevels
        if level < styles.count {
            setForeground(styles[level], Array(styles[(level + 1)...]))
        } else {
            let opacity = HierarchicalShapeStyle.opacities[level - styles.count + 1]
            setForeground(AnyShapeStyle(styles[styles.count - 1].opacity(opacity)), [])
        }
    }
}
