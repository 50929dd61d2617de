import Raster

extension Path: LosslessStringConvertible {
    /// The steps: coordinates, then `m` for a move, `l` for a line, `q` and `c` for curves, controls first, `h` for the way
    /// back to the start.
    public var description: String {
        raster.elements.map { element in
            switch element {
            case .move(let p): Self.words([p], "m")
            case .line(let p): Self.words([p], "l")
            case .quad(let p, let c): Self.words([c, p], "q")
            case .cubic(let p, let c1, let c2): Self.words([c1, c2, p], "c")
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private static func words(_ points: [Raster.Point], _ letter: String) -> String {
        (points.flatMap { [word($0.x), word($0.y)] } + [letter]).joined(separator: " ")
    }

    private static func word(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Makes a path of its description; nil where that says something else.
    public init?(_ string: String) {
        self.init()
        var numbers: [Double] = []
        for word in string.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard add(String(word), numbers) else { return nil }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }

    private mutating func add(_ letter: String, _ numbers: [Double]) -> Bool {
        func point(_ index: Int) -> Raster.Point { Raster.Point(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        switch (letter, numbers.count) {
        case ("m", 2): raster.move(to: point(0))
        case ("l", 2): raster.line(to: point(0))
        case ("q", 4): raster.quad(to: point(1), control: point(0))
        case ("c", 6): raster.cubic(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): raster.close()
        default: return false
        }
        return true
    }
}
