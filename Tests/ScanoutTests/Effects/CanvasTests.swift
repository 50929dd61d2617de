import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class CanvasTests: XCTestCase {
    private func drawn(
        _ width: Int = 12, _ height: Int = 12, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        render(Canvas(renderer: renderer), on: display)
        return display.surface
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Scanout.Path {
        Scanout.Path(CGRect(x: x, y: y, width: width, height: height))
    }

    func testFillsInOrderWithTheSize() async throws {
        let surface = drawn { context, size in
            context.fill(Scanout.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.fill(self.rect(2, 3, 4, 5), with: .color(.black))
            context.stroke(self.rect(8, 8, 2, 2), with: .foreground, lineWidth: 2)
        }
        XCTAssertEqual(surface.rgb(0, 0), 0xFF3B30)
        XCTAssertEqual(surface.rgb(3, 4), 0x000000)
        XCTAssertEqual(surface.rgb(7, 7), 0x000000)
        XCTAssertEqual(surface.count(of: 0x000000), 4 * 5 + 4 * 4)
    }

    func testCopiesHaveTheirOwnState() async throws {
        let surface = drawn { context, _ in
            var copy = context
            copy.translateBy(x: 4, y: 0)
            copy.scaleBy(x: 2, y: 1)
            copy.opacity = 0.6
            copy.fill(self.rect(0, 0, 2, 2), with: .color(.black))
            context.fill(self.rect(0, 0, 2, 2), with: .color(.black))
        }
        XCTAssertEqual(surface.extent(of: 0x000000), box(0, 0, 2, 2))
        XCTAssertEqual(surface.extent(of: 0x666666), box(4, 0, 4, 2))
    }

    func testClips() async throws {
        let surface = drawn { context, _ in
            var inside = context
            inside.clip(to: self.rect(1, 1, 4, 4))
            XCTAssertEqual(inside.clipBoundingRect, CGRect(x: 1, y: 1, width: 4, height: 4))
            inside.fill(self.rect(0, 0, 12, 12), with: .color(.black))
            var outside = context
            outside.clip(to: self.rect(0, 0, 12, 10), options: .inverse)
            outside.fill(self.rect(0, 0, 12, 12), with: .color(.blue))
        }
        XCTAssertEqual(surface.extent(of: 0x000000), box(1, 1, 4, 4))
        XCTAssertEqual(surface.extent(of: 0x007AFF), box(0, 10, 12, 2))
    }

    func testClipToLayer() async throws {
        let surface = drawn { context, _ in
            context.clipToLayer(opacity: 0.6) { layer in
                layer.fill(self.rect(2, 2, 4, 4), with: .color(.red))
            }
            context.fill(self.rect(0, 0, 12, 12), with: .color(.black))
        }
        XCTAssertEqual(surface.extent(of: 0x666666), box(2, 2, 4, 4))
        XCTAssertEqual(surface.count(of: 0xFFFFFF), 144 - 16)
    }

    /// Overlapping parts of a layer are faded as one.
    func testLayers() async throws {
        let surface = drawn { context, _ in
            context.opacity = 0.6
            context.drawLayer { layer in
                layer.fill(self.rect(0, 0, 4, 4), with: .color(.black))
                layer.fill(self.rect(2, 2, 4, 4), with: .color(.black))
            }
        }
        XCTAssertEqual(surface.count(of: 0x666666), 16 + 16 - 4)
    }

    func testBlendModes() async throws {
        let surface = drawn { context, size in
            context.drawLayer { layer in
                layer.fill(self.rect(0, 0, 12, 12), with: .color(.black))
                layer.blendMode = .clear
                layer.fill(self.rect(2, 2, 4, 4), with: .color(.red))
                layer.blendMode = .destinationOut
                layer.fill(self.rect(8, 8, 2, 2), with: .color(.red))
            }
        }
        XCTAssertEqual(surface.count(of: 0xFFFFFF), 16 + 4)
        XCTAssertEqual(surface.rgb(3, 3), 0xFFFFFF)
        XCTAssertEqual(surface.rgb(9, 9), 0xFFFFFF)
    }

    func testFilters() async throws {
        let surface = drawn { context, _ in
            context.addFilter(.shadow(color: .blue, radius: 0, x: 3, y: 0))
            context.addFilter(.colorInvert())
            context.fill(self.rect(0, 0, 3, 3), with: .color(.black))
        }
        XCTAssertEqual(surface.rgb(1, 1), 0xFFFFFF)
        // The shadow too is turned into its opposite: filters come one after the other.
        XCTAssertEqual(surface.extent(of: 0xFF8500), box(3, 0, 3, 3))
    }

    func testTextAndSymbols() async throws {
        let display = MemoryDisplay(width: 60, height: 30)
        let canvas = Canvas { context, size in
            let text = context.resolve(Text("Hi").font(.system(size: 20)))
            let size = text.measure(in: size)
            context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            XCTAssertGreaterThan(size.width, 10)
            if let symbol = context.resolveSymbol(id: 7) {
                XCTAssertEqual(symbol.size, CGSize(width: 6, height: 4))
                context.draw(symbol, at: CGPoint(x: 50, y: 10))
                context.draw(symbol, in: CGRect(x: 40, y: 20, width: 12, height: 8))
            }
            XCTAssertNil(context.resolveSymbol(id: 8))
        } symbols: {
            Color.red.frame(width: 6, height: 4).tag(7)
        }
        render(canvas, on: display)
        XCTAssertGreaterThan(display.surface.count(of: 0x000000), 10)
        XCTAssertEqual(display.surface.count(of: 0xFF3B30), 6 * 4 + 12 * 8)
        XCTAssertEqual(display.surface.rgb(47, 8), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(46, 8), 0xFFFFFF)
    }

    func testGradients() async throws {
        let surface = drawn(11, 4) { context, size in
            context.fill(
                Scanout.Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0.5, y: 0),
                    endPoint: CGPoint(x: 10.5, y: 0)))
        }
        XCTAssertEqual(surface.rgb(0, 0), 0x000000)
        XCTAssertEqual(surface.rgb(10, 0), 0xFFFFFF)
        XCTAssertEqual(Double(surface[5, 2].red), 127.5, accuracy: 0.6)
    }

    /// The renderer runs when state that it reads changes, not when its view is drawn again.
    func testRendersWhenStateChanges() async throws {
        let runs = Journal<Int>()
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 12, height: 12)
        let host = render(
            Stage(1, remote) { _ in
                Canvas { context, _ in
                    runs.add(remote.value)
                    context.fill(self.rect(0, 0, CGFloat(remote.value), 2), with: .color(.black))
                }
            }, on: display)
        XCTAssertEqual(runs.entries, [1])
        host.graph.invalidateAll()
        host.advance(by: 0)
        XCTAssertEqual(runs.entries, [1])
        remote.value = 5
        host.advance(by: 0)
        XCTAssertEqual(runs.entries.last, 5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(0, 0, 5, 2))
    }

    func testNothingIsDrawnPastTheFrame() async throws {
        let display = MemoryDisplay(width: 12, height: 12)
        let canvas = Canvas { context, _ in context.fill(self.rect(-9, -9, 30, 30), with: .color(.black)) }
        render(canvas.frame(width: 4, height: 4), on: display)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(4, 4, 4, 4))
    }
}
