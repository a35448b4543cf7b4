// SPDX-License-Identifier: Apache-2.0

/// Why a command failed, in one sentence.
struct CommandError: Error, CustomStringConvertible {
    let report: ErrorReport
    var description: String { Wording.oneLine(report.message) }

    init(_ code: String, _ message: String) {
        report = ErrorReport(code: code, message: message)
    }

    init(_ report: ErrorReport) { self.report = report }
}

/// An error as `--json` prints it.
struct ErrorReport: Encodable, Sendable {
    /// Stable, for programs.
    var code: String
    /// One sentence, for people.
    var message: String
    /// The part at fault, for example of a URL.
    var part: String?
    /// The place of the fault in its text, in bytes from 0.
    var offset: Int?
    /// The character at fault.
    var character: String?
    /// What would be accepted, where one thing can be named.
    var accepted: String?
    /// How many bits a URL takes that is too long.
    var bits: Int?
    /// How many there are.
    var limit: Int?
    /// The row of a list.
    var row: Int?
    /// The file of the row.
    var file: String?

    init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}
