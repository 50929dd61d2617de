import Scanout

/// Pictures made on the spot: stretched, tiled, with caps, as templates and turned.
struct PicturesScene: View {
    var body: some View {
        GeometryReader { panel in
            let unit = max(1, (min(panel.size.width / 320, panel.size.height / 240) * 2).rounded(.down) / 2)
            Group {
                if min(panel.size.width, panel.size.height) < 160 {
                    small
                } else if panel.size.width < 280 {
                    narrow
                } else {
                    large(unit)
                }
            }
            .frame(width: panel.size.width, height: panel.size.height)
        }
    }

    private var small: some View {
        HStack(spacing: 6) {
            TestPicture.image.resizable().scaledToFit()
            TestPicture.image.resizable().interpolation(.none).scaledToFit()
        }
        .padding(2)
    }

    private var narrow: some View {
        VStack(spacing: 6) {
            HStack(spacing: 8) {
                picture("none", 1) { $0.resizable().interpolation(.none).scaledToFit() }
                picture("fill", 1) { $0.resizable().scaledToFill() }
            }
            HStack(spacing: 8) {
                picture("tile", 1) { $0.resizable(resizingMode: .tile) }
                picture("medium", 1) { $0.resizable().scaledToFit() }
            }
        }
    }

    private func large(_ unit: CGFloat) -> some View {
        VStack(spacing: 6 * unit) {
            HStack(spacing: 8 * unit) {
                picture("none", unit) { $0.resizable().interpolation(.none).scaledToFit() }
                picture("medium", unit) { $0.resizable().scaledToFit() }
                picture("fill", unit) { $0.resizable().scaledToFill() }
                picture("tile", unit) { $0.resizable(resizingMode: .tile) }
            }
            HStack(spacing: 8 * unit) {
                picture("caps", unit) {
                    $0.resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
                }
                picture("template", unit) { $0.renderingMode(.template).resizable().scaledToFit() }
                    .foregroundStyle(.indigo)
                picture("turned", unit) { _ in
                    Image(decorative: TestPicture.picture, scale: 1, orientation: .right).resizable().scaledToFit()
                }
            }
        }
    }

    private func picture<V: View>(_ name: String, _ unit: CGFloat, _ change: (Image) -> V) -> some View {
        VStack(spacing: 2 * unit) {
            change(TestPicture.image).frame(width: 60 * unit, height: 60 * unit).clipped().border(.gray)
            Text(verbatim: name).font(.system(size: 11 * unit))
        }
    }
}

/// A small picture with corners that can be told apart and a clear middle.
private enum TestPicture {
    static let picture: CGImage = {
        let surface = Surface(width: 16, height: 12)
        for y in 0..<12 {
            for x in 0..<16 {
                let isFrame = x < 2 || y < 2 || x > 13 || y > 9
                let isHole = (6..<10).contains(x) && (4..<8).contains(y)
                let slope = UInt32(x * 16) << 16 | UInt32(y * 20) << 8 | 0x80
                surface[x, y] = isHole ? Pixel(value: 0) : Pixel(rgb: isFrame ? corner(x, y) : slope)
            }
        }
        return CGImage(surface)
    }()

    private static func corner(_ x: Int, _ y: Int) -> UInt32 {
        if x < 8 { return y < 6 ? 0xE02020 : 0x2020E0 }
        return y < 6 ? 0x20A020 : 0x202020
    }

    static var image: Image { Image(decorative: picture, scale: 1) }
}
