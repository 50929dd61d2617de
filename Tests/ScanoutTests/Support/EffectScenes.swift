import Scanout

/// A card under every effect.
struct EffectPanel: View {
    private var card: some View {
        VStack {
            Text("Tank 72 %").font(.system(size: 18))
            LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(height: 12)
        }
        .padding(8)
        .background(Color.white)
        .frame(width: 110, height: 60)
    }

    private var blurs: some View {
        HStack(spacing: 14) {
            card.shadow(radius: 5, x: 3, y: 4)
            card.blur(radius: 3)
            card.blur(radius: 6, opaque: true)
            card.clipShape(RoundedRectangle(cornerRadius: 14)).shadow(color: .blue, radius: 8)
        }
    }

    private var turns: some View {
        HStack(spacing: 14) {
            card.rotation3DEffect(.degrees(45), axis: (0, 1, 0))
            card.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
            card.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 1), perspective: 0.4)
            card.mask(Circle())
        }
    }

    private var colors: some View {
        HStack(spacing: 14) {
            card.saturation(0.2)
            card.hueRotation(.degrees(90))
            card.colorInvert()
            card.contrast(2)
        }
    }

    private var groups: some View {
        HStack(spacing: 14) {
            card.colorMultiply(.orange)
            card.brightness(-0.3)
            card.luminanceToAlpha().background(Color.pink)
            ZStack {
                Circle().fill(.red).offset(x: -15)
                Circle().fill(.green).offset(x: 15).blendMode(.screen)
                Rectangle().frame(width: 10).blendMode(.destinationOut)
            }
            .compositingGroup()
            .frame(width: 110, height: 60)
        }
    }

    var body: some View {
        VStack(spacing: 14) {
            blurs
            turns
            colors
            groups
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.9))
    }
}

/// Shapes, pictures and canvases in all kinds of paint.
struct StylePanel: View {
    private let image: Image

    init() {
        let surface = Surface(width: 8, height: 8)
        for y in 0..<8 {
            for x in 0..<8 {
                let blue: UInt32 = (x + y * 8).isMultiple(of: 3) ? 255 : 0
                surface[x, y] = Pixel(rgb: UInt32(x * 36) << 16 | UInt32(y * 36) << 8 | blue)
            }
        }
        image = Image(decorative: CGImage(surface), scale: 1)
    }

    private var styles: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 16).fill(.orange.shadow(.inner(radius: 6, x: 3, y: 3)))
            Circle().fill(Color.blue.gradient.shadow(.drop(radius: 5, y: 4)))
            Text("Soft").font(.system(size: 36)).foregroundStyle(.red.shadow(.drop(radius: 2, x: 2, y: 2)))
            UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
                .fill(.conicGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        }
    }

    private var pictures: some View {
        HStack(spacing: 12) {
            image.resizable()
            image.interpolation(.none).resizable()
            image.resizable(resizingMode: .tile)
            image.resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))
            Circle().fill(.image(image, scale: 2))
        }
    }

    private var drawings: some View {
        HStack(spacing: 12) {
            Canvas { context, size in Self.drawSun(&context, size) }
            ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                Text("Material").padding(10).background(.regularMaterial, in: Capsule())
            }
            VStack {
                Text("one")
                Text("two").foregroundStyle(.secondary)
                Text("three").foregroundStyle(.tertiary)
            }
            .foregroundStyle(.red, .green, .blue)
            Image(systemName: "gear").resizable().scaledToFit().foregroundStyle(.tint).tint(.green)
                .rotation3DEffect(.degrees(50), axis: (0, 1, 0))
        }
    }

    private static func drawSun(_ context: inout GraphicsContext, _ size: CGSize) {
        let sky = Gradient(colors: [.black, .indigo])
        context.fill(
            Scanout.Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for index in 0..<12 {
            var ray = context
            ray.rotate(by: .degrees(Double(index) * 30))
            let line = Scanout.Path {
                $0.move(to: CGPoint(x: 26, y: 0))
                $0.addLine(to: CGPoint(x: 34, y: 0))
            }
            ray.stroke(line, with: .color(.white), lineWidth: 2)
        }
        context.addFilter(.blur(radius: 2))
        context.fill(Scanout.Path(ellipseIn: CGRect(x: -14, y: -14, width: 28, height: 28)), with: .color(.yellow))
    }

    var body: some View {
        VStack(spacing: 12) {
            styles
            pictures
            drawings
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.9))
    }
}
