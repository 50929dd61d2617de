import Raster
import Testing

@testable import Scanout

struct PathDataTests {
    private func elements(_ data: String) throws -> [Raster.Path.Element] {
        try #require(PathData.path(data)).elements
    }

    @Test func absoluteAndRelative() throws {
        let square = try elements("M1 2H4V6H1Z")
        #expect(try elements("m1,2h3v4h-3z") == square)
        #expect(try elements("M1 2L4 2 4 6 1 6Z") == square)
        #expect(
            square == [
                .move(Raster.Point(x: 1, y: 2)), .line(Raster.Point(x: 4, y: 2)), .line(Raster.Point(x: 4, y: 6)),
                .line(Raster.Point(x: 1, y: 6)), .close,
            ])
    }

    @Test func curves() throws {
        #expect(
            try elements("M0 0Q1 2 3 4c1 0 2 0 2 1")[1...] == [
                .quad(Raster.Point(x: 3, y: 4), control: Raster.Point(x: 1, y: 2)),
                .cubic(
                    Raster.Point(x: 5, y: 5), control1: Raster.Point(x: 4, y: 4), control2: Raster.Point(x: 5, y: 4)),
            ])
    }

    @Test func numbersThatTouch() throws {
        #expect(try elements("M.5.25L-1-2") == elements("M 0.5 0.25 L -1 -2"))
    }

    /// The four arcs of radius 5 from (5, 0) to (0, 5): short and long, either way round.
    @Test(arguments: [
        ("0 1", 0.0, 0.0), ("1 1", 5.0, 5.0), ("0 0", 5.0, 5.0), ("1 0", 0.0, 0.0),
    ])
    func arcs(_ flags: String, _ x: Double, _ y: Double) throws {
        let path = try #require(PathData.path("M5 0A5 5 0 \(flags) 0 5"))
        for points in SymbolPath(path).polylines {
            for p in points {
                let radius = ((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y)).squareRoot()
                #expect(abs(radius - 5) < 0.002)
            }
        }
        let end = try #require(path.currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y - 5) < 1e-9)
    }

    @Test(arguments: ["M1", "M1 2 L", "L x", "M1 2 B3 4", "M1 2A5 5 0 0 1", "M1 - 2", "1 2"])
    func malformed(_ data: String) { #expect(PathData.path(data) == nil) }

    @Test func nothing() throws { #expect(try elements("").isEmpty) }
}
