// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

@testable import MorselCommands

/// The conventions for all commands in Documentation/commands.md.
@Suite struct ConventionTests {
    private static func commands() throws -> [[String]] {
        let run = try BuiltPrograms.run("morsel", ["--experimental-dump-help"])
        let tree = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        func leaves(_ command: [String: Any], _ path: [String]) -> [[String]] {
            let children = (command["subcommands"] as? [[String: Any]] ?? [])
                .filter { $0["commandName"] as? String != "help" }
            if children.isEmpty { return [path] }
            return children.flatMap { leaves($0, path + [$0["commandName"] as? String ?? ""]) }
        }
        return leaves(try #require(tree?["command"] as? [String: Any]), [])
    }

    // The table has a row for each command, and no others.
    @Test func everyCommandIsInTheTable() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let page = try String(
            contentsOf: root.appending(path: "Documentation/commands.md"),
            encoding: .utf8
        )
        let rows = page.split(separator: "\n").compactMap { line in
            line.hasPrefix("| `") ? line.split(separator: "`")[1] : nil
        }
        #expect(Set(rows).count == rows.count)
        #expect(
            Set(rows.map(String.init)) == Set(try Self.commands().map { $0.joined(separator: " ") })
        )
    }

    // An unknown option is an error of the command line, whatever the other arguments are.
    @Test func anUnknownOptionIsNamed() throws {
        for command in try Self.commands() {
            let run = try BuiltPrograms.run("morsel", command + ["--no-such-option"])
            #expect(run.status == 64, "\(command)")
            #expect(run.output == [], "\(command)")
            #expect(run.errorOutput.hasPrefix("Error: "), "\(command): \(run.errorOutput)")
        }
    }

    @Test func helpIsNoError() throws {
        for command in try Self.commands() {
            let run = try BuiltPrograms.run("morsel", command + ["--help"])
            #expect(run.status == 0, "\(command)")
            #expect(run.errorOutput == "", "\(command)")
        }
    }

    // A paragraph is a single line, which the parser wraps; manual line breaks would be wrapped
    // again.
    @Test func helpIsNotBrokenTwice() throws {
        for command in try Self.commands() {
            let run = try BuiltPrograms.run("morsel", command + ["--help"])
            let start = run.text.components(separatedBy: "\n\nUSAGE: ")[0]
            for paragraph in start.components(separatedBy: "\n\n") {
                let lines = paragraph.components(separatedBy: "\n")
                // Lines of examples are not wrapped.
                if lines.contains(where: { $0.hasPrefix("morsel ") || $0.hasPrefix("{") }) {
                    continue
                }
                for line in lines.dropLast() { #expect(line.count > 60, "\(command): \(line)") }
            }
        }
    }

    // The output file of a command is named by --output and -o.
    @Test func outputHasAShortName() throws {
        for command in try Self.commands() {
            let run = try BuiltPrograms.run("morsel", command + ["--help"])
            guard run.text.contains("--output") else { continue }
            #expect(run.text.contains("-o, --output"), "\(command)")
        }
    }

    // Status 2: all input was read, and nothing was found.
    @Test func nothingFoundIsNoFailure() throws {
        let folder = try TemporaryFolder()
        try #require(try code(["qr", "https://a.com", "-o", "a.png"], in: folder).status == 0)
        try #require(
            try code(["generate", "https://a.com", "-o", "b.png"], in: folder).status == 0
        )
        #expect(try code(["read", "b.png"], in: folder).status == 0)
        #expect(try code(["read", "a.png"], in: folder).status == 2)
        #expect(try code(["read", "a.png", "b.png"], in: folder).status == 2)
        #expect(try code(["read", "a.png", "b.png", "c.png"], in: folder).status == 1)
        #expect(try code(["read", "--json", "a.png"], in: folder).status == 2)
    }

    // The input is an argument, even where Apple's tool has an option.
    @Test func aURLIsAnArgument() throws {
        let folder = try TemporaryFolder()
        let url = "https://fruta.example/menu"
        #expect(try code(["generate", url, "-o", "a.svg"], in: folder).status == 0)
        #expect(try code(["generate", "--url", url, "-o", "b.svg"], in: folder).status == 0)
        #expect(try folder.bytes(of: "a.svg") == folder.bytes(of: "b.svg"))
        for arguments in [[], [url, "--url", url]] {
            let run = try code(["generate", "-o", "c.svg", "--json"] + arguments, in: folder)
            #expect(run.status == 64)
            #expect(run.errorOutput.hasPrefix("Error: Specify the URL"))
            #expect(try objects(run).first?["error"] is [String: Any])
        }
        #expect(try folder.names() == ["a.svg", "b.svg"])
    }

    @Test func aFolderIsAnOutput() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("one")
        try folder.makeFolder("two")
        try folder.write("https://a.com\n", to: "list.csv")
        #expect(try code(["batch", "list.csv", "one"], in: folder).status == 0)
        #expect(try code(["batch", "list.csv", "-o", "two"], in: folder).status == 0)
        #expect(try folder.names(in: "one") == folder.names(in: "two"))
        #expect(try code(["batch", "list.csv", "one", "-o", "two"], in: folder).status == 64)
    }

    @Test func jsonIsAFormatOfTests() throws {
        let folder = try TemporaryFolder()
        let scenario = """
            scenario: Nothing
            steps:
              - invoke: { source: qr-code, url: "https://a.example/" }
                expect: { outcome: web-page }
            """
        try folder.write(scenario, to: "a.scenario.yaml")
        let json = try BuiltPrograms.run("morsel", ["test", ".", "--json"], in: folder)
        let format = try BuiltPrograms.run("morsel", ["test", ".", "--format", "json"], in: folder)
        #expect(json.status == 0, "\(json.errorOutput)")
        #expect(json.output == format.output)
        #expect(try objects(json).count == 2)
        let both = ["test", ".", "--json", "--format", "junit"]
        #expect(try BuiltPrograms.run("morsel", both, in: folder).status == 64)
    }
}
