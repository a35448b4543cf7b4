// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The columns of a list, which are also the keys of a YAML file.
enum ListColumn {
    /// The columns without brackets, in the order in which they are written.
    static let names = [
        "url", "clip", "state", "verb", "language", "title", "subtitle", "image", "powered-by",
        "category",
    ]

    /// The parts of `place[…]`, in the order in which they are written.
    static let partsOfPlace = [
        "latitude", "longitude", "source", "id", "name", "address", "street", "floor",
        "neighborhood", "locality", "state", "postal-code", "country", "phone", "phone-kind",
        "phone-intent", "home-page", "category", "action", "relationship",
    ]

    /// Whether a column can have several values.
    static func isList(_ name: String) -> Bool {
        ["place[name]", "place[street]", "place[category]"].contains(name)
    }

    /// Returns a name with the language in its canonical spelling.
    static func normalized(_ name: String) -> String {
        guard let (base, inner) = split(name), base != "place", let language = Language(inner)
        else { return name }
        return "\(base)[\(language)]"
    }

    /// Returns the error for a column that does not exist; `nil` if it exists.
    static func problem(with name: String) -> ExperienceListError.Code? {
        if names.contains(name) { return nil }
        guard let (base, inner) = split(name) else {
            return .unknownColumn(name, known: names + ["title[de]", "place[latitude]"])
        }
        switch base {
        case "title", "subtitle":
            return Language(inner)?.isOfStore == true ? nil : .language(inner)
        case "place":
            let known = partsOfPlace.map { "place[\($0)]" }
            return known.contains(name) ? nil : .unknownColumn(name, known: known)
        default: return .unknownColumn(name, known: names)
        }
    }

    /// Splits `base[inner]` into its two parts.
    static func split(_ name: String) -> (base: String, inner: String)? {
        guard name.utf8.last == UInt8(ascii: "]"),
            let open = name.utf8.firstIndex(of: UInt8(ascii: "["))
        else { return nil }
        return (String(name[..<open]), String(name[name.utf8.index(after: open)...].dropLast()))
    }
}

/// Several texts in one field: `|` separates them, and `\` escapes a `|` or a `\` that belongs to a
/// text.
enum ListText {
    static func parts(of text: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped || (scalar != "|" && scalar != "\\") {
                parts[parts.count - 1].unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                parts.append("")
            }
        }
        return parts
    }

    static func joined(_ parts: [String]) -> String {
        parts.map { part in
            var text = ""
            for scalar in part.unicodeScalars {
                if scalar == "|" || scalar == "\\" { text += "\\" }
                text.unicodeScalars.append(scalar)
            }
            return text
        }.joined(separator: "|")
    }
}
