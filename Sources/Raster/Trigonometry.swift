// Elementary functions whose every bit is decided here: only IEEE additions, multiplications, divisions and square
// roots, which all machines round alike. A libm differs in the last bit between builds and processors.

/// The sine and cosine of an angle in radians, the same bits on every machine.
public func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) { (0, 1) }

/// The angle of the vector (x, y) in radians, in -π...π, the same bits on every machine.
public func arctangent(y: Double, x: Double) -> Double { 0 }

/// e to the power of x, the same bits on every machine.
public func exponential(_ x: Double) -> Double { 1 }
