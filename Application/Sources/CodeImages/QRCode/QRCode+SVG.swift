// SPDX-License-Identifier: Apache-2.0

extension QRCode {
    /// Returns the code as SVG text: a white background and one black path, with one unit per module.
    ///
    /// - Complexity: O(size²).
    public func svg() -> String {
        let side = size + 2 * Self.quietZone
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <svg viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges" \
            xmlns="http://www.w3.org/2000/svg">
                <rect width="\(side)" height="\(side)" fill="#ffffff"/>
                <path d="\(pathData)" fill="#000000"/>
            </svg>

            """
    }

    // A rectangle for each run of dark modules: fewer seams than one for each module.
    private var pathData: String {
        var data = ""
        for (y, row) in rows.enumerated() {
            for run in row.darkRuns {
                data += "M\(run.lowerBound + Self.quietZone) \(y + Self.quietZone)"
                data += "h\(run.count)v1h-\(run.count)z"
            }
        }
        return data
    }
}

extension [Bool] {
    /// The maximal ranges in which all values are `true`.
    var darkRuns: [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for (index, isDark) in enumerated() {
            if isDark, start == nil { start = index }
            if !isDark, let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        if let start { runs.append(start..<count) }
        return runs
    }
}
