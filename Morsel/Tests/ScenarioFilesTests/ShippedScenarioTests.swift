import AppClipDevice
import DeviceScenarios
import ScenarioFiles
import Testing

/// The scenarios in `Scenarios/`: each names its rules, is met, and could fail.
struct ShippedScenarioTests {
    @Test(arguments: Fruta.files)
    func isMet(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            let run = ScenarioRun(of: scenario)
            let missed = run.outcomes.filter { !$0.isMet }
            #expect(run.isMet, "\(scenario.name): \(missed) \(String(describing: run.fault))")
            #expect(!scenario.rules.isEmpty, "\(scenario.name)")
            #expect(scenario.steps.contains { !$0.expectations.isEmpty }, "\(scenario.name)")
        }
    }

    /// Whatever is expected could come otherwise: the contrary of each expectation is not met.
    @Test(arguments: Fruta.files)
    func canFail(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            for (place, step) in scenario.steps.enumerated() {
                for (index, expectation) in step.expectations.enumerated() {
                    // The contrary of a fault that is expected is that nobody expects it.
                    var changed = scenario
                    changed.steps[place].expectations[index] = Expectation(
                        expectation.question,
                        expectation.wanted,
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

    /// C-34 to C-43: there is a file for each row of the matrix.
    @Test func everyRowOfTheMatrixIsShown() throws {
        let shown = Set(
            try Fruta.files.filter { $0.hasPrefix("matrix/") }.flatMap { name in
                try Fruta.read(name).scenarios.flatMap(\.rules)
            }
        )
        for row in 34...43 { #expect(shown.contains("C-\(row)")) }
    }

    /// Playing a scenario twice, or its journal once, leads to the same device.
    @Test(arguments: Fruta.files)
    func isRepeatable(_ name: String) throws {
        for scenario in try Fruta.read(name).scenarios {
            let (one, other) = (ScenarioRun(of: scenario), ScenarioRun(of: scenario))
            #expect(one.device?.digest == other.device?.digest)
            #expect(try one.journal?.replay().digest == one.device?.digest)
        }
    }
}
