/// Reads SVG path data of the kind that drawings of codes have: M L H V C S A Z, large or small.
///
/// Reading ends at the first byte that does not belong there. Arcs have to be of circles.
struct PathReader {
    private let bytes: [UInt8]
    private var place = 0

    // The current point, where the polygon began, and the last handle of a curve.
    private var x = 0.0
    private var y = 0.0
    private var startX = 0.0
    private var startY = 0.0
    private var handleX = 0.0
    private var handleY = 0.0

    init(_ data: String) { bytes = Array(data.utf8) }

    /// Adds the outline, each of its points mapped.
    mutating func read(
        into outline: inout Outline,
        map: (_ x: Double, _ y: Double) -> ScenePoint
    ) {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard place < bytes.count else { return }
            if bytes[place] | 0x20 >= UInt8(ascii: "a") {
                command = bytes[place]
                place += 1
            }
            guard step(command, &outline, map) else { return }
            // What follows a move without a letter is a line.
            if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
        }
    }

    private mutating func step(
        _ command: UInt8,
        _ outline: inout Outline,
        _ map: (_ x: Double, _ y: Double) -> ScenePoint
    ) -> Bool {
        let isRelative = command & 0x20 != 0
        let baseX = isRelative ? x : 0
        let baseY = isRelative ? y : 0
        var isCurve = false
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let numbers = numbers(2) else { return false }
            (x, y) = (baseX + numbers[0], baseY + numbers[1])
            (startX, startY) = (x, y)
            outline.move(to: map(x, y))
        case UInt8(ascii: "l"):
            guard let numbers = numbers(2) else { return false }
            (x, y) = (baseX + numbers[0], baseY + numbers[1])
            outline.line(to: map(x, y))
        case UInt8(ascii: "h"):
            guard let numbers = numbers(1) else { return false }
            x = baseX + numbers[0]
            outline.line(to: map(x, y))
        case UInt8(ascii: "v"):
            guard let numbers = numbers(1) else { return false }
            y = baseY + numbers[0]
            outline.line(to: map(x, y))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            var handles: [Double] = [2 * x - handleX, 2 * y - handleY]
            if command | 0x20 == UInt8(ascii: "c") {
                guard let first = numbers(2) else { return false }
                handles = [baseX + first[0], baseY + first[1]]
            }
            guard let rest = numbers(4) else { return false }
            (handleX, handleY) = (baseX + rest[0], baseY + rest[1])
            (x, y) = (baseX + rest[2], baseY + rest[3])
            outline.curve(map(handles[0], handles[1]), map(handleX, handleY), to: map(x, y))
            isCurve = true
        case UInt8(ascii: "a"):
            guard let numbers = numbers(7) else { return false }
            let end = (x: baseX + numbers[5], y: baseY + numbers[6])
            addArc(radius: numbers[0], large: numbers[3] != 0, sweep: numbers[4] != 0, end: end) {
                outline.line(to: map($0, $1))
            }
            (x, y) = end
        case UInt8(ascii: "z"):
            outline.close()
            (x, y) = (startX, startY)
            // A line may follow without a move.
            outline.move(to: map(x, y))
        default: return false
        }
        if !isCurve { (handleX, handleY) = (x, y) }
        return true
    }

    // The centre lies on the perpendicular through the middle of the chord.
    private func addArc(
        radius: Double,
        large: Bool,
        sweep: Bool,
        end: (x: Double, y: Double),
        _ line: (_ x: Double, _ y: Double) -> Void
    ) {
        let (halfX, halfY) = ((end.x - x) / 2, (end.y - y) / 2)
        let half = (halfX * halfX + halfY * halfY).squareRoot()
        guard half > 0 else { return }
        let reach = max(radius, half)
        let height = (reach * reach - half * half).squareRoot() * (large == sweep ? -1 : 1)
        let centerX = x + halfX - height * halfY / half
        let centerY = y + halfY + height * halfX / half
        let start = Elementary.angle(y: y - centerY, x: x - centerX)
        var turn = Elementary.angle(y: end.y - centerY, x: end.x - centerX) - start
        if sweep, turn < 0 { turn += 2 * .pi }
        if !sweep, turn > 0 { turn -= 2 * .pi }
        let count = max(2, Elementary.ceiling(abs(turn) * 40))
        for index in 1...count {
            let angle = start + turn * Double(index) / Double(count)
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            line(centerX + reach * cosine, centerY + reach * sine)
        }
    }
}

// MARK: - Numbers

extension PathReader {
    private mutating func skipSeparators() {
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") {
            place += 1
        }
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
        var numbers: [Double] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func number() -> Double? {
        skipSeparators()
        var isNegative = false
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") {
            isNegative = true
            place += 1
        }
        var digits = 0
        var number = 0.0
        var unit = 1.0
        var isFraction = false
        while place < bytes.count {
            let byte = bytes[place]
            if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                number = number * 10 + Double(byte & 15)
                if isFraction { unit *= 10 }
                digits += 1
            } else if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                break
            }
            place += 1
        }
        return digits > 0 ? (isNegative ? -number : number) / unit : nil
    }
}
