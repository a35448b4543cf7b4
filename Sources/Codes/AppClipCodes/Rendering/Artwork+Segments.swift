// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension Artwork {
    /// Returns an outline of the artwork as typed segments, for drawing it.
    ///
    /// - Parameter outline: One of the outlines above. They are constants of this module, so
    ///   features that they do not use are not supported: quadratic curves, ellipses that are not
    ///   circles, and exponents.
    /// - Returns: A segment for each command.
    static func segments(of outline: StaticString) -> [CodeDrawing.PathSegment] {
        var reader = OutlineReader(outline.bytes)
        return reader.segments()
    }
}

/// Follows the commands of path data (SVG 1.1, section 8.3).
private struct OutlineReader {
    private let bytes: [UInt8]
    private var scanner: NumberScanner
    private var current = CodeDrawing.Point(x: 0, y: 0)
    private var subpathStart = CodeDrawing.Point(x: 0, y: 0)

    /// The second control point of the curve that was read last, if no other segment followed it.
    private var lastControl: CodeDrawing.Point?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanner = NumberScanner(bytes.indices)
    }

    mutating func segments() -> [CodeDrawing.PathSegment] {
        let bytes = bytes
        var segments: [CodeDrawing.PathSegment] = []
        var command: UInt8?
        while !scanner.isAtEnd(bytes.span) {
            // Without a letter, the previous command is repeated.
            command = scanner.letter(bytes.span) ?? command
            guard let command else { preconditionFailure("path data starts with a command") }
            segments.append(segment(command))
        }
        return segments
    }

    private mutating func segment(_ command: UInt8) -> CodeDrawing.PathSegment {
        let origin = command.isLowercase ? current : CodeDrawing.Point(x: 0, y: 0)
        var control: CodeDrawing.Point?
        defer { lastControl = control }
        switch command.lowercased {
        case UInt8(ascii: "m"):
            current = point(from: origin)
            subpathStart = current
            return .move(to: current)
        case UInt8(ascii: "l"):
            current = point(from: origin)
            return .line(to: current)
        case UInt8(ascii: "h"):
            current = CodeDrawing.Point(x: origin.x + number(), y: current.y)
            return .line(to: current)
        case UInt8(ascii: "v"):
            current = CodeDrawing.Point(x: current.x, y: origin.y + number())
            return .line(to: current)
        case UInt8(ascii: "c"):
            let first = point(from: origin)
            let second = point(from: origin)
            control = second
            current = point(from: origin)
            return .curve(first, second, to: current)
        case UInt8(ascii: "s"):
            // The first control point mirrors the second one of the previous curve.
            let mirrored = lastControl ?? current
            let first = CodeDrawing.Point(
                x: 2 * current.x - mirrored.x,
                y: 2 * current.y - mirrored.y
            )
            let second = point(from: origin)
            control = second
            current = point(from: origin)
            return .curve(first, second, to: current)
        case UInt8(ascii: "a"):
            return arc(from: origin)
        case UInt8(ascii: "z"):
            current = subpathStart
            return .close
        default:
            preconditionFailure("a command that the artwork does not use")
        }
    }

    /// Reads an arc of a circle that is given by two points, its radius and two flags; the centre
    /// lies on the perpendicular bisector of the chord (SVG 1.1, appendix F.6.5, for a circle).
    private mutating func arc(from origin: CodeDrawing.Point) -> CodeDrawing.PathSegment {
        let radius = number()
        precondition(number() == radius && number() == 0, "the artwork's arcs are of circles")
        let isLarge = flag()
        let isClockwise = flag()
        let start = current
        current = point(from: origin)
        let halfX = (current.x - start.x) / 2
        let halfY = (current.y - start.y) / 2
        let half = Self.squareRoot(halfX * halfX + halfY * halfY)
        precondition(half > 0, "an arc leads somewhere")
        // F.6.6: a radius that is too small is increased.
        let reach = max(radius, half)
        let height =
            Self.squareRoot(reach * reach - half * half) * (isLarge == isClockwise ? -1 : 1)
        let center = CodeDrawing.Point(
            x: start.x + halfX - height * halfY / half,
            y: start.y + halfY + height * halfX / half
        )
        return .arc(center: center, radius: reach, isClockwise: isClockwise, to: current)
    }

    /// Returns the square root by Newton's method, from above: the browser build has no mathematics
    /// library.
    private static func squareRoot(_ square: Double) -> Double {
        guard square > 0 else { return 0 }
        var root = max(square, 1)
        while true {
            let next = (root + square / root) / 2
            if next >= root { return root }
            root = next
        }
    }

    private mutating func point(from origin: CodeDrawing.Point) -> CodeDrawing.Point {
        let x = number()
        let y = number()
        return CodeDrawing.Point(x: origin.x + x, y: origin.y + y)
    }

    private mutating func number() -> Double {
        let bytes = bytes
        guard let number = scanner.number(bytes.span) else {
            preconditionFailure("a number is missing in the artwork")
        }
        return number
    }

    private mutating func flag() -> Bool {
        let bytes = bytes
        guard let flag = scanner.flag(bytes.span) else {
            preconditionFailure("a flag is missing in the artwork")
        }
        return flag
    }
}
