// SPDX-License-Identifier: Apache-2.0

internal import MorselWording

/// What came of scenarios as XML that systems for continuous integration read: a suite for each
/// file, a case for each scenario.
///
/// It has no durations: scenarios run on simulated time.
enum JUnitReport {
    static func text(of reports: [ScenarioReport]) -> String {
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

    /// The file without its ending, with dots for slashes, as viewers group by.
    private static func className(_ file: String) -> String {
        var name = file
        for ending in ScenarioPaths.endings where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        return String(name.map { $0 == "/" ? "." : $0 })
    }

    /// Text as XML 1.0 takes it, in attributes and between tags.
    ///
    /// What no document may hold becomes a replacement character.
    static func escaped(_ text: String, isText: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
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
