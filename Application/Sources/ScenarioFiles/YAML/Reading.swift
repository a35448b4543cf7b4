// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Yams

/// The state of reading one file: the errors found so far.
///
/// An error ends the reading of the value that contains it. Other values are still read, so that
/// all errors are reported at once.
final class Reading {
    let file: String

    /// The errors, each one once.
    private(set) var errors: [ScenarioFileError] = []

    /// The maximum number of errors that are reported for a file.
    static let errorLimit = 100

    /// The number of values that may still be read; each case reads the values of its scenario again.
    private var budget = 2_000_000

    /// The variables that the current case used.
    var usedVariables: Set<String> = []

    init(file: String) { self.file = file }

    /// Counts one more value.
    func spend(at place: ScenarioPlace) throws(ScenarioFileError) {
        budget -= 1
        if budget < 0 {
            throw ScenarioFileError(
                file: file,
                place: place,
                code: .tooManyValues(limit: 2_000_000)
            )
        }
    }

    /// Reads something and records its error, if any.
    ///
    /// - Returns: What was read, or `nil` after an error.
    func attempt<Result>(_ body: () throws(ScenarioFileError) -> Result) -> Result? {
        guard errors.count < Self.errorLimit else { return nil }
        do throws(ScenarioFileError) {
            return try body()
        } catch {
            record(error)
            return nil
        }
    }

    /// Records an error, unless it is already known from another case.
    func record(_ error: ScenarioFileError) {
        guard errors.count < Self.errorLimit, !errors.contains(error) else { return }
        errors.append(error)
    }
}

/// The values of a case, by the names of the variables.
typealias CaseValues = [String: Node]
