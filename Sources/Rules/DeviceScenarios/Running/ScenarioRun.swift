// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences

/// The result of playing a scenario.
///
/// Playing uses neither clock nor network: the same scenario has the same result everywhere.
public struct ScenarioRun: Sendable {
    /// The outcome of each expectation, in order, up to an invalid step.
    public private(set) var outcomes: [Outcome] = []

    /// The step that was unexpectedly invalid; no further steps were played.
    public private(set) var invalidStep: InvalidStep?

    /// The number of expectations that were not checked because of an invalid step.
    public private(set) var uncheckedCount = 0

    /// The journal, which replays to the same device.
    public private(set) var journal: Journal?

    /// The device after the last step.
    public private(set) var device: Device?

    /// An expectation and the actual value.
    public struct Outcome: Sendable {
        /// The index of the step, from 0 on.
        public let step: Int

        /// The expectation that was checked.
        public let expectation: Expectation

        /// The actual value.
        public let value: PropertyValue

        /// Whether the expectation is met.
        public let isMet: Bool

        /// The reasons of this step's decisions, in order; empty if the expectation is met.
        public let reasons: [Reason]
    }

    /// An invalid step, or an invalid initial device.
    public struct InvalidStep: Sendable, Hashable {
        /// The index of the step, from 0 on; `nil` if the initial device is invalid.
        public let step: Int?

        /// The reason the step is invalid.
        public let name: ErrorName

        /// The error of the device; `nil` if the step has no device event, for example for a
        /// missing backup.
        public let error: DeviceError?

        /// The position of the step in its file.
        public let place: ScenarioPlace

        /// The reasons of the latest decision, which often explain the error.
        public let reasons: [Reason]
    }

    /// Whether all expectations are met.
    public var isMet: Bool { invalidStep == nil && outcomes.allSatisfy(\.isMet) }

    /// Creates a run by playing a scenario to its end, or to an invalid step.
    ///
    /// - Complexity: O(number of steps), each with the cost of its events and expectations.
    public init(of scenario: Scenario) {
        var player: ScenarioPlayer
        do throws(DeviceError) {
            player = try ScenarioPlayer(scenario)
        } catch {
            invalidStep = InvalidStep(
                step: nil,
                name: ErrorName(error.code),
                error: error,
                place: scenario.place,
                reasons: []
            )
            uncheckedCount = scenario.steps.reduce(0) { $0 + $1.expectations.count }
            return
        }
        var latestReasons: [Reason] = []
        for (index, step) in scenario.steps.enumerated() {
            let expectsError = step.expectations.contains { $0.property == .step(.error) }
            player.play(step)
            if let found = player.error, !expectsError || found.name.isContradiction {
                invalidStep = InvalidStep(
                    step: index,
                    name: found.name,
                    error: found.deviceError,
                    place: step.place,
                    reasons: latestReasons
                )
                uncheckedCount = scenario.steps[index...].reduce(0) { $0 + $1.expectations.count }
                break
            }
            let observation = player.observation
            let reasons = observation.reasons
            if !reasons.isEmpty { latestReasons = reasons }
            for expectation in step.expectations {
                let value = observation.value(of: expectation.property)
                let isMet = expectation.isMet(by: value)
                outcomes.append(
                    Outcome(
                        step: index,
                        expectation: expectation,
                        value: value,
                        isMet: isMet,
                        reasons: isMet
                            ? [] : reasons + observation.reasons(for: expectation.property)
                    )
                )
            }
        }
        journal = player.recorded.journal
        device = player.recorded.device
    }
}
