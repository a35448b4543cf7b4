// SPDX-License-Identifier: Apache-2.0

extension Path {
    /// Creates a path from a Core Graphics path.
    nonisolated public init(_ path: CGPath) {
        for piece in path.pieces {
            switch piece {
            case .move(let to): move(to: to)
            case .line(let to): addLine(to: to)
            case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                addCurve(to: to, control1: control1, control2: control2)
            case .close: closeSubpath()
            }
        }
    }

    /// The path as a Core Graphics path.
    nonisolated public var cgPath: CGPath {
        let path = CGMutablePath()
        for element in elements {
            switch element {
            case .move(let to): path.move(to: to)
            case .line(let to): path.addLine(to: to)
            case .quadCurve(let to, let control): path.addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                path.addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }
}
