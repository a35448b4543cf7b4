// SPDX-License-Identifier: Apache-2.0

/// The fields of an experience's form.
enum ExperienceForm {
    /// A draft of Fruta.
    static let fruta: [(String, String)] = [
        ("clip", "ABCDE12345.com.example.Fruta.Clip"), ("url", "https://fruta.example/berry"),
        ("language", "en"), ("default", "en"), ("title-en", "Berry Blue"),
        ("subtitle-en", "Made while you wait"), ("verb", "OPEN"), ("action", "save"),
    ]

    /// Returns the form with some fields replaced.
    static func fruta(_ changed: [String: String]) -> [(String, String)] {
        fruta.map { ($0.0, changed[$0.0] ?? $0.1) }
            + changed.filter { key, _ in !fruta.contains { $0.0 == key } }.map {
                ($0.key, $0.value)
            }
    }
}
