/// Connected pixels that stand out to the same side, each with the box around it.
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
    /// A stretch of pixels of one side in a row.
    private struct Run {
        var from: Int32
        /// The last pixel.
        var to: Int32
        var label: Int32
        var side: UInt8
    }

    /// The regions, pixels connected by their sides and corners, that satisfy a condition.
    ///
    /// - Complexity: O(pixels), and next to nothing for what does not stand out.
    func regions(where isWanted: (Region) -> Bool) -> [Region] {
        var regions: [Region] = []
        // The label of a region that this one has been joined to; its own while it has not.
        var parents: [Int32] = []
        var above: [Run] = []
        var row: [Run] = []

        func root(_ label: Int32) -> Int32 {
            var label = label
            while parents[Int(label)] != label {
                parents[Int(label)] = parents[Int(parents[Int(label)])]
                label = parents[Int(label)]
            }
            return label
        }

        func join(_ one: Int32, _ other: Int32) -> Int32 {
            let (a, b) = (root(one), root(other))
            guard a != b else { return a }
            // The lower label began first, so its start stays the uppermost.
            let (kept, gone) = (min(a, b), max(a, b))
            parents[Int(gone)] = kept
            let part = regions[Int(gone)]
            if part.minY == regions[Int(kept)].minY {
                regions[Int(kept)].startX = min(regions[Int(kept)].startX, part.startX)
            }
            regions[Int(kept)].minX = min(regions[Int(kept)].minX, part.minX)
            regions[Int(kept)].maxX = max(regions[Int(kept)].maxX, part.maxX)
            regions[Int(kept)].maxY = max(regions[Int(kept)].maxY, part.maxY)
            return kept
        }

        for y in 0..<height {
            row.removeAll(keepingCapacity: true)
            forEachRun(inRow: y) { from, to, side in
                row.append(Run(from: Int32(from), to: Int32(to), label: -1, side: side))
            }
            var first = 0
            for index in row.indices {
                let run = row[index]
                while first < above.count, above[first].to < run.from - 1 { first += 1 }
                var label: Int32 = -1
                var next = first
                while next < above.count, above[next].from <= run.to + 1 {
                    if above[next].side == run.side {
                        label =
                            label < 0
                            ? root(above[next].label) : join(label, above[next].label)
                    }
                    next += 1
                }
                if label < 0 {
                    label = Int32(regions.count)
                    parents.append(label)
                    regions.append(
                        Region(
                            startX: run.from,
                            minX: run.from,
                            maxX: run.to,
                            minY: Int32(y),
                            maxY: Int32(y)
                        )
                    )
                } else {
                    regions[Int(label)].minX = min(regions[Int(label)].minX, run.from)
                    regions[Int(label)].maxX = max(regions[Int(label)].maxX, run.to)
                    regions[Int(label)].maxY = Int32(y)
                }
                row[index].label = label
            }
            swap(&above, &row)
        }
        var wanted: [Region] = []
        for label in regions.indices where Int(parents[label]) == label {
            if isWanted(regions[label]) { wanted.append(regions[label]) }
        }
        return wanted
    }

    /// Calls `body` with the first pixel, the last pixel and the side of each run of a row.
    private func forEachRun(inRow y: Int, _ body: (Int, Int, UInt8) -> Void) {
        unsafe sides.withUnsafeBufferPointer { sides in
            // All places are in row `y`, which is one of `height` rows of `width`.
            let row = unsafe UnsafeRawBufferPointer(
                rebasing: UnsafeRawBufferPointer(sides)[y * width..<(y + 1) * width]
            )
            var x = 0
            while x < width {
                // Most of a calm picture stands out to neither side: eight pixels at a time.
                while x + 8 <= width,
                    unsafe row.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0
                { x += 8 }
                guard x < width else { break }
                let side = unsafe row[x]
                guard side != Side.neither else {
                    x += 1
                    continue
                }
                let from = x
                repeat { x += 1 } while unsafe x < width && row[x] == side
                body(from, x - 1, side)
            }
        }
    }
}
