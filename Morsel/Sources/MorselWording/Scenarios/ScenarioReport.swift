import AppClipDevice
import AppClipTypes
public import DeviceScenarios

/// What came of a scenario, as a tree of plain values, for all formats of `morsel test`.
public struct ScenarioReport: Encodable, Sendable {
    /// The file, as it was named.
    public let file: String
    /// The line in which the scenario begins.
    public let line: Int
    /// The scenario.
    public let scenario: String
    /// The rules that it shows.
    public let rules: [String]
    /// Whether all that is expected has come.
    public let isMet: Bool
    /// How many expectations there are.
    public let expectations: Int
    /// What has not come.
    public let failures: [Failure]

    /// An expectation that is not met, or a step that cannot be.
    public struct Failure: Encodable, Sendable {
        /// The line of the expectation or step.
        public let line: Int
        /// The column, in characters from 1 on.
        public let column: Int
        /// The step, from 1 on; 0 where there could be no such device.
        public let step: Int
        /// What the step is about.
        public let stepName: String?
        /// What was asked, by the keys of the file.
        public let question: String
        /// What is expected.
        public let expected: String
        /// What came.
        public let got: String
        /// What the rules said.
        public let why: [Rule]
    }

    /// What a rule said.
    public struct Rule: Encodable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// A sentence for people.
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

    /// The report of a scenario that was played.
    public init(_ run: ScenarioRun, of scenario: Scenario, in file: String) {
        self.file = file
        line = scenario.place.line
        self.scenario = scenario.name
        rules = scenario.rules
        isMet = run.isMet
        expectations = scenario.steps.reduce(0) { $0 + $1.expectations.count }
        var failures = run.outcomes.filter { !$0.isMet }.map { outcome in
            Failure(
                line: outcome.expectation.place.line,
                column: outcome.expectation.place.column,
                step: outcome.step + 1,
                stepName: scenario.steps[outcome.step].name,
                question: outcome.expectation.question.label,
                expected: outcome.expectation.words,
                got: outcome.answer.words,
                why: outcome.reasons.map { Rule($0) }
            )
        }
        if let fault = run.fault {
            failures.append(
                Failure(
                    line: fault.place.line,
                    column: fault.place.column,
                    step: (fault.step ?? -1) + 1,
                    stepName: fault.step.flatMap { scenario.steps[$0].name },
                    question: StepQuestion.fault.rawValue,
                    expected: "the step happens",
                    got: "\(fault.name.rawValue): \(fault.name.sentence)",
                    why: fault.reasons.map { Rule($0) }
                )
            )
        }
        self.failures = failures
    }
}
