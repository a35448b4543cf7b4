// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The operators after a colon in `$(NAME:operator)`.
///
/// They are those of the open build system, swift-build. As there, an unknown operator has no effect.
enum SettingOperator {
    /// Applies the operator of `$(NAME:name)`; `nil` for an unknown operator.
    static func apply(_ name: String, to text: String) -> String? {
        switch name {
        case "quote": quoted(text)
        case "upper": text.uppercased()
        case "lower": text.lowercased()
        case "identifier": identifier(text)
        case "rfc1034identifier": rfc1034(text)
        case "c99extidentifier": c99(text)
        case "dir": directory(text)
        case "file": text.lastPathPart
        case "base": text.pathStem
        case "suffix": suffix(text)
        case "standardizepath": standard(text)
        case "not": text == "YES" ? "NO" : "YES"
        case "truncatedversion": text.split(separator: ".").prefix(3).joined(separator: ".")
        case "__stripslash": text.utf8.first == UInt8(ascii: "/") ? String(text.dropFirst()) : text
        default: nil
        }
    }

    /// Applies the operator of `$(NAME:name=operand)`; `nil` for an unknown operator.
    static func apply(_ name: String, _ operand: String, to text: String) -> String? {
        switch name {
        case "default": return text.isEmpty ? operand : text
        case "dir": return .path(operand, text.lastPathPart)
        case "file": return .path(text.withoutLastPathPart, operand)
        case "base":
            return .path(text.withoutLastPathPart, operand + suffix(text))
        case "suffix":
            let end = suffix(text).utf8.count
            let stem = String(Substring(text.utf8.dropLast(end)))
            return stem + (operand.utf8.first == UInt8(ascii: ".") ? operand : "." + operand)
        default: return nil
        }
    }

    /// Returns the extension of the name, with its dot.
    private static func suffix(_ text: String) -> String {
        let name = text.lastPathPart
        return String(name.dropFirst(name.pathStem.count))
    }

    private static func directory(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return "./" }
        return text.withoutLastPathPart + "/"
    }

    private static func standard(_ text: String) -> String {
        var parts: [Substring] = []
        for part in text.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (text.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func quoted(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if #" "'\$`"#.utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Replaces every character except letters, digits and hyphens by a hyphen.
    private static func rfc1034(_ text: String) -> String {
        replaced(text, by: "-") { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    }

    private static func identifier(_ text: String) -> String {
        let name = replaced(text, by: "_") {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")
        }
        guard let first = name.utf8.first, first.isDigit else { return name }
        return "_" + name.dropFirst()
    }

    /// Returns the name of a module, in which letters of any script are kept.
    private static func c99(_ text: String) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let fits = scalar == "_" || isDigit || scalar.properties.isXIDContinue
            result.unicodeScalars.append(fits && !(index == 0 && isDigit) ? scalar : "_")
        }
        return result
    }

    private static func replaced(
        _ text: String,
        by other: Unicode.Scalar,
        unless fits: (UInt8) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(scalar.isASCII && fits(UInt8(scalar.value)) ? scalar : other)
        }
        return String(result)
    }
}
