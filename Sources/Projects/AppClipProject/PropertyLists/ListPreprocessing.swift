// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// The preprocessing of an Info.plist by the C preprocessor (`INFOPLIST_PREPROCESS`), as far as its result is certain.
///
/// Comments and lines that begin with `#` are replaced by spaces, so that locations are those of the file. Conditions,
/// inclusions and macros, which would change the rest, make the result unknown.
struct ListPreprocessing {
    /// The names of the macros that are defined.
    private let macros: Set<[UInt8]>
    /// Whether there may be macros that are not known, such as those of a file.
    private let hasUnknownMacros: Bool

    /// Reads the settings for preprocessing a target's list; `nil` if it is not preprocessed.
    init?(_ settings: BuildSettings) {
        guard settings["INFOPLIST_PREPROCESS"]?.isYes == true else { return nil }
        let definitions = settings["INFOPLIST_PREPROCESSOR_DEFINITIONS"]
        let flags = settings["INFOPLIST_OTHER_PREPROCESSOR_FLAGS"]
        let inFlags = (flags?.list ?? []).filter { $0.hasPrefix("-D") }.map { $0.dropFirst(2) }
        macros = Set(
            ((definitions?.list ?? []).map { $0[...] } + inFlags).compactMap {
                $0.utf8.split(separator: UInt8(ascii: "=")).first.map(Array.init)
            }
        )
        let isOpen = [definitions, flags].contains { $0?.unresolved.isEmpty == false }
        let includes = flags?.list.contains { $0 == "-include" || $0 == "-imacros" } == true
        hasUnknownMacros =
            isOpen || includes || settings["INFOPLIST_PREFIX_HEADER"]?.text.isEmpty == false
    }

    /// Returns the preprocessed list; `nil` if the result is not certain.
    ///
    /// - Complexity: O(length of the file).
    func list(_ bytes: [UInt8]) -> PropertyList? {
        // A binary list has no lines, and the preprocessor does not accept it.
        guard !hasUnknownMacros, !bytes.starts(with: "bplist".utf8) else { return nil }
        guard !hasMacro(bytes), let plain = withoutLines(bytes) else { return nil }
        // `//` is a comment, except in traditional mode; there, and in a URL, it may have to stay.
        if let list = try? PropertyList(plain) { return list }
        return try? PropertyList(withoutComments(plain))
    }

    private func hasMacro(_ bytes: [UInt8]) -> Bool {
        guard !macros.isEmpty else { return false }
        return bytes.split { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "_") }
            .contains { macros.contains(Array($0)) }
    }

    /// Replaces lines that begin with `#`, and lines that are comments, by spaces; `nil` if one of the former has an
    /// effect.
    private func withoutLines(_ bytes: [UInt8]) -> [UInt8]? {
        let harmless = ["pragma", "warning", "ident", "line"]
        var result = bytes
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let content = bytes[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == 9 }
            let isDirective = content.first == UInt8(ascii: "#")
            if isDirective {
                let word = content.dropFirst().drop { !$0.isLetter }.prefix { $0.isLetter }
                guard word.isEmpty || harmless.contains(String(decoding: word, as: UTF8.self))
                else { return nil }
            }
            if isDirective || content.starts(with: "//".utf8) {
                for index in start..<end { result[index] = UInt8(ascii: " ") }
            }
            start = end + 1
        }
        return result
    }

    /// Replaces comments that begin within a line by spaces.
    private func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var index = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            defer { index += 1 }
            if byte == UInt8(ascii: "\n") {
                quote = nil
            } else if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") {
                quote = byte
            } else if bytes[index...].starts(with: "//".utf8) {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
                    result[index] = UInt8(ascii: " ")
                    index += 1
                }
            }
        }
        return result
    }
}
