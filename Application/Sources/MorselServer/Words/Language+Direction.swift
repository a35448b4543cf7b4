// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension Language {
    /// A Boolean value that indicates whether the language is written from right to left, by its
    /// script if the tag has one.
    var isRightToLeft: Bool {
        let script = tag.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
        // A variant of four characters starts with a digit.
        if let script, script.first?.isNumber == false {
            return Self.scriptsFromTheRight.contains(script)
        }
        return Self.languagesFromTheRight.contains(base)
    }

    private static let scriptsFromTheRight: Set<Substring> = [
        "Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
    ]

    private static let languagesFromTheRight: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]
}
