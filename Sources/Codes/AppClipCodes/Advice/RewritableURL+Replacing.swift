// SPDX-License-Identifier: Apache-2.0

/// The last resort for a URL that does not fit: a number replaces the part that is too long.
extension RewritableURL {
    /// The number in the examples: as short as the numbers of the first 128 pages.
    private static let example = Argument(name: "p", value: "17")

    /// The URL with a number in place of its path, followed by its arguments.
    var replacingPath: RewritableURL? {
        guard !components.isEmpty else { return nil }
        return changed { parts in
            parts.components = parts.listedWord.map { [$0] } ?? []
            parts.endsInSlash = false
            let all = [Self.example] + parts.arguments
            let areValues = parts.arguments.allSatisfy { $0.value != nil }
            parts.arguments = areValues ? Self.ordered(all) : all
        }
    }

    /// The URL with a number in place of everything after the host.
    var replacingEverythingAfterHost: RewritableURL {
        changed { parts in
            parts.components = parts.listedWord.map { [$0] } ?? []
            parts.endsInSlash = false
            parts.arguments = [Self.example]
            parts.fragment = ""
        }
    }

    /// Returns the URL with the first shorter host for which the URL fits with a number after the
    /// host, or else with the shortest host; `nil` if no shorter host is possible.
    func withShorterHost(_ tables: CodingTables) -> RewritableURL? {
        func bits(_ parts: RewritableURL) -> Int {
            let text = parts.replacingEverythingAfterHost.text
            guard let url = try? EncodableURL(text, spelling: .generator) else { return .max }
            return CompressedURL.cost(of: url, tables: tables).total
        }
        var best: (parts: RewritableURL, bits: Int)?
        let now = bits(self)
        var shorter = [Advice.Kind.dropWWW, .moveAppClipSubdomain, .useAppClipSubdomain]
            .compactMap { rewritten($0) }
        var parts = self
        while let next = parts.rewritten(.dropSubdomain) {
            shorter.append(next)
            parts = next
        }
        for parts in shorter {
            let bits = bits(parts)
            guard bits < best?.bits ?? now else { continue }
            best = (parts, bits)
            if bits <= CompressedURL.limit { break }
        }
        return best?.parts
    }

    /// The listed word that is in the path, or the one that is most similar to a component.
    private var listedWord: String? {
        components.first { PathWords.list.number(of: $0.utf8.span) != nil }
            ?? components.lazy.compactMap { PathWords.nearest(to: $0) }.first
    }
}
