// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a call of `os_log`: a format of C whose placeholders may say who sees the value, as in `%{public}@`.
struct FormatString {
    private let format: String

    init(_ format: String) { self.format = format }

    /// Returns the text with the values in place of the placeholders, in their order; `<private>` for a value that the
    /// format redacts.
    func text(with arguments: [any CVarArg]) -> String {
        guard !arguments.isEmpty else { return format }
        var plain = ""
        var values = arguments[...]
        var shown: [any CVarArg] = []
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            plain += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                plain += "%%"
                rest = rest.dropFirst()
                continue
            }
            var options: [Substring] = []
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[..<end].dropFirst().split(separator: ",").map {
                    $0.trimmingPrefix(" ")
                }
                rest = rest[end...].dropFirst()
            }
            // A placeholder without a value stays as it is.
            guard let value = values.popFirst() else {
                plain += "%%"
                continue
            }
            guard options.contains("private") || options.contains("sensitive") else {
                plain += "%"
                shown.append(value)
                continue
            }
            plain += "<private>"
            // Flags, width, precision and length belong to the placeholder, which ends with a letter of its own.
            rest = rest.drop { "0123456789.-+ #*hlqzjtL".contains($0) }.dropFirst()
        }
        return String(format: plain + rest, arguments: shown)
    }
}
