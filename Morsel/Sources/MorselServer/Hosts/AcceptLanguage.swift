internal import AppClipTypes

extension Language {
    /// The languages of an `Accept-Language` header, the dearest first (RFC 9110, 12.5.4).
    ///
    /// Ten wishes are read at the most. Those without a weight that can be read are left out, as are
    /// those of weight 0, which a visitor does not want.
    static func wishes(_ header: String) -> [Language] {
        var wishes: [(language: Language, weight: Double)] = []
        for wish in header.split(separator: ",").prefix(10) {
            let parts = wish.split(separator: ";").map { part in part.filter { $0 != " " } }
            guard let tag = parts.first, let language = Language(tag) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 }
            if (weight ?? 1) > 0 { wishes.append((language, weight ?? 1)) }
        }
        // Wishes of the same weight stay in their order.
        return wishes.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.language)
    }
}
