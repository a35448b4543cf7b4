// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Foundation
import ScenarioFiles
import Testing

/// The scenarios in the documentation can be played, and their expectations are met.
struct DocumentationTests {
    @Test func playsTheExamplesOfTheFormat() throws {
        let blocks = try blocks(of: "Documentation/scenarios.md")
        let examples = blocks.filter { $0.contains("steps:\n") }
        let world = try #require(blocks.first { $0.hasPrefix("apps:") })
        #expect(examples.count == 3)
        for example in examples { try play(example, world) }
    }

    @Test func playsTheExampleOfTheArticle() throws {
        let blocks = try blocks(
            of: "Sources/Rules/DeviceScenarios/DeviceScenarios.docc/Testing-a-launch.md"
        )
        let world = try #require(blocks.first)
        #expect(blocks[1].hasPrefix("scenario:"))
        try play(blocks[1], world)
    }

    private func play(_ example: String, _ world: String) throws {
        let file = try ScenarioFile(Array(example.utf8), path: "example") { name in
            (name, Array(world.utf8))
        }
        for scenario in file.scenarios {
            let run = ScenarioRun(of: scenario)
            let missed = run.outcomes.filter { !$0.isMet }
            #expect(run.isMet, "\(scenario.name): \(missed) \(String(describing: run.invalidStep))")
        }
    }

    /// Returns the YAML blocks of a page.
    private func blocks(of page: String) throws -> [String] {
        let root = Fruta.folder.deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```yaml\n").dropFirst().map { part in
            part.components(separatedBy: "```")[0]
        }
    }
}
