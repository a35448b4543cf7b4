// SPDX-License-Identifier: Apache-2.0

// A module for browsers has no C library; elsewhere the same code returns the same numbers.

// Returns the sine and the cosine of an angle in radians, exact to about 1e-12 for angles of a few rotations.
@inline(never)
package func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (0, 1) }
    let quarter = Double.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    // The power series of both, for an angle of at most 45°.
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for power in 1...18 {
        if power % 2 == 1 { cosine += term } else { sine += term }
        term *= rest / Double(power)
        if power % 2 == 0 { term = -term }
    }
    switch Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    case 3: return (-cosine, sine)
    default: return (sine, cosine)
    }
}

// Returns a root of a number from 0 to 1, by Newton's method.
@inline(never)
package func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var guess = 1.0
    for _ in 0..<60 {
        var power = 1.0
        for _ in 1..<degree { power *= guess }
        guess -= (guess - number / power) / Double(degree)
    }
    return guess
}

// Returns the numbers in a text such as an event of the page, up to the first part that is not a number; at most 64.
@inline(never)
package func numbers(in text: String) -> [Double] {
    var found: [Double] = []
    var (value, scale, sign, digits) = (0.0, 0.0, 1.0, 0)
    var (exponent, exponentSign, hasExponent) = (0, 1, false)
    func finished() -> Double {
        var result = sign * value * (scale == 0 ? 1 : scale)
        for _ in 0..<min(exponent, 300) { result *= exponentSign > 0 ? 10 : 0.1 }
        return result
    }
    for byte in text.utf8 {
        switch byte {
        case 0x20:
            guard digits > 0 else { continue }
            found.append(finished())
            if found.count == 64 { return found }
            (value, scale, sign, digits) = (0, 0, 1, 0)
            (exponent, exponentSign, hasExponent) = (0, 1, false)
        case 0x2D: if hasExponent { exponentSign = -1 } else { sign = -1 }
        case 0x2B: break
        case 0x2E: scale = 1
        case 0x65, 0x45: hasExponent = true
        case _ where byte.isDigit:
            digits += 1
            if hasExponent {
                exponent = min(exponent * 10 + Int(byte - 0x30), 1000)
            } else {
                value = value * 10 + Double(byte - 0x30)
                if scale != 0 { scale /= 10 }
            }
        default: return found
        }
    }
    if digits > 0 { found.append(finished()) }
    return found
}
