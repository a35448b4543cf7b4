// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AssociationVerification
import MorselWording
package import SiteDiagnosis
import Terminal

/// The result of a diagnosis, as `--json` prints it.
package struct DiagnosisReport: Encodable {
    let url: String
    /// A Boolean value that indicates whether nothing prevents the clip from launching.
    package let isGood: Bool
    let checks: [Check]
    let redirects: [DomainReport.Named]
    let findings: [DomainReport.Named]
    let debugStatus: DomainReport.Row?
    let cacheStatus: DomainReport.Row?

    /// One of the five checks.
    struct Check: Encodable {
        let check: String
        let title: String
        /// One of `passed`, `advised`, `failed`, `unknown`.
        let verdict: String
        let isOptional: Bool
        let code: String
        let message: String
        let help: String?
    }

    /// Creates the report of a diagnosis.
    package init(_ result: DiagnosisResult) {
        url = result.url.text
        isGood = result.diagnosis.isGood
        checks = result.diagnosis.entries.map { entry in
            let isPassed = entry.verdict.name == "passed"
            return Check(
                check: entry.check.rawValue,
                title: entry.check.title,
                verdict: entry.verdict.name,
                isOptional: entry.check.isOptional,
                code: entry.verdict.cause.name,
                message: entry.verdict.cause.sentence,
                help: isPassed ? nil : entry.check.help
            )
        }
        redirects = result.diagnosis.redirects.map { finding in
            DomainReport.Named(
                code: finding.name,
                message: finding.sentence,
                rule: finding.rule.text
            )
        }
        findings = (result.check?.findings ?? []).map { finding in
            DomainReport.Named(code: finding.name, message: finding.sentence)
        }
        debugStatus = result.debug.map { DomainReport.Row($0) }
        cacheStatus = result.cache.map { DomainReport.Row($0) }
    }

    /// The diagnosis as text, for people.
    package var text: String {
        var lines = [url]
        for check in checks {
            lines.append("  \(check.verdict)  \(check.title): \(check.message)")
            if let help = check.help { lines.append("          \(help)") }
        }
        lines += redirects.map { "  \($0.rule ?? "")  \($0.message)" }
        lines += findings.map { "  note: \($0.message)" }
        if let debugStatus { lines.append("  debug status  \(debugStatus.text)") }
        if let cacheStatus { lines.append("  cache status  \(cacheStatus.text)") }
        return lines.map { VisibleText.oneLine($0) }.joined(separator: "\n") + "\n"
    }
}
