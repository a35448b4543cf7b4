// SPDX-License-Identifier: Apache-2.0

/// A pattern in which `*` stands for any characters and `?` for any single one.
enum NamePattern {
    /// Returns whether a text matches a pattern.
    ///
    /// - Complexity: O(length of `pattern` × length of `text`); it backtracks no further than the last `*`.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let pattern = Array(pattern.utf8)
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var retry: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                retry = (p + 1, t)
                p += 1
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
                p += 1
                t += 1
            } else if let last = retry {
                retry = (last.pattern, last.text + 1)
                p = last.pattern
                t = last.text + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
