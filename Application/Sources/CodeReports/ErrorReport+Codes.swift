// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
package import CodeProduction
import MorselWording
package import Terminal

extension ErrorReport {
    /// Creates the report about a code that cannot be generated.
    package init(_ error: AppClipCode.EncodingError, of text: String) {
        switch error {
        case .url(let error): self.init(error, of: text)
        case .tooLong(let error): self.init(error)
        }
    }

    /// Creates the report about a text that is not a URL for a code, with a correction if there is one.
    package init(_ error: EncodableURL.ParsingError, of text: String) {
        let correction = error.correction(of: text)
        self.init(
            code: error.code.rawValue,
            message: "url: \(error.part.rawValue): \(error.sentence)"
                + (correction.map { " Accepted: \($0)" } ?? "")
        )
        part = error.part.rawValue
        offset = error.offset
        character = error.bytes.isEmpty ? nil : error.character
        accepted = correction
    }

    /// Creates the report about a URL that does not fit.
    package init(_ error: CompressedURL.TooLongError) {
        self.init(code: "tooLong", message: "url: \(error.sentence)")
        bits = error.bits
        limit = error.limit
    }

    /// Creates the report about a row for which no code can be generated.
    package init(_ error: RowError) {
        if case .url(let reason) = error.reason {
            self.init(reason, of: error.order?.url ?? "")
        } else {
            self.init(code: "row", message: error.reason.sentence)
        }
        row = error.row
        file = error.order?.fileName
    }
}
