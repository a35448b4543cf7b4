// SPDX-License-Identifier: Apache-2.0

package import DeviceScenarios
import MorselWording
import ScenarioFiles
import Terminal

/// The first scenario of a file, with which a simulator starts.
package enum FirstScenario {
    /// Reads the file; messages start with the option for which it was given.
    ///
    /// - Returns: The first scenario.
    /// - Throws: ``CommandError`` if the file has no scenario.
    package static func read(_ path: String, option: String) throws -> Scenario {
        let bytes = try InputFile.bytes(path, limit: ScenarioFile.largestFile, what: option)
        do throws(ScenarioFile.ReadingError) {
            let file = try ScenarioFile(bytes, path: path)
            // The parser rejects a file without a scenario.
            return file.scenarios[0]
        } catch {
            let reason = error.errors.first?.sentence ?? "the file has no scenario."
            throw CommandError(option, "\(option): '\(path)': \(reason)")
        }
    }
}
