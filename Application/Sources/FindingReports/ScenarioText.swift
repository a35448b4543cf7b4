// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import MorselWording
import Terminal

/// The results of scenarios, for people and as JSON.
package enum ScenarioText {
    /// Returns the scenarios, with the failures of each, for people.
    package static func words(_ reports: [ScenarioReport]) -> String {
        var text = ""
        for report in reports {
            let sign = report.isMet ? "passed" : "FAILED"
            text +=
                VisibleText.oneLine("\(sign)  \(report.file):\(report.line): \(report.scenario)")
                + "\n"
            for failure in report.failures { text += words(failure, in: report) }
        }
        let failed = reports.count { !$0.isMet }
        let expectations = reports.reduce(0) { $0 + $1.expectations }
        let result = failed == 0 ? "all met" : "\(failed) failed"
        return text
            + "\(reports.count.counted("scenario")), "
            + "\(expectations.counted("expectation")): \(result).\n"
    }

    private static func words(
        _ failure: ScenarioReport.Finding,
        in report: ScenarioReport
    ) -> String {
        let lines = [
            "  \(report.file):\(failure.line):\(failure.column): \(failure.title)",
            "    expected  \(failure.expected)",
            "    got       \(failure.actual)",
        ]
        let reasons = failure.reasons.enumerated().map { index, rule in
            "    \(index == 0 ? "why " : "    ")      \(rule.rule)  \(rule.sentence)"
        }
        return (lines + reasons).map { VisibleText.oneLine($0) + "\n" }.joined()
    }

    private struct Summary: Encodable {
        let scenarios: Int
        let failed: Int
        let expectations: Int
    }

    /// Returns a JSON object for each scenario, and one for all.
    ///
    /// - Throws: An error of the encoder.
    package static func objects(_ reports: [ScenarioReport]) throws -> String {
        var lines = try reports.map { try Console.json($0) }
        let summary = Summary(
            scenarios: reports.count,
            failed: reports.count { !$0.isMet },
            expectations: reports.reduce(0) { $0 + $1.expectations }
        )
        lines.append(try Console.json(["summary": summary]))
        return lines.joined(separator: "\n") + "\n"
    }
}
