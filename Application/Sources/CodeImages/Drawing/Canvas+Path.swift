// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Canvas {
    /// Adds the segments of an outline.
    func add(_ segments: [CodeDrawing.PathSegment]) {
        var current = CodeDrawing.Point(x: 0, y: 0)
        var subpathStart = current
        for segment in segments {
            switch segment {
            case .move(let to):
                move(x: to.x, y: to.y)
                (current, subpathStart) = (to, to)
            case .line(let to):
                line(x: to.x, y: to.y)
                current = to
            case .curve(let first, let second, let to):
                curve(first, second, to: to)
                current = to
            case .arc(let center, let radius, let isClockwise, let to):
                addArc(
                    from: current,
                    to: to,
                    center: center,
                    radius: radius,
                    isClockwise: isClockwise
                )
                current = to
            case .close:
                closeOutline()
                current = subpathStart
            }
        }
    }

    /// Adds an arc of a circle as cubic curves, one for each quarter or part of it.
    ///
    /// Such a curve is off by less than 0.03 % of the radius, which is a thirtieth of a pixel in an
    /// image 800 pixels wide.
    private func addArc(
        from start: CodeDrawing.Point,
        to end: CodeDrawing.Point,
        center: CodeDrawing.Point,
        radius: Double,
        isClockwise: Bool
    ) {
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        var sweep = atan2(end.y - center.y, end.x - center.x) - startAngle
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
        // The small number keeps a rounding error from adding a fifth curve to a full circle.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // The length of the handles for which a cubic curve meets the middle of its arc.
        let handle = 4.0 / 3 * tan(step / 4)
        func point(_ x: Double, _ y: Double) -> CodeDrawing.Point {
            CodeDrawing.Point(x: center.x + radius * x, y: center.y + radius * y)
        }
        for index in 0..<count {
            let from = startAngle + Double(index) * step
            let to = from + step
            curve(
                point(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
                point(cos(to) + handle * sin(to), sin(to) - handle * cos(to)),
                // The last end is the given one, so that no rounding error adds up.
                to: index == count - 1 ? end : point(cos(to), sin(to))
            )
        }
    }
}
