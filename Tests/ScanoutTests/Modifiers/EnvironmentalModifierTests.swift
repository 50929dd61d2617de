import Scanout
import ScanoutTesting
import XCTest

private struct ByScheme: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Fill(color: environment.colorScheme == .dark ? .white : .black)
    }

    struct Fill: ViewModifier {
        let color: Color
        func body(content: Content) -> some View { content.background(color) }
    }
}

/// Modifiers that depend on the environment, and what views ask of a system that a panel has none of.
@MainActor
final class EnvironmentalModifierTests: XCTestCase {
    func testItFollowsTheEnvironment() async {
        let panel = SwitchingPanel(false) { isDark in
            Color.clear.modifier(ByScheme()).environment(\.colorScheme, isDark ? .dark : .light)
        }
        XCTAssertEqual(panel.gray(after: 0), 0)
        panel.set(true, nil)
        XCTAssertEqual(panel.gray(after: 0), 0xFF)
    }

    private struct Asking: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openURL) private var openURL
        @Environment(\.sizeCategory) private var sizeCategory
        let journal: Journal<String>

        var body: some View {
            Color.black.onAppear {
                dismiss()
                openWindow(id: "main")
                mode.wrappedValue.dismiss()
                openURL(URL(fileURLWithPath: "/tmp/a")) { journal.add("\($0)") }
                journal.add("\(isPresented) \(sizeCategory)")
            }
        }
    }

    func testActionsOfAPanel() async {
        let journal = Journal<String>()
        let display = MemoryDisplay(width: 1, height: 1)
        _ = render(Asking(journal: journal), on: display)
        let handled = Asking(journal: journal)
            .environment(\.openURL, OpenURLAction { _ in .handled }).environment(\.dynamicTypeSize, .xxxLarge)
        _ = render(handled, on: display)
        XCTAssertEqual(journal.entries, ["false", "false large", "true", "false extraExtraExtraLarge"])
    }
}
