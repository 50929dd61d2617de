import Raster

/// Reads path data as SVG writes it: `M3 9.5H14.5A2.75 2.75 0 1 0 11.75 6.75Z`.
///
/// Known are M, L, H, V, C, Q, A and Z, absolute in capitals and relative in small letters. Arcs are those of circles:
/// the second radius and the turn of the ellipse are read and left aside.
struct PathData {
    private var bytes: Substring.UTF8View
    private var path = Raster.Path()
    private var start = Point.zero
    private var point = Point.zero

    /// The path of some data; nil where it is malformed.
    static func path(_ data: String) -> Raster.Path? {
        var reader = PathData(bytes: Substring(data).utf8)
        while let command = reader.command() {
            guard reader.run(command) else { return nil }
        }
        return reader.bytes.isEmpty ? reader.path : nil
    }

    private init(bytes: Substring.UTF8View) { self.bytes = bytes }

    private mutating func skipSeparators() {
        while let byte = bytes.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { bytes.removeFirst() }
    }

    private mutating func command() -> Unicode.Scalar? {
        skipSeparators()
        guard let byte = bytes.first, "MmLlHhVvCcQqAaZz".utf8.contains(byte) else { return nil }
        bytes.removeFirst()
        return Unicode.Scalar(byte)
    }

    /// The next number; a sign or a second decimal point begins another one.
    private mutating func number() -> Double? {
        skipSeparators()
        var text = ""
        var hasPoint = false
        while let byte = bytes.first {
            let isSign = byte == UInt8(ascii: "-")
            let isPoint = byte == UInt8(ascii: ".")
            guard isSign || isPoint || (48...57).contains(byte), !(isSign && !text.isEmpty), !(isPoint && hasPoint)
            else { break }
            hasPoint = hasPoint || isPoint
            text.unicodeScalars.append(Unicode.Scalar(byte))
            bytes.removeFirst()
        }
        return Double(text.hasPrefix(".") ? "0" + text : text)
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
        var result: [Double] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            result.append(number)
        }
        return result
    }

    private static func count(_ command: Unicode.Scalar) -> Int {
        switch command.properties.lowercaseMapping {
        case "h", "v": 1
        case "m", "l": 2
        case "q": 4
        case "c": 6
        case "a": 7
        default: 0
        }
    }

    /// One command with its numbers; further sets of numbers repeat it.
    private mutating func run(_ command: Unicode.Scalar) -> Bool {
        let count = Self.count(command)
        if count == 0 {
            path.close()
            point = start
            return true
        }
        repeat {
            guard let numbers = numbers(count) else { return false }
            add(command, numbers)
            skipSeparators()
        } while bytes.first.map { !"MmLlHhVvCcQqAaZz".utf8.contains($0) } ?? false
        return true
    }

    private mutating func add(_ command: Unicode.Scalar, _ n: [Double]) {
        let isRelative = command.properties.isLowercase
        let base = isRelative ? point : .zero
        func at(_ index: Int) -> Point { Point(x: base.x + n[index], y: base.y + n[index + 1]) }
        switch command.properties.lowercaseMapping {
        case "m":
            point = at(0)
            start = point
            path.move(to: point)
        case "h": line(to: Point(x: base.x + n[0], y: point.y))
        case "v": line(to: Point(x: point.x, y: base.y + n[0]))
        case "l": line(to: at(0))
        case "q":
            path.quad(to: at(2), control: at(0))
            point = at(2)
        case "c":
            path.cubic(to: at(4), control1: at(0), control2: at(2))
            point = at(4)
        default: arc(to: at(5), radius: n[0], isLarge: n[3] != 0, isClockwise: n[4] != 0)
        }
    }

    private mutating func line(to end: Point) {
        path.line(to: end)
        point = end
    }

    /// A circle's arc between two points; a radius that is too small to reach counts as half their distance.
    private mutating func arc(to end: Point, radius: Double, isLarge: Bool, isClockwise: Bool) {
        let dx = (end.x - point.x) / 2
        let dy = (end.y - point.y) / 2
        let half = (dx * dx + dy * dy).squareRoot()
        guard half > 0 else { return }
        let radius = max(abs(radius), half)
        let side = (radius * radius - half * half).squareRoot() / half * (isLarge == isClockwise ? 1 : -1)
        let center = Point(x: point.x + dx + side * dy, y: point.y + dy - side * dx)
        let first = arctangent(y: point.y - center.y, x: point.x - center.x)
        var sweep = arctangent(y: end.y - center.y, x: end.x - center.x) - first
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
        path.addArc(center: center, radius: radius, start: first, sweep: sweep)
        point = end
    }
}
