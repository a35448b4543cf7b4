public import AppClipDevice
import AppClipExperiences
import AppClipTypes

/// What came of a scenario.
///
/// Playing asks neither clock nor network: the same scenario has the same run everywhere.
public struct ScenarioRun: Sendable {
    /// Each expectation with what came, in their order, up to a step that could not be.
    public private(set) var outcomes: [Outcome] = []

    /// The step that could not be, although nobody expected it; nothing was played behind it.
    public private(set) var fault: Fault?

    /// How many expectations stand behind a fault, and were not asked.
    public private(set) var unaskedCount = 0

    /// What happened, which leads to the same device again.
    public private(set) var journal: Journal?

    /// The device at the end.
    public private(set) var device: Device?

    /// An expectation, and what came.
    public struct Outcome: Sendable {
        /// The step, counted from 0.
        public let step: Int

        /// The expectation.
        public let expectation: Expectation

        /// What came.
        public let answer: Answer

        /// Whether it is as expected.
        public let isMet: Bool

        /// What the rules said in this step, in their order; empty where the expectation is met.
        public let reasons: [Reason]
    }

    /// A step that could not be.
    public struct Fault: Sendable, Hashable {
        /// The step, counted from 0; `nil` where there could be no such device.
        public let step: Int?

        /// Why.
        public let name: FaultName

        /// Why, as the device says it; `nil` where the scenario itself asks for what is not there.
        public let fault: DeviceFault?

        /// Where the step begins.
        public let place: ScenarioPlace

        /// What the rules said last, which is often why.
        public let reasons: [Reason]
    }

    /// Whether all that is expected has come.
    public var isMet: Bool { fault == nil && outcomes.allSatisfy(\.isMet) }

    /// Plays a scenario to its end, or to a step that cannot be.
    ///
    /// - Complexity: O(number of steps), each with the cost of its events and questions.
    public init(of scenario: Scenario) {
        var player: ScenarioPlayer
        do throws(DeviceFault) {
            player = try ScenarioPlayer(scenario)
        } catch {
            fault = Fault(
                step: nil,
                name: FaultName(error.code),
                fault: error,
                place: scenario.place,
                reasons: []
            )
            unaskedCount = scenario.steps.reduce(0) { $0 + $1.expectations.count }
            return
        }
        var latestReasons: [Reason] = []
        for (index, step) in scenario.steps.enumerated() {
            let expectsFault = step.expectations.contains { $0.question == .step(.fault) }
            player.play(step)
            if let found = player.fault, !expectsFault || found.name.isContradiction {
                fault = Fault(
                    step: index,
                    name: found.name,
                    fault: found.fault,
                    place: step.place,
                    reasons: latestReasons
                )
                unaskedCount = scenario.steps[index...].reduce(0) { $0 + $1.expectations.count }
                break
            }
            let observation = player.observation
            let reasons = observation.reasons
            if !reasons.isEmpty { latestReasons = reasons }
            for expectation in step.expectations {
                let answer = observation.answer(to: expectation.question)
                let isMet = expectation.isMet(by: answer)
                outcomes.append(
                    Outcome(
                        step: index,
                        expectation: expectation,
                        answer: answer,
                        isMet: isMet,
                        reasons: isMet
                            ? [] : reasons + observation.reasons(for: expectation.question)
                    )
                )
            }
        }
        journal = player.recorded.journal
        device = player.recorded.device
    }
}
