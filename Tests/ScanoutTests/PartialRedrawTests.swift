import ScanoutTesting
import XCTest

@testable import Scanout

/// A small generator with a seed, so that a failure can be repeated: SplitMix64.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// All that the picture depends on.
private struct Scene: Equatable {
    var width: CGFloat = 20
    var angle = 10.0
    var opacity = 0.7
    var number = 12
    var offset: CGFloat = 3
    var scale: CGFloat = 1
    var isShown = true
    var items = [1, 2, 3]
    var end: CGFloat = 0.6
    var hue = 0.2
    var alignment = 0
    var radius: CGFloat = 2
    var tilt = 40.0
    var amount = 0.5

    mutating func change(_ random: inout Seeded) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0: width = CGFloat.random(in: 0...60, using: &random)
        case 1: angle = Double.random(in: -180...180, using: &random)
        case 2: opacity = Double.random(in: 0...1, using: &random)
        case 3: number = Int.random(in: -5...2000, using: &random)
        case 4: offset = CGFloat.random(in: -30...30, using: &random)
        case 5: scale = CGFloat.random(in: 0...2, using: &random)
        case 6: isShown.toggle()
        case 7: items = (1...6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        case 8: end = CGFloat.random(in: 0...1, using: &random)
        case 9: hue = Double.random(in: 0...1, using: &random)
        case 10: radius = CGFloat.random(in: 0...5, using: &random)
        case 11: tilt = Double.random(in: -180...180, using: &random)
        case 12: amount = Double.random(in: 0...2, using: &random)
        default: alignment = Int.random(in: 0..<3, using: &random)
        }
    }
}

/// Shapes, text, groups, effects and layers that depend on a scene.
private struct Picture: View {
    let scene: Scene

    private var color: Color { Color(hue: scene.hue, saturation: 0.9, brightness: 0.8) }

    var body: some View {
        VStack(alignment: [HorizontalAlignment.leading, .center, .trailing][scene.alignment], spacing: 3) {
            HStack(spacing: 2) {
                color.frame(width: scene.width, height: 8)
                Text("\(scene.number)").font(.system(size: 11)).background(Color.yellow)
                if scene.isShown { Circle().stroke(color, lineWidth: 3).frame(width: 14, height: 14) }
            }
            HStack(spacing: 4) {
                ZStack {
                    RoundedRectangle(cornerRadius: 4).fill(color)
                    Rectangle().frame(width: 12, height: 12).offset(x: scene.offset, y: 2)
                }
                .frame(width: 26, height: 18)
                .opacity(scene.opacity)
                Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    .frame(width: 30, height: 10)
                    .rotationEffect(.degrees(scene.angle))
                Circle().trim(from: 0, to: scene.end)
                    .stroke(color, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 7]))
                    .frame(width: 20, height: 20)
                    .scaleEffect(scene.scale)
            }
            HStack(spacing: 1) {
                ForEach(scene.items, id: \.self) { item in
                    Rectangle().fill(item.isMultiple(of: 2) ? color : Color.green)
                        .frame(width: CGFloat(3 * item), height: 9)
                        .overlay(alignment: .bottomTrailing) { square(.black, 3) }
                }
            }
            .border(Color.gray)
            HStack(spacing: 2) {
                ViewThatFits(in: .horizontal) {
                    Text("wide and wider").frame(width: scene.width * 2)
                    Text("thin").italic()
                }
                .frame(width: 70)
                scene.isShown ? AnyView(Circle().fill(color)) : AnyView(Text("\(scene.number)").bold())
                GeometryReader { proxy in
                    Ellipse().fill(color).frame(width: proxy.size.width * scene.end)
                }
                .clipShape(RoundedRectangle(cornerRadius: scene.offset))
            }
            .frame(height: 16)
            .font(.system(size: 9))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.9))
    }
}

/// Effects in and around each other, near the panel's edges and across them.
private struct EffectPicture: View {
    let scene: Scene

    private var color: Color { Color(hue: scene.hue, saturation: 0.9, brightness: 0.8) }

    private var card: some View {
        VStack(spacing: 1) {
            Text("\(scene.number)").font(.system(size: 10))
            color.frame(width: scene.width / 3 + 3, height: 6)
            if scene.isShown { Circle().fill(Color.orange).frame(width: 9, height: 9).offset(x: scene.offset) }
        }
        .padding(2)
        .background(Color.white)
    }

    var body: some View {
        ZStack {
            VStack(spacing: 2) {
                HStack(spacing: 2) {
                    card.shadow(color: .black.opacity(0.6), radius: scene.radius, x: scene.offset / 4, y: 2)
                    card.blur(radius: scene.radius)
                    card.frame(width: 18, height: 14).clipped().shadow(color: color, radius: 2)
                }
                HStack(spacing: 2) {
                    card.rotation3DEffect(.degrees(scene.tilt), axis: (x: 0.3, y: 1, z: 0))
                    card.mask { Circle().offset(x: scene.offset / 3) }.opacity(scene.opacity)
                    card.saturation(scene.amount).contrast(0.5 + scene.amount).brightness(scene.amount / 4 - 0.2)
                        .hueRotation(.degrees(scene.tilt)).grayscale(scene.amount / 4)
                }
                HStack(spacing: 2) {
                    card.shadow(radius: 1.5).rotation3DEffect(.degrees(scene.angle), axis: (1, 0, 0)).blur(radius: 1)
                    card.blur(radius: 1, opaque: true).colorMultiply(color)
                    card.colorInvert().rotationEffect(.degrees(scene.angle)).shadow(color: color, radius: scene.radius)
                }
            }
            Rectangle().fill(color).frame(width: 20, height: 40).blendMode(.multiply)
                .offset(x: scene.offset, y: scene.offset)
            ZStack {
                Circle().fill(Color.green)
                card.blendMode(.difference)
                Circle().frame(width: scene.width / 4, height: 8).blendMode(.destinationOut)
            }
            .frame(width: 26, height: 26)
            .compositingGroup()
            .shadow(radius: 1, x: -3, y: scene.radius)
            .scaleEffect(0.5 + scene.scale / 2)
            .offset(x: 30, y: 20)
            card.luminanceToAlpha().blur(radius: scene.radius).offset(x: -44, y: 35)
            HStack {
                Circle().fill(color.shadow(.inner(radius: scene.radius)).shadow(.drop(radius: 1, x: 2)))
                Text("\(scene.number)").foregroundStyle(.red.shadow(.drop(radius: scene.radius / 3, y: 1)))
                Canvas { context, size in
                    context.addFilter(.shadow(radius: scene.radius / 2, x: 1))
                    context.fill(
                        Scanout.Path(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: scene.width / 4)),
                        with: .color(color))
                    context.blendMode = .destinationOut
                    context.rotate(by: .degrees(scene.angle))
                    context.fill(Scanout.Path(CGRect(x: 4, y: 0, width: 3, height: 30)), with: .foreground)
                }
                .frame(width: 16, height: 16)
            }
            .frame(width: 60, height: 18)
            .font(.system(size: 9))
            .offset(x: -12, y: -36)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0.9))
    }
}

@MainActor
final class PartialRedrawTests: XCTestCase {
    /// What is drawn piece by piece is what is drawn at once.
    private func check(
        seed: UInt64, steps: Int, format: PixelFormat = .xrgb8888, scale: Double = 1, animated: Bool = false
    ) throws {
        try check(seed: seed, steps: steps, format: format, scale: scale, animated: animated) { Picture(scene: $0) }
    }

    private func check<Content: View>(
        seed: UInt64, steps: Int, format: PixelFormat = .xrgb8888, scale: Double = 1, animated: Bool = false,
        _ picture: @escaping (Scene) -> Content
    ) throws {
        var random = Seeded(state: seed)
        var scene = Scene()
        let remote = Remote<Scene>()
        let display = MemoryDisplay(width: 96, height: 84, format: format, scale: scale)
        let host = render(Stage(scene, remote) { picture($0) }, on: display)
        for step in 0..<steps {
            let before = scene
            for _ in 0...Int.random(in: 0..<3, using: &random) { scene.change(&random) }
            if animated {
                withAnimation(.spring(response: 0.2, dampingFraction: 0.5)) { remote.value = scene }
                for _ in 0..<4 { host.advance(by: Double.random(in: 0...0.1, using: &random)) }
                if !step.isMultiple(of: 4) { continue }
                host.advance(by: 20)
            } else {
                remote.value = scene
                host.advance(by: 0)
            }
            let fresh = MemoryDisplay(width: 96, height: 84, format: format, scale: scale)
            render(picture(scene), on: fresh)
            guard let (x, y) = firstDifference(display.surface, fresh.surface) else { continue }
            return XCTFail(
                "seed \(seed), step \(step): (\(x), \(y)) is \(String(display.surface.rgb(x, y), radix: 16)), "
                    + "drawn at once \(String(fresh.surface.rgb(x, y), radix: 16)); "
                    + "from \(before) to \(scene)")
        }
    }

    private func firstDifference(_ a: Surface, _ b: Surface) -> (Int, Int)? {
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] { return (x, y) }
        }
        return nil
    }

    func testRandomChanges() async throws {
        for seed in 1...4 { try check(seed: UInt64(seed), steps: 50) }
    }

    func testRandomChangesAtScales() async throws {
        try check(seed: 5, steps: 40, scale: 2)
        try check(seed: 6, steps: 40, scale: 1.5)
    }

    /// Animations that overlap, and at rest leave what would have been drawn without them.
    func testAnimatedChanges() async throws {
        for seed in 20...22 { try check(seed: UInt64(seed), steps: 40, animated: true) }
    }

    /// In the middle of animations, too, what was drawn piece by piece is what the same tree draws at once.
    func testFramesOfAnimations() async throws {
        for (seed, format) in [(UInt64(30), PixelFormat.xrgb8888), (31, .xrgb8888), (32, .rgb565)] {
            checkFrames(seed: seed, format: format, steps: 80) { Picture(scene: $0) }
        }
    }

    func testFramesOfAnimatedEffects() async throws {
        for seed in 46...47 {
            checkFrames(seed: UInt64(seed), format: .xrgb8888, steps: 12) { EffectPicture(scene: $0) }
        }
    }

    private func checkFrames<Content: View>(
        seed: UInt64, format: PixelFormat, steps: Int, _ picture: @escaping (Scene) -> Content
    ) {
        var random = Seeded(state: seed)
        var scene = Scene()
        let remote = Remote<Scene>()
        let display = MemoryDisplay(width: 96, height: 84, format: format)
        let host = render(Stage(scene, remote) { picture($0) }, on: display)
        for step in 0..<steps {
            if step.isMultiple(of: 3) { scene.change(&random) }
            withAnimation(step.isMultiple(of: 2) ? .easeInOut(duration: 0.4) : .default) { remote.value = scene }
            host.advance(by: 0.03)
            let pieces = display.surface.values
            host.graph.invalidateAll()
            host.advance(by: 0)
            XCTAssertEqual(host.statistics.frames, 1)
            guard pieces != display.surface.values else { continue }
            return XCTFail("seed \(seed), step \(step): \(scene)")
        }
    }

    func testRandomChangesOfEffects() async throws {
        for seed in 40...41 { try check(seed: UInt64(seed), steps: 15) { EffectPicture(scene: $0) } }
        try check(seed: 43, steps: 6, scale: 2) { EffectPicture(scene: $0) }
        try check(seed: 44, steps: 8, scale: 1.5) { EffectPicture(scene: $0) }
    }

    func testAnimatedChangesOfEffects() async throws {
        try check(seed: 45, steps: 12, animated: true) { EffectPicture(scene: $0) }
    }

    func testRandomChangesOnADitheredPanel() async throws { try check(seed: 7, steps: 40, format: .rgb565) }

    func testRandomChangesOnAPanelOfOneBit() async throws { try check(seed: 8, steps: 40, format: .mono) }
}
