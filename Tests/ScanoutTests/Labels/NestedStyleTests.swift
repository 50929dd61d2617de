import XCTest

@testable import Scanout

/// Views in the label or the content of a view of the same kind, in a style of one's own: all get the style that was set.
/// What the style itself puts up gets the style around.
@MainActor
final class NestedStyleTests: XCTestCase {
    /// The pixels of a colour on a panel of 100 by 100.
    private func count<V: View>(_ color: UInt32, _ view: V) -> Int {
        let display = MemoryDisplay(width: 100, height: 100)
        let host = ViewHost(view, on: display, clock: ManualClock())
        host.advance(by: 0)
        return display.surface.count(of: color)
    }

    private let red: UInt32 = 0xFF0000
    private let blue: UInt32 = 0x0000FF

    /// Each style draws a square of 4 by 4, so that there are 16 pixels for each view that has it.
    func testContentAndLabelsKeepTheStyleThatWasSet() async {
        let inner = square(.black, 2)
        XCTAssertEqual(count(red, GroupBox { GroupBox { GroupBox { inner } } }.groupBoxStyle(MarkedBox())), 3 * 16)
        XCTAssertEqual(
            count(red, GroupBox(label: GroupBox { inner }) { GroupBox { inner } }.groupBoxStyle(MarkedBox())), 3 * 16)
        let disclosed = DisclosureGroup {
            DisclosureGroup {
                inner
            } label: {
                inner
            }
        } label: {
            DisclosureGroup {
                inner
            } label: {
                inner
            }
        }
        XCTAssertEqual(count(red, disclosed.disclosureGroupStyle(MarkedDisclosure())), 3 * 16)
        let labeled = LabeledContent {
            LabeledContent {
                inner
            } label: {
                inner
            }
        } label: {
            inner
        }
        XCTAssertEqual(count(red, labeled.labeledContentStyle(MarkedValue())), 2 * 16)
        let label = Label {
            Label {
                inner
            } icon: {
                inner
            }
        } icon: {
            inner
        }
        XCTAssertEqual(count(red, label.labelStyle(MarkedTitle())), 2 * 16)
        XCTAssertEqual(
            count(red, ControlGroup { ControlGroup { inner } }.controlGroupStyle(MarkedControls())), 2 * 16)
        let gauge = Gauge(value: 0.5) { Gauge(value: 0.5) { inner } }
        XCTAssertEqual(count(red, gauge.gaugeStyle(MarkedDial())), 2 * 16)
        let toggle = Toggle(isOn: .constant(true)) { Toggle(isOn: .constant(true)) { inner } }
        XCTAssertEqual(count(red, toggle.toggleStyle(MarkedSwitch())), 2 * 16)
        XCTAssertEqual(
            count(red, ProgressView { ProgressView { inner } }.progressViewStyle(MarkedProgress())), 2 * 16)
    }

    /// The outer style is asked for what the nearer one puts up, and the nearer one for the content of that again.
    func testWhatAStylePutsUpGetsTheStyleAround() async {
        let boxes = GroupBox { GroupBox { square(.black, 2) } }.groupBoxStyle(Doubled()).groupBoxStyle(MarkedBox())
        XCTAssertEqual(count(red, boxes), 2 * 16)
    }

    /// Of two boxes in one another the inner one has the style that the outer one's style sets on its content.
    func testAStyleCanSetAnotherOnItsContent() async {
        let boxes = GroupBox { GroupBox { square(.black, 2) } }.groupBoxStyle(Handing())
        XCTAssertEqual([count(red, boxes), count(blue, boxes)], [16, 16])
    }
}

@MainActor private var mark: some View { square(Color(red: 1, green: 0, blue: 0), 4) }

// Each draws a red square beside what there is.

private struct MarkedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
            configuration.content
        }
    }
}

private struct MarkedDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
            configuration.content
        }
    }
}

private struct MarkedValue: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
            configuration.content
        }
    }
}

private struct MarkedTitle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.title
        }
    }
}

private struct MarkedControls: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.content
        }
    }
}

private struct MarkedDial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
        }
    }
}

private struct MarkedSwitch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
        }
    }
}

private struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.label
        }
    }
}

/// Puts the content into a box of its own.
private struct Doubled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox { configuration.content } }
}

/// Draws a red square, and has boxes in its content draw a blue one.
private struct Handing: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            mark
            configuration.content.groupBoxStyle(Blue())
        }
    }
}

private struct Blue: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            square(Color(red: 0, green: 0, blue: 1), 4)
            configuration.content
        }
    }
}
