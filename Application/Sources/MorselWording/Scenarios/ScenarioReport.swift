// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
public import DeviceScenarios

/// The result of a scenario as a tree of plain values, for all formats of `morsel test`.
public struct ScenarioReport: Encodable, Sendable {
    /// The file, by the name that was given.
    public let file: String
    /// The line in which the scenario starts, from 1 on.
    public let line: Int
    /// The name of the scenario.
    public let scenario: String
    /// The ids of the rules that the scenario shows.
    public let rules: [String]
    /// A Boolean value that indicates whether all expectations are met.
    public let isMet: Bool
    /// The number of expectations.
    public let expectations: Int
    /// The expectations that are not met, and the invalid step, if any.
    public let failures: [Finding]

    /// An expectation that is not met, or an invalid step.
    public struct Finding: Encodable, Sendable {
        /// The line of the expectation or step.
        public let line: Int
        /// The column, in characters from 1 on.
        public let column: Int
        /// The step, from 1 on; 0 if the initial device is invalid.
        public let step: Int
        /// The name of the step, if the scenario gives it one.
        public let stepName: String?
        /// The property, as a path of keys in the file, such as `card.title`.
        public let property: String
        /// The expected value.
        public let expected: String
        /// The actual value.
        public let actual: String
        /// The reasons for the device's decisions.
        public let reasons: [Rule]

        private enum CodingKeys: String, CodingKey {
            case line, column, step, stepName, expected
            case property = "question"
            case actual = "got"
            case reasons = "why"
        }
    }

    /// A reason: a rule and its result.
    public struct Rule: Encodable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// The result, as a sentence.
        public let sentence: String

        init(_ reason: Reason) {
            rule = reason.rule.text
            sentence = reason.sentence
        }
    }

    private enum CodingKeys: String, CodingKey {
        case file, line, scenario, rules, expectations, failures
        case isMet = "met"
    }

    /// Creates the report of a scenario that has been played.
    public init(_ run: ScenarioRun, of scenario: Scenario, in file: String) {
        self.file = file
        line = scenario.place.line
        self.scenario = scenario.name
        rules = scenario.rules
        isMet = run.isMet
        expectations = scenario.steps.reduce(0) { $0 + $1.expectations.count }
        var findings = run.outcomes.filter { !$0.isMet }.map { outcome in
            Finding(
                line: outcome.expectation.place.line,
                column: outcome.expectation.place.column,
                step: outcome.step + 1,
                stepName: scenario.steps[outcome.step].name,
                property: outcome.expectation.property.label,
                expected: outcome.expectation.words,
                actual: outcome.value.words,
                reasons: outcome.reasons.map { Rule($0) }
            )
        }
        if let invalid = run.invalidStep {
            findings.append(
                Finding(
                    line: invalid.place.line,
                    column: invalid.place.column,
                    step: (invalid.step ?? -1) + 1,
                    stepName: invalid.step.flatMap { scenario.steps[$0].name },
                    property: StepProperty.error.rawValue,
                    expected: "a valid step",
                    actual: "\(invalid.name.rawValue): \(invalid.name.sentence)",
                    reasons: invalid.reasons.map { Rule($0) }
                )
            )
        }
        failures = findings
    }
}

extension ScenarioReport.Finding {
    /// The step and the property of the finding.
    public var title: String {
        if step == 0 { return "the device: \(property)" }
        return "step \(step)\(stepName.map { " '\($0)'" } ?? ""): \(property)"
    }
}
