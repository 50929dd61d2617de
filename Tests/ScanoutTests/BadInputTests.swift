import Scanout
import ScanoutTesting
import XCTest

/// Input that makes no sense is drawn as something defined, and never ends the program.
@MainActor
final class BadInputTests: XCTestCase {
    private static let extremes: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, -5, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e9,
    ]

    private func surface<V: View>(_ size: Int = 20, @ViewBuilder _ content: () -> V) -> Surface {
        let display = MemoryDisplay(width: size, height: size)
        render(content(), on: display)
        return display.surface
    }

    /// Widths that are no numbers or negative count as 0.
    func testFramesOfNoSize() async {
        for extent in [CGFloat.nan, .infinity, -.infinity, -5] {
            XCTAssertEqual(surface { Color.black.frame(width: extent) }.count(of: 0xFFFFFF), 400, "\(extent)")
            XCTAssertEqual(surface { Color.black.frame(height: extent) }.count(of: 0xFFFFFF), 400, "\(extent)")
        }
        XCTAssertEqual(surface { Color.black.frame(width: 1e9, height: 1e9) }.count(of: 0x000000), 400)
    }

    func testBoundsOfFrames() async {
        for extent in Self.extremes {
            _ = surface {
                Color.black.frame(minWidth: extent)
                Color.black.frame(idealWidth: extent)
                Color.black.frame(maxWidth: extent)
                Color.black.frame(minWidth: extent, maxWidth: -extent)
            }
        }
        XCTAssertEqual(surface { Color.black.frame(maxWidth: .nan) }.count(of: 0x000000), 400)
        XCTAssertEqual(surface { Color.black.frame(minWidth: 10, maxWidth: 4) }.count(of: 0x000000), 200)
    }

    /// Infinite minima, as code passes them by mistake, cover the panel.
    func testInfiniteMinima() async {
        XCTAssertEqual(surface { Color.black.frame(minWidth: .infinity) }.count(of: 0x000000), 400)
    }

    func testEffects() async {
        for value in Self.extremes {
            _ = surface {
                square(.black, 5).offset(x: value, y: value)
                square(.black, 5).scaleEffect(value)
                square(.black, 5).scaleEffect(x: value, y: 1)
                square(.black, 5).rotationEffect(.radians(Double(value)))
                square(.black, 5).opacity(Double(value))
                Text("x").rotationEffect(.degrees(Double(value))).scaleEffect(value)
            }
        }
        XCTAssertEqual(surface { square(.black, 5).scaleEffect(0) }.count(of: 0xFFFFFF), 400)
        XCTAssertEqual(surface { Color.black.opacity(-3) }.count(of: 0xFFFFFF), 400)
        XCTAssertEqual(surface { Color.black.opacity(7) }.count(of: 0x000000), 400)
        XCTAssertEqual(surface { square(.black, 4).offset(x: .nan) }.extent(of: 0x000000), box(8, 8, 4, 4))
        XCTAssertEqual(surface { square(.black, 4).rotationEffect(.degrees(.infinity)) }.count(of: 0x000000), 16)
    }

    func testStacksAndPadding() async {
        for value in Self.extremes {
            _ = surface {
                HStack(spacing: value) {
                    Color.red
                    Color.blue
                }
                VStack(spacing: value) {
                    Color.red
                    Spacer(minLength: value)
                }
                Color.red.padding(value)
                Color.red.padding(.leading, value)
            }
        }
        XCTAssertEqual(surface { Color.black.padding(-1000) }.count(of: 0x000000), 400)
        XCTAssertEqual(surface { Color.black.padding(.nan) }.count(of: 0x000000), 400)
    }

    func testShapes() async {
        for value in Self.extremes {
            _ = surface {
                RoundedRectangle(cornerRadius: value)
                Circle().trim(from: value, to: 1).stroke(lineWidth: 2)
                Circle().trim(from: 0, to: value)
                Circle().stroke(Color.red, lineWidth: value)
                Circle().strokeBorder(Color.red, lineWidth: value)
                Circle().inset(by: value)
                Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [value, 3], dashPhase: value))
                Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, miterLimit: value))
                Rectangle().border(Color.red, width: value)
            }
        }
    }

    func testTrimsOutOfOrder() async {
        for (from, to) in [(CGFloat(0.6), CGFloat(0.4)), (2, 3), (-2, -1), (1, .nan)] {
            XCTAssertEqual(
                surface { Circle().trim(from: from, to: to).stroke(Color.black, lineWidth: 4) }.count(of: 0x000000), 0,
                "\(from) to \(to)")
        }
    }

    func testPathsWithImpossiblePoints() async {
        for value in Self.extremes {
            _ = surface {
                Path { path in
                    path.move(to: CGPoint(x: value, y: 0))
                    path.addLine(to: CGPoint(x: 10, y: value))
                    path.addQuadCurve(to: CGPoint(x: value, y: 3), control: CGPoint(x: 3, y: value))
                    path.addCurve(
                        to: CGPoint(x: 4, y: value), control1: CGPoint(x: value, y: 1), control2: CGPoint(x: 1, y: 1))
                    path.addArc(
                        center: CGPoint(x: 5, y: value), radius: value, startAngle: .degrees(Double(value)),
                        endAngle: .degrees(90), clockwise: false)
                    path.addRect(CGRect(x: 1, y: value, width: value, height: 4))
                    path.closeSubpath()
                }
                .stroke(Color.red, lineWidth: 2)
            }
        }
        XCTAssertEqual(
            surface {
                Path { path in
                    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
                    path.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
                    path.addLine(to: CGPoint(x: CGFloat.nan, y: 10))
                }
            }.count(of: 0xFFFFFF), 400)
    }

    func testPathsWithoutAStart() async {
        _ = surface {
            Path { path in
                path.addLine(to: CGPoint(x: 10, y: 10))
                path.closeSubpath()
                path.closeSubpath()
                path.addCurve(to: .zero, control1: .zero, control2: .zero)
            }
            .stroke()
        }
    }

    func testStrokesOfNoWidth() async {
        for width in [CGFloat(-2), .nan] {
            XCTAssertEqual(
                surface { Rectangle().stroke(Color.black, lineWidth: width).padding(4) }.count(of: 0xFFFFFF), 400,
                "\(width)")
        }
    }

    // MARK: Text

    func testFontSizes() async {
        for size in [CGFloat(0), -1, .nan, .infinity, 1e9, 0.001] {
            _ = surface { Text("Hg 1").font(.system(size: size)) }
        }
        XCTAssertEqual(surface { Text("Hg 1").font(.system(size: 0)) }.count(of: 0xFFFFFF), 400)
        XCTAssertEqual(surface { Text("Hg 1").font(.system(size: -1)) }.count(of: 0xFFFFFF), 400)
    }

    func testLongText() async {
        let text = String(repeating: "word and ", count: 11_112)
        XCTAssertGreaterThan(text.count, 100_000)
        XCTAssertLessThan(surface(100) { Text(verbatim: text) }.count(of: 0xFFFFFF), 10_000)
        _ = surface(100) { Text(verbatim: String(repeating: "x", count: 100_000)) }
    }

    func testOddCharacters() async {
        for text in ["\u{0}", "\u{FFFD}", "\u{202E}abc", "e\u{301}\u{301}", "👩‍👩‍👧‍👦", "\r\n\n", "\u{10FFFF}", "שלום abc"] {
            _ = surface { Text(verbatim: text) }
        }
    }

    func testLineLimits() async {
        for limit in [0, -1, 1, Int.max] { _ = surface { Text("a b c d e f g").lineLimit(limit) } }
    }

    // MARK: State

    func testDuplicateIdsAreNamedOnce() async {
        let warnings = Journal<String>()
        let display = MemoryDisplay(width: 6, height: 1)
        let host = ViewHost(
            HStack(spacing: 0) {
                ForEach(["a", "twin", "twin"], id: \.self) { Color.black.frame(width: $0 == "a" ? 1 : 2) }
            }, on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        host.advance(by: 0)
        // The warning may come before anybody can listen; what is shown is the first of the two.
        XCTAssertLessThanOrEqual(warnings.entries.count, 1)
        XCTAssertEqual(display.surface.count(of: 0x000000), 3)
    }

    func testDuplicateIdsThatComeLaterAreNamed() async {
        let warnings = Journal<String>()
        let remote = Remote<[String]>()
        let display = MemoryDisplay(width: 6, height: 1)
        let host = render(
            Stage(["a"], remote) { names in
                HStack(spacing: 0) { ForEach(names, id: \.self) { _ in Color.black.frame(width: 1) } }
            }, on: display)
        host.onWarning = { warnings.add($0) }
        remote.value = ["a", "twin", "twin"]
        host.advance(by: 0)
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries.first?.contains("twin") ?? false)
        XCTAssertEqual(display.surface.count(of: 0x000000), 2)
        remote.value = ["a", "b"]
        host.advance(by: 0)
        XCTAssertEqual(display.surface.count(of: 0x000000), 2)
    }

    private struct Restless: View {
        @State private var count = 0
        var body: some View { Color.black.onChange(of: count, initial: true) { count += 1 } }
    }

    func testStateThatNeverRestsIsToldOnce() async {
        let warnings = Journal<String>()
        let display = MemoryDisplay(width: 4, height: 4)
        let host = ViewHost(Restless(), on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        host.advance(by: 1)
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries.first?.contains("Restless") ?? false, "\(warnings.entries)")
        XCTAssertEqual(display.surface.count(of: 0x000000), 16)
    }

    func testStateWrittenInABody() async {
        struct Meddler: View {
            @State private var count = 0
            var body: some View {
                let _ = (count = min(count + 1, 3))
                Color.black.frame(width: CGFloat(count))
            }
        }
        let display = MemoryDisplay(width: 9, height: 1)
        let host = render(Meddler(), on: display)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.count(of: 0x000000), 3)
    }

    func testTimeThatIsNoTime() async {
        let clock = ManualClock()
        let host = ViewHost(Color.red, on: MemoryDisplay(width: 2, height: 2), clock: clock)
        for seconds in [Double.nan, -1, .infinity, -.infinity] { host.advance(by: seconds) }
        XCTAssertEqual(clock.now, 0)
    }

    func testAnimationsOfNoDuration() async {
        let animations: [Animation] = [
            .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .linear(duration: .infinity),
            .linear(duration: 1).speed(0), .linear(duration: 1).speed(.nan), .linear(duration: 1).delay(.nan),
            .linear(duration: 0).repeatForever(), .linear(duration: 1).repeatCount(-1),
            .spring(response: 0, dampingFraction: 0), .spring(response: .nan, dampingFraction: .nan),
            .spring(duration: -1, bounce: 9), .interpolatingSpring(mass: 0, stiffness: 0, damping: 0),
            .timingCurve(.nan, .infinity, -3, 9, duration: 1),
        ]
        for animation in animations {
            let remote = Remote<CGFloat>()
            let host = render(Stage(0, remote) { square(.black, $0) }, on: MemoryDisplay(width: 9, height: 9))
            withAnimation(animation) { remote.value = 5 }
            for step in [0, 0.1, 1, 5] { host.advance(by: step) }
        }
    }
}
