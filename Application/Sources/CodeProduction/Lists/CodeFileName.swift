// SPDX-License-Identifier: Apache-2.0

/// The rules for the names of the files of a list.
///
/// Each has to be the name of exactly one file in the chosen folder, here and where an archive of
/// them may be unpacked: some file systems ignore the case of letters, and Windows reserves some
/// names.
enum CodeFileName {
    /// The maximum length of a name in common file systems, in bytes.
    static let longest = 255

    /// Returns the reason a name cannot be used for one file in the folder; `nil` if it can.
    static func fault(of name: String) -> RowError.Reason? {
        if name.isEmpty { return .emptyFileName }
        if name == "." || name == ".." || name.unicodeScalars.contains(where: isUnsafe) {
            return .unsafeFileName
        }
        let bytes = name.utf8.count
        if bytes > longest { return .fileNameTakesTooMuch(bytes: bytes, limit: longest) }
        // Windows drops trailing dots and blanks, so that the file would have another name.
        if name.hasSuffix(".") || name.unicodeScalars.last?.properties.isWhitespace == true {
            return .fileNameEnding
        }
        return isReserved(name) ? .reservedFileName : nil
    }

    /// Returns a key that is equal for two names that are the same file in some file system: there
    /// the case of letters does not matter.
    static func key(of name: String) -> String { name.lowercased() }

    /// Whether a character separates folders, here or on Windows, or affects the text around it.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "/" || scalar == "\\" { return true }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return scalar.properties.isBidiControl
        }
    }

    /// Whether Windows reserves the name for a device, whatever its extension is.
    private static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.uppercased()
        let word = String(stem.reversed().drop { $0 == " " }.reversed())
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(word) { return true }
        guard word.hasPrefix("COM") || word.hasPrefix("LPT"), word.count == 4 else { return false }
        return word.last.map { "0123456789\u{B9}\u{B2}\u{B3}".contains($0) } == true
    }
}
