// SPDX-License-Identifier: Apache-2.0

/// A search for the known word that is nearest to a mistyped one.
public enum NearestWord {
    /// Returns the known word with the smallest edit distance, if it is similar enough.
    ///
    /// - Parameters:
    ///   - word: The mistyped word.
    ///   - known: The known words.
    /// - Returns: One of `known`, or `nil` if none is similar.
    public static func to(_ word: String, among known: [String]) -> String? {
        let near = known.map { (name: $0, distance: distance(word, $0)) }
            .min { $0.distance < $1.distance }
        if let near, near.distance <= max(1, near.name.count / 3), near.distance < near.name.count {
            return near.name
        }
        return known.first { word.count > 1 && $0.hasPrefix(word) }
    }

    /// Returns the number of insertions, deletions, substitutions and transpositions of adjacent
    /// characters (Damerau 1964), ignoring case.
    private static func distance(_ one: String, _ other: String) -> Int {
        // Longer words are never similar; the limit bounds the work.
        let one = Array(one.lowercased().prefix(64))
        let other = Array(other.lowercased().prefix(64))
        var before = [Int](repeating: 0, count: other.count + 1)
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var next = row
            next[0] = index + 1
            for (place, wanted) in other.enumerated() {
                let change = row[place] + (character == wanted ? 0 : 1)
                next[place + 1] = min(change, row[place + 1] + 1, next[place] + 1)
                let isExchanged =
                    index > 0 && place > 0 && character == other[place - 1]
                    && one[index - 1] == wanted
                if isExchanged { next[place + 1] = min(next[place + 1], before[place - 1] + 1) }
            }
            before = row
            row = next
        }
        return row[other.count]
    }
}
