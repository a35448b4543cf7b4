// SPDX-License-Identifier: Apache-2.0

/// An error that ends a command, with one sentence for people.
package struct CommandError: Error, CustomStringConvertible {
    package let report: ErrorReport
    package var description: String { VisibleText.oneLine(report.message) }

    package init(_ code: String, _ message: String) {
        report = ErrorReport(code: code, message: message)
    }

    package init(_ report: ErrorReport) { self.report = report }
}

/// The contents of an error, as `--json` prints it.
package struct ErrorReport: Encodable, Sendable {
    /// A stable name, for programs.
    package var code: String
    /// One sentence that describes the error, for people.
    package var message: String
    /// The part at fault, for example of a URL.
    package var part: String?
    /// The offset of the fault in its text, in bytes from 0.
    package var offset: Int?
    /// The character at fault.
    package var character: String?
    /// The text that would be accepted, if there is only one.
    package var accepted: String?
    /// The number of bits that a URL takes, if it is too long.
    package var bits: Int?
    /// The maximum number of bits.
    package var limit: Int?
    /// The number of the row in a list.
    package var row: Int?
    /// The file name in the row.
    package var file: String?

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}
