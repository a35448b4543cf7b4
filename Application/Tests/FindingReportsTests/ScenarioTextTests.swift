// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Foundation
import MorselWording
import ScenarioFiles
import Testing

@testable import FindingReports

/// The results of scenarios, for people and as JSON.
@Suite struct ScenarioTextTests {
    private static func reports(outcome: String) throws -> [ScenarioReport] {
        let text = """
            scenario: A code
            device:
              system: 17.4
            steps:
              - invoke: {source: qr-code, url: https://fruta.example/}
                expect:
                  outcome: \(outcome)

            """
        let file = try ScenarioFile(Array(text.utf8), path: "a.scenario.yaml")
        return file.scenarios.map {
            ScenarioReport(ScenarioRun(of: $0), of: $0, in: file.path)
        }
    }

    @Test func aScenarioPasses() throws {
        let reports = try Self.reports(outcome: "web-page")
        #expect(
            ScenarioText.words(reports)
                == "passed  a.scenario.yaml:1: A code\n1 scenario, 1 expectation: all met.\n"
        )
    }

    @Test func aFailureHasItsReasons() throws {
        let text = ScenarioText.words(try Self.reports(outcome: "card"))
        #expect(text.hasPrefix("FAILED  a.scenario.yaml:1: A code\n  a.scenario.yaml:7:"))
        #expect(text.contains("\n    expected  'card'\n    got       'web-page'\n    why       "))
        #expect(text.hasSuffix("\n1 scenario, 1 expectation: 1 failed.\n"))
    }

    @Test func eachObjectHasALine() throws {
        let text = try ScenarioText.objects(try Self.reports(outcome: "web-page"))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last == #"{"summary":{"expectations":1,"failed":0,"scenarios":1}}"#)
    }
}
