import Scanout
import ScanoutTesting
import XCTest

/// Which of several views a value stands for.
@MainActor
final class ChoiceTests: XCTestCase {
    private func surface<V: View>(_ view: V, _ width: Int = 100, _ height: Int = 40) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(view, on: display)
        return display.surface
    }

    private enum Flavor: String, CaseIterable, Identifiable {
        case red, green
        var id: Self { self }
        var color: Color { self == .red ? .red : .green }
    }

    private func loop(_ flavor: Flavor) -> some View { square(flavor.color, 10) }

    /// As Apple's page of Picker has it: ForEach gives the views of a choice their elements' ids as tags.
    func testElementsStandForTheirIDs() async {
        let chosen = surface(
            Picker("", selection: .constant(Flavor.green)) { ForEach(Flavor.allCases) { self.loop($0) } }.labelsHidden()
        )
        XCTAssertEqual(chosen.count(of: 0x34C759), 100)
        XCTAssertEqual(chosen.count(of: 0xFF3B30), 0)
        // Modifiers around the loop and around its views change nothing of that.
        let wrapped = surface(
            Picker("", selection: .constant(Flavor.green)) {
                ForEach(Flavor.allCases) { self.loop($0).opacity(1) }.padding(1)
            }
            .labelsHidden())
        XCTAssertEqual(wrapped.count(of: 0x34C759), 100)
        XCTAssertEqual(wrapped.count(of: 0xFF3B30), 0)
        let pages = surface(
            TabView(selection: .constant(Flavor.green)) { ForEach(Flavor.allCases) { $0.color } }
                .tabViewStyle(.page(indexDisplayMode: .never)))
        XCTAssertEqual(pages.extent(of: 0x34C759), box(0, 0, 100, 40))
    }

    /// A tag of one's own is asked first; in loops within loops the inner element's id counts.
    func testTagsComeBeforeIDs() async {
        let tagged = surface(
            Picker("", selection: .constant("green")) { ForEach(Flavor.allCases) { self.loop($0).tag($0.rawValue) } }
                .labelsHidden())
        XCTAssertEqual(tagged.count(of: 0x34C759), 100)
        XCTAssertEqual(tagged.count(of: 0xFF3B30), 0)
        let nested = surface(
            Picker("", selection: .constant(Flavor.green)) {
                ForEach(0..<1) { _ in ForEach(Flavor.allCases) { self.loop($0) } }
            }
            .labelsHidden())
        XCTAssertEqual(nested.count(of: 0x34C759), 100)
        XCTAssertEqual(nested.count(of: 0xFF3B30), 0)
    }

    /// An optional selection takes tags of its wrapped type; views without a tag stand for nothing, nil neither.
    func testOptionalSelections() async {
        let none: Flavor? = nil
        for (value, red, green) in [(Flavor.red, 100, 0), (none, 0, 0)] {
            let chosen = surface(
                Picker("", selection: .constant(value)) {
                    square(.red, 10).tag(Flavor.red)
                    square(.green, 10)
                }
                .labelsHidden())
            XCTAssertEqual(chosen.count(of: 0xFF3B30), red)
            XCTAssertEqual(chosen.count(of: 0x34C759), green)
        }
    }

    /// The title above what is said of it, 2 points apart, both at the leading edge and in the middle of the row: 10 + 2 + 10
    /// points of 40.
    func testLabelsOfSeveralViews() async {
        let label = Group {
            square(.red, 10)
            square(.green, 10)
        }
        let labelled: [AnyView] = [
            AnyView(Toggle(isOn: .constant(true)) { label }.tint(.blue)),
            AnyView(
                LabeledContent {
                    EmptyView()
                } label: {
                    label
                }),
            AnyView(Stepper(value: .constant(1)) { label }),
            AnyView(
                Picker(selection: .constant(1)) {
                    EmptyView()
                } label: {
                    label
                }),
        ]
        for view in labelled {
            let picture = surface(view, 200)
            XCTAssertEqual(picture.extent(of: 0xFF3B30), box(0, 9, 10, 10))
            XCTAssertEqual(picture.extent(of: 0x34C759), box(0, 21, 10, 10))
        }
    }

    /// Controls that do not react are drawn at 0.4 of their opacity: 0x34C759 on white.
    func testChoicesThatDoNotReact() async {
        let picker = Picker("", selection: .constant(1)) { square(.green, 10).tag(1) }.pickerStyle(.segmented)
        XCTAssertGreaterThan(surface(picker.disabled(true).background(.white)).count(of: 0xAEE9BD), 90)
        XCTAssertEqual(surface(picker.disabled(true)).count(of: 0x34C759), 0)
    }
}
