/// What no homography can express: lenses, cylinders, bent paper. A smooth change of radii.
///
/// It is `r` times a trigonometric polynomial of degree 3 of the angle, and `r³` times another.
struct FreeForm {
    // Of 1, cos, sin, cos 2, sin 2, cos 3, sin 3 of the angle; the last place is unused.
    private var linear = SIMD8<Float>.zero
    private var cubic = SIMD8<Float>.zero

    /// No change at all.
    init() {}

    /// Fits errors of radii.
    init(fitting errors: [Float], rays: [Int32], radii: [Float], weights: [Float]) {
        // As r and r³ are the same for all of a ring, sums over a ring suffice. The rings' sums are
        // of the products of two terms, and of a term and the error.
        var system = LinearSystem(size: 14)
        var index = 0
        while index < errors.count {
            let radius = radii[index]
            var products: [7 of SIMD8<Float>] = .init(repeating: .zero)
            while index < errors.count, radii[index] == radius {
                var row = Self.terms[Int(rays[index])]
                let weighted = row * weights[index]
                row[7] = errors[index]
                for term in 0..<7 { products[term] += row * weighted[term] }
                index += 1
            }
            let powers = [Double(radius), Double(radius * radius * radius)]
            for row in 0..<14 {
                for column in 0..<14 {
                    system.matrix[row * 14 + column] +=
                        powers[row / 7] * powers[column / 7]
                        * Double(products[row % 7][column % 7])
                }
                system.right[row] += powers[row / 7] * Double(products[row % 7][7])
            }
        }
        for row in 0..<14 {
            system.matrix[row * 14 + row] += 0.004 * Double(RadialProfiles.rayCount)
        }
        guard let solution = system.solved() else { return }
        for term in 0..<7 {
            linear[term] = Float(solution[term])
            cubic[term] = Float(solution[7 + term])
        }
    }

    private static let terms: [SIMD8<Float>] = (0..<RadialProfiles.rayCount).map { ray in
        terms(RadialProfiles.circle.cosines[ray], RadialProfiles.circle.sines[ray])
    }

    private static func terms(_ c: Float, _ s: Float) -> SIMD8<Float> {
        let c2 = c * c - s * s
        let s2 = 2 * c * s
        return SIMD8(1, c, s, c2, s2, c2 * c - s2 * s, s2 * c + c2 * s, 0)
    }

    /// By how much a radius is larger than it would be, on a ray.
    func offset(_ radius: Float, ray: Int) -> Float {
        let terms = Self.terms[ray]
        return radius * ((linear + cubic * (radius * radius)) * terms).sum()
    }

    /// The factors of `r` and of `r³` in a direction.
    func factors(_ cosine: Float, _ sine: Float) -> (linear: Float, cubic: Float) {
        let terms = Self.terms(cosine, sine)
        return ((linear * terms).sum(), (cubic * terms).sum())
    }
}
