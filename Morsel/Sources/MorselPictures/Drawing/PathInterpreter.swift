/// Follows the commands of path data with a pen that knows where it is.
struct PathInterpreter {
    private var scanner: PathScanner
    private var pen = PathPen()
    // A comma promises a number.
    private var commaIsOpen = false

    init(bytes: [UInt8]) {
        self.scanner = PathScanner(bytes: bytes)
    }

    mutating func segments() throws(PathData.ParsingError) -> [PathSegment] {
        scanner.skipSpace()
        while let byte = scanner.next {
            guard let command = PathCommand(letter: byte) else {
                throw PathData.ParsingError(.commandExpected, at: scanner.offset)
            }
            if pen.segments.isEmpty && command.kind != .move {
                throw PathData.ParsingError(.firstCommandNotMove, at: scanner.offset)
            }
            scanner.skipByte()
            scanner.skipSpace()
            try follow(command)
        }
        return pen.segments
    }

    private mutating func follow(_ command: PathCommand) throws(PathData.ParsingError) {
        if command.kind == .close {
            pen.close()
            return
        }
        var kind = command.kind
        repeat {
            try takeStep(kind, relative: command.isRelative)
            // SVG 1.1, 8.3.2: further pairs after a move are lines.
            if kind == .move { kind = .line }
            if !commaIsOpen { commaIsOpen = scanner.skipSeparator() }
        } while commaIsOpen || scanner.startsNumber
    }

    private mutating func takeStep(
        _ kind: PathCommand.Kind,
        relative: Bool
    ) throws(PathData.ParsingError) {
        let origin = relative ? pen.position : PathPoint(x: 0, y: 0)
        switch kind {
        case .move: pen.move(to: try point(from: origin))
        case .line: pen.line(to: try point(from: origin))
        case .horizontal: pen.line(to: PathPoint(x: origin.x + (try number()), y: pen.position.y))
        case .vertical: pen.line(to: PathPoint(x: pen.position.x, y: origin.y + (try number())))
        case .cubic:
            let first = try point(from: origin)
            let second = try point(from: origin)
            pen.cubic(first, second, to: try point(from: origin))
        case .smoothCubic:
            let second = try point(from: origin)
            pen.smoothCubic(second, to: try point(from: origin))
        case .quadratic:
            let control = try point(from: origin)
            pen.quadratic(control, to: try point(from: origin))
        case .smoothQuadratic: pen.smoothQuadratic(to: try point(from: origin))
        case .arc: try takeArc(from: origin)
        case .close: pen.close()
        }
    }

    private mutating func takeArc(from origin: PathPoint) throws(PathData.ParsingError) {
        let radiusX = try number()
        let radiusY = try number()
        let rotation = try number()
        let isLarge = try flag()
        let isClockwise = try flag()
        let end = try point(from: origin)
        pen.arc(
            EllipticalArc(
                start: pen.position,
                end: end,
                radiusX: radiusX,
                radiusY: radiusY,
                rotationDegrees: rotation,
                isLarge: isLarge,
                isClockwise: isClockwise
            )
        )
    }

    private mutating func point(from origin: PathPoint) throws(PathData.ParsingError) -> PathPoint {
        let x = try number()
        let y = try number()
        return PathPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func number() throws(PathData.ParsingError) -> Double {
        let value = try scanner.number()
        commaIsOpen = scanner.skipSeparator()
        return value
    }

    private mutating func flag() throws(PathData.ParsingError) -> Bool {
        let value = try scanner.flag()
        commaIsOpen = scanner.skipSeparator()
        return value
    }
}
