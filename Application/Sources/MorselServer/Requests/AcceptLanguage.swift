// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension Language {
    /// Returns the languages of an `Accept-Language` header, most preferred first (RFC 9110, 12.5.4).
    ///
    /// At most ten are read. Languages with an invalid weight are left out, and so are those of
    /// weight 0, which the visitor does not accept.
    static func preferred(in header: String) -> [Language] {
        var preferences: [(language: Language, weight: Double)] = []
        for preference in header.split(separator: ",").prefix(10) {
            let parts = preference.split(separator: ";").map { part in part.filter { $0 != " " } }
            guard let tag = parts.first, let language = Language(tag) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 }
            if (weight ?? 1) > 0 { preferences.append((language, weight ?? 1)) }
        }
        // Languages of the same weight keep their order.
        return preferences.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.language)
    }
}
