// SPDX-License-Identifier: Apache-2.0

/// Differences between two texts, in the format that `patch` and `git apply` read.
public enum UnifiedDiff {
    private static let context = 3

    /// Returns the difference of a file; empty if there is none.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - name: The path to print; `nil` for that of the file.
    /// - Returns: The lines, each with its line ending.
    /// - Complexity: O((*n* + *m*) × *d*), where *d* is the number of lines that differ.
    public static func text(of file: FixedFile, as name: String? = nil) -> String {
        let old = lines(file.before)
        let new = lines(file.after)
        var rows: [(sign: Character, text: String)] = []
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        guard !removed.isEmpty || !inserted.isEmpty else { return "" }
        var (index, other) = (0, 0)
        while index < old.count || other < new.count {
            if index < old.count, removed.contains(index) {
                rows.append(("-", old[index]))
                index += 1
            } else if other < new.count, inserted.contains(other) {
                rows.append(("+", new[other]))
                other += 1
            } else {
                rows.append((" ", old[index]))
                index += 1
                other += 1
            }
        }
        let path = name ?? file.path
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks(rows)
    }

    private static func hunks(_ rows: [(sign: Character, text: String)]) -> String {
        let changed = rows.indices.filter { rows[$0].sign != " " }
        var ranges: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - context)..<min(rows.count, index + context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        var text = ""
        var (old, new, index) = (1, 1, 0)
        for range in ranges {
            // The lines between two hunks are the same in both texts.
            old += range.lowerBound - index
            new += range.lowerBound - index
            let rows = rows[range]
            let (oldCount, newCount) = (
                rows.count { $0.sign != "+" }, rows.count { $0.sign != "-" }
            )
            text += "@@ -\(start(old, oldCount)) +\(start(new, newCount)) @@\n"
            for row in rows {
                text.append(row.sign)
                text +=
                    row.text.hasSuffix("\n")
                    ? row.text : row.text + "\n\\ No newline at end of file\n"
            }
            old += oldCount
            new += newCount
            index = range.upperBound
        }
        return text
    }

    private static func start(_ line: Int, _ count: Int) -> String {
        "\(count == 0 ? line - 1 : line),\(count)"
    }

    /// Splits a text into lines, with their line endings.
    private static func lines(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        return lines
    }
}
