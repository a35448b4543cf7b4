// SPDX-License-Identifier: Apache-2.0

/// Which names the files of a list can have.
///
/// They are to be the names of one file each in the chosen folder, here and where an archive of them
/// may be unpacked: file systems differ in the case of letters, and Windows keeps some names for
/// itself.
enum CodeFileName {
    /// The most bytes of a name in common file systems.
    static let longest = 255

    /// What keeps a name from being that of one file in the folder.
    static func fault(of name: String) -> RowError.Reason? {
        if name.isEmpty { return .emptyFileName }
        if name == "." || name == ".." || name.unicodeScalars.contains(where: isUnsafe) {
            return .unsafeFileName
        }
        let bytes = name.utf8.count
        if bytes > longest { return .fileNameTakesTooMuch(bytes: bytes, limit: longest) }
        // Windows drops them, so that the file would have another name.
        if name.hasSuffix(".") || name.unicodeScalars.last?.properties.isWhitespace == true {
            return .fileNameEnding
        }
        return isReserved(name) ? .reservedFileName : nil
    }

    /// What two names have in common that are the same file in some file system: there the case of
    /// letters does not count.
    static func key(of name: String) -> String { name.lowercased() }

    /// Whether a character divides folders, here or on Windows, or acts on the text around it.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "/" || scalar == "\\" { return true }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return scalar.properties.isBidiControl
        }
    }

    /// Whether Windows gives the name to a device, whatever its extension is.
    private static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.uppercased()
        let word = String(stem.reversed().drop { $0 == " " }.reversed())
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(word) { return true }
        guard word.hasPrefix("COM") || word.hasPrefix("LPT"), word.count == 4 else { return false }
        return word.last.map { "0123456789\u{B9}\u{B2}\u{B3}".contains($0) } == true
    }
}
