// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import DeviceScenarios
import ScenarioFiles
import Testing

/// The report of a run in which an expectation is not met.
struct PlayingTests {
    /// An expected card is refused: the run has the actual outcome and the reason.
    @Test func reportsActualValueAndReasons() throws {
        let run = try run(
            Fruta.scenario(
                "{ invoke: { source: other-app-link, url: 'https://fruta.example/menu' }, expect: { outcome: card } }"
            )
        )
        let missed = try #require(run.outcomes.first { !$0.isMet })
        #expect(missed.value == .text("web-page"))
        #expect(missed.reasons.last?.rule.text == "C-42")
        #expect(missed.expectation.place == ScenarioPlace(line: 4, column: 97))
        #expect(!run.isMet)
    }

    /// An invalid step ends the scenario; later expectations are not checked.
    @Test func stopsAtAnInvalidStep() throws {
        let run = try run(
            Fruta.scenario(
                "{ card: open, expect: { outcome: card } }",
                "{ expect: { overlay: false } }"
            )
        )
        #expect(run.invalidStep?.name == .noCard)
        #expect(run.invalidStep?.step == 0)
        #expect(run.invalidStep?.place == ScenarioPlace(line: 4, column: 5))
        #expect(run.uncheckedCount == 2)
        #expect(run.outcomes.isEmpty)
    }

    /// Details of a card imply that there is one; negated, they only exclude values.
    @Test(arguments: [
        ("card: { title: Menu }", true), ("card: { title: Other }", false),
        ("card: null", false), ("not: { card: null }", true),
        ("not: { card: { title: Other } }", true), ("not: { card: { title: Menu } }", false),
        ("launch: null", true), ("launch: { warm: false }", false),
        ("effects: [decided card, download, show-card]", true),
        ("effects: [decided, show-card]", false),
        ("effects-include: [decided, show-card]", true),
        ("effects-include: [show-card, decided]", false),
        ("effects-include: show-app-banner", false),
        ("not: { effects-include: launch-clip }", true),
        ("rules-include: [C-16, D-25]", true), ("rules: [C-16]", false),
        ("url: 'https://fruta.example/menu'", true), ("app-library: []", true),
        ("previews: { 'https://fruta.example/menu': clip }", true),
        ("previews: { 'https://nobody.example/': clip }", false),
    ])
    func comparesAsDocumented(_ expected: String, isMet: Bool) throws {
        let step =
            "{ invoke: { source: qr-code, url: 'https://fruta.example/menu' }, expect: { \(expected) } }"
        #expect(try run(Fruta.scenario(step)).isMet == isMet)
    }

    /// Each case is a scenario with its own values, name and position.
    @Test func readsCasesAsScenarios() throws {
        let text = """
            scenario: Open ${what}
            cases:
              - { what: a, wanted: { outcome: card } }
              - { what: b, wanted: null }
            world: \(Fruta.world)
            steps:
              - expect: ${wanted}
            """
        #expect(errors(in: text).map(\.place) == [ScenarioPlace(line: 4, column: 24)])
        let corrected = text.replacing("null", with: "{ outcome: null }")
        let file = try ScenarioFile(Array(corrected.utf8), path: "test.yaml")
        #expect(file.scenarios.map(\.name) == ["Open a", "Open b"])
        #expect(file.scenarios.map(\.place.line) == [3, 4])
        #expect(file.scenarios.map { ScenarioRun(of: $0).isMet } == [false, true])
    }

    /// The world of a step replaces the parts that it contains, and no others.
    @Test func replacesPartsOfTheWorld() throws {
        let invoke = "invoke: { source: qr-code, url: 'https://fruta.example/menu' }"
        let run = try run(
            Fruta.scenario(
                "{ world: { experiences: [] } }",
                "{ \(invoke), expect: { card: { experience: default } } }",
                "{ clear: experience-cache }",
                "{ world: { sites: { fruta.example: { status: DNS_ERROR } } } }",
                "{ at: +25h, \(invoke), expect: { outcome: web-page } }"
            )
        )
        #expect(run.isMet, "\(run.outcomes)")
    }
}
