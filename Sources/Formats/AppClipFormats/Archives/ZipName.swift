// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

/// Reads the names of entries.
enum ZipName {
    /// The most bytes of a name.
    static let longest = 1_024

    /// The most folders that a name leads into, and the file.
    static let deepest = 64

    /// The text of a name, whatever it is.
    ///
    /// Apple's tools write UTF-8 and do not always say so; what is no UTF-8 is in code page 437, as
    /// the format has it.
    ///
    /// - Returns: `nil` where the name says that it is UTF-8 and is not.
    static func text(of bytes: [UInt8], saysUTF8: Bool) -> String? {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        if saysUTF8 { return nil }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
        return String(text)
    }

    /// Why a name is no path below a folder; a slash at its end is not looked at.
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
