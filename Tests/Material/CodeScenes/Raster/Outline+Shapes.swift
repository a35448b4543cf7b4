// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The map from the user units of a drawing to the texels of its texture.
struct TexelMap {
    /// The position of the texture's upper left corner, in user units.
    let originX: Double
    let originY: Double

    /// The number of texels per user unit.
    let scale: Double

    func callAsFunction(x: Double, y: Double) -> ScenePoint {
        ScenePoint(x: (x - originX) * scale, y: (y - originY) * scale)
    }
}

extension Outline {
    /// Creates the outline of a shape, in texels.
    init(_ shape: CodeDrawing.Shape, in map: TexelMap) {
        switch shape {
        case .disc(let disc):
            let center = map(x: disc.centerX, y: disc.centerY)
            arc(center: center, radius: disc.radius * map.scale, from: 0, to: 2 * .pi)
        case .arc(let arc): add(arc, in: map)
        case .path(let path):
            add(path.segments) { x, y in
                map(x: path.translateX + path.scale * x, y: path.translateY + path.scale * y)
            }
        }
        close()
    }

    private mutating func add(
        _ segments: [CodeDrawing.PathSegment],
        map: (_ x: Double, _ y: Double) -> ScenePoint
    ) {
        var current = CodeDrawing.Point(x: 0, y: 0)
        var subpathStart = current
        for segment in segments {
            switch segment {
            case .move(let to):
                move(to: map(to.x, to.y))
                (current, subpathStart) = (to, to)
            case .line(let to):
                line(to: map(to.x, to.y))
                current = to
            case .curve(let first, let second, let to):
                curve(map(first.x, first.y), map(second.x, second.y), to: map(to.x, to.y))
                current = to
            case .arc(let center, let radius, let isClockwise, let to):
                let start = Elementary.angle(y: current.y - center.y, x: current.x - center.x)
                var turn = Elementary.angle(y: to.y - center.y, x: to.x - center.x) - start
                if isClockwise, turn < 0 { turn += 2 * .pi }
                if !isClockwise, turn > 0 { turn -= 2 * .pi }
                let count = max(2, Elementary.ceiling(abs(turn) * Self.chordsPerRadian))
                for index in 1...count {
                    let angle = start + turn * Double(index) / Double(count)
                    let (cosine, sine) = Elementary.cosineAndSine(angle)
                    line(to: map(center.x + radius * cosine, center.y + radius * sine))
                }
                current = to
            case .close:
                close()
                current = subpathStart
            }
        }
    }

    /// A chord of a fortieth of a radian deviates from the arc by 1/12,800 of the radius.
    private static let chordsPerRadian = 40.0

    // Along the outside, around one cap, back along the inside, around the other cap.
    private mutating func add(_ arc: CodeDrawing.Arc, in map: TexelMap) {
        let center = map(x: arc.centerX, y: arc.centerY)
        let radius = arc.radius * map.scale
        let half = arc.strokeWidth / 2 * map.scale
        let start = arc.startDegrees * .pi / 180
        let end = arc.endDegrees * .pi / 180
        func onLine(_ angle: Double) -> ScenePoint {
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            return ScenePoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        }
        self.arc(center: center, radius: radius + half, from: start, to: end)
        self.arc(center: onLine(end), radius: half, from: end, to: end + .pi)
        self.arc(center: center, radius: radius - half, from: end, to: start)
        self.arc(center: onLine(start), radius: half, from: start + .pi, to: start + 2 * .pi)
    }
}
