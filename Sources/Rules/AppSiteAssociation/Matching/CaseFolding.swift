// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Folding of capital letters, one character for one (rule 8 of matching).
///
/// Where Unicode folds a character into several, as `İ` into `i̇`, it stays as it is: `?` has to go
/// on meaning one character.
enum CaseFolding {
    /// Folds a text in UTF-8.
    ///
    /// Bytes that are not UTF-8 stay as they are.
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

    /// Folds a character: characters that differ in case alone give the same one.
    static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        // The dotless i is a letter of its own, although its capital is the I of ASCII.
        if scalar == "\u{131}" { return scalar }
        // By way of the capital: `ς` and `σ` differ in place, not in case, and share `Σ`.
        let capital = single(scalar.properties.uppercaseMapping) ?? scalar
        return single(capital.properties.lowercaseMapping)
            ?? single(scalar.properties.lowercaseMapping) ?? scalar
    }

    private static func single(_ text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }
}
