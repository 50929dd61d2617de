import Components
import Scanout
import ScanoutTesting
import Testing

/// All components without their texts, which depend on the fonts of the machine, as goldens in three formats.
@MainActor
struct PictureTests {
    private struct Everything: View {
        var body: some View {
            Changing(from: 0.42, to: 0.75) { value in
                VStack(spacing: 8) {
                    ProgressBar(value: value, label: nil)
                    HStack(spacing: 8) {
                        CircularProgressBar(value: value, showsLabel: false, diameter: 60)
                        RingGauge(value: value, in: 0...1) { Image(systemName: "bolt.fill").font(.system(size: 30)) }
                        CircularActivityIndicator(diameter: 60)
                    }
                    KnightRider(count: 5, size: 24)
                    AdaptiveLegend(items: [
                        .init("", color: .blue), .init("", color: .orange), .init("", color: .gray.opacity(0.5)),
                    ])
                }
                .padding(8)
            }
        }
    }

    @Test(arguments: [PixelFormat.xrgb8888, .rgb565, .mono], [0.0, 0.7])
    func everything(_ format: PixelFormat, _ time: Double) throws {
        let names: [PixelFormat: String] = [.xrgb8888: "32", .rgb565: "565", .mono: "mono"]
        let name = try #require(names[format])
        try expect(
            Everything(), on: MemoryDisplay(width: 240, height: 180, format: format), at: time,
            matchesGolden: "components-\(name)-\(time)")
    }
}
