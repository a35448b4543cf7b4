// SPDX-License-Identifier: Apache-2.0

internal import DeviceScenarios
internal import MorselWording
internal import ScenarioFiles

/// The first scenario of a file, which a simulator begins with.
enum FirstScenario {
    /// Reads the file; messages begin with the option that it was given for.
    ///
    /// - Returns: The scenario.
    /// - Throws: ``CommandError`` if the file has no scenario.
    static func read(_ path: String, option: String) throws -> Scenario {
        let bytes = try InputFile.bytes(path, limit: ScenarioFile.largestFile, what: option)
        do throws(ScenarioFile.ReadingError) {
            let file = try ScenarioFile(bytes, path: path)
            // A file without a scenario is refused by the reader.
            return file.scenarios[0]
        } catch {
            let reason = error.errors.first?.sentence ?? "the file has no scenario."
            throw CommandError(option, "\(option): '\(path)': \(reason)")
        }
    }
}
