// SPDX-License-Identifier: Apache-2.0

/// Connected pixels on the same side of the local mean, with the box around them.
struct Region {
    /// The column of the leftmost pixel in the uppermost row.
    var startX: Int32

    /// The column of the leftmost pixel.
    var minX: Int32

    /// The column of the rightmost pixel.
    var maxX: Int32

    /// The uppermost row.
    var minY: Int32

    /// The lowest row.
    var maxY: Int32
}

extension LocalContrast {
    /// Returns the regions that satisfy a condition; pixels are connected by their sides and
    /// corners.
    ///
    /// - Complexity: O(pixels); eight pixels at a time where none differs from its surroundings.
    func regions(where isWanted: (Region) -> Bool) -> [Region] {
        var labelling = RegionLabelling()
        // The sides of all `height` rows of `width` pixels are examined.
        unsafe sides.withUnsafeBytes { sides in
            for y in 0..<height {
                let row = unsafe UnsafeRawBufferPointer(
                    rebasing: sides[y * width..<(y + 1) * width]
                )
                unsafe labelling.add(row, y: Int32(y))
            }
        }
        return labelling.regions(where: isWanted)
    }
}

/// Connected-component labelling by runs, in one pass over the rows.
///
/// Equivalent labels are joined in a union–find forest with path halving (Tarjan and van Leeuwen,
/// 1984).
private struct RegionLabelling {
    /// A run of pixels of the same side in a row.
    private struct Run {
        var from: Int32

        /// The last pixel.
        var to: Int32
        var label: Int32
        var side: UInt8
    }

    private var all: [Region] = []

    // By label, the label that it has been joined to; its own if it is a root.
    private var parents: [Int32] = []
    private var above: [Run] = []
    private var row: [Run] = []

    func regions(where isWanted: (Region) -> Bool) -> [Region] {
        var wanted: [Region] = []
        for label in all.indices where Int(parents[label]) == label {
            if isWanted(all[label]) { wanted.append(all[label]) }
        }
        return wanted
    }

    mutating func add(_ sides: UnsafeRawBufferPointer, y: Int32) {
        swap(&above, &row)
        row.removeAll(keepingCapacity: true)
        var first = 0
        var x = 0
        while x < sides.count {
            // Most pixels of a smooth image are on neither side: eight pixels at a time.
            while x + 8 <= sides.count,
                unsafe sides.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0
            { x += 8 }
            guard x < sides.count else { break }
            let side = unsafe sides[x]
            guard side != LocalContrast.Side.neither else {
                x += 1
                continue
            }
            let from = x
            repeat { x += 1 } while unsafe x < sides.count && sides[x] == side
            var run = Run(from: Int32(from), to: Int32(x - 1), label: -1, side: side)
            while first < above.count, above[first].to < run.from - 1 { first += 1 }
            connect(&run, first, y)
            row.append(run)
        }
    }

    /// Labels a run with the label of the runs that it touches in the row above, from a given run
    /// on.
    private mutating func connect(_ run: inout Run, _ first: Int, _ y: Int32) {
        var label: Int32 = -1
        var next = first
        while next < above.count, above[next].from <= run.to + 1 {
            if above[next].side == run.side {
                let other = root(above[next].label)
                label = label < 0 || label == other ? other : join(label, other)
            }
            next += 1
        }
        if label < 0 {
            label = Int32(all.count)
            parents.append(label)
            all.append(
                Region(startX: run.from, minX: run.from, maxX: run.to, minY: y, maxY: y)
            )
        } else {
            let index = Int(label)
            var region = all[index]
            region.minX = min(region.minX, run.from)
            region.maxX = max(region.maxX, run.to)
            region.maxY = y
            all[index] = region
        }
        run.label = label
    }

    private mutating func root(_ label: Int32) -> Int32 {
        var label = Int(label)
        while true {
            let parent = Int(parents[label])
            if parent == label { return Int32(label) }
            parents[label] = parents[parent]
            label = parent
        }
    }

    /// Joins two regions, given by their roots; the lower label becomes the root of both.
    private mutating func join(_ one: Int32, _ other: Int32) -> Int32 {
        // The lower label began first, so its start is still the uppermost.
        let (kept, gone) = (min(one, other), max(one, other))
        parents[Int(gone)] = kept
        let part = all[Int(gone)]
        var region = all[Int(kept)]
        if part.minY == region.minY { region.startX = min(region.startX, part.startX) }
        region.minX = min(region.minX, part.minX)
        region.maxX = max(region.maxX, part.maxX)
        region.maxY = max(region.maxY, part.maxY)
        all[Int(kept)] = region
        return kept
    }
}
