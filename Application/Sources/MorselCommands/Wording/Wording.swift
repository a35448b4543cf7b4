// SPDX-License-Identifier: Apache-2.0

/// The sentences of the command line.
///
/// They name its options and subcommands, so they are not in `MorselWording`, whose sentences the
/// server shows as well. Each follows the name of the part at fault, and says what is wrong and
/// what would be accepted.
enum Wording {
    /// A text with its control characters escaped: input could otherwise break a line in two, or
    /// control the terminal.
    static func oneLine(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            case _ where scalar.properties.generalCategory == .control,
                "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}
