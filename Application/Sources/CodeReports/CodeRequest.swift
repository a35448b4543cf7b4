// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
import MorselWording
import Terminal

/// A request of a command to generate a code.
package struct CodeRequest {
    private let url: String
    private let style: CodeStyle
    private let spelling: EncodableURL.Spelling
    private let tables: CodingTables

    /// Creates a request.
    package init(
        url: String,
        style: CodeStyle,
        spelling: EncodableURL.Spelling = .documented,
        tables: CodingTables
    ) {
        self.url = url
        self.style = style
        self.spelling = spelling
        self.tables = tables
    }

    /// Generates the code.
    ///
    /// - Throws: ``CommandError`` if the URL cannot be encoded.
    package func code() throws -> AppClipCode {
        do throws(AppClipCode.EncodingError) {
            return try AppClipCode(url, style: style, spelling: spelling, tables: tables)
        } catch {
            throw CommandError(ErrorReport(error, of: url))
        }
    }
}

/// A generated code, as `--json` prints it.
package struct CodeReport: Encodable {
    let url: String
    let bits: Int
    let payload: String
    let type: String
    let logo: String
    let foreground: String
    let background: String
    let third: String
    let output: String?
    let notes: [String]

    /// Creates the report of a code, which is written to a file.
    package init(_ code: AppClipCode, output: String?) {
        url = code.url.text
        bits = code.compressed.bits
        payload = code.compressed.payload.description
        type = code.style.kind.rawValue
        logo = code.style.logo.rawValue
        foreground = code.style.colors.foreground.hexadecimal
        background = code.style.colors.background.hexadecimal
        third = code.style.third.hexadecimal
        self.output = output
        notes = code.url.notes.map(\.rawValue)
    }
}
