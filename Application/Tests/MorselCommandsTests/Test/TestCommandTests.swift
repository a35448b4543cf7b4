// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `morsel test`.
struct TestCommandTests {
    private let world = """
        apps:
          - id: ABCDE12345.com.example.fruta
            name: Fruta
            clip: { id: ABCDE12345.com.example.fruta.Clip, domains: [appclips:fruta.example] }
        """

    private func scenario(_ name: String, _ outcome: String) -> String {
        """
        scenario: '\(name)'
        rules: [C-36]
        world: fruta.world.yaml
        steps:
          - step: Scan <it>
            invoke: { source: qr-code, url: 'https://fruta.example/' }
            expect:
              outcome: \(outcome)
        """
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("all")
        try folder.makeFolder("all/deep")
        try folder.write(world, to: "all/fruta.world.yaml")
        try folder.write(world, to: "all/deep/fruta.world.yaml")
        try folder.write(scenario("Good", "card"), to: "all/good.scenario.yaml")
        try folder.write(scenario("A \"bad\" & <one>", "app"), to: "all/deep/bad.scenario.yml")
        try folder.write("no scenario", to: "all/other.yaml")
        return folder
    }

    private func test(_ folder: TemporaryFolder, _ arguments: String...) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["test"] + arguments, in: folder)
    }

    /// One line for each scenario; a failure with its position, the actual value, and the reason.
    @Test func reportsFailedExpectations() throws {
        let run = try test(folder(), "all")
        #expect(run.status == 1)
        #expect(
            run.lines.prefix(5) == [
                "FAILED  all/deep/bad.scenario.yml:1: A \"bad\" & <one>",
                "  all/deep/bad.scenario.yml:8:16: step 1 'Scan <it>': outcome",
                "    expected  'app'", "    got       'card'",
                "    why       C-14  The URL belongs to the default experience of the website's clip.",
            ]
        )
        #expect(
            run.lines.suffix(2) == [
                "passed  all/good.scenario.yaml:1: Good",
                "2 scenarios, 2 expectations: 1 failed.",
            ]
        )
        #expect(try test(folder(), "all/good.scenario.yaml").status == 0)
    }

    @Test func printsOneObjectPerLine() throws {
        let run = try test(folder(), "all", "--format", "json")
        #expect(run.status == 1)
        let lines = try objects(run)
        #expect(lines.count == 3)
        #expect(lines[0]["met"] as? Bool == false)
        let failure = try #require((lines[0]["failures"] as? [[String: Any]])?.first)
        #expect(failure["line"] as? Int == 8)
        #expect(failure["expected"] as? String == "'app'")
        #expect((failure["why"] as? [[String: Any]])?.first?["rule"] as? String == "C-14")
        #expect((lines[2]["summary"] as? [String: Int])?["failed"] == 1)
    }

    /// The report is well-formed XML, whatever the names contain.
    @Test func printsJUnit() throws {
        let folder = try folder()
        let names = "\"A \\u0001 \\u0007 \\uFFFE ]]> & <b> ' \\\" \\n \\t \\u202E\""
        let text = scenario("X", "app").replacingOccurrences(of: "'X'", with: names)
        try folder.write(text, to: "all/odd.scenario.yaml")
        let run = try test(folder, "all", "--format", "junit", "--output", "report.xml")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        let report = JUnitReader()
        let parser = XMLParser(data: Data(try folder.bytes(of: "report.xml")))
        parser.delegate = report
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(
            report.cases == [
                "A \"bad\" & <one>", "Good",
                "A \u{FFFD} \u{FFFD} \u{FFFD} ]]> & <b> ' \" \n \t \u{202E}",
            ]
        )
        #expect(report.failures == 2)
        #expect(report.counts == ["3", "2"])
    }

    /// A malformed file or a contradiction anywhere: all errors are reported, and nothing is run.
    @Test func playsNothingIfAnyFileIsMalformed() throws {
        let folder = try folder()
        try folder.write("scenario: A\nstep: []", to: "all/a.scenario.yaml")
        let clock = "scenario: B\nsteps:\n  - at: '2020-01-01T00:00:00Z'"
        try folder.write(clock, to: "all/b.scenario.yaml")
        let run = try test(folder, "all", "--output", "report.txt")
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        let errorOutput = run.errorOutput.split(separator: "\n")
        #expect(errorOutput.count == 3, "\(run.errorOutput)")
        #expect(
            errorOutput[0] == "Error: all/a.scenario.yaml:1:1: The key 'steps' is missing."
        )
        #expect(
            errorOutput[1]
                == "Error: all/a.scenario.yaml:2:1: There is no key 'step'; did you mean 'steps'?"
        )
        #expect(
            errorOutput[2].hasPrefix("Error: all/b.scenario.yaml:3:9: The clock cannot go backward")
        )
        #expect(!(try folder.names().contains("report.txt")))
        let json = try objects(try test(folder, "all", "--format", "json"))
        #expect(json.count == 3 && json.allSatisfy { $0["error"] != nil })
    }

    /// A contradiction that is found while a scenario is played also counts as malformed.
    @Test func contradictionsAreMalformed() throws {
        let folder = try folder()
        let text = """
            scenario: A clip that changes its app
            steps:
              - world: { apps: [{ id: ABCDE12345.a.a, name: A, clip: { id: ABCDE12345.a.c, domains: [appclips:a.example] } }] }
              - invoke: { source: qr-code, url: 'https://a.example/' }
              - card: open
              - world: { apps: [{ id: ABCDE12345.a.b, name: B, clip: { id: ABCDE12345.a.c, domains: [appclips:a.example] } }] }
              - invoke: { source: qr-code, url: 'https://a.example/' }
            """
        try folder.write(text, to: "all/c.scenario.yaml")
        let run = try test(folder, "all")
        #expect(run.status == 64)
        #expect(
            run.errorOutput
                == "Error: all/c.scenario.yaml:7:5: The parts of the world contradict each other.\n"
        )
    }

    @Test func chooses() throws {
        let folder = try folder()
        #expect(try test(folder, "all", "--filter", "goo").status == 0)
        #expect(try test(folder, "all", "--filter", "C-36").status == 1)
        #expect(try test(folder, "all", "--filter", "nobody").status == 64)
        let one = try test(folder, "all", "--jobs", "1").text
        #expect(try test(folder, "all", "--jobs", "8").text == one)
        let twice = try test(folder, "all", "all/good.scenario.yaml")
        #expect(twice.lines.count { $0.hasPrefix("passed") } == 1)
        let given = try BuiltPrograms.run(
            "morsel",
            ["test", "-"],
            input: Array("scenario: A\nsteps: []".utf8)
        )
        #expect(given.lines.first == "passed  standard input:1: A")
    }

    @Test(arguments: [
        [], ["missing"], ["empty"], ["all", "--format", "html"], ["all", "--jobs", "0"],
        ["--schema", "all"], ["all/missing.scenario.yaml"],
    ])
    func misuse(_ arguments: [String]) throws {
        let folder = try folder()
        try folder.makeFolder("empty")
        #expect(try BuiltPrograms.run("morsel", ["test"] + arguments, in: folder).status == 64)
    }

    /// A world is in the folder of its scenario, whatever links say; a pipe is not waited for.
    @Test func worldsStayBelowTheirScenario() throws {
        let folder = try folder()
        try folder.write(world, to: "fruta.world.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/all/out.yaml",
            withDestinationPath: "../fruta.world.yaml"
        )
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/all/in.yaml",
            withDestinationPath: "deep/fruta.world.yaml"
        )
        let made = try ProgramRun("mkfifo", ["all/pipe.yaml"], in: folder)
        #expect(made.status == 0)
        let cases = [
            ("out.yaml", 64, "below the scenario's folder"), ("pipe.yaml", 64, "cannot be read"),
            ("deep", 64, "cannot be read"), ("deep/../fruta.world.yaml", 64, "below"),
            ("in.yaml", 0, ""), ("deep/fruta.world.yaml", 0, ""),
        ]
        for (name, status, words) in cases {
            let text = scenario("W", "card")
                .replacingOccurrences(of: "fruta.world.yaml", with: name)
            try folder.write(text, to: "all/w.scenario.yaml")
            let run = try test(folder, "all/w.scenario.yaml")
            #expect(run.status == Int32(status), "\(name): \(run.errorOutput)")
            #expect(words.isEmpty || run.errorOutput.contains(words))
        }
    }

    @Test func printsTheSchema() throws {
        let run = try test(folder(), "--schema")
        #expect(run.status == 0)
        let schema = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}

/// The content of a JUnit report.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var cases: [String] = []
    var failures = 0
    var counts: [String] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "testsuites": counts = [attributes["tests"] ?? "", attributes["failures"] ?? ""]
        case "testcase": cases.append(attributes["name"] ?? "")
        case "failure": failures += 1
        default: break
        }
    }
}
