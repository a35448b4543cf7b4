// SPDX-License-Identifier: Apache-2.0

/// A smooth change of radii that a homography cannot express: by a lens, a cylinder, bent paper.
///
/// It is `r` times a trigonometric polynomial of degree 4 of the angle, and `r³` times another. A
/// code on a cylinder needs the degree 4.
struct FreeForm {
    // The factors of 1, cos, sin, cos 2, sin 2 and so on of the angle; the last places are unused.
    private var linear = SIMD16<Float>.zero
    private var cubic = SIMD16<Float>.zero

    /// The ridge of the fit (Tikhonov regularisation), for each ray: it suppresses terms that few
    /// measurements support.
    private static let stiffness = 0.004

    /// Creates a form without any change.
    init() {}

    /// Creates a form by fitting errors of radii with polynomials of at most degree 4: weighted
    /// linear least squares.
    init(
        fitting errors: [Float],
        rays: [Int32],
        radii: [Float],
        weights: [Float],
        degree: Int
    ) {
        let count = 2 * degree + 1
        // As r and r³ are the same for a whole ring, sums over a ring suffice. They are sums of the
        // products of two terms, and of a term and the error.
        var system = LinearSystem(size: 2 * count)
        var index = 0
        while index < errors.count {
            let radius = radii[index]
            var products: [9 of SIMD16<Float>] = .init(repeating: .zero)
            while index < errors.count, radii[index] == radius {
                var row = Self.terms[Int(rays[index])]
                let weighted = row * weights[index]
                row[15] = errors[index]
                for term in 0..<count { products[term] += row * weighted[term] }
                index += 1
            }
            let powers = [Double(radius), Double(radius * radius * radius)]
            for row in 0..<2 * count {
                for column in 0...row {
                    system.matrix[row * 2 * count + column] +=
                        powers[row / count] * powers[column / count]
                        * Double(products[row % count][column % count])
                }
                system.right[row] += powers[row / count] * Double(products[row % count][15])
            }
        }
        for row in 0..<2 * count {
            system.matrix[row * 2 * count + row] += Self.stiffness * Double(RadialProfiles.rayCount)
        }
        guard let solution = system.solved() else { return }
        for term in 0..<count {
            linear[term] = Float(solution[term])
            cubic[term] = Float(solution[count + term])
        }
    }

    private static let terms: [SIMD16<Float>] = (0..<RadialProfiles.rayCount).map { ray in
        terms(RadialProfiles.circle.cosines[ray], RadialProfiles.circle.sines[ray])
    }

    private static func terms(_ c: Float, _ s: Float) -> SIMD16<Float> {
        let c2 = c * c - s * s
        let s2 = 2 * c * s
        return SIMD16(
            lowHalf: SIMD8(1, c, s, c2, s2, c2 * c - s2 * s, s2 * c + c2 * s, c2 * c2 - s2 * s2),
            highHalf: SIMD8(2 * s2 * c2, 0, 0, 0, 0, 0, 0, 0)
        )
    }

    /// Adds another change to this one; both are small.
    static func += (form: inout FreeForm, other: FreeForm) {
        form.linear += other.linear
        form.cubic += other.cubic
    }

    /// Returns the enlargement of a radius on a ray.
    func offset(_ radius: Float, ray: Int) -> Float {
        let terms = Self.terms[ray]
        return radius * ((linear + cubic * (radius * radius)) * terms).sum()
    }

    /// Returns the factors of `r` and of `r³` in a direction.
    func factors(_ cosine: Float, _ sine: Float) -> (linear: Float, cubic: Float) {
        let terms = Self.terms(cosine, sine)
        return ((linear * terms).sum(), (cubic * terms).sum())
    }
}
