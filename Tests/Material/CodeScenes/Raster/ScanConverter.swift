// SPDX-License-Identifier: Apache-2.0

/// Scan conversion of an outline: the share of each texel that it covers.
///
/// A row is divided into eight lines; along a line the coverage is exact.
struct ScanConverter {
    private static let linesPerRow = 8

    /// The position where an edge crosses a line, and its direction: down (1) or up (-1).
    private struct Crossing {
        let line: Int32
        let x: Float
        let winding: Int32
    }

    private let width: Int
    private var crossings: [Crossing] = []

    init(_ outline: Outline, width: Int, height: Int) {
        self.width = width
        let lines = Double(Self.linesPerRow)
        for polygon in outline.polygons {
            guard var from = polygon.last else { continue }
            for to in polygon {
                let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
                // Lines are at the centers of their strips; an edge includes only its upper end.
                let first = max(0, Elementary.ceiling(upper.y * lines - 0.5))
                let end = min(height * Self.linesPerRow, Elementary.ceiling(lower.y * lines - 0.5))
                if first < end {
                    let slope = (lower.x - upper.x) / (lower.y - upper.y)
                    for line in first..<end {
                        let y = (Double(line) + 0.5) / lines
                        crossings.append(
                            Crossing(
                                line: Int32(line),
                                x: Float(upper.x + slope * (y - upper.y)),
                                winding: from.y < to.y ? 1 : -1
                            )
                        )
                    }
                }
                from = to
            }
        }
        crossings.sort { one, other in (one.line, one.x) < (other.line, other.x) }
    }

    /// Calls `body` for each row that is touched, with the touched columns, and the coverage by
    /// column.
    mutating func forEachRow(
        _ body: (_ row: Int, _ columns: Range<Int>, _ cover: [Float]) -> Void
    ) {
        var cover = [Float](repeating: 0, count: width + 2)
        var index = 0
        while index < crossings.count {
            let row = Int(crossings[index].line) / Self.linesPerRow
            let rowEnd = Int32((row + 1) * Self.linesPerRow)
            var left = width
            var right = 0
            var winding: Int32 = 0
            var spanStart: Float = 0
            while index < crossings.count, crossings[index].line < rowEnd {
                let crossing = crossings[index]
                let x = min(Float(width), max(0, crossing.x))
                if winding == 0 { spanStart = x }
                winding += crossing.winding
                if winding == 0, x > spanStart {
                    Self.add(from: spanStart, to: x, &cover)
                    left = min(left, Int(spanStart))
                    right = max(right, Int(x) + 1)
                }
                index += 1
            }
            guard left < right else { continue }
            // The changes are summed to the coverage; the array is cleared for the next row.
            var sum: Float = 0
            for column in left..<min(right + 1, cover.count) {
                sum += cover[column]
                cover[column] = sum
            }
            body(row, left..<min(right, width), cover)
            for column in left..<min(right + 1, cover.count) { cover[column] = 0 }
        }
    }

    // Each column stores the change from the previous column.
    private static func add(from start: Float, to end: Float, _ cover: inout [Float]) {
        let whole = 1 / Float(linesPerRow)
        edge(at: start, whole, &cover)
        edge(at: end, -whole, &cover)
    }

    // Everything after the edge is covered, and the edge's own column in part.
    private static func edge(at x: Float, _ amount: Float, _ cover: inout [Float]) {
        let column = Int(x)
        let part = x - Float(column)
        cover[column] += amount * (1 - part)
        cover[column + 1] += amount * part
    }
}
