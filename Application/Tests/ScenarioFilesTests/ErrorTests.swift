// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import MorselWording
import ScenarioFiles
import Testing

/// Each error has a line, a column, and a sentence that says what is wrong.
struct ErrorTests {
    /// Errors in whole files.
    @Test(arguments: [
        ("", 1, 1, "has no scenario"),
        ("# nothing\n", 1, 1, "has no scenario"),
        ("- a", 1, 1, "Expected a mapping, but found a list."),
        ("a: b", 1, 1, "There is no key 'a'; known: 'scenario'"),
        ("a: [", 2, 1, "The file is not valid YAML: "),
        ("scenario: A\nsteps: [\n  x", 4, 1, "The file is not valid YAML: "),
        ("scenario: A\nscenario: B\nsteps: []", 1, 1, "The key 'scenario' occurs twice."),
        ("scenario: A", 1, 1, "The key 'steps' is missing."),
        ("steps: []", 1, 1, "The key 'scenario' is missing."),
        ("scenario: ''\nsteps: []", 1, 11, "'' is not a valid name."),
        ("scenario: [A]\nsteps: []", 1, 11, "Expected text, but found a list."),
        ("scenario: A\nsteps: {}", 2, 8, "Expected a list, but found a mapping."),
        ("scenario: A\nrule: [D-1]\nsteps: []", 2, 1, "did you mean 'rules'?"),
        ("scenario: A\nrules: [X]\nsteps: []", 2, 9, "'X' is not a rule id, such as D-10."),
        (
            "scenario: A\nrules: [D-1]\nsteps: []", 2, 9,
            "No rule has the id 'D-1'; did you mean 'D-01'?"
        ),
        ("scenario: A\nrules: [Y-01]\nsteps: []", 2, 9, "No rule has the id 'Y-01'"),
        // A missing world does not hide other errors.
        ("scenario: A\nworld: w.yaml\nsteps: [{ card: opne }]", 3, 17, "did you mean 'open'?"),
        ("scenario: A\nworld: w.yaml\ndevice: { system: 19 }\nsteps: []", 3, 19, "no iOS 19"),
        ("scenario: A\n? [a]\n: b\nsteps: []", 2, 3, "A key must be text."),
        ("scenario: A\nworld: ../w.yaml\nsteps: []", 2, 8, "below the scenario's folder"),
        ("scenario: A\nworld: /w.yaml\nsteps: []", 2, 8, "below the scenario's folder"),
        ("scenario: A\nworld: w.yaml\nsteps: []", 2, 8, "The world file does not exist."),
        ("scenario: A\nsteps: []\n---\nscenario: B", 4, 1, "The key 'steps' is missing."),
    ])
    func files(_ text: String, line: Int, column: Int, words: String) throws {
        let found = errors(in: text)
        let error = try #require(found.first { $0.sentence.contains(words) }, "\(found)")
        #expect(error.place == ScenarioPlace(line: line, column: column))
        #expect(error.file == "test.yaml")
    }

    /// Errors in `device`, from column 9 on in line 2.
    @Test(arguments: [
        ("{ sytem: 17 }", 11, "There is no key 'sytem'; did you mean 'system'?"),
        ("{ system: 19 }", 19, "There is no iOS 19."),
        ("{ system: x }", 19, "'x' is not a version, such as 16.4."),
        ("{ system: -1 }", 19, "'-1' is not a version"),
        ("{ system: 17.1.2.3 }", 19, "'17.1.2.3' is not a version"),
        ("{ clock: now }", 18, "'now' is not a time"),
        ("{ clock: '2026-02-30T10:00:00Z' }", 18, "is not a time"),
        (
            "{ clock: '1969-12-31T23:59:59Z' }", 18,
            "The time must be between the years 1970 and 9999."
        ),
        ("{ clock: '2026-02-20T10:00:00' }", 18, "is not a time"),
        ("{ zone: Europe/Berlim }", 17, "There is no time zone 'Europe/Berlim'"),
        ("{ zone: '+19:00' }", 17, "There is no time zone '+19:00'"),
        ("{ position: '91, 0' }", 21, "'91, 0' is not a position"),
        ("{ position: [1, 2] }", 21, "Expected text, but found a list."),
        ("{ private-browsing: yes }", 29, "Expected true or false, but found text."),
        ("{ private-browsing: 'true' }", 29, "Expected true or false, but found text."),
        ("{ retention: 30 }", 22, "'30' is not a duration"),
        ("{ retention: -1 day }", 22, "is not a duration"),
        ("{ retention: 40000 days }", 22, "is out of range"),
        ("{ apps: [ABCDE12345.com.example.fruta] }", 18, "The world has no clip or app"),
        ("{ languages: [e] }", 23, "'e' is not a language"),
        ("{ suggestion-distance: 5 km }", 32, "'5 km' is not a distance in metres"),
        ("{ local-experiences: [{ title: A }] }", 31, "The world has no clip."),
        ("{ sites-without-card: [a b] }", 32, "'a b' is not a host name"),
        ("{ databases: { a: b } }", 27, "Expected a mapping, but found text."),
    ])
    func devices(_ device: String, column: Int, words: String) throws {
        try expect("scenario: A\ndevice: \(device)\nsteps: []", 2, column, words)
    }

    /// Errors in `world`, from column 8 on in line 2.
    @Test(arguments: [
        ("{ app: [] }", 10, "There is no key 'app'; did you mean 'apps'?"),
        ("{ apps: [{ name: A }] }", 17, "The key 'id' is missing."),
        ("{ apps: [{ id: com.example.a, name: A, clip: {} }] }", 23, "is not an app identifier"),
        (
            "{ apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.b } }] }", 60,
            "'ABCDE12345.a.b' is the identifier of the app"
        ),
        (
            "{ apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.c } }, { id: ABCDE12345.a.c, name: A, clip: { id: ABCDE12345.a.d } }] }",
            86, "'ABCDE12345.a.c' is already in use."
        ),
        ("{ experiences: [{ url: 'https://a.example' }] }", 24, "The world has no clip."),
        ("{ experiences: [{ url: 'http://a.example' }] }", 31, "is not a URL of an experience"),
        ("{ experiences: [{ url: 'https://a.example#x' }] }", 31, "is not a URL of an experience"),
        ("{ sites: { a.example: hostd } }", 30, "did you mean 'hosted'?"),
        (
            "{ sites: { a.example: {} } }", 30,
            "One of these keys is required: 'clips', 'json', 'status'."
        ),
        ("{ sites: { a.example: { status: TIMEUOT } } }", 40, "did you mean 'TIMEOUT'?"),
        ("{ sites: { 'a b': hosted } }", 19, "'a b' is not a host name"),
        ("{ pages: { x: {} } }", 19, "is not a URL of an experience"),
        ("{ redirects: { 'https://a.example': x } }", 44, "'x' is not an invocation URL"),
        ("{ link-hosts: [https://a] }", 23, "is not a host name"),
    ])
    func worlds(_ world: String, column: Int, words: String) throws {
        try expect("scenario: A\nworld: \(world)\nsteps: []", 2, column, words)
    }

    /// C-15: two published experiences cannot have the same URL; a clip has one size, and so on.
    @Test(arguments: [
        (
            "experiences: [{ url: 'https://a.example' }, { url: 'https://a.example/' }]", 52,
            "'https://a.example/' is already in use."
        ),
        (
            "experiences: [{ number: 1, url: 'https://a.example' }, { number: 1, url: 'https://b.example' }]",
            66, "'1' is already in use."
        ),
        (
            "experiences: [{ url: 'https://a.example', clip: ABCDE12345.a.b.Clop }]", 49,
            "did you mean"
        ),
        ("experiences: [{ url: 'https://a.example', verb: OPEM }]", 49, "did you mean 'OPEN'?"),
        ("experiences: [{ url: 'https://a.example', place: '1' }]", 50, "is not a position"),
        ("experiences: [{ url: 'https://a.example', number: -1 }]", 51, "-1 is out of range"),
        (
            "experiences: [{ url: 'https://a.example', powered-by: 1 }]", 55,
            "Expected true or false"
        ),
    ])
    func experiences(_ line: String, column: Int, words: String) throws {
        let apps = "apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.b.Clip } }]"
        try expect("scenario: A\nsteps: []\nworld:\n  \(apps)\n  \(line)", 5, column + 2, words)
    }

    @Test(arguments: [
        ("build: { size: 10 }", 25, "'10' is not a size"),
        ("build: { size: 9.9 GB }", 25, "is not a size"),
        ("build: { stage: relesed }", 26, "did you mean 'released'?"),
        ("build: { minimum-system: new }", 35, "is not a version"),
        ("domains: [fruta.example]", 20, "is not an entry of the Associated Domains entitlement"),
        ("default-experience: { subtitles: { e: x } }", 45, "'e' is not a language"),
        ("notification: true", 10, "did you mean 'notifications'?"),
    ])
    func clips(_ line: String, column: Int, words: String) throws {
        let text = """
            scenario: A
            steps: []
            world:
              apps:
                - id: ABCDE12345.a.b
                  name: A
                  clip:
                    id: ABCDE12345.a.b.Clip
                    \(line)
            """
        try expect(text, 9, column - 1, words)
    }

    /// Errors in a step, in line 4 from column 5 on.
    @Test(arguments: [
        ("{ invok: {} }", 7, "There is no key 'invok'; did you mean 'invoke'?"),
        (
            "{ card: open, leave: now }", 5,
            "'card', 'leave' cannot be combined; use only one of them."
        ),
        ("{ card: opne }", 13, "did you mean 'open'?"),
        ("{ leave: later }", 14, "'later' is not a valid value; known: 'now'."),
        ("{ at: yesterday }", 11, "is not a time, such as 2026-03-20T10:00:00+01:00, or +2h"),
        ("{ at: '2025-01-01T00:00:00Z' }", 11, "The clock cannot go backward"),
        ("{ at: +8000 weeks 400000000 days }", 11, "is not a time"),
        ("{ at: +3000000 days }", 11, "The time must be between the years 1970 and 9999."),
        ("{ invoke: { source: qr-code } }", 15, "The key 'url' is missing."),
        ("{ invoke: { url: 'https://a.example' } }", 15, "The key 'source' is missing."),
        ("{ invoke: { source: qrcode, url: x } }", 25, "did you mean 'qr-code'?"),
        ("{ invoke: { source: qr-code, url: 'http://x' } }", 39, "is not an invocation URL"),
        ("{ invoke: { source: qr-code, url: 'https://a.example', tag: 1 } }", 65, "true or false"),
        (
            "{ invoke: { source: qr-code, url: 'https://a.example', clip: ABCDE12345.com.example.fruta.Clip } }",
            66, "'clip' and 'source' cannot be combined."
        ),
        (
            "{ invoke: { source: qr-code, url: 'https://a.example', text: x } }", 15,
            "'url' and 'text' cannot be combined."
        ),
        (
            "{ invoke: { source: test-flight, test-invocation: Menu } }", 55,
            "The build has no test invocation 'Menu'."
        ),
        ("{ invoke: { source: xcode, test-invocation: Menu } }", 49, "cannot be combined"),
        ("{ expect: { effects: [downlod] } }", 27, "did you mean 'download'?"),
        ("{ expect: { effects-include: downlod } }", 34, "did you mean 'download'?"),
        ("{ expect: { effects-include: 'launch-clp A.b' } }", 34, "did you mean 'launch-clip'?"),
        ("{ expect: { effects: [decided cart] } }", 27, "did you mean 'card'?"),
        ("{ expect: { effects: [refuse D-1] } }", 27, "No rule has the id 'D-1'"),
        (
            "{ world: { pages: { 'https://a.example': { clip: ABCDE12345.com.example.fruta.Clip } } } }",
            54, "is not a bundle identifier"
        ),
        ("{ expect: { refused-by: D-1 } }", 29, "No rule has the id 'D-1'"),
        ("{ expect: { rules-include: [Y-01] } }", 33, "No rule has the id 'Y-01'"),
        (
            "{ expect: { clip: { location: { center: '1, 1', radius: 1 m, answer: inside, launch: 1 } } } }",
            90, "There is no launch 1: no step so far launches a clip."
        ),
        ("{ come-back: spotlght }", 18, "did you mean 'spotlight'?"),
        ("{ come-back: notification }", 18, "The key 'notification' is missing."),
        (
            "{ come-back: { by: spotlight, notification: 1 } }", 49,
            "'notification' and 'by' cannot be combined."
        ),
        ("{ call: {} }", 13, "One of these keys is required: 'write', 'delete'"),
        ("{ call: { write: { file: a } } }", 22, "The key 'text' is missing."),
        (
            "{ call: { request: { permission: camra, answer: true } } }", 38,
            "did you mean 'camera'?"
        ),
        ("{ call: { cancel: x } }", 23, "Expected a whole number"),
        ("{ call: { schedule: { number: 1, at: soon } } }", 42, "is not a time"),
        (
            "{ push: { number: -1 } }", 23,
            "-1 is out of range; it must be between 0 and 2147483647."
        ),
        ("{ install: ABCDE12345.com.example.other }", 16, "The world has no clip or app"),
        ("{ delete-clip: ABCDE12345.com.example.fruta }", 20, "The world has no clip or app"),
        ("{ set: { system: 13, zone: UTC } }", 22, "The system cannot be downgraded"),
        ("{ set: { sistem: 17 } }", 14, "did you mean 'system'?"),
        ("{ backup: restore }", 15, "There is no backup to restore."),
        ("{ clear: all }", 14, "'all' is not a valid value"),
        ("{ revoke-sign-in: { team: A } }", 23, "The key 'user' is missing."),
        ("{ world: { apps: [{}] } }", 23, "The key 'id' is missing."),
        ("x", 5, "Expected a mapping, but found text."),
    ])
    func steps(_ step: String, column: Int, words: String) throws {
        try expect(Fruta.scenario(step), 4, column, words)
    }

    /// Errors in `expect`, in line 4 from column 15 on.
    @Test(arguments: [
        ("{ outcom: card }", 17, "There is no key 'outcom'; did you mean 'outcome'?"),
        ("{ outcome: cart }", 26, "did you mean 'card'?"),
        ("{ refused-by: X }", 29, "'X' is not a rule id"), ("{ overlay: 1 }", 26, "true or false"),
        ("{ delivered: 1 }", 28, "Expected a list, but found text."),
        ("{ delivered: [x] }", 29, "Expected a whole number"),
        ("{ effects: null }", 26, "Expected a list, but found null."),
        ("{ card: { titel: A } }", 25, "did you mean 'title'?"),
        ("{ card: yes }", 23, "Expected a mapping"),
        ("{ launch: { warm: warm } }", 33, "true or false"),
        ("{ callbacks: { uikit: [] } }", 30, "There is no key 'uikit'"),
        ("{ callbacks: { scenes: [x] } }", 39, "'x' is not a valid value"),
        ("{ previews: { x: clip } }", 29, "is not an invocation URL"),
        ("{ url: x }", 22, "is not an invocation URL"),
        ("{ foreground: x }", 29, "is not an app identifier"),
        (
            "{ home-screen: [ABCDE12345.com.example.fruta.Clip] }", 31,
            "The world has no clip or app"
        ),
        ("{ clip: { permissions: { cam: true } } }", 40, "'cam' is not a valid value"),
        ("{ clip: { frameworks: { Contatcs: true } } }", 39, "did you mean 'Contacts'?"),
        ("{ clip: { functions: { fly: true } } }", 38, "'fly' is not a valid value"),
        ("{ clip: { credentials: { jo: maybe } } }", 44, "'maybe' is not a valid value"),
        (
            "{ clip: { keychain: { class: key } } }", 35,
            "One of these keys is required: 'count', 'data', 'from'"
        ),
        ("{ clip: { keychain: { count: 1 } } }", 35, "The key 'class' is missing."),
        (
            "{ clip: { records: { container: a, name: b } } }", 34,
            "One of these keys is required: 'value', 'refused-by'"
        ),
        ("{ clip: { location: { answer: inside } } }", 35, "The key 'center' is missing."),
        (
            "{ clip: { location: { region: other, center: '1, 1', answer: inside } } }", 60,
            "'center' and 'region' cannot be combined."
        ),
        ("{ holders: { ABCDE12345.a.b: {} } }", 28, "The world has no clip or app"),
        ("{ not: { not: {} } }", 29, "'not' cannot be nested in another 'not'."),
        ("{ fault: no-crad }", 24, "did you mean 'no-card'?"),
    ])
    func expectations(_ expected: String, column: Int, words: String) throws {
        try expect(Fruta.scenario("{ expect: \(expected) }"), 4, column, words)
    }

    /// Errors in the values of cases.
    @Test(arguments: [
        ("cases: [{ a: 1 }]", "outcome: '${b}'", 4, 24, "There is no variable 'b'; known: 'a'."),
        ("cases: [{ a: card, b: 1 }]", "outcome: '${a}'", 1, 20, "does not use '${b}'"),
        (
            "cases: [{ a: [1] }]", "url: 'https://${a}.example'", 4, 20,
            "is not text, so it cannot be part of a longer text"
        ),
        ("cases: [x]", "outcome: card", 1, 9, "Expected a mapping"),
        ("cases: {}", "outcome: card", 1, 8, "Expected a list"),
        ("cases: [{ a: cart }]", "outcome: '${a}'", 1, 14, "did you mean 'card'?"),
    ])
    func cases(_ cases: String, _ expected: String, line: Int, column: Int, words: String) throws {
        let text = "\(cases)\nscenario: A\nsteps:\n  - expect: { \(expected) }"
        try expect(text, line, column, words)
    }

    /// All errors of a file are reported at once, in order.
    @Test func reportsAllErrors() {
        let text = """
            scenario: A
            rules: [X]
            device: { sytem: 17, clock: x }
            steps:
              - invok: {}
              - invoke: { source: qr-code, url: x }
                expect: { outcom: card, outcome: cart }
            ---
            scenario: B
            """
        let places = errors(in: text).map { "\($0.place.line):\($0.place.column)" }
        #expect(places == ["2:9", "3:11", "3:29", "5:5", "6:37", "7:15", "7:38", "9:1"])
    }

    /// An error in a world file has the name of that file, and the position in it.
    @Test func namesTheWorldFile() {
        let text = "scenario: A\nworld: w.yaml\nsteps: []"
        do throws(ScenarioFile.ReadingError) {
            _ = try ScenarioFile(Array(text.utf8), path: "test.yaml") { name in
                ("below/\(name)", Array("apps:\n- name: A".utf8))
            }
            Issue.record("The world has an app without an identifier.")
        } catch {
            let expected = ScenarioFileError(
                file: "below/w.yaml",
                place: ScenarioPlace(line: 2, column: 3),
                code: .missingKey("id")
            )
            #expect(error.errors == [expected])
        }
    }

    private func expect(_ text: String, _ line: Int, _ column: Int, _ words: String) throws {
        let found = errors(in: text)
        let sentences = words.split(separator: "|")
        let error = try #require(
            found.first { error in sentences.contains { error.sentence.contains($0) } },
            "\(found.map { "\($0.place.line):\($0.place.column) \($0.sentence)" })"
        )
        #expect(error.place == ScenarioPlace(line: line, column: column), "\(error.sentence)")
        // The sentence is a single line.
        #expect(
            !error.sentence.contains("\n") && error.sentence.hasSuffix(".")
                || error.sentence.hasSuffix("?")
        )
        #expect(!error.name.isEmpty)
    }
}
