import Testing

@testable import Pictures
@testable import Raster

/// Files that are out to do harm: an error or a picture comes out, soon and in bounded memory.
struct HostileTests {
    private func fails(_ bytes: [UInt8], _ part: String) {
        do {
            _ = try Picture.decode(bytes)
            Issue.record("was read")
        } catch {
            let text = error.description
            let isThere = text.indices.contains { text[$0...].hasPrefix(part) }
            #expect(isThere, "\(text)")
        }
    }

    @Test func nothingAndOtherFiles() {
        fails([], "no PNG, JPEG, GIF or SVG")
        fails(Array("BM6".utf8), "no PNG, JPEG, GIF or SVG")
        fails(Array("<html><body/></html>".utf8), "no PNG, JPEG, GIF or SVG")
        fails(Array("<a><svg/></a>".utf8), "its first element is a")
    }

    @Test func sizesOfABillion() throws {
        var png = PNG.encode(Surface(width: 1, height: 1))
        png.replaceSubrange(16..<24, with: [0x3B, 0x9A, 0xCA, 0, 0x3B, 0x9A, 0xCA, 0])
        fails(png, "checksum")
        #expect(throws: PictureError.self) { try PictureHeader.read(png) }
        fails(Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0], "65535x65535 pixels are too many")
        var picture = try jpeg(8, 8) { _, _ in 0 }
        let frame = try #require(picture.indices.dropLast().first { picture[$0] == 0xFF && picture[$0 + 1] == 0xC0 })
        picture.replaceSubrange(frame + 5..<frame + 9, with: [255, 255, 255, 255])
        // An eighth of 65,535 is 8,192, which makes four times the pixels that are read.
        fails(picture, "65535x65535 pixels are too many")
        // A size alone costs nothing: commands are few.
        let huge = Array("<svg width='1000000000' height='1e99'><rect width='1e300' height='1e300'/></svg>".utf8)
        guard case .vector(let vector) = try Picture.decode(huge).content else { return #expect(Bool(false)) }
        #expect(vector.size == Size(width: 32_768, height: 32_768))
    }

    @Test func elementsThatUseThemselves() {
        fails(svg(9, 9, "<g id='a'><use href='#a'/></g>"), "use themselves")
        fails(svg(9, 9, "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"), "use themselves")
        // Ten uses in each of ten groups are 10^10 elements.
        let groups = (0..<10).map { level in
            let uses = String(repeating: "<use href='#g\(level + 1)'/>", count: 10)
            return "<g id='g\(level)'>\(uses)</g>"
        }
        fails(svg(9, 9, groups.joined() + "<rect id='g10' width='1' height='1'/>"), "100,000 drawn elements")
    }

    @Test func gradientsThatReferToThemselves() throws {
        let content = "<linearGradient id='g' href='#g'/><rect width='1' height='1' fill='url(#g)'/>"
        #expect(try pixels(svg(1, 1, content)) == [[0]])
        let clip = "<clipPath id='c'><use href='#c'/></clipPath><rect width='1' height='1' clip-path='url(#c)'/>"
        #expect(try pixels(svg(1, 1, clip)) == [[0]])
    }

    @Test func entitiesThatMultiply() throws {
        let file =
            "<!DOCTYPE svg [<!ENTITY a '&b;&b;'><!ENTITY b '&c;&c;'>]><svg width='1' height='1'><desc>&a;</desc></svg>"
        #expect(try pixels(Array(file.utf8)) == [[0]])
    }

    @Test func elementsInElements() {
        fails(Array("<svg>".utf8) + Array(String(repeating: "<g>", count: 100_000).utf8), "so many elements")
    }

    @Test func numbersOfAllKinds() throws {
        for number in ["nan", "inf", "1e999", "-1e999", "--1", "1..2", "", "%", "0x10", "1e", "1e+"] {
            let content = """
                <rect x='\(number)' width='\(number)' height='1' rx='\(number)'/>
                <path d='M\(number) 0L\(number) 1A\(number) 1 0 1 1 3 3' stroke='red' stroke-width='\(number)'/>
                <g transform='scale(\(number)) rotate(\(number))' opacity='\(number)'><circle r='\(number)'/></g>
                """
            _ = try pixels(svg(4, 4, content))
        }
    }

    // MARK: Random changes

    private static func seeds() throws -> [[UInt8]] {
        var gif = GIFFile(4, 2, loops: 0)
        gif.add(0, 0, 4, 2, [0, 1, 2, 3, 3, 2, 1, 0], hundredths: 5)
        gif.add(1, 0, 2, 2, [1, 1, 2, 2], hundredths: 5, disposal: 3, transparent: 1)
        let surface = Surface(width: 9, height: 7)
        for x in 0..<9 { surface[x, x % 7] = Pixel(value: 0x8040_2010) }
        let drawing = svg(
            24, 24,
            """
            <style>.a{fill:#123;stroke-width:2}</style><defs><linearGradient id="g" gradientTransform="rotate(30)">
            <stop offset="10%" stop-color="hsl(120,50%,50%)"/><stop offset="1" stop-color="#fff8"/></linearGradient></defs>
            <g transform="translate(2 3) skewX(10)" opacity=".7"><path class="a" d="M1 2c3-4 5 6 7 8s2 1 3 3q1 1 2 2t3 3a4 5 6 0 1 7 8z"
            stroke="url(#g) red" stroke-dasharray="2 1"/><use href="#r" x="3"/><rect id="r" rx="2" width="5" height="6"/></g>
            """, "viewBox='0 0 24 24'")
        return [
            PNG.encode(surface), try jpeg(24, 16) { x, y in UInt32(x * y * 999) },
            turned(try jpeg(16, 16, progressive: true) { x, y in UInt32(x ^ y) * 0x0F0F0F }, 6), gif.file, drawing,
        ]
    }

    /// Bytes set, taken out and doubled, at random places.
    private static func changed(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            guard let place = bytes.indices.randomElement(using: &generator) else { break }
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2: bytes.removeSubrange(place..<min(place + 3, bytes.count))
            case 3: bytes.insert(contentsOf: bytes[place..<min(place + 8, bytes.count)], at: place)
            default: bytes[place] = [0, 255, 127, 128, 57][Int.random(in: 0..<5, using: &generator)]
            }
        }
        return repaired(bytes)
    }

    /// A PNG with the checksums of its parts made right again, so that the damage goes deep.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
        var bytes = bytes
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - position - 12 else { break }
            var crc = CRC32()
            crc.add(bytes[position + 4..<position + 8 + length])
            for index in 0..<4 {
                bytes[position + 8 + length + index] = UInt8(truncatingIfNeeded: crc.value >> UInt32(24 - 8 * index))
            }
            position += 12 + length
        }
        return bytes
    }

    /// `SCANOUT_FUZZ_SECONDS` goes on for as long, with other seeds.
    @Test func randomChanges() throws {
        let seeds = try Self.seeds()
        for seed in seeds { _ = try pixels(seed) }
        var generator = SeededGenerator(seed: 20_261_130)
        var read = 0
        for round in 0..<FuzzLength.rounds {
            let file = Self.changed(seeds[round % seeds.count], &generator)
            _ = try? PictureHeader.read(file)
            if let picture = try? pixels(file), !picture.isEmpty { read += 1 }
            if FuzzLength.isOver { break }
        }
        // Some changes leave a picture, or the test would look at the checks of headers alone.
        #expect(read > 10)
    }
}
