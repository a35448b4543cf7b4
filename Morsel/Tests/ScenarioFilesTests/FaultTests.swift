import DeviceScenarios
import MorselWording
import ScenarioFiles
import Testing

/// Every fault with its line and column, and a sentence that says what is wrong.
struct FaultTests {
    /// Whole files.
    @Test(arguments: [
        ("", 1, 1, "has no scenario"),
        ("# nothing\n", 1, 1, "has no scenario"),
        ("- a", 1, 1, "A mapping is wanted here, and not a list."),
        ("a: b", 1, 1, "There is no key 'a'; 'scenario'"),
        ("a: [", 2, 1, "The file is no YAML: "),
        ("scenario: A\nsteps: [\n  x", 4, 1, "The file is no YAML: "),
        ("scenario: A\nscenario: B\nsteps: []", 1, 1, "The key 'scenario' stands twice."),
        ("scenario: A", 1, 1, "The key 'steps' is missing here."),
        ("steps: []", 1, 1, "The key 'scenario' is missing here."),
        ("scenario: ''\nsteps: []", 1, 11, "'' is no name."),
        ("scenario: [A]\nsteps: []", 1, 11, "A text is wanted here, and not a list."),
        ("scenario: A\nsteps: {}", 2, 8, "A list is wanted here, and not a mapping."),
        ("scenario: A\nrule: [D-1]\nsteps: []", 2, 1, "did you mean 'rules'?"),
        ("scenario: A\nrules: [X]\nsteps: []", 2, 9, "'X' is no rule, such as D-10."),
        ("scenario: A\n? [a]\n: b\nsteps: []", 2, 3, "A key has to be a word."),
        ("scenario: A\nworld: ../w.yaml\nsteps: []", 2, 8, "below the scenario's folder"),
        ("scenario: A\nworld: /w.yaml\nsteps: []", 2, 8, "below the scenario's folder"),
        ("scenario: A\nworld: w.yaml\nsteps: []", 2, 8, "There is no such file"),
        ("scenario: A\nsteps: []\n---\nscenario: B", 4, 1, "The key 'steps' is missing here."),
    ])
    func files(_ text: String, line: Int, column: Int, words: String) throws {
        let found = faults(in: text)
        let fault = try #require(found.first { $0.sentence.contains(words) }, "\(found)")
        #expect(fault.place == ScenarioPlace(line: line, column: column))
        #expect(fault.file == "test.yaml")
    }

    /// The device, from column 9 on in line 2.
    @Test(arguments: [
        ("{ sytem: 17 }", 11, "There is no key 'sytem'; did you mean 'system'?"),
        ("{ system: 19 }", 19, "There is no iOS 19."),
        ("{ system: x }", 19, "'x' is no version, such as 16.4."),
        ("{ system: -1 }", 19, "'-1' is no version"),
        ("{ system: 17.1.2.3 }", 19, "'17.1.2.3' is no version"),
        ("{ clock: now }", 18, "'now' is no time"),
        ("{ clock: '2026-02-30T10:00:00Z' }", 18, "is no time"),
        ("{ clock: '1969-12-31T23:59:59Z' }", 18, "No device's clock shows this"),
        ("{ clock: '2026-02-20T10:00:00' }", 18, "is no time"),
        ("{ zone: Europe/Berlim }", 17, "There is no time zone 'Europe/Berlim'"),
        ("{ zone: '+19:00' }", 17, "There is no time zone '+19:00'"),
        ("{ position: '91, 0' }", 21, "'91, 0' is no place"),
        ("{ position: [1, 2] }", 21, "A text is wanted here, and not a list."),
        ("{ private-browsing: yes }", 29, "true or false is wanted here"),
        ("{ private-browsing: 'true' }", 29, "true or false is wanted here"),
        ("{ retention: 30 }", 22, "'30' is no length of time"),
        ("{ retention: -1 day }", 22, "is no length of time"),
        ("{ retention: 40000 days }", 22, "is out of range"),
        ("{ apps: [ABCDE12345.com.example.fruta] }", 18, "in the world"),
        ("{ languages: [e] }", 23, "'e' is no language"),
        ("{ suggestion-distance: 5 km }", 32, "'5 km' is no length in metres"),
        ("{ local-experiences: [{ title: A }] }", 31, "Say which is meant|There is no clip"),
        ("{ sites-without-card: [a b] }", 32, "'a b' is no host"),
        ("{ databases: { a: b } }", 27, "A mapping is wanted here, and not a text."),
    ])
    func devices(_ device: String, column: Int, words: String) throws {
        try expect("scenario: A\ndevice: \(device)\nsteps: []", 2, column, words)
    }

    /// The world, from column 8 on in line 2.
    @Test(arguments: [
        ("{ app: [] }", 10, "There is no key 'app'; did you mean 'apps'?"),
        ("{ apps: [{ name: A }] }", 17, "The key 'id' is missing here."),
        ("{ apps: [{ id: com.example.a, name: A, clip: {} }] }", 23, "is no identifier"),
        (
            "{ apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.b } }] }", 60,
            "'ABCDE12345.a.b' is the app"
        ),
        (
            "{ apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.c } }, { id: ABCDE12345.a.c, name: A, clip: { id: ABCDE12345.a.d } }] }",
            86, "'ABCDE12345.a.c' is there already."
        ),
        ("{ experiences: [{ url: 'https://a.example' }] }", 24, "There is no clip in the world."),
        ("{ experiences: [{ url: 'http://a.example' }] }", 31, "is no URL of an experience"),
        ("{ experiences: [{ url: 'https://a.example#x' }] }", 31, "is no URL of an experience"),
        ("{ sites: { a.example: hostd } }", 30, "did you mean 'hosted'?"),
        ("{ sites: { a.example: {} } }", 30, "One of 'clips', 'json', 'status' is wanted here."),
        ("{ sites: { a.example: { status: TIMEUOT } } }", 40, "did you mean 'TIMEOUT'?"),
        ("{ sites: { 'a b': hosted } }", 19, "'a b' is no host"),
        ("{ pages: { x: {} } }", 19, "is no URL of an experience"),
        ("{ redirects: { 'https://a.example': x } }", 44, "'x' is no invocation URL"),
        ("{ link-hosts: [https://a] }", 23, "is no host"),
    ])
    func worlds(_ world: String, column: Int, words: String) throws {
        try expect("scenario: A\nworld: \(world)\nsteps: []", 2, column, words)
    }

    /// C-15: two published experiences cannot have the same URL; a clip has one size, and so on.
    @Test(arguments: [
        (
            "experiences: [{ url: 'https://a.example' }, { url: 'https://a.example/' }]", 52,
            "'https://a.example/' is there already."
        ),
        (
            "experiences: [{ number: 1, url: 'https://a.example' }, { number: 1, url: 'https://b.example' }]",
            66, "'1' is there already."
        ),
        (
            "experiences: [{ url: 'https://a.example', clip: ABCDE12345.a.b.Clop }]", 49,
            "did you mean"
        ),
        ("experiences: [{ url: 'https://a.example', verb: OPEM }]", 49, "did you mean 'OPEN'?"),
        ("experiences: [{ url: 'https://a.example', place: '1' }]", 50, "is no place"),
        ("experiences: [{ url: 'https://a.example', number: -1 }]", 51, "-1 is out of range"),
        (
            "experiences: [{ url: 'https://a.example', powered-by: 1 }]", 55,
            "true or false is wanted"
        ),
    ])
    func experiences(_ line: String, column: Int, words: String) throws {
        let apps = "apps: [{ id: ABCDE12345.a.b, name: A, clip: { id: ABCDE12345.a.b.Clip } }]"
        try expect("scenario: A\nsteps: []\nworld:\n  \(apps)\n  \(line)", 5, column + 2, words)
    }

    @Test(arguments: [
        ("build: { size: 10 }", 25, "'10' is no size"),
        ("build: { size: 9.9 GB }", 25, "is no size"),
        ("build: { stage: relesed }", 26, "did you mean 'released'?"),
        ("build: { minimum-system: new }", 35, "is no version"),
        ("domains: [fruta.example]", 20, "is no entry of an entitlement"),
        ("default-experience: { subtitles: { e: x } }", 45, "'e' is no language"),
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

    /// One step in line 4, from column 5 on.
    @Test(arguments: [
        ("{ invok: {} }", 7, "There is no key 'invok'; did you mean 'invoke'?"),
        ("{ card: open, leave: now }", 5, "'card', 'leave' stand together"),
        ("{ card: opne }", 13, "did you mean 'open'?"),
        ("{ leave: later }", 14, "There is no word 'later'; 'now' is."),
        ("{ at: yesterday }", 11, "is no time: 2026-03-20T10:00:00+01:00, or +2h"),
        ("{ at: '2025-01-01T00:00:00Z' }", 11, "The clock would go back"),
        ("{ at: +8000 weeks 400000000 days }", 11, "is no time"),
        ("{ at: +3000000 days }", 11, "No device's clock shows this"),
        ("{ invoke: { source: qr-code } }", 15, "The key 'url' is missing here."),
        ("{ invoke: { url: 'https://a.example' } }", 15, "The key 'source' is missing here."),
        ("{ invoke: { source: qrcode, url: x } }", 25, "did you mean 'qr-code'?"),
        ("{ invoke: { source: qr-code, url: 'http://x' } }", 39, "is no invocation URL"),
        ("{ invoke: { source: qr-code, url: 'https://a.example', tag: 1 } }", 65, "true or false"),
        ("{ come-back: spotlght }", 18, "did you mean 'spotlight'?"),
        ("{ come-back: notification }", 18, "The key 'notification' is missing here."),
        ("{ come-back: { by: spotlight, notification: 1 } }", 49, "means nothing beside 'by'"),
        ("{ call: {} }", 13, "One of 'write', 'delete'"),
        ("{ call: { write: { file: a } } }", 22, "The key 'text' is missing here."),
        (
            "{ call: { request: { permission: camra, answer: true } } }", 38,
            "did you mean 'camera'?"
        ),
        ("{ call: { cancel: x } }", 23, "A whole number is wanted here"),
        ("{ call: { schedule: { number: 1, at: soon } } }", 42, "is no time"),
        ("{ push: { number: -1 } }", 23, "-1 is out of range; 0 to 2147483647 is taken."),
        ("{ install: ABCDE12345.com.example.other }", 16, "in the world"),
        ("{ delete-clip: ABCDE12345.com.example.fruta }", 20, "in the world"),
        ("{ set: { system: 13, zone: UTC } }", 22, "A system does not become older"),
        ("{ set: { sistem: 17 } }", 14, "did you mean 'system'?"),
        ("{ backup: restore }", 15, "No backup was made before."),
        ("{ clear: all }", 14, "There is no word 'all'"),
        ("{ revoke-sign-in: { team: A } }", 23, "The key 'user' is missing here."),
        ("{ world: { apps: [{}] } }", 23, "The key 'id' is missing here."),
        ("x", 5, "A mapping is wanted here, and not a text."),
    ])
    func steps(_ step: String, column: Int, words: String) throws {
        try expect(Fruta.scenario(step), 4, column, words)
    }

    /// What is expected, in line 4 from column 15 on.
    @Test(arguments: [
        ("{ outcom: card }", 17, "There is no key 'outcom'; did you mean 'outcome'?"),
        ("{ outcome: cart }", 26, "did you mean 'card'?"),
        ("{ refused-by: X }", 29, "'X' is no rule"), ("{ overlay: 1 }", 26, "true or false"),
        ("{ delivered: 1 }", 28, "A list is wanted here, and not a text."),
        ("{ delivered: [x] }", 29, "A whole number is wanted here"),
        ("{ effects: null }", 26, "A list is wanted here, and not nothing."),
        ("{ card: { titel: A } }", 25, "did you mean 'title'?"), ("{ card: yes }", 23, "A mapping"),
        ("{ launch: { warm: warm } }", 33, "true or false"),
        ("{ callbacks: { uikit: [] } }", 30, "There is no key 'uikit'"),
        ("{ callbacks: { scenes: [x] } }", 39, "There is no word 'x'"),
        ("{ previews: { x: clip } }", 29, "is no invocation URL"),
        ("{ url: x }", 22, "is no invocation URL"), ("{ foreground: x }", 29, "is no identifier"),
        ("{ home-screen: [ABCDE12345.com.example.fruta.Clip] }", 31, "in the world"),
        ("{ clip: { permissions: { cam: true } } }", 40, "There is no word 'cam'"),
        ("{ clip: { frameworks: { Contatcs: true } } }", 39, "did you mean 'Contacts'?"),
        ("{ clip: { functions: { fly: true } } }", 38, "There is no word 'fly'"),
        ("{ clip: { credentials: { jo: maybe } } }", 44, "There is no word 'maybe'"),
        ("{ clip: { keychain: { class: key } } }", 35, "One of 'count', 'data', 'from'"),
        ("{ clip: { keychain: { count: 1 } } }", 35, "The key 'class' is missing here."),
        ("{ clip: { records: { container: a, name: b } } }", 34, "One of 'value', 'refused-by'"),
        ("{ clip: { location: { answer: inside } } }", 35, "The key 'center' is missing here."),
        (
            "{ clip: { location: { region: other, center: '1, 1', answer: inside } } }", 60,
            "'center' means nothing beside 'region'."
        ),
        ("{ holders: { ABCDE12345.a.b: {} } }", 28, "in the world"),
        ("{ not: { not: {} } }", 29, "'not' means nothing beside 'not'."),
        ("{ fault: no-crad }", 24, "did you mean 'no-card'?"),
    ])
    func expectations(_ wanted: String, column: Int, words: String) throws {
        try expect(Fruta.scenario("{ expect: \(wanted) }"), 4, column, words)
    }

    /// The values of cases.
    @Test(arguments: [
        ("cases: [{ a: 1 }]", "outcome: '${b}'", 4, 24, "There is no variable 'b'; 'a' is."),
        ("cases: [{ a: card, b: 1 }]", "outcome: '${a}'", 1, 20, "does not use '${b}'"),
        ("cases: [{ a: [1] }]", "url: 'https://${a}.example'", 4, 20, "can only stand alone"),
        ("cases: [x]", "outcome: card", 1, 9, "A mapping is wanted here"),
        ("cases: {}", "outcome: card", 1, 8, "A list is wanted here"),
        ("cases: [{ a: cart }]", "outcome: '${a}'", 1, 14, "did you mean 'card'?"),
    ])
    func cases(_ cases: String, _ wanted: String, line: Int, column: Int, words: String) throws {
        let text = "\(cases)\nscenario: A\nsteps:\n  - expect: { \(wanted) }"
        try expect(text, line, column, words)
    }

    /// All faults of a file are told at once, in their order.
    @Test func tellsAllFaults() {
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
        let places = faults(in: text).map { "\($0.place.line):\($0.place.column)" }
        #expect(places == ["2:9", "3:11", "3:29", "5:5", "6:37", "7:15", "7:38", "9:1"])
    }

    /// A fault in a world of its own file has that file's name and place.
    @Test func namesTheFileOfTheWorld() {
        let text = "scenario: A\nworld: w.yaml\nsteps: []"
        do throws(ScenarioFile.Faults) {
            _ = try ScenarioFile(Array(text.utf8), path: "test.yaml") { name in
                ("below/\(name)", Array("apps:\n- name: A".utf8))
            }
            Issue.record("The world has an app without an identifier.")
        } catch {
            let wanted = ScenarioFault(
                file: "below/w.yaml",
                place: ScenarioPlace(line: 2, column: 3),
                code: .missingKey("id")
            )
            #expect(error.faults == [wanted])
        }
    }

    private func expect(_ text: String, _ line: Int, _ column: Int, _ words: String) throws {
        let found = faults(in: text)
        let wanted = words.split(separator: "|")
        let fault = try #require(
            found.first { fault in wanted.contains { fault.sentence.contains($0) } },
            "\(found.map { "\($0.place.line):\($0.place.column) \($0.sentence)" })"
        )
        #expect(fault.place == ScenarioPlace(line: line, column: column), "\(fault.sentence)")
        // One sentence in one line, which can be shown anywhere.
        #expect(
            !fault.sentence.contains("\n") && fault.sentence.hasSuffix(".")
                || fault.sentence.hasSuffix("?")
        )
        #expect(!fault.name.isEmpty)
    }
}
