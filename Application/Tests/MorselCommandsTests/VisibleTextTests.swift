// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// Whatever a file, page, bundle or argument contains, a terminal only displays it.
struct VisibleTextTests {
    /// Escape sequences, a bell, C1 controls, DEL, separators, and characters that reverse text.
    private static let hostile =
        "\u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J\u{7F}\u{85}\u{2028}\u{2029}\u{202E}\u{2066}\u{200F}"
        + "\u{61C}\rx\u{8}"

    /// Those of them that a file name or a JSON string can contain unchanged.
    private static let quoted = hostile.unicodeScalars
        .map {
            $0.value < 0x20
                ? "\\u00" + ($0.value < 16 ? "0" : "") + String($0.value, radix: 16) : String($0)
        }
        .joined()

    private func isHarmless(_ run: ProgramRun) -> Bool {
        (run.text + run.errorOutput).unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar == "\t"
                || ![.control, .lineSeparator, .paragraphSeparator]
                    .contains(scalar.properties.generalCategory)
                    && !scalar.properties.isBidiControl
        }
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let hostile = Self.hostile
        try folder.makeFolder("out")
        try folder.write("SVG File Name,URL,\(hostile)\n", to: "header.csv")
        try folder.write("SVG File Name,URL\n\(hostile),https://a.com\n", to: "name.csv")
        try folder.write("SVG File Name,URL\na.svg,https://a.com/\(hostile)\n", to: "url.csv")
        try folder.write("https://a.com\n", to: "\(hostile).csv")
        try folder.write(
            #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a.b"],"\#(Self.quoted)":1,"components":"#
                + #"[{"/":"/\#(Self.quoted)","comment":"\#(Self.quoted)"},{"/":"*"}]}]},"#
                + #""appclips":{"apps":["\#(Self.quoted)"]}}"#,
            to: "site"
        )
        try folder.write(#"{"\#(Self.quoted)":"#, to: "broken")
        try folder.write(
            "<meta name=apple-itunes-app content=\"app-id=1, app-clip-bundle-id=\(hostile)\">",
            to: "page"
        )
        try folder.write("name: \"\(hostile)\"\n\(hostile): 1\n", to: "a.scenario.yaml")
        try folder.write("<svg data-x=\"\(hostile)\"/>", to: "a.svg")
        return folder
    }

    private static let commands: [[String]] = [
        ["code", "batch", "header.csv", "out"], ["code", "batch", "name.csv", "out"],
        ["code", "batch", "url.csv", "out"], ["code", "pack", "url.csv", "--output", "a.zip"],
        ["code", "batch", "\(hostile).csv", "out"], ["code", "batch", hostile, "out"],
        ["code", "batch", "name.csv", hostile], ["code", "read", "a.svg"],
        ["code", "read", hostile], ["code", "check", "https://a.com/\(hostile)"],
        ["code", "check", "https://\(hostile).com"],
        ["code", "generate", "https://a.com", "--output", "a.\(hostile)"],
        ["code", "generate", "https://a.com", "--\(hostile)"],
        ["code", "generate", "https://a.com", "--index", hostile, "--output", "a.svg"],
        ["code", "generate", "https://a.com", "--foreground", hostile, "--output", "a.svg"],
        ["code", hostile], [hostile], ["rule", hostile],
        ["code", "nfc", "https://a.com/\(hostile)"],
        ["association", "lint", "site"], ["association", "lint", "broken"],
        ["association", "lint", hostile], ["association", "explain", "https://a.com/x", "site"],
        ["association", "explain", "https://a.com/\(hostile)", "site"],
        ["association", "match", "https://a.com/\(hostile)", "site"],
        ["association", "diff", "site", "broken"], ["association", "page", "page"],
        ["association", "init", hostile], ["association", "add", hostile, "site"],
        ["test", "a.scenario.yaml"], ["test", hostile], ["diagnose", "https://\(hostile)/"],
        ["invoke", "https://a.com/\(hostile)", "--database", "none.sqlite"],
        ["publish", hostile, "--database", "none.sqlite"],
        ["experience", "list", "--database", hostile],
    ]

    @Test(arguments: commands)
    func outputIsHarmless(_ arguments: [String]) throws {
        let folder = try folder()
        let run = try BuiltPrograms.run("morsel", arguments, in: folder)
        #expect(
            isHarmless(run),
            "\(arguments): \(run.text.debugDescription) \(run.errorOutput.debugDescription)"
        )
        #expect(!run.text.isEmpty || !run.errorOutput.isEmpty)
    }

    // The same as JSON, which stays valid and keeps the characters.
    @Test(
        arguments: commands.filter {
            !["rule", "association", "test"].contains($0[0]) || $0[1] == "lint"
        }
    )
    func jsonIsHarmlessAndValid(_ arguments: [String]) throws {
        let folder = try folder()
        let isLint = arguments.prefix(2) == ["association", "lint"]
        let run = try BuiltPrograms.run(
            "morsel",
            arguments + (isLint ? ["--format", "json"] : ["--json"]),
            in: folder
        )
        #expect(
            isHarmless(run),
            "\(arguments): \(run.text.debugDescription) \(run.errorOutput.debugDescription)"
        )
        _ = try objects(run)
    }

    @Test func jsonKeepsTheCharacters() throws {
        let folder = try folder()
        let run = try BuiltPrograms.run(
            "morsel",
            ["code", "read", "--json", Self.hostile],
            in: folder
        )
        #expect(try objects(run).first?["file"] as? String == Self.hostile)
        let report = try BuiltPrograms.run(
            "morsel",
            ["test", "--format", "json", Self.hostile],
            in: folder
        )
        let error = try objects(report).first?["error"] as? [String: Any]
        #expect((error?["message"] as? String)?.contains(Self.hostile) == true)
    }

    // Titles can come from a database that others wrote to.
    @Test func titlesOfADatabaseAreHarmless() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let card = [
            "--title", "A\u{9B}31m\u{202E}", "--subtitle", "B\u{2066}", "--image", "header.png",
        ]
        let added = try shop.morsel(
            ["experience", "add", "https://fruta.example/", "--clip", Shop.clip] + card
        )
        #expect(isHarmless(added))
        for arguments in [
            ["experience", "list"], ["experience", "list", "--json"],
            ["invoke", "https://fruta.example/"], ["invoke", "https://fruta.example/", "--json"],
        ] {
            let run = try shop.morsel(arguments)
            #expect(isHarmless(run), "\(run.text.debugDescription)")
        }
    }

    // Paths and hosts of requests are in the log.
    @Test func logIsHarmless() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        try shop.folder.write(
            """
            import socket, sys, time
            for attempt in range(600):
                try:
                    connection = socket.create_connection(('127.0.0.1', int(sys.argv[1])))
                    break
                except OSError:
                    time.sleep(0.05)
            # The first path is refused, and the second one has escapes of the same characters.
            for path in ['/seen\u{9B}31m\u{202E}\u{85}x', '/seen%1B[31m%E2%80%AE%0Ax']:
                connection.sendall(b'GET ' + path.encode() + b' HTTP/1.1\\r\\n'
                                   b'Host: fruta.example\\r\\nConnection: close\\r\\n\\r\\n')
                while connection.recv(65536):
                    pass
                connection = socket.create_connection(('127.0.0.1', int(sys.argv[1])))
            """,
            to: "ask.py"
        )
        let port = Int.random(in: 20_000..<30_000)
        let run = try BuiltPrograms.shell(
            """
            morsel serve --database shop.sqlite --no-watch-sites --port \(port) 2> log &
            server=$!
            timeout 60 python3 ask.py \(port)
            kill $server; wait $server; cat log >&2
            """,
            in: shop.folder
        )
        #expect(run.errorOutput.contains(" 400 - - malformed "), "\(run.errorOutput)")
        #expect(run.errorOutput.contains(" GET fruta.example /seen%1B[31m%E2%80%AE%0Ax "))
        #expect(isHarmless(run), "\(run.errorOutput.debugDescription)")
    }
}
