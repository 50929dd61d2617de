import Raster
import Testing

@testable import Scanout

struct SymbolTests {
    private static let side = 96

    /// A symbol in a colour on white, 4 pixels a unit.
    private func picture(_ symbol: Symbol, opacity: Double = 1) -> Surface {
        let scale = Double(Self.side) / 24
        let surface = Surface(width: Int(symbol.size.width * scale), height: Self.side)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        renderer.clear(RGBA(hex: 0xFFFFFF))
        let map = Raster.AffineTransform.scale(x: scale, y: scale)
        let paint = Paint.solid(RGBA(hex: 0).opacity(opacity))
        let erases = symbol.parts.contains(where: \.isErasing)
        if erases { renderer.pushGroup(bounds: surface.bounds, opacity: 1) }
        for part in symbol.parts { draw(part, paint, renderer, map) }
        if erases { renderer.popGroup() }
        renderer.end()
        return surface
    }

    private func draw(_ part: Symbol.Part, _ paint: Paint, _ renderer: Renderer, _ map: Raster.AffineTransform) {
        switch part {
        case .fill(let path): renderer.fill(path, paint: paint, transform: map)
        case .stroke(let path, let stroke): renderer.stroke(path, stroke: stroke, paint: paint, transform: map)
        case .erase(let part):
            renderer.pushGroup(
                bounds: PixelRect(x: 0, y: 0, width: 400, height: 400), opacity: 1, blendMode: .destinationOut)
            draw(part, .solid(RGBA(hex: 0)), renderer, map)
            renderer.popGroup()
        }
    }

    private func named(_ name: String) throws -> Symbol { try #require(Symbol.named(name), "\(name)") }

    private func isInk(_ surface: Surface, _ x: Double, _ y: Double) -> Bool {
        surface[Int(x * 4), Int(y * 4)].red < 128
    }

    /// The rectangle of what is not white, in units.
    private func inkBounds(_ surface: Surface) -> Rect {
        var ink: [(x: Int, y: Int)] = []
        for y in 0..<surface.height {
            for x in 0..<surface.width where surface[x, y].red < 250 { ink.append((x, y)) }
        }
        let xs = ink.map(\.x)
        let ys = ink.map(\.y)
        guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max() else { return .zero }
        return Rect(
            x: Double(x0) / 4, y: Double(y0) / 4, width: Double(x1 - x0 + 1) / 4, height: Double(y1 - y0 + 1) / 4)
    }

    @Test(arguments: [
        "headphones", "wifi", "wifi.slash", "antenna.radiowaves.left.and.right", "bolt", "bolt.fill",
        "battery.0percent", "battery.25percent", "battery.50percent", "battery.75percent", "battery.100percent",
        "battery.0", "battery.25", "battery.50", "battery.75", "battery.100", "thermometer", "thermometer.medium",
        "drop", "drop.fill", "sun.max", "sun.max.fill", "moon", "moon.fill", "cloud", "cloud.fill", "cloud.rain",
        "cloud.snow", "wind", "snowflake", "flame", "flame.fill", "arrow.up", "arrow.down", "arrow.left",
        "arrow.right", "arrow.clockwise", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "play",
        "play.fill", "pause", "pause.fill", "stop", "stop.fill", "forward.fill", "backward.fill", "speaker",
        "speaker.wave.2", "speaker.slash", "checkmark", "checkmark.circle", "checkmark.circle.fill", "xmark",
        "xmark.circle", "xmark.circle.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill",
        "info.circle", "questionmark.circle", "plus", "minus", "plus.circle", "minus.circle", "gear", "gearshape",
        "house", "house.fill", "power", "lock", "lock.fill", "lock.open", "person", "person.fill", "bell",
        "bell.fill", "clock", "calendar", "star", "star.fill", "heart", "heart.fill", "circle", "circle.fill",
        "square", "square.fill", "car", "airplane", "lightbulb", "lightbulb.fill", "cpu", "memorychip",
        "externaldrive", "network", "printer", "display", "tv", "speaker.wave.3", "speaker.wave.3.fill",
        "battery.100.bolt", "battery.100percent.bolt", "square.and.pencil", "wrench", "wrench.fill", "shippingbox",
        "lamp.desk", "lamp.floor", "lamp.ceiling.fill", "sensor", "sprinkler", "pipe.and.drop", "oven", "tree",
        "questionmark.square.dashed", "square.dashed",
    ])
    func isThere(_ name: String) { #expect(Symbol.named(name) != nil) }

    /// Every symbol is drawn, in the middle of its box and a little away from its sides.
    @Test func inkInsideTheBox() throws {
        for name in Symbol.names {
            let symbol = try named(name)
            let ink = inkBounds(picture(symbol))
            #expect(max(ink.width, ink.height) >= 14, "\(name) is \(ink)")
            #expect(ink.minX >= 0.5 && ink.maxX <= symbol.size.width - 0.5, "\(name) is \(ink)")
            #expect(ink.minY >= 0.5 && ink.maxY <= 23.5, "\(name) is \(ink)")
            #expect(abs(ink.center.x - symbol.size.width / 2) <= 1.5, "\(name) is \(ink)")
            #expect(abs(ink.center.y - 12) <= 1.5, "\(name) is \(ink)")
        }
    }

    /// Nothing is painted twice: at half the opacity no pixel is darker than half.
    @Test func translucentWithoutOverlaps() throws {
        for name in Symbol.names {
            let surface = picture(try named(name), opacity: 0.5)
            let darkest = (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y].red } }.min()
            #expect(darkest == 127 || darkest == 128, "\(name)")
        }
    }

    /// A filled symbol is as large as its outline, to a pixel of the picture.
    @Test func filledAsLargeAsOutlined() throws {
        for name in Symbol.names where name.hasSuffix(".fill") {
            guard let outlined = Symbol.named(String(name.dropLast(5))) else { continue }
            let a = inkBounds(picture(try named(name)))
            let b = inkBounds(picture(outlined))
            let gaps = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
            #expect(gaps.allSatisfy { abs($0) <= 0.25 }, "\(name) is \(a), its outline \(b)")
        }
    }

    @Test(arguments: [
        ("checkmark.circle.fill", 10.8, 15.7), ("xmark.circle.fill", 12.0, 12.0), ("plus.circle.fill", 12.0, 12.0),
        ("minus.circle.fill", 9.0, 12.0), ("info.circle.fill", 12.0, 7.7), ("info.circle.fill", 12.0, 14.0),
        ("exclamationmark.triangle.fill", 12.0, 16.9), ("clock.fill", 12.0, 9.0), ("gearshape.fill", 12.0, 12.0),
        ("questionmark.circle.fill", 12.0, 17.1), ("questionmark.circle.fill", 9.2, 9.2),
    ])
    func holes(_ name: String, _ x: Double, _ y: Double) throws {
        let surface = picture(try named(name))
        #expect(!isInk(surface, x, y))
        #expect(isInk(surface, 12, 19.4))
    }

    @Test func spellingsOfBatteries() throws {
        for percent in [0, 25, 50, 75, 100] {
            let surface = picture(try named("battery.\(percent)"))
            let other = picture(try named("battery.\(percent)percent"))
            #expect(inkBounds(surface) == inkBounds(other))
            // The charge lies between 4.7 and 22.3 units.
            for share in stride(from: 4, through: 92, by: 8) {
                #expect(isInk(surface, 4.7 + 17.6 * Double(share) / 100, 12) == (share < percent))
            }
        }
    }

    @Test func unknownNames() {
        #expect(Symbol.named("no.such.symbol") == nil)
        #expect(Symbol.namesNear("wifi.circle") == ["wifi", "wifi.router", "wifi.router.fill"])
    }
}
