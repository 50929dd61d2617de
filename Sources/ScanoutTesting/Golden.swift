import Raster
import Scanout

/// A picture kept in a file.
struct Golden {
    let name: String
    private let path: String
    private let failures: String

    init(name: String, testFile: String) {
        self.name = name
        let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
        let root = parts[..<(parts.lastIndex(of: "Tests") ?? parts.index(before: parts.endIndex))]
            .joined(separator: "/")
        path = root + "/Tests/Goldens/" + name + ".png"
        failures = getenv("SCANOUT_FAILURES").map { String(cString: $0) } ?? root + "/.build/pixel-failures"
    }

    func check(_ surface: Surface) throws {
        if getenv("SCANOUT_RECORD").map({ String(cString: $0) }) == "1" {
            mkdir(String(path.dropLast(name.count + 5)), 0o777)
            try Self.write(surface, to: path)
            throw PixelMismatch("recorded \(path): look at it, then run again without SCANOUT_RECORD")
        }
        guard let bytes = Self.read(path) else {
            try save(surface, "actual")
            throw PixelMismatch(
                "there is no golden \(path); \(failures)/\(name).actual.png is what is shown. "
                    + "SCANOUT_RECORD=1 records it")
        }
        try compare(surface, with: try PNG.decode(bytes))
    }

    private func compare(_ actual: Surface, with expected: Surface) throws {
        guard actual.width == expected.width, actual.height == expected.height else {
            try save(actual, "actual")
            throw PixelMismatch(
                "\(name) is \(expected.width) by \(expected.height), what is shown is \(actual.width) by \(actual.height)"
            )
        }
        let difference = Surface(width: actual.width, height: actual.height)
        var count = 0
        var first: (x: Int, y: Int)?
        for y in 0..<actual.height {
            for x in 0..<actual.width {
                let isSame = actual[x, y] == expected[x, y]
                difference[x, y] = isSame ? Pixel(rgb: 0) : Self.difference(actual[x, y], expected[x, y])
                if isSame { continue }
                count += 1
                if first == nil { first = (x, y) }
            }
        }
        guard let first else { return }
        try save(actual, "actual")
        try save(expected, "expected")
        try save(difference, "difference")
        throw PixelMismatch(
            "\(name): \(count) of \(actual.width * actual.height) pixels differ, the first at (\(first.x), \(first.y)); "
                + "see \(failures)/\(name).difference.png")
    }

    /// Each channel's difference, made strong enough to be seen.
    private static func difference(_ a: Pixel, _ b: Pixel) -> Pixel {
        func channel(_ x: UInt8, _ y: UInt8) -> UInt32 { x == y ? 0 : 64 + UInt32(x > y ? x - y : y - x) * 3 / 4 }
        let value =
            channel(a.red, b.red) << 16 | channel(a.green, b.green) << 8 | channel(a.blue, b.blue)
        return Pixel(rgb: value == 0 ? 0xFFFFFF : value)
    }

    private func save(_ surface: Surface, _ kind: String) throws {
        mkdir(failures, 0o777)
        try Self.write(surface, to: "\(failures)/\(name).\(kind).png")
    }

    private static func write(_ surface: Surface, to path: String) throws {
        let bytes = PNG.encode(surface)
        guard let file = fopen(path, "wb") else { throw PixelMismatch("cannot write \(path): errno \(errno)") }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
            throw PixelMismatch("cannot write all of \(path): errno \(errno)")
        }
    }

    private static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}
