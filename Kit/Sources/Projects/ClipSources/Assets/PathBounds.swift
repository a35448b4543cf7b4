// SPDX-License-Identifier: Apache-2.0

/// The rectangle around the points of an SVG path, including the control points of its curves.
///
/// All commands of path data are supported, absolute and relative. Arcs are approximated by a box around their ends and
/// radii.
struct PathBounds {
    private(set) var minX = Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var maxY = -Double.infinity

    var isEmpty: Bool { minX > maxX || minY > maxY }

    /// Adds the points of path data after transforming them.
    ///
    /// - Returns: `false` if the path data is not valid; then nothing of it may be drawn.
    mutating func add(_ data: String, in matrix: SymbolTemplate.Matrix) -> Bool {
        var reader = PathReader(data)
        var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
        var command: UInt8 = 0
        while !reader.isAtEnd {
            if let letter = reader.letter() {
                command = letter
            } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
                return false
            }
            let isRelative = command & 0x20 != 0
            let (baseX, baseY) = isRelative ? (x, y) : (0, 0)
            var points: [(Double, Double)] = []
            func point() -> (Double, Double)? {
                guard let px = reader.number(), let py = reader.number() else { return nil }
                return (baseX + px, baseY + py)
            }
            switch command | 0x20 {
            case UInt8(ascii: "z"):
                (x, y) = (startX, startY)
                continue
            case UInt8(ascii: "h"):
                guard let value = reader.number() else { return false }
                points = [(baseX + value, y)]
            case UInt8(ascii: "v"):
                guard let value = reader.number() else { return false }
                points = [(x, baseY + value)]
            case UInt8(ascii: "a"):
                guard let rx = reader.number(), let ry = reader.number(), reader.number() != nil,
                    reader.flag() != nil, reader.flag() != nil, let end = point()
                else { return false }
                // A half circle extends as far as its radius from the midpoint of its ends.
                let (middleX, middleY) = ((x + end.0) / 2, (y + end.1) / 2)
                points = [
                    (middleX - abs(rx), middleY - abs(ry)), (middleX + abs(rx), middleY + abs(ry)),
                    end,
                ]
            case let letter:
                guard let count = Self.points[letter] else { return false }
                for _ in 0..<count {
                    guard let next = point() else { return false }
                    points.append(next)
                }
            }
            for point in points { add(matrix.applied(to: point)) }
            if let end = points.last { (x, y) = end }
            if command | 0x20 == UInt8(ascii: "m") {
                (startX, startY) = (x, y)
                // Further pairs after a move are lines.
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            }
        }
        return true
    }

    private static let points: [UInt8: Int] = [
        UInt8(ascii: "m"): 1, UInt8(ascii: "l"): 1, UInt8(ascii: "t"): 1, UInt8(ascii: "q"): 2,
        UInt8(ascii: "s"): 2, UInt8(ascii: "c"): 3,
    ]

    private mutating func add(_ point: (Double, Double)) {
        minX = min(minX, point.0)
        maxX = max(maxX, point.0)
        minY = min(minY, point.1)
        maxY = max(maxY, point.1)
    }
}

/// Reads the letters and numbers of path data.
private struct PathReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    private mutating func skip() {
        while place < bytes.count, " \t\r\n,".utf8.contains(bytes[place]) { place += 1 }
    }

    var isAtEnd: Bool {
        mutating get {
            skip()
            return place >= bytes.count
        }
    }

    mutating func letter() -> UInt8? {
        skip()
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        guard (65...90).contains(byte) || (97...122).contains(byte) else { return nil }
        place += 1
        return byte
    }

    // Flags of arcs can follow each other without a space.
    mutating func flag() -> Bool? {
        skip()
        guard place < bytes.count, bytes[place] == 48 || bytes[place] == 49 else { return nil }
        place += 1
        return bytes[place - 1] == 49
    }

    mutating func number() -> Double? {
        skip()
        let start = place
        var hasPoint = false
        if place < bytes.count, bytes[place] == 43 || bytes[place] == 45 { place += 1 }
        while place < bytes.count {
            let byte = bytes[place]
            if (48...57).contains(byte) {
                place += 1
            } else if byte == 46, !hasPoint {
                hasPoint = true
                place += 1
            } else if byte | 0x20 == 101, place > start {
                place += 1
                if place < bytes.count, bytes[place] == 43 || bytes[place] == 45 { place += 1 }
            } else {
                break
            }
        }
        guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
            value.isFinite, abs(value) < 1e6
        else { return nil }
        return value
    }
}
