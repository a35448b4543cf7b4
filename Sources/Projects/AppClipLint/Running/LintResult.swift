// SPDX-License-Identifier: Apache-2.0

/// The findings of a run, after exceptions and baseline.
public struct LintResult: Sendable, Hashable {
    /// The findings that count: neither excepted nor in the baseline.
    public let findings: [LintFinding]

    /// The findings that no exception covers, with the severities of the configuration: those of ``findings``, and those
    /// in the baseline.
    public let notExcepted: [LintFinding]

    /// The number of findings that an exception covers.
    public let excepted: Int

    /// The exceptions that cover no finding.
    public let unused: [LintConfiguration.Exception]

    /// The fingerprints in the baseline that no longer occur.
    public let fixed: Set<String>

    /// Applies a configuration and a baseline to findings.
    ///
    /// - Parameters:
    ///   - findings: The findings, with the severities of their rules.
    ///   - configuration: The severities and exceptions.
    ///   - baseline: The known findings; `nil` if all are new.
    public init(
        of findings: [LintFinding],
        under configuration: LintConfiguration = LintConfiguration(),
        beside baseline: LintBaseline? = nil
    ) {
        var kept: [LintFinding] = []
        var used: Set<LintConfiguration.Exception> = []
        var excepted = 0
        for var finding in findings {
            guard let severity = configuration.severity(of: finding) else { continue }
            let covering = configuration.exceptions.filter { $0.covers(finding) }
            if !covering.isEmpty {
                used.formUnion(covering)
                excepted += 1
                continue
            }
            finding.severity = severity
            kept.append(finding)
        }
        self.findings = baseline?.newFindings(among: kept) ?? kept
        notExcepted = kept
        self.excepted = excepted
        unused = configuration.exceptions.filter { !used.contains($0) }
        fixed = baseline?.fixed(in: kept) ?? []
    }
}
