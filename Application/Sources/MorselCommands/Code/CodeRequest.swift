// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodes
internal import MorselWording
internal import Terminal

/// A request of a command to generate a code.
struct CodeRequest {
    let url: String
    let style: CodeStyle
    var spelling = EncodableURL.Spelling.documented
    let tables: CodingTables

    /// Generates the code.
    ///
    /// - Throws: ``CommandError`` if the URL cannot be encoded.
    func code() throws -> AppClipCode {
        do throws(AppClipCode.EncodingError) {
            return try AppClipCode(url, style: style, spelling: spelling, tables: tables)
        } catch {
            throw CommandError(ErrorReport(error, of: url))
        }
    }
}

/// A generated code, as `--json` prints it.
struct CodeReport: Encodable {
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

    init(_ code: AppClipCode, output: String?) {
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
