// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A path of lines and curves: Core Graphics' `CGPath`.
///
/// `@unchecked Sendable`: only ``CGMutablePath`` is mutable, and like Apple's it belongs to one thread
/// at a time.
public class CGPath: Hashable, @unchecked Sendable {
    /// An element of a path.
    public enum Piece: Hashable, Sendable {
        /// The start of a new subpath.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath.
        case close
    }

    /// The elements in the order in which they were added.
    public internal(set) var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addRect(rect)
        self.init(pieces: path.pieces.transformed(by: transform))
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        self.init(pieces: path.pieces.transformed(by: transform))
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform? = nil
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(pieces: path.pieces.transformed(by: transform))
    }

    /// Whether there are no elements.
    public var isEmpty: Bool { pieces.isEmpty }

    /// The end of the last element.
    public var currentPoint: CGPoint {
        var (start, point) = (CGPoint.zero, CGPoint.zero)
        for piece in pieces {
            switch piece {
            case .move(let to): (start, point) = (to, to)
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
            case .close: point = start
            }
        }
        return point
    }

    /// The smallest rectangle around all points, including control points.
    public var boundingBox: CGRect { CGRect(around: pieces.flatMap(\.points)) }

    /// The smallest rectangle around the lines and curves, as exact as the flattening of curves.
    public var boundingBoxOfPath: CGRect { CGRect(around: outlines.flatMap { $0 }) }

    /// Returns whether a point is inside the path, by a fill rule.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform.inverted())
        var (winding, crossings) = (0, 0)
        for outline in outlines {
            for (from, to) in zip(outline, outline.dropFirst() + outline.prefix(1))
            where (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += from.y < to.y ? 1 : -1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(pieces: pieces) }

    /// Returns the path to which a transform maps this one.
    public func copy(using transform: CGAffineTransform) -> CGPath? {
        CGPath(pieces: pieces.transformed(by: transform))
    }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.pieces = pieces
        return path
    }

    /// Whether both paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.pieces == right.pieces }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

    // The subpaths, with each curve as 16 lines.
    private var outlines: [[CGPoint]] {
        var outlines: [[CGPoint]] = []
        var points: [CGPoint] = []
        for piece in pieces {
            let from = points.last ?? .zero
            switch piece {
            case .move(let to):
                outlines.append(points)
                points = [to]
            case .line(let to): points.append(to)
            case .quadCurve(let to, let control):
                points += (1...16).map {
                    let (t, s) = (CGFloat($0) / 16, 1 - CGFloat($0) / 16)
                    return from * (s * s) + control * (2 * s * t) + to * (t * t)
                }
            case .curve(let to, let control1, let control2):
                points += (1...16).map {
                    let (t, s) = (CGFloat($0) / 16, 1 - CGFloat($0) / 16)
                    return from * (s * s * s) + control1 * (3 * s * s * t)
                        + control2 * (3 * s * t * t) + to * (t * t * t)
                }
            case .close:
                outlines.append(points)
                points = points.first.map { [$0] } ?? []
            }
        }
        return (outlines + [points]).filter { $0.count > 1 }
    }
}

extension CGPath.Piece {
    var points: [CGPoint] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [control, to]
        case .curve(let to, let control1, let control2): [control1, control2, to]
        case .close: []
        }
    }
}

extension [CGPath.Piece] {
    func transformed(by transform: CGAffineTransform?) -> [CGPath.Piece] {
        guard let transform, !transform.isIdentity else { return self }
        return map { piece in
            switch piece {
            case .move(let to): .move(to.applying(transform))
            case .line(let to): .line(to.applying(transform))
            case .quadCurve(let to, let control):
                .quadCurve(to: to.applying(transform), control: control.applying(transform))
            case .curve(let to, let control1, let control2):
                .curve(
                    to: to.applying(transform),
                    control1: control1.applying(transform),
                    control2: control2.applying(transform)
                )
            case .close: .close
            }
        }
    }
}

extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }
}
