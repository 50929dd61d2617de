import XCTest

@testable import Raster

/// What a shader gives for a pixel does not depend on where its row's loop began or how long it was: every stretch
/// equals its pixels asked for one by one, which no vector has a part in.
final class ShaderTests: XCTestCase {
    private let table: [UInt32] = (0..<1024).map { 0xFF00_0000 | UInt32($0) * 4097 }
    private let inverse = AffineTransform.rotation(radians: 0.4).concatenating(.translation(x: -31.3, y: 7.7))

    private func check<S: Shader>(_ name: String, _ shader: S) {
        for y in [0, 7] {
            let single = (0..<120).map { x -> UInt32 in
                var pixels = [UInt32](repeating: 0, count: 1)
                pixels.withUnsafeMutableBufferPointer { shader.shade($0.baseAddress!, x: x, y: y, count: 1) }
                return pixels[0]
            }
            for start in 0..<8 {
                for count in 0...67 {
                    var pixels = [UInt32](repeating: 0xABCD, count: 80)
                    pixels.withUnsafeMutableBufferPointer {
                        shader.shade($0.baseAddress! + start, x: 20 + start, y: y, count: count)
                    }
                    let expected = (0..<80).map { index in
                        index >= start && index < start + count ? single[20 + index] : 0xABCD
                    }
                    if pixels != expected { return XCTFail("\(name), start \(start), count \(count), row \(y)") }
                }
            }
        }
    }

    func testStretchesEqualTheirPixels() {
        table.withUnsafeBufferPointer { table in
            let ramp = RampTable(pixels: table.baseAddress!, isOpaque: true)
            check("linear", LinearShader(ramp, start: .zero, end: Point(x: 61, y: 13), inverse: inverse))
            check("short linear", LinearShader(ramp, start: .zero, end: Point(x: 3, y: 1), inverse: inverse))
            check("radial", RadialShader(ramp, startRadius: 3, endRadius: 70, inverse: inverse))
            check("inward", RadialShader(ramp, startRadius: 60, endRadius: 4, inverse: inverse))
            for turn: (Double, Double) in [(0.3, 0.3 + 2 * Double.pi), (0, 2 * Double.pi), (1, 3), (4, 1), (0, 15)] {
                check("angular \(turn)", AngularShader(ramp, start: turn.0, end: turn.1, inverse: inverse))
            }
        }
        let image = Surface(width: 90, height: 9)
        for index in 0..<810 { image[index % 90, index / 90] = Pixel(value: UInt32(index) &* 0x0101_0307) }
        check("image", ImageShader(image, opacity: 200, inverse: .rotation(radians: 0.1)))
    }

    /// Against arctangents and square roots of double precision: never more than one entry off.
    func testRoundGradientsAreWithinAnEntry() {
        let ramp = (0..<1024).map { UInt32($0) }
        ramp.withUnsafeBufferPointer { table in
            let ramp = RampTable(pixels: table.baseAddress!, isOpaque: true)
            let centred = AffineTransform.translation(x: -40.25, y: -3.5)
            let sweep = AngularShader(ramp, start: 0, end: 2 * Double.pi, inverse: centred)
            let radial = RadialShader(ramp, startRadius: 0, endRadius: 50, inverse: centred)
            for y in 0..<9 {
                var angles = [UInt32](repeating: 0, count: 90)
                var lengths = angles
                angles.withUnsafeMutableBufferPointer { sweep.shade($0.baseAddress!, x: 0, y: y, count: 90) }
                lengths.withUnsafeMutableBufferPointer { radial.shade($0.baseAddress!, x: 0, y: y, count: 90) }
                for x in 0..<90 {
                    let way = Point(x: Double(x) + 0.5 - 40.25, y: Double(y) + 0.5 - 3.5)
                    var turns = atan2(way.y, way.x) / (2 * Double.pi)
                    if turns < 0 { turns += 1 }
                    XCTAssertEqual(Double(angles[x]), turns * 1023, accuracy: 1)
                    XCTAssertEqual(Double(lengths[x]), min(way.length / 50, 1) * 1023, accuracy: 1)
                }
            }
        }
    }
}
