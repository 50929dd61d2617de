import Scanout
import XCTest

// Uses of the macros as programs write them: that this file compiles is the test.

private struct Card: View {
    @Binding var title: String
    var body: some View { Text(title) }
}

private struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> [Int] { [1, 2, 3] }
    func body(content: Content, context: [Int]) -> some View { content.padding(CGFloat(context.count)) }
}

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.border(.red) }
}

#Preview {
    Card(title: .constant("a"))
}

#Preview("Named \"so\"") {
    Card(title: .constant("b"))
        .padding()
}

#Preview("With state") {
    @Previewable @State var title = "c"
    @Previewable @State var isOn: Bool = true
    Card(title: $title)
    Toggle("d", isOn: $isOn)
}

// Swift 6.0's compiler ends itself where the variable has no value, if it was built with its checks, as Debian's is.
#if compiler(>=6.1)
#Preview("With the environment") {
    @Previewable @Environment(\.colorScheme) var colorScheme
    Text(colorScheme == .dark ? "dark" : "light")
}
#endif

#Preview("Variables") {
    let names = ["e", "f"]
    let count = names.count
    VStack {
        ForEach(names, id: \.self) { Text($0) }
        if count > 1 { Text("more") }
    }
}

#Preview("Return") {
    @Previewable @State var title = "g"
    var values: [Int] = []
    values.append(1)
    return Card(title: $title).opacity(values.isEmpty ? 0 : 1)
}

#Preview(traits: .sizeThatFitsLayout) { Color.red }
#Preview("Traits", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) { Color.red }
#Preview("Modifiers", traits: .modifier(SampleData()), .modifier(Framed())) { Color.red }
#Preview(body: { Color.green })
#Preview("Cameras") { Color.red } cameras: { [PreviewCamera(from: .center)] }
#Preview("Switch") {
    switch Int.random(in: 0..<2) {
    case 0: Color.red
    default: Text("h")
    }
}
#Preview("Nothing") {}

#if DEBUG
#Preview { Text("i") }
#endif

private enum Group2 {
    #Preview { Text("j") }
}

/// That previews leave nothing that could be in the way.
final class PreviewMacroTests: XCTestCase {
    func testProgramsWithPreviewsRun() {
        XCTAssertNotNil(Group2.self)
    }
}
