// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A project's configuration of lint: the severity of rules, and exceptions from them.
public struct LintConfiguration: Sendable, Hashable {
    /// The severity of each rule; `nil` disables it.
    ///
    /// Other rules have the severity of the catalogue.
    public var levels: [String: LintSeverity?]

    /// The exceptions from rules.
    public var exceptions: [Exception]

    /// A set of files, targets and configurations to which rules do not apply, with the reason.
    public struct Exception: Sendable, Hashable {
        /// The ids of the rules.
        public let rules: [String]

        /// The pattern of the files; `nil` for all.
        public let path: GlobPattern?

        /// The pattern of the targets; `nil` for all.
        public let target: GlobPattern?

        /// The pattern of the configurations; `nil` for all.
        ///
        /// A finding is covered if all of its configurations are.
        public let configuration: GlobPattern?

        /// The reason for the exception.
        public let reason: String

        /// The position of the exception in the file.
        public let position: TextPosition

        /// Creates an exception.
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

    /// Creates a configuration; by default, that of the catalogue.
    public init(levels: [String: LintSeverity?] = [:], exceptions: [Exception] = []) {
        self.levels = levels
        self.exceptions = exceptions
    }

    /// Returns the severity of a finding under the configuration; `nil` if its rule is off.
    func severity(of finding: LintFinding) -> LintSeverity? {
        let rule = LintRule.rule(finding.ruleID)
        guard let level = levels[finding.rule] else {
            return rule.isOnByDefault ? finding.severity : nil
        }
        guard let level else { return nil }
        // A finding that is less severe because it is uncertain, as with a missing xcconfig, stays so.
        return finding.certainty == .certain ? level : min(level, finding.severity)
    }
}
