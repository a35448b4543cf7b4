// SPDX-License-Identifier: Apache-2.0

/// An error that ends a command, with one sentence for people.
struct CommandError: Error, CustomStringConvertible {
    let report: ErrorReport
    var description: String { Wording.oneLine(report.message) }

    init(_ code: String, _ message: String) {
        report = ErrorReport(code: code, message: message)
    }

    init(_ report: ErrorReport) { self.report = report }
}

/// The contents of an error, as `--json` prints it.
struct ErrorReport: Encodable, Sendable {
    /// A stable name, for programs.
    var code: String
    /// One sentence that describes the error, for people.
    var message: String
    /// The part at fault, for example of a URL.
    var part: String?
    /// The offset of the fault in its text, in bytes from 0.
    var offset: Int?
    /// The character at fault.
    var character: String?
    /// The text that would be accepted, if there is only one.
    var accepted: String?
    /// The number of bits that a URL takes, if it is too long.
    var bits: Int?
    /// The maximum number of bits.
    var limit: Int?
    /// The number of the row in a list.
    var row: Int?
    /// The file name in the row.
    var file: String?

    init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}
