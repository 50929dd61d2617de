// Elementary functions whose every bit is decided here: only IEEE additions, multiplications, divisions and square
// roots, which all machines round alike. A libm differs in the last bit between builds and processors.
//
// Arguments are reduced to a small interval with constants split into parts whose products are exact, then a Taylor
// polynomial is taken far enough that its rest is below 2^-60.

/// The sine and cosine of an angle in radians, the same bits on every machine.
///
/// Exactly 0 or ±1 where the angle is a multiple of `Double.pi / 2` to within two units in its last place, else within
/// 1e-15 up to a million radians. An angle that is not finite counts as 0.
public func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (0, 1) }
    // A remainder is exact, so even huge angles give one answer; the period's own rounding then limits what it means.
    let angle = abs(radians) > 1e6 ? radians.truncatingRemainder(dividingBy: 2 * .pi) : radians
    let turns = (angle * (2 / .pi)).rounded()
    let quarter = Int(turns) & 3
    let (sine, cosine) = reducedSineAndCosine(quarterTurnRemainder(angle, turns))
    switch quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// What is left of an angle after whole quarter turns; 0 where the angle is one of them as closely as it can be said.
private func quarterTurnRemainder(_ angle: Double, _ turns: Double) -> Double {
    guard turns != 0 else { return angle }
    if abs(angle - turns * (.pi / 2)) <= 2 * angle.ulp { return 0 }
    // π/2 in 33 + 33 + 53 bits: the first two products are exact for fewer than 2^20 quarter turns.
    return ((angle - turns * 0x1.921fb544p+0) - turns * 0x1.0b4611a6p-34) - turns * 0x1.3198a2e037073p-69
}

/// Sine and cosine of an angle within an eighth of a turn.
private func reducedSineAndCosine(_ x: Double) -> (Double, Double) {
    let square = x * x
    var sine = 0.0
    var cosine = 0.0
    // x^18/18! is below 2^-58 here.
    var order = 18.0
    while order >= 2 {
        cosine = 1 - square / (order * (order - 1)) * (order == 18 ? 1 : cosine)
        sine = 1 - square / (order * (order + 1)) * (order == 18 ? 1 : sine)
        order -= 2
    }
    return (x * sine, cosine)
}

/// The angle of the vector (x, y) in radians, in -π...π, the same bits on every machine.
///
/// Exact multiples of π/4 on the axes and diagonals, else within 1e-15; 0 for the zero vector and where a coordinate
/// is NaN. An infinite coordinate counts as infinitely longer than a finite one.
public func arctangent(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN, x != 0 || y != 0 else { return 0 }
    let width = x.isInfinite ? 1 : (y.isInfinite ? 0 : abs(x))
    let height = y.isInfinite ? 1 : (x.isInfinite ? 0 : abs(y))
    var angle = width >= height ? unitArctangent(height / width) : .pi / 2 - unitArctangent(width / height)
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
}

/// The arctangents of 0/8 ... 8/8.
private let eighthArctangents: [Double] = [
    0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
    0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
]

/// The arctangent of a number in 0...1.
private func unitArctangent(_ x: Double) -> Double {
    let nearest = (x * 8).rounded()
    let part = (x - nearest / 8) / (1 + x * (nearest / 8))
    let square = part * part
    // |part| is at most 1/16, so the first term left out is below 2^-63.
    var sum = 0.0
    var order = 13.0
    while order >= 1 {
        sum = 1 / order - square * sum
        order -= 2
    }
    return eighthArctangents[Int(nearest)] + part * sum
}

/// e to the power of x, the same bits on every machine.
///
/// Within 2 units in the last place; infinite above 709.78, 0 below -745, NaN for NaN.
public func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let power = (x * 0x1.71547652b82fep+0).rounded()
    // ln 2 in 32 + 53 bits: the first product is exact.
    let rest = (x - power * 0x1.62e42feep-1) - power * 0x1.a39ef35793c76p-33
    var sum = 1.0
    var order = 16.0
    while order >= 1 {
        sum = 1 + rest / order * sum
        order -= 1
    }
    // In two steps, since 2^power alone may be out of range where the result is not.
    let half = Int(power) / 2
    return sum * powerOfTwo(half) * powerOfTwo(Int(power) - half)
}

private func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
}
