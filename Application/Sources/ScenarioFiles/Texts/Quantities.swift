// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

/// Reads sizes, positions and distances.
public enum Quantities {
    /// Parses a size such as `9.9 MB` or `104857601 bytes`; a megabyte has 1,000,000 bytes, as
    /// everywhere in the interface.
    ///
    /// It is `nil` if the text is not a size or exceeds a million megabytes.
    static func size(_ text: String) -> ClipSize? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, (1...7).contains(first.count) || unit == "bytes",
            first.count <= 12, let whole = Int(first), parts.count <= 2
        else { return nil }
        switch unit {
        case "bytes", "byte":
            guard parts.count == 1 else { return nil }
            return ClipSize(bytes: whole)
        case "MB":
            var bytes = whole * 1_000_000
            if parts.count == 2 {
                guard (1...6).contains(parts[1].count), let rest = Int(parts[1]) else { return nil }
                let scale = (0..<parts[1].count).reduce(1) { power, _ in power * 10 }
                bytes += rest * 1_000_000 / scale
            }
            guard bytes <= 1_000_000_000_000 else { return nil }
            return ClipSize(bytes: bytes)
        default: return nil
        }
    }

    /// Parses a position such as `37.7749, -122.4194`: latitude, then longitude, in degrees; returns
    /// `nil` for anything else.
    public static func place(_ text: String) -> Place? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let north = number(parts[0]), let east = number(parts[1]) else {
            return nil
        }
        return Place(latitude: north, longitude: east)
    }

    /// Parses a distance in metres such as `500 m`; returns `nil` for anything else.
    static func metres(_ text: String) -> Double? {
        guard text.hasSuffix("m") else { return nil }
        return number(text.dropLast())
    }

    private static func number(_ text: Substring) -> Double? {
        let trimmed = text.drop { $0 == " " }
        let word = trimmed.prefix { $0 != " " }
        guard trimmed.dropFirst(word.count).allSatisfy({ $0 == " " }), word.utf8.count <= 24,
            word.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" })
        else { return nil }
        return Double(word)
    }
}
