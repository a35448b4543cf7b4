// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FindingReports
import MorselWording

/// The output format of `morsel test`.
enum TestFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit

    /// Returns the whole report as text.
    ///
    /// - Throws: An error of the encoder.
    func text(of reports: [ScenarioReport]) throws -> String {
        switch self {
        case .text: ScenarioText.words(reports)
        case .json: try ScenarioText.objects(reports)
        case .junit: JUnitReport.text(of: reports)
        }
    }
}
