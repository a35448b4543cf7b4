// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Folding of uppercase letters, one character to one (rule 8 of matching).
///
/// A character that Unicode folds to several, such as `İ` to `i̇`, is not changed: `?` must
/// continue to match one character.
enum CaseFolding {
    /// Folds a text in UTF-8.
    ///
    /// Bytes that are not UTF-8 are not changed.
    ///
    /// - Complexity: O(length of `bytes`).
    static func folded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            return bytes.map(\.lowercased)
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return bytes.map(\.lowercased)
        }
        for scalar in text.unicodeScalars {
            for unit in UTF8.encode(folded(scalar)) ?? UTF8.encodedReplacementCharacter {
                output.append(unit)
            }
        }
        return output
    }

    /// Folds a character: characters that differ only in case have the same result.
    static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        // The dotless i is a letter of its own, although its uppercase letter is the I of ASCII.
        if scalar == "\u{131}" { return scalar }
        // By way of the uppercase letter: `ς` and `σ` differ in position, not in case, and share
        // `Σ`.
        let capital = single(scalar.properties.uppercaseMapping) ?? scalar
        return single(capital.properties.lowercaseMapping)
            ?? single(scalar.properties.lowercaseMapping) ?? scalar
    }

    private static func single(_ text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }
}
