#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An arc of SVG path data, given by its ends, and the cubic curves that follow it.
///
/// The names of the steps are those of SVG 1.1, appendix F.6.
struct EllipticalArc {
    let start: PathPoint
    let end: PathPoint
    let radiusX: Double
    let radiusY: Double
    let rotationDegrees: Double
    let isLarge: Bool
    /// The sweep flag: clockwise on screen.
    let isClockwise: Bool

    func segments() -> [PathSegment] {
        // F.6.2: equal ends leave the arc out, a radius of zero makes it a line. What is next to
        // zero is taken for zero, since the squares below would leave the range of a number.
        guard start != end else { return [] }
        guard min(abs(radiusX), abs(radiusY)) > 1e-9 else { return [.line(to: end)] }
        let reach = max(abs(radiusX), abs(radiusY))
        guard max(abs(start.x - end.x), abs(start.y - end.y)) > 1e-9 * reach else {
            return [.line(to: end)]
        }
        let (ellipse, startAngle, sweep) = centerForm()

        // A quarter of an ellipse is off by less than 0.03 % of its radius; less is not seen.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // The length of the handles for which a cubic meets the middle of its arc.
        let handle = 4.0 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = startAngle + Double(index) * step
            let to = from + step
            return .cubic(
                ellipse.point(
                    x: cos(from) - handle * sin(from),
                    y: sin(from) + handle * cos(from)
                ),
                ellipse.point(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to)),
                // The last end is taken over as written, so that no error adds up.
                to: index == count - 1 ? end : ellipse.point(x: cos(to), y: sin(to))
            )
        }
    }

    // F.6.5 and F.6.6: from two ends to a centre, an angle to begin at and one to sweep.
    private func centerForm() -> (ellipse: Ellipse, startAngle: Double, sweep: Double) {
        let rotation = rotationDegrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let cosine = cos(rotation)
        let sine = sin(rotation)
        let halfX = (start.x - end.x) / 2
        let halfY = (start.y - end.y) / 2
        let primeX = cosine * halfX + sine * halfY
        let primeY = cosine * halfY - sine * halfX

        // F.6.6: radii that do not reach are made larger.
        let needed = square(primeX / radiusX) + square(primeY / radiusY)
        let growth = max(1, needed.squareRoot())
        let wide = abs(radiusX) * growth
        let high = abs(radiusY) * growth

        let reach = square(primeX / wide) + square(primeY / high)
        let distance = max(0, 1 / reach - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let centerX = distance * wide * primeY / high
        let centerY = -distance * high * primeX / wide

        let startAngle = atan2((primeY - centerY) / high, (primeX - centerX) / wide)
        let endAngle = atan2((-primeY - centerY) / high, (-primeX - centerX) / wide)
        var sweep = endAngle - startAngle
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }

        let ellipse = Ellipse(
            centerX: cosine * centerX - sine * centerY + (start.x + end.x) / 2,
            centerY: sine * centerX + cosine * centerY + (start.y + end.y) / 2,
            radiusX: wide,
            radiusY: high,
            cosine: cosine,
            sine: sine
        )
        return (ellipse, startAngle, sweep)
    }

    private func square(_ value: Double) -> Double { value * value }
}

/// Maps the unit circle on an ellipse.
private struct Ellipse {
    let centerX: Double
    let centerY: Double
    let radiusX: Double
    let radiusY: Double
    let cosine: Double
    let sine: Double

    func point(x: Double, y: Double) -> PathPoint {
        let scaledX = radiusX * x
        let scaledY = radiusY * y
        return PathPoint(
            x: cosine * scaledX - sine * scaledY + centerX,
            y: sine * scaledX + cosine * scaledY + centerY
        )
    }
}
