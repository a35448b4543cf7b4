// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Foundation
import ScenarioFiles

/// Texts of scenarios, and functions that read them.
enum Fruta {
    static let app = "ABCDE12345.com.example.fruta"
    static let clip = "ABCDE12345.com.example.fruta.Clip"

    /// A world with one clip and one experience, on one line.
    static let world =
        "{ apps: [{ id: \(app), name: Fruta, clip: { id: \(clip), domains: [appclips:fruta.example] } }],"
        + " experiences: [{ url: 'https://fruta.example/menu', title: Menu, subtitle: Today }] }"

    /// Returns a scenario with steps of one line each.
    static func scenario(_ steps: String...) -> String {
        "scenario: Test\nworld: \(world)\nsteps:\n" + steps.map { "  - \($0)\n" }.joined()
    }

    /// The folder of the shipped scenarios.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenarios")

    /// The names of the shipped files, relative to ``folder``.
    static var files: [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".scenario.yaml") }.sorted()
    }

    /// Reads a shipped file, with the world files next to it.
    static func read(_ name: String) throws -> ScenarioFile {
        let file = folder.appendingPathComponent(name)
        let bytes = [UInt8](try Data(contentsOf: file))
        return try ScenarioFile(bytes, path: name) {
            world throws(ScenarioFileError.WorldFileError) in
            let beside = file.deletingLastPathComponent().appendingPathComponent(world)
            guard let data = try? Data(contentsOf: beside) else { throw .missing }
            return (world, [UInt8](data))
        }
    }
}

/// Returns the errors in a text.
func errors(in text: String) -> [ScenarioFileError] { errors(in: Array(text.utf8)) }

/// Returns the errors in a file's bytes.
func errors(in bytes: [UInt8]) -> [ScenarioFileError] {
    do throws(ScenarioFile.ReadingError) {
        _ = try ScenarioFile(bytes, path: "test.yaml")
        return []
    } catch { return error.errors }
}

/// Runs the only scenario in a text.
func run(_ text: String) throws -> ScenarioRun {
    let file = try ScenarioFile(Array(text.utf8), path: "test.yaml")
    return ScenarioRun(of: file.scenarios[0])
}
