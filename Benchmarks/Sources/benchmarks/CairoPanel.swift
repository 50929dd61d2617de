import CCairo
import Glibc

/// The operations of `scanout bench` drawn by Cairo, but for those it does not have: sweep gradients, dashes on a
/// display's format, views.
final class CairoPanel {
    private let pixels: UnsafeMutablePointer<UInt32>
    private let words: UnsafeMutablePointer<UInt16>
    private let surface: OpaquePointer?
    private let context: OpaquePointer?
    private let short: OpaquePointer?
    private var pictures: [String: [UInt32]] = [:]
    private let count = 800 * 480
    private let linear: OpaquePointer?
    private let vertical: OpaquePointer?
    private let radial: OpaquePointer?
    private static let colors: [UInt32] = [0x33_66CC, 0x33_CC66, 0xCC_3366]

    init() {
        pixels = .allocate(capacity: count)
        words = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
        words.initialize(repeating: 0, count: count)
        surface = UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt8.self, capacity: count * 4) {
            cairo_image_surface_create_for_data($0, CAIRO_FORMAT_RGB24, 800, 480, 3200)
        }
        context = cairo_create(surface)
        let target = UnsafeMutableRawPointer(words).withMemoryRebound(to: UInt8.self, capacity: count * 2) {
            cairo_image_surface_create_for_data($0, CAIRO_FORMAT_RGB16_565, 800, 480, 1600)
        }
        short = cairo_create(target)
        cairo_set_operator(short, CAIRO_OPERATOR_SOURCE)
        linear = cairo_pattern_create_linear(0, 0, 800, 480)
        vertical = cairo_pattern_create_linear(0, 0, 0, 480)
        radial = cairo_pattern_create_radial(400, 240, 0, 400, 240, 400)
        for pattern in [linear, vertical, radial] {
            for (index, color) in Self.colors.enumerated() {
                let (red, green, blue) = Self.channels(color)
                cairo_pattern_add_color_stop_rgb(pattern, Double(index) / 2, red, green, blue)
            }
        }
    }

    deinit {
        pixels.deallocate()
        words.deallocate()
    }

    let operations: [(name: String, run: (CairoPanel) -> Void)] = [
        ("W1", { $0.rectangle(0, 0, 800, 480, 0x33_66CC) }), ("W2", { $0.rectangle(0, 0, 800, 480, 0x33_66CC, 128) }),
        ("W3", { $0.paint($0.linear) }), ("W3v", { $0.paint($0.vertical) }), ("W4r", { $0.paint($0.radial) }),
        ("W5", { $0.disc() }), ("W6", { $0.ring(400, 240, 180, 20, -90, 270, 0x33_66CC) }), ("W8", { $0.dashes() }),
        ("W9", { $0.roundedRectangles() }), ("W12", { $0.spinnerPart() }), ("W13", { $0.convert() }),
    ]

    func clear() {
        cairo_surface_flush(surface)
        pixels.update(repeating: 0xFF10_1418, count: count)
        cairo_surface_mark_dirty(surface)
    }

    /// Keeps the picture of an operation.
    func keep(_ name: String) {
        cairo_surface_flush(surface)
        pictures[name] = Array(UnsafeBufferPointer(start: pixels, count: count))
    }

    /// How far a picture in a file is from the one kept: the mean of all channels, 0...255.
    func meanDifference(_ name: String, picture path: String) -> Double? {
        guard let mine = pictures[name], let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var other = [UInt32](repeating: 0, count: count)
        guard fread(&other, 4, count, file) == count else { return nil }
        var sum = 0
        for (a, b) in zip(mine, other) {
            for shift: UInt32 in [0, 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        }
        return Double(sum) / Double(3 * count)
    }

    private static func channels(_ color: UInt32) -> (Double, Double, Double) {
        (Double(color >> 16 & 255) / 255, Double(color >> 8 & 255) / 255, Double(color & 255) / 255)
    }

    private func setColor(_ color: UInt32, _ alpha: Double = 255) {
        let (red, green, blue) = Self.channels(color)
        cairo_set_source_rgba(context, red, green, blue, alpha / 255)
    }

    private func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32, _ alpha: Double = 255
    ) {
        setColor(color, alpha)
        cairo_rectangle(context, x, y, width, height)
        cairo_fill(context)
    }

    private func paint(_ pattern: OpaquePointer?) {
        cairo_set_source(context, pattern)
        cairo_paint(context)
    }

    private func disc() {
        setColor(0x33_CC66)
        cairo_new_path(context)
        cairo_arc(context, 400, 240, 200, 0, 2 * .pi)
        cairo_fill(context)
    }

    private func ring(
        _ x: Double, _ y: Double, _ radius: Double, _ width: Double, _ start: Double, _ sweep: Double, _ color: UInt32
    ) {
        setColor(color)
        cairo_set_line_width(context, width)
        cairo_new_path(context)
        cairo_arc(context, x, y, radius, start * .pi / 180, (start + sweep) * .pi / 180)
        cairo_stroke(context)
    }

    private func dashes() {
        var length = 5.0
        cairo_set_dash(context, &length, 1, 0)
        ring(400, 240, 180, 3, -90, 270, 0x33_66CC)
        cairo_set_dash(context, nil, 0, 0)
    }

    private func roundedRectangles() {
        for index in 0..<100 {
            let (x, y) = (Double(12 + 78 * (index % 10)), Double(10 + 46 * (index / 10)))
            setColor(Self.colors[index % 3], 128)
            cairo_new_path(context)
            cairo_arc(context, x + 54, y + 6, 6, -.pi / 2, 0)
            cairo_arc(context, x + 54, y + 18, 6, 0, .pi / 2)
            cairo_arc(context, x + 6, y + 18, 6, .pi / 2, .pi)
            cairo_arc(context, x + 6, y + 6, 6, .pi, 1.5 * .pi)
            cairo_close_path(context)
            cairo_fill(context)
        }
    }

    private func spinnerPart() {
        cairo_save(context)
        cairo_rectangle(context, 370, 270, 60, 60)
        cairo_clip(context)
        rectangle(0, 0, 800, 480, 0x10_1418)
        ring(400, 300, 24, 6, 30, 180, 0xCC_3366)
        cairo_restore(context)
    }

    private func convert() {
        cairo_set_source_surface(short, surface, 0, 0)
        cairo_paint(short)
    }
}
