/// Sine and cosine of angles in degrees.
///
/// There is no mathematics library in the browser build; and a result of our own is the same on
/// every machine. The error is below 2⁻⁵², far below the six decimals that a code is written with.
enum Trigonometry {
    /// Cosine and sine of an angle of any size.
    static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
        var angle = degrees.truncatingRemainder(dividingBy: 360)
        if angle < 0 { angle += 360 }
        // Turn by whole quarters into -45...45, where the series converge fast.
        let quarter = Int((angle / 90).rounded())
        let radians = (angle - Double(quarter) * 90) * .pi / 180
        let sine = sineSeries(radians)
        let cosine = cosineSeries(radians)
        return switch quarter & 3 {
        case 0: (cosine, sine)
        case 1: (-sine, cosine)
        case 2: (-cosine, -sine)
        default: (sine, -cosine)
        }
    }

    private static func sineSeries(_ x: Double) -> Double {
        var sum = x
        var term = x
        for step in stride(from: 2.0, through: 20.0, by: 2.0) {
            term *= -x * x / (step * (step + 1))
            sum += term
        }
        return sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        var sum = 1.0
        var term = 1.0
        for step in stride(from: 1.0, through: 19.0, by: 2.0) {
            term *= -x * x / (step * (step + 1))
            sum += term
        }
        return sum
    }
}
