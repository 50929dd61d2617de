#if !SCANOUT_EMBEDDED
import CQREncode
import Scanout

/// A QR code: what phones read off a panel.
///
///     QRCode("https://example.org/setup?id=42").frame(width: 120, height: 120)
///
/// The code is as large as the space allows with every module a whole number of device pixels, in the middle, with the
/// quiet zone around it that readers need. Where not even one pixel a module fits, or the text is too long for any code
/// (2,953 bytes at the lowest correction), a crossed square shows instead.
public struct QRCode: View {
    /// How much of the code may be dirty or hidden.
    public enum Correction: Hashable, CaseIterable, Sendable {
        /// About 7 per cent.
        case low
        /// About 15 per cent.
        case medium
        /// About 25 per cent.
        case quartile
        /// About 30 per cent.
        case high

        fileprivate var level: QRecLevel {
            switch self {
            case .low: QR_ECLEVEL_L
            case .medium: QR_ECLEVEL_M
            case .quartile: QR_ECLEVEL_Q
            case .high: QR_ECLEVEL_H
            }
        }
    }

    @Environment(\.displayScale) private var displayScale
    private let text: String
    private let correction: Correction
    private let quietZone: Int
    private let color: Color
    private let background: Color

    /// Makes a code.
    ///
    /// - Parameters:
    ///   - text: What it says, in UTF-8.
    ///   - correction: How much of it may be hidden.
    ///   - quietZone: The width of the empty border in modules; readers ask for 4.
    ///   - color: The colour of dark modules, which has to be the darker one.
    ///   - background: The colour of light modules and of the border.
    public init(
        _ text: String, correction: Correction = .medium, quietZone: Int = 4, color: Color = .black,
        background: Color = .white
    ) {
        self.text = text
        self.correction = correction
        self.quietZone = min(max(quietZone, 0), 100)
        self.color = color
        self.background = background
    }

    /// The code on a square.
    public var body: some View {
        let matrix = QRMatrix(text, correction.level)
        let side = CGFloat((matrix?.width ?? 21) + 2 * quietZone)
        Canvas { context, size in draw(matrix, side, &context, size) }
            .aspectRatio(1, contentMode: .fit)
            .frame(idealWidth: side / displayScale, idealHeight: side / displayScale)
    }

    private func draw(_ matrix: QRMatrix?, _ side: CGFloat, _ context: inout GraphicsContext, _ size: CGSize) {
        // A hair more: 99.9999 pixels that were meant as 100 are 100.
        let room = min(size.width, size.height) * displayScale + 0.001
        let module = (room / side).rounded(.down)
        guard let matrix, module >= 1 else { return drawCross(&context, size) }
        let pixel = 1 / displayScale
        let length = side * module
        func origin(_ extent: CGFloat) -> CGFloat { ((extent * displayScale - length) / 2 + 0.001).rounded(.down) }
        let corner = CGPoint(x: origin(size.width), y: origin(size.height))
        func rect(_ x: Int, _ y: Int, _ width: Int) -> CGRect {
            CGRect(
                x: (corner.x + CGFloat(x) * module) * pixel, y: (corner.y + CGFloat(y) * module) * pixel,
                width: CGFloat(width) * module * pixel, height: module * pixel)
        }
        var all = rect(0, 0, Int(side))
        all.size.height = all.width
        context.fill(Path(all), with: .color(background), style: FillStyle(antialiased: false))
        var dark = Path()
        for y in 0..<matrix.width {
            for run in matrix.runs(inRow: y) {
                dark.addRect(rect(run.lowerBound + quietZone, y + quietZone, run.count))
            }
        }
        context.fill(dark, with: .color(color), style: FillStyle(antialiased: false))
    }

    private func drawCross(_ context: inout GraphicsContext, _ size: CGSize) {
        let side = min(size.width, size.height)
        let box = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
        var cross = Path(box.insetBy(dx: 1, dy: 1))
        cross.move(to: CGPoint(x: box.minX, y: box.minY))
        cross.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
        cross.move(to: CGPoint(x: box.maxX, y: box.minY))
        cross.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        context.stroke(cross, with: .color(.red), lineWidth: 2)
    }
}

/// The modules of a code.
struct QRMatrix {
    /// Modules a row, and rows.
    let width: Int
    private let isDark: [Bool]

    /// The smallest code that says a text; nil where there is none.
    init?(_ text: String, _ level: QRecLevel) {
        // Without characters there is nothing to encode; with a zero a string would end there.
        let code =
            text.utf8.contains(0)
            ? QRcode_encodeData(Int32(text.utf8.count), Array(text.utf8), 0, level)
            : QRcode_encodeString(text, 0, level, QR_MODE_8, 1)
        guard let code else { return nil }
        defer { QRcode_free(code) }
        guard let data = code.pointee.data, code.pointee.width > 0 else { return nil }
        let side = Int(code.pointee.width)
        width = side
        isDark = (0..<side * side).map { data[$0] & 1 == 1 }
    }

    /// Whether a module is dark.
    subscript(x: Int, y: Int) -> Bool { isDark[y * width + x] }

    /// The dark modules of a row, neighbours together.
    func runs(inRow y: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for x in 0..<width where self[x, y] {
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<x + 1
            } else {
                runs.append(x..<x + 1)
            }
        }
        return runs
    }
}
#endif
