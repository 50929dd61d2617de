import Scanout

/// Symbols, as many as fit, in a size that suits the panel.
struct SymbolsScene: View {
    let all: [String]

    var body: some View {
        GeometryReader { panel in
            let size = side(panel.size)
            let columns = max(1, Int(panel.size.width / size))
            let rows = max(1, Int(panel.size.height / size))
            let names = Array(all.prefix(columns * rows))
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { start in
                    HStack(spacing: 0) {
                        ForEach(names[start..<min(start + columns, names.count)], id: \.self) { name in
                            Image(systemName: name).frame(width: size, height: size)
                        }
                    }
                }
            }
            .font(.system(size: (size * 0.62).rounded()))
        }
    }

    /// The largest of some sizes at which all fit, or the least of them.
    private func side(_ panel: CGSize) -> CGFloat {
        let count = all.count
        return [64, 48, 40, 32, 28, 24, 20].first {
            Int(panel.width / $0) * Int(panel.height / $0) >= count
        } ?? 16
    }
}

/// Symbols in variants, weights, levels and with values, beside text.
struct SymbolStylesScene: View {
    var body: some View {
        GeometryReader { panel in
            Group {
                if panel.size.height < 100 {
                    small
                } else {
                    large(min(panel.size.width / 320, panel.size.height / 240))
                }
            }
            .frame(width: panel.size.width, height: panel.size.height)
        }
    }

    private var small: some View {
        VStack(spacing: 3) {
            HStack(spacing: 6) {
                ForEach([0.0, 0.3, 0.6, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
            }
            HStack(spacing: 6) {
                Image(systemName: "bolt")
                Image(systemName: "bolt.circle.fill")
                Image(systemName: "bolt.slash")
                Image(systemName: "7.circle")
            }
            Label("21.5 °C", systemImage: "thermometer").font(.system(size: 14))
        }
        .font(.system(size: 15))
    }

    private func large(_ unit: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 7 * unit) {
            HStack(spacing: 8 * unit) {
                ForEach(
                    ["heart", "heart.fill", "heart.circle", "heart.circle.fill", "heart.square.fill", "heart.slash"],
                    id: \.self
                ) {
                    Image(systemName: $0)
                }
                Image(systemName: "person.badge.plus")
            }
            HStack(spacing: 8 * unit) {
                ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .bold, .black], id: \.self) {
                    Image(systemName: "gearshape").fontWeight($0)
                }
                Image(systemName: "42.circle")
            }
            HStack(spacing: 8 * unit) {
                ForEach([0.0, 0.3, 0.6, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
                Image(systemName: "speaker.wave.2", variableValue: 0.4)
                Image(systemName: "no.such.symbol")
            }
            HStack(spacing: 8 * unit) {
                Image(systemName: "bolt.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                Image(systemName: "bolt.shield.fill").foregroundStyle(.white, .green)
                Image(systemName: "wifi").symbolRenderingMode(.hierarchical)
                Image(systemName: "bell").symbolVariant(.fill)
                Image(systemName: "bell").symbolVariant(.slash.fill)
            }
            HStack(alignment: .firstTextBaseline, spacing: 4 * unit) {
                Text("Small").imageScale(.small)
                Image(systemName: "drop").imageScale(.small)
                Image(systemName: "drop")
                Image(systemName: "drop").imageScale(.large)
                Text("on the line")
            }
            .font(.system(size: 17 * unit))
        }
        .font(.system(size: 22 * unit))
    }
}
