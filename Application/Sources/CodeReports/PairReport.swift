// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

/// A colour pair, as `--json` prints it.
package struct PairReport: Encodable {
    let index: Int?
    let foreground: String
    let background: String
    let third: String

    /// Creates the report of a pair, with its index among the default pairs.
    package init(_ pair: ColorPair, index: Int?) {
        self.index = index
        foreground = pair.foreground.hexadecimal
        background = pair.background.hexadecimal
        third = pair.third.hexadecimal
    }
}

extension ColorPair {
    /// The lines of the default colour pairs, in the words of Apple's generator.
    package static var templateLines: [String] {
        templates.enumerated().map { "Index: \($0) \($1.line)" }
    }

    /// The line of a colour pair, in the words of Apple's generator.
    package var line: String { "Foreground: \(foreground) Background: \(background)" }
}
