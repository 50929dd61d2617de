import CFreeType
import Raster

/// A face at a size: measures in device pixels, with a table for the commonest characters.
final class SizedFace {
    /// A character's glyph and how it moves the pen.
    struct Entry {
        /// The glyph's number; 0 where the face has none.
        var glyph: UInt32
        /// How far the pen moves.
        var advance: Double
        /// How far right of the pen the glyph stands.
        var offset: Double
    }

    /// The face.
    let face: Face
    /// The face's file; nil for the built-in font.
    private let file: FontFile?
    /// The face's place in the library.
    let index: Int
    /// The style that asked for it, for finding faces with further characters.
    let style: FontStyle
    /// The em in device pixels; 0 for sizes that are not positive numbers.
    let pixelSize: Double
    /// Pixels to a design unit.
    let scale: Double
    /// Whether advances are whole pixels, as FreeType's mono target has them.
    let wholePixels: Bool
    /// Whether digits take the width of the widest.
    let tabularDigits: Bool
    /// The vertical measures.
    @exclusivity(unchecked) private(set) var metrics = Typesetter.Metrics(
        ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)

    @exclusivity(unchecked) private var table: [Entry?] = Array(repeating: nil, count: 128)
    private lazy var digitAdvance: Double = widestDigit()

    /// The largest em; larger requests are set at this size.
    static let maximumPixelSize = 16_384.0

    /// Measures a face at a request's size.
    init(face: Face, index: Int, request: FontRequest, style: FontStyle, wholePixels: Bool) {
        self.face = face
        file = face.file
        self.index = index
        self.style = style
        pixelSize = SizedFace.validSize(request.pixelSize)
        self.wholePixels = wholePixels
        tabularDigits = request.tabularDigits
        scale = SizedFace.scale(of: face, pixelSize: pixelSize)
        metrics = measure()
        if request.addedLeading.isFinite { metrics.leading += request.addedLeading }
    }

    /// Measures another face at the size of one.
    init(face: Face, index: Int, like other: SizedFace) {
        self.face = face
        file = face.file
        self.index = index
        style = other.style
        pixelSize = other.pixelSize
        wholePixels = other.wholePixels
        tabularDigits = other.tabularDigits
        scale = SizedFace.scale(of: face, pixelSize: pixelSize)
        metrics = measure()
    }

    /// A size that can be set: 0 for NaN and sizes that are not positive, at most ``maximumPixelSize``.
    static func validSize(_ size: Double) -> Double { size > 0 ? min(size, maximumPixelSize) : 0 }

    /// The size in 64ths of a pixel, as FreeType takes it.
    static func sixtyFourths(_ size: Double) -> Int { Int((validSize(size) * 64).rounded()) }

    /// Pixels to a design unit of a face.
    static func scale(of face: Face, pixelSize: Double) -> Double {
        switch face.source {
        case .file(let file):
            if face.isPixelFont, let strike = file.strike(nearestTo: pixelSize), let largest = file.strikes.last {
                Double(strike.multiple(forPixelSize: pixelSize) * strike.pixelsPerEm) / Double(largest.pixelsPerEm)
            } else {
                pixelSize / Double(file.unitsPerEm)
            }
        case .builtIn: Double(BitmapFont.scale(forPixelSize: pixelSize))
        }
    }

    private func measure() -> Typesetter.Metrics {
        switch face.source {
        case .file(let file) where !file.isScalable: measure(file)
        case .file(let file):
            Typesetter.Metrics(
                ascent: Double(file.ascent) * scale, descent: Double(file.descent) * scale,
                leading: Double(file.leading) * scale, capHeight: Double(file.capHeight) * scale,
                xHeight: Double(file.xHeight) * scale)
        case .builtIn:
            Typesetter.Metrics(
                ascent: Double(BitmapFont.ascent) * scale, descent: Double(BitmapFont.descent) * scale, leading: 0,
                capHeight: Double(BitmapFont.capHeight) * scale, xHeight: Double(BitmapFont.xHeight) * scale)
        }
    }

    /// The measures of a font of pictures: those of the nearest size, scaled to the em or by a whole number.
    private func measure(_ file: FontFile) -> Typesetter.Metrics {
        guard let strike = file.strike(nearestTo: pixelSize) else {
            return Typesetter.Metrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
        }
        let factor =
            face.isPixelFont
            ? Double(strike.multiple(forPixelSize: pixelSize)) : pixelSize / Double(strike.pixelsPerEm)
        let (ascent, descent) = (Double(strike.ascent) * factor, Double(strike.descent) * factor)
        return Typesetter.Metrics(
            ascent: ascent, descent: descent, leading: 0, capHeight: ascent * 0.75, xHeight: ascent * 0.5)
    }

    /// A line along letters, in pixels.
    struct Stroke {
        /// Its middle, below the baseline.
        var center: Double
        /// How thick it is.
        var thickness: Double
    }

    /// The pixels of the panel to a pixel of the font.
    private var pixelScale: Double {
        guard let strike = face.file?.strike(nearestTo: pixelSize) else { return scale }
        return Double(max(1, strike.multiple(forPixelSize: pixelSize)))
    }

    /// The line below letters.
    var underline: Stroke {
        guard case .file(let file) = face.source, file.isScalable else {
            return Stroke(center: 1.5 * pixelScale, thickness: pixelScale)
        }
        let (center, thickness) = file.underline
        return Stroke(center: -Double(center) * scale, thickness: Double(thickness) * scale)
    }

    /// The line through letters.
    var strikethrough: Stroke {
        guard case .file(let file) = face.source, file.isScalable else {
            return Stroke(center: (0.5 * pixelScale - metrics.xHeight / 2).rounded(.down), thickness: pixelScale)
        }
        let (center, thickness) = file.strikethrough
        return Stroke(center: -Double(center) * scale, thickness: Double(thickness) * scale)
    }

    /// The glyph of a character with its advance.
    func entry(for scalar: UInt32) -> Entry {
        guard scalar < 128 else { return makeEntry(for: scalar) }
        if let known = table[Int(scalar)] { return known }
        let entry = makeEntry(for: scalar)
        table[Int(scalar)] = entry
        return entry
    }

    private func makeEntry(for scalar: UInt32) -> Entry {
        let glyph = face.glyph(for: scalar)
        let natural = advance(of: glyph)
        guard tabularDigits, SizedFace.isDigit(scalar) else {
            return Entry(glyph: glyph, advance: natural, offset: 0)
        }
        let offset = (digitAdvance - natural) / 2
        return Entry(glyph: glyph, advance: digitAdvance, offset: wholePixels ? offset.rounded(.down) : offset)
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    private func widestDigit() -> Double {
        (0x30...0x39).map { advance(of: face.glyph(for: $0)) }.max() ?? 0
    }

    /// How far a glyph moves the pen, in pixels.
    func advance(of glyph: UInt32) -> Double {
        switch face.source {
        case .builtIn: Double(BitmapFont.shared.advance(of: glyph)) * scale
        case .file(let file) where face.isPixelFont:
            file.strike(nearestTo: pixelSize).map {
                Double(file.advance(of: glyph, in: $0) * $0.multiple(forPixelSize: pixelSize))
            } ?? 0
        case .file(let file):
            wholePixels
                ? monoAdvance(of: glyph, in: file) : Double(face.advance(of: glyph, in: file)) * scale
        }
    }

    private func monoAdvance(of glyph: UInt32, in file: FontFile) -> Double {
        let linear = Double(face.advance(of: glyph, in: file)) * scale
        guard pixelSize > 0, pixelSize <= GlyphMask.maximumPixelSize,
            file.loadGlyph(glyph, size: SizedFace.sixtyFourths(pixelSize), flags: CFreeTypeLoadMono)
        else { return linear.rounded() }
        let hinted = Double(file.face.pointee.glyph.pointee.advance.x) / 64
        return hinted > 0 ? (hinted + Double(face.boldUnits) * scale).rounded() : 0
    }

    /// What is added between two characters' glyphs, in pixels. Tabular digits keep their distance.
    func kerning(_ left: UInt32, _ right: UInt32, scalars: (UInt32, UInt32)) -> Double {
        guard let file else { return 0 }
        if tabularDigits && (SizedFace.isDigit(scalars.0) || SizedFace.isDigit(scalars.1)) { return 0 }
        let units = file.kerning(left, right, scalars: scalars)
        guard units != 0 else { return 0 }
        let pixels = Double(units) * scale
        return wholePixels ? pixels.rounded() : pixels
    }
}
