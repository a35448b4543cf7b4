import AppClipDevice
import AppClipTypes
import DeviceScenarios
import ScenarioFiles
import Testing

/// What scenarios say about themselves when something does not come as expected.
struct PlayingTests {
    /// A card is expected where a rule refuses it: what came, and why.
    @Test func saysWhatCameAndWhy() throws {
        let run = try run(
            Fruta.scenario(
                "{ invoke: { source: other-app-link, url: 'https://fruta.example/menu' }, expect: { outcome: card } }"
            )
        )
        let missed = try #require(run.outcomes.first { !$0.isMet })
        #expect(missed.answer == .text("web-page"))
        #expect(missed.reasons.last?.rule.text == "C-42")
        #expect(missed.expectation.place == ScenarioPlace(line: 4, column: 97))
        #expect(!run.isMet)
    }

    /// A step that cannot be ends the scenario; what stands behind it is not asked.
    @Test func stopsAtAStepThatCannotBe() throws {
        let run = try run(
            Fruta.scenario(
                "{ card: open, expect: { outcome: card } }",
                "{ expect: { overlay: false } }"
            )
        )
        #expect(run.fault?.name == .noCard)
        #expect(run.fault?.step == 0)
        #expect(run.fault?.place == ScenarioPlace(line: 4, column: 5))
        #expect(run.unaskedCount == 2)
        #expect(run.outcomes.isEmpty)
    }

    /// Details of a card expect that there is one; denied, they only say what it is not.
    @Test(arguments: [
        ("card: { title: Menu }", true), ("card: { title: Other }", false),
        ("card: null", false), ("not: { card: null }", true),
        ("not: { card: { title: Other } }", true), ("not: { card: { title: Menu } }", false),
        ("launch: null", true), ("launch: { warm: false }", false),
        ("effects: [decided card, download, show-card]", true),
        ("effects: [decided, show-card]", false),
        ("effects-include: [decided, show-card]", true),
        ("effects-include: [show-card, decided]", false),
        ("effects-include: show", false), ("not: { effects-include: launch-clip }", true),
        ("rules-include: [C-16, D-25]", true), ("rules: [C-16]", false),
        ("url: 'https://fruta.example/menu'", true), ("app-library: []", true),
        ("previews: { 'https://fruta.example/menu': clip }", true),
        ("previews: { 'https://nobody.example/': clip }", false),
    ])
    func comparesAsToldInTheDocumentation(_ wanted: String, isMet: Bool) throws {
        let step =
            "{ invoke: { source: qr-code, url: 'https://fruta.example/menu' }, expect: { \(wanted) } }"
        #expect(try run(Fruta.scenario(step)).isMet == isMet)
    }

    /// Each case is a scenario of its own, with its values, its name and its place.
    @Test func casesAreScenarios() throws {
        let text = """
            scenario: Open ${what}
            cases:
              - { what: a, wanted: { outcome: card } }
              - { what: b, wanted: null }
            world: \(Fruta.world)
            steps:
              - expect: ${wanted}
            """
        #expect(faults(in: text).map(\.place) == [ScenarioPlace(line: 4, column: 24)])
        let mended = text.replacing("null", with: "{ outcome: null }")
        let file = try ScenarioFile(Array(mended.utf8), path: "test.yaml")
        #expect(file.scenarios.map(\.name) == ["Open a", "Open b"])
        #expect(file.scenarios.map(\.place.line) == [3, 4])
        #expect(file.scenarios.map { ScenarioRun(of: $0).isMet } == [false, true])
    }

    /// A step's world takes the place of what it names, and of nothing else.
    @Test func worldsChangeInParts() throws {
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
