import Scanout

/// Numbers that rise and fall by the second: their digits roll for half of one.
struct TextNumbersScene: View {
    @State private var count = 0

    var body: some View {
        ViewThatFits {
            numbers(size: 40)
            numbers(size: 17)
            numbers(size: 12)
            number(1248 + count, " W")
        }
        .padding(6)
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                withAnimation(.linear(duration: 0.5)) { count += 1 }
            }
        }
    }

    private func numbers(size: CGFloat) -> some View {
        VStack(alignment: .trailing, spacing: 4) {
            number(1248 + count, " W")
            number(9902 - count, " kWh")
            number(98 + count, " %")
        }
        .font(.system(size: size))
    }

    private func number(_ value: Int, _ unit: String) -> some View {
        (Text(verbatim: "\(value)").monospacedDigit() + Text(verbatim: unit).foregroundColor(.secondary))
            .contentTransition(.numericText(value: Double(value)))
    }
}
