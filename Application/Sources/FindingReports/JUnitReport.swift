// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import MorselWording
import ScenarioFiles
import Terminal

/// The results of scenarios as XML for systems of continuous integration, with a suite for each
/// file and a case for each scenario.
///
/// There are no durations, since scenarios run on simulated time.
package enum JUnitReport {
    package static func text(of reports: [ScenarioReport]) -> String {
        var suites: [(file: String, reports: [ScenarioReport])] = []
        for report in reports {
            if suites.last?.file == report.file {
                suites[suites.count - 1].reports.append(report)
            } else {
                suites.append((report.file, [report]))
            }
        }
        let failed = reports.count { !$0.isMet }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="morsel test" tests="\(reports.count)" failures="\(failed)" errors="0">

            """
        for suite in suites {
            let failed = suite.reports.count { !$0.isMet }
            text +=
                "  <testsuite name=\"\(escaped(suite.file))\" tests=\"\(suite.reports.count)\" "
                + "failures=\"\(failed)\" errors=\"0\" skipped=\"0\">\n"
            for report in suite.reports { text += testCase(report) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// Returns the findings of lint: a case for each file that has any, which fails if one of them counts.
    package static func text(of findings: [ProjectFindingReport], strict: Bool) -> String {
        var files: [String: [ProjectFindingReport]] = [:]
        for finding in findings { files[finding.file ?? "", default: []].append(finding) }
        func counts(_ finding: ProjectFindingReport) -> Bool {
            finding.severity == "error" || strict && finding.severity == "warning"
        }
        let failed = files.values.count { $0.contains(where: counts) }
        let numbers = "tests=\"\(max(1, files.count))\" failures=\"\(failed)\" errors=\"0\""
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="morsel lint" \(numbers)>
              <testsuite name="morsel lint" \(numbers) skipped="0">

            """
        if files.isEmpty { text += "    <testcase name=\"no findings\" classname=\"lint\"/>\n" }
        for (file, findings) in files.sorted(by: { $0.key < $1.key }) {
            let name = escaped(file.isEmpty ? "project" : file)
            text += "    <testcase name=\"\(name)\" classname=\"lint\" file=\"\(escaped(file))\">\n"
            for finding in findings where counts(finding) {
                text +=
                    "      <failure message=\"\(escaped(finding.message))\" type=\"\(finding.rule)\">"
                    + escaped(words(finding), isText: true) + "</failure>\n"
            }
            let others = findings.filter { !counts($0) }.map(words)
            if !others.isEmpty {
                let lines = escaped(others.joined(separator: "\n"), isText: true)
                text += "      <system-out>\(lines)</system-out>\n"
            }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func words(_ finding: ProjectFindingReport) -> String {
        let line = finding.line.map { ":\($0)" } ?? ""
        return "\(finding.file ?? "")\(line): \(finding.severity): \(finding.message) "
            + "[\(finding.rule)] \(finding.remedy)"
    }

    private static func testCase(_ report: ScenarioReport) -> String {
        let start =
            "    <testcase name=\"\(escaped(report.scenario))\" classname=\"\(escaped(className(report.file)))\" "
            + "file=\"\(escaped(report.file))\" line=\"\(report.line)\""
        if report.isMet { return start + "/>\n" }
        var text = start + ">\n"
        for failure in report.failures {
            let message =
                "\(failure.title): expected \(failure.expected), got \(failure.actual)"
            let lines =
                ["\(report.file):\(failure.line):\(failure.column): \(message)"]
                + failure.reasons.map { "\($0.rule)  \($0.sentence)" }
            text +=
                "      <failure message=\"\(escaped(message))\" type=\"\(escaped(failure.property))\">"
                + escaped(lines.joined(separator: "\n"), isText: true) + "</failure>\n"
        }
        return text + "    </testcase>\n"
    }

    /// Returns the file name without its extension, with dots in place of slashes, by which viewers group cases.
    private static func className(_ file: String) -> String {
        var name = file
        for ending in ScenarioFile.endings where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return String(name.map { $0 == "/" ? "." : $0 })
    }

    /// Returns a text escaped for XML 1.0, in attributes and between tags.
    ///
    /// Characters that a document must not contain become replacement characters.
    static func escaped(_ text: String, isText: Bool = false) -> String {
        var result = ""
        for scalar in text.escaped(for: .attribute).unicodeScalars {
            switch scalar {
            case "\n" where isText: result += "\n"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{7F}"..."\u{84}", "\u{86}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
                result += "\u{FFFD}"
            case _ where VisibleText.isActive(scalar): result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
