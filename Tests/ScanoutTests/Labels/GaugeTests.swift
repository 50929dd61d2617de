import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class GaugeTests: XCTestCase {
    private struct Noting: GaugeStyle {
        let note: (GaugeStyleConfiguration) -> Void
        func makeBody(configuration: Configuration) -> some View {
            note(configuration)
            return configuration.label
        }
    }

    private func noted<V: View>(_ view: V) throws -> GaugeStyleConfiguration {
        var found: GaugeStyleConfiguration?
        render(view.gaugeStyle(Noting { found = $0 }), on: MemoryDisplay(width: 40, height: 40))
        return try XCTUnwrap(found)
    }

    func testValues() async throws {
        func value(_ value: Double, _ bounds: ClosedRange<Double>) throws -> Double {
            try noted(Gauge(value: value, in: bounds) { Text("x") }).value
        }
        XCTAssertEqual(try value(15, 10...20), 0.5)
        XCTAssertEqual(try value(-5, 0...1), 0)
        XCTAssertEqual(try value(5, 0...1), 1)
        XCTAssertEqual(try value(.nan, 0...1), 0)
        XCTAssertEqual(try value(3, 3...3), 0)
    }

    func testLabels() async throws {
        let plain = try noted(Gauge(value: 0.5) { Text("x") })
        XCTAssertNil(plain.currentValueLabel)
        XCTAssertNil(plain.minimumValueLabel)
        let full = try noted(
            Gauge(value: 0.5) {
                Text("x")
            } currentValueLabel: {
                Text("c")
            } minimumValueLabel: {
                Text("a")
            } maximumValueLabel: {
                Text("b")
            })
        XCTAssertNotNil(full.currentValueLabel)
        XCTAssertNotNil(full.minimumValueLabel)
        XCTAssertNotNil(full.maximumValueLabel)
        XCTAssertNil(full.markedValueLabels)
    }

    /// Three quarters of a ring from the lower left; a mark at the value with room around.
    func testOpenRing() async {
        let display = MemoryDisplay(width: 58, height: 58)
        let gauge = Gauge(value: 0.5) { EmptyView() }
        render(gauge.gaugeStyle(.accessoryCircular), on: display)
        let surface = display.surface
        // Left and right on the line; the mark on top; nothing below between the ends.
        XCTAssertEqual([surface.rgb(3, 29), surface.rgb(54, 29), surface.rgb(29, 3)], [0x007AFF, 0x007AFF, 0x007AFF])
        XCTAssertEqual(surface.rgb(29, 55), 0xFFFFFF)
        XCTAssertTrue((22..<29).contains { surface.rgb($0, 3) == 0xFFFFFF })
    }

    func testClosingRing() async {
        let display = MemoryDisplay(width: 58, height: 58)
        let gauge = Gauge(value: 0.5) { EmptyView() }
        render(gauge.gaugeStyle(.accessoryCircularCapacity), on: display)
        // The right half is done, the left one faint: 0.3 of 007AFF over white is 178.5 of red.
        XCTAssertEqual(display.surface.rgb(54, 29), 0x007AFF)
        XCTAssertEqual(Double(display.surface.rgb(3, 29) >> 16), 178.5, accuracy: 1)
    }

    /// A value's label that has no room between the arcs is drawn smaller, not cut: as one that asks for it.
    func testValuesShrinkBetweenTheArcs() async {
        func picture<V: View>(_ label: V) -> [UInt32] {
            let display = MemoryDisplay(width: 60, height: 60)
            render(
                Gauge(value: 0.5) {
                } currentValueLabel: {
                    label
                }.gaugeStyle(.accessoryCircular), on: display)
            return display.surface.values
        }
        let shrunk = picture(Text("100%"))
        XCTAssertEqual(shrunk, picture(Text("100%").minimumScaleFactor(0.5)))
        XCTAssertNotEqual(shrunk, picture(Text("100%").minimumScaleFactor(1)))
    }
}
