// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A character of a text, as sentences show it.
public enum QuotedCharacter {
    /// Returns a visible form of a character.
    public static func text(_ character: String) -> String {
        guard let scalar = character.unicodeScalars.first else { return "something" }
        if scalar == " " { return "a space" }
        let isVisible =
            scalar.value > 0x20 && scalar.value != 0x7F
            && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
            && !scalar.properties.isDefaultIgnorableCodePoint
        if isVisible, !scalar.properties.isGraphemeExtend, scalar.value != 0xFFFD {
            return "'\(character)'"
        }
        let digits = Hexadecimal.text(of: UInt64(scalar.value), digits: 4, uppercase: true)
        return "the character U+\(digits)"
    }
}
