// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Decodes and checks the names of entries.
enum ZipName {
    /// The maximum length of a name, in bytes.
    static let longest = 1_024

    /// The maximum number of components in a name.
    static let deepest = 64

    /// Returns the text of a name, valid or not.
    ///
    /// Apple's tools write UTF-8 and do not always mark it; names that are not UTF-8 are in code page 437, which is the
    /// format's default.
    ///
    /// - Returns: `nil` if the name is marked as UTF-8 but is not.
    static func text(of bytes: [UInt8], saysUTF8: Bool) -> String? {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        if saysUTF8 { return nil }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
        return String(text)
    }

    /// Returns the reason a name is not a path below a folder, or `nil`; a trailing slash must be removed first.
    static func fault(in bytes: ArraySlice<UInt8>) -> ZipError.NameFault? {
        if bytes.isEmpty { return .empty }
        if bytes.contains(0) { return .zero }
        if bytes.contains(0x5C) { return .backslash }
        if bytes.first == 0x2F { return .absolute }
        if bytes.count >= 2, bytes[bytes.startIndex + 1] == 0x3A, isLetter(bytes[bytes.startIndex])
        {
            return .absolute
        }
        guard bytes.count(where: { $0 == 0x2F }) < deepest else { return .depth(limit: deepest) }
        for part in bytes.split(separator: 0x2F, omittingEmptySubsequences: false) {
            if part.elementsEqual([0x2E, 0x2E]) { return .parent }
            if part.isEmpty || part.elementsEqual([0x2E]) { return .emptyPart }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter }

    // The characters 128 to 255 of code page 437.
    private static let upperHalf = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪"
            + "┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars
    )
}
