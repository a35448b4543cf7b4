// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// What a project's authors say about rules: which count, how much, and where not.
public struct LintConfiguration: Sendable, Hashable {
    /// What a rule counts; `nil` turns it off.
    ///
    /// Rules that are not named count as the catalogue has it.
    public var levels: [String: LintSeverity?]

    /// Where rules do not count.
    public var exceptions: [Exception]

    /// A place where rules do not count, and why.
    public struct Exception: Sendable, Hashable {
        /// The ids of the rules.
        public let rules: [String]

        /// The files; `nil` for all.
        public let path: GlobPattern?

        /// The targets; `nil` for all.
        public let target: GlobPattern?

        /// The configurations; `nil` for all.
        ///
        /// A finding is covered if all of its configurations are.
        public let configuration: GlobPattern?

        /// Why.
        public let reason: String

        /// Where the exception is written.
        public let position: TextPosition

        /// An exception.
        public init(
            rules: [String],
            path: GlobPattern? = nil,
            target: GlobPattern? = nil,
            configuration: GlobPattern? = nil,
            reason: String,
            position: TextPosition
        ) {
            self.rules = rules
            self.path = path
            self.target = target
            self.configuration = configuration
            self.reason = reason
            self.position = position
        }

        func covers(_ finding: LintFinding) -> Bool {
            guard rules.contains(finding.rule) else { return false }
            if let path, !path.matches(finding.place?.file ?? "") { return false }
            if let target, !target.matches(finding.target ?? "") { return false }
            if let configuration {
                guard !finding.configurations.isEmpty,
                    finding.configurations.allSatisfy(configuration.matches)
                else { return false }
            }
            return true
        }
    }

    /// A configuration; without anything, the catalogue's own.
    public init(levels: [String: LintSeverity?] = [:], exceptions: [Exception] = []) {
        self.levels = levels
        self.exceptions = exceptions
    }

    /// What is left of findings.
    public struct Outcome: Sendable, Hashable {
        /// The findings that count, as severe as the configuration says.
        public let findings: [LintFinding]

        /// How many findings an exception covers.
        public let excepted: Int

        /// The exceptions that cover nothing.
        public let unused: [Exception]
    }

    /// Applies the configuration to findings.
    public func outcome(of findings: [LintFinding]) -> Outcome {
        var kept: [LintFinding] = []
        var used: Set<Exception> = []
        var excepted = 0
        for var finding in findings {
            guard let severity = severity(of: finding) else { continue }
            let covering = exceptions.filter { $0.covers(finding) }
            if !covering.isEmpty {
                used.formUnion(covering)
                excepted += 1
                continue
            }
            finding.severity = severity
            kept.append(finding)
        }
        return Outcome(
            findings: kept,
            excepted: excepted,
            unused: exceptions.filter { !used.contains($0) }
        )
    }

    private func severity(of finding: LintFinding) -> LintSeverity? {
        let rule = LintRule.named(finding.rule)
        guard let level = levels[finding.rule] else {
            return rule?.isOnByDefault ?? true ? finding.severity : nil
        }
        guard let level else { return nil }
        // What lowered a finding, such as an xcconfig that is not there, lowers it still.
        return finding.certainty == .certain ? level : min(level, finding.severity)
    }
}
