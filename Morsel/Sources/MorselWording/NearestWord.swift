/// Which of some words was probably meant.
public enum NearestWord {
    /// The word that is nearest to another one, if one is near.
    ///
    /// - Parameters:
    ///   - word: What was written.
    ///   - known: The words that there are.
    /// - Returns: One of `known`, or `nil` where none is near.
    public static func to(_ word: String, among known: [String]) -> String? {
        let near = known.map { (name: $0, distance: distance(word, $0)) }
            .min { $0.distance < $1.distance }
        if let near, near.distance <= max(1, near.name.count / 3) { return near.name }
        return known.first { word.count > 1 && $0.hasPrefix(word) }
    }

    /// How many characters have to be put in, taken out or changed (Levenshtein 1965).
    private static func distance(_ one: String, _ other: String) -> Int {
        // Nothing that long is near to anything; the work stays small.
        let one = Array(one.lowercased().prefix(64))
        let other = Array(other.prefix(64))
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, wanted) in other.enumerated() {
                let change = diagonal + (character == wanted ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(change, row[place] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
