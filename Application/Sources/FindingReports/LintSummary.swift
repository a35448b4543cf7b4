// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipLint

/// The numbers of findings.
package struct LintSummary: Encodable {
    var errors: Int
    var warnings: Int
    var infos: Int
    var excepted: Int
    var inBaseline: Int

    package init(_ reports: [ReportedFindings]) {
        let findings = reports.flatMap(\.findings)
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        infos = findings.count { $0.severity == .info }
        excepted = reports.reduce(0) { $0 + $1.result.excepted }
        inBaseline = reports.reduce(0) { $0 + $1.result.notExcepted.count - $1.findings.count }
    }

    /// The numbers as a sentence, for people.
    package var sentence: String {
        var parts = [
            errors.counted("error"), warnings.counted("warning"), infos.counted("note"),
        ]
        if excepted > 0 { parts.append("\(excepted) excepted") }
        if inBaseline > 0 { parts.append("\(inBaseline) in the baseline") }
        return parts.joined(separator: ", ") + "."
    }
}
