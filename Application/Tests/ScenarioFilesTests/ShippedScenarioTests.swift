// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios
import ScenarioFiles
import Testing

/// The scenarios in `Scenarios/`: each names its rules, is met, and can fail.
struct ShippedScenarioTests {
    @Test(arguments: Fruta.files)
    func isMet(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            let run = ScenarioRun(of: scenario)
            let missed = run.outcomes.filter { !$0.isMet }
            #expect(run.isMet, "\(scenario.name): \(missed) \(String(describing: run.invalidStep))")
            #expect(!scenario.rules.isEmpty, "\(scenario.name)")
            #expect(scenario.steps.contains { !$0.expectations.isEmpty }, "\(scenario.name)")
        }
    }

    /// Each expectation can fail: its negation is not met.
    @Test(arguments: Fruta.files)
    func canFail(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            for (place, step) in scenario.steps.enumerated() {
                for (index, expectation) in step.expectations.enumerated() {
                    // The negation of an expected error is an unexpected error.
                    var changed = scenario
                    changed.steps[place].expectations[index] = Expectation(
                        expectation.property,
                        expectation.condition,
                        isNegated: !expectation.isNegated,
                        place: expectation.place
                    )
                    #expect(
                        !ScenarioRun(of: changed).isMet,
                        "\(scenario.name): \(expectation)"
                    )
                }
            }
        }
    }

    /// C-34 to C-43: each row of the support matrix has a scenario.
    @Test func everyRowOfTheMatrixHasAScenario() throws {
        let shown = Set(
            try Fruta.files.filter { $0.hasPrefix("matrix/") }.flatMap { name in
                try Fruta.read(name).scenarios.flatMap(\.rules)
            }
        )
        for row in 34...43 { #expect(shown.contains("C-\(row)")) }
    }

    /// Playing a scenario twice, or replaying its journal, results in the same device.
    @Test(arguments: Fruta.files)
    func isRepeatable(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            let (one, other) = (ScenarioRun(of: scenario), ScenarioRun(of: scenario))
            #expect(one.device?.digest == other.device?.digest)
            #expect(try one.journal?.replay().digest == one.device?.digest)
        }
    }
}
