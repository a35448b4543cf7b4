// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

struct PublishTests {
    // C-29: a build contains its app, its clip and its default experience.
    @Test func publishesABundle() throws {
        let shop = try Shop()
        let run = try shop.publish()
        #expect(run.status == 0, "\(run.errorOutput)")
        let report = try #require(objects(run).first)
        #expect(report["clip"] as? String == Shop.clip)
        #expect(report["version"] as? String == "1.0")
        #expect(report["bytes"] as? Int == 8)
        #expect(report["hosts"] as? [String] == ["fruta.example"])
        let again = try shop.morsel("publish", "Fruta.clip")
        #expect(again.status == 0)
        #expect(again.text == "Published \(Shop.clip) 1.0: 8 bytes, for fruta.example.\n")
    }

    @Test(
        arguments: [
            (
                "ABCDE12345.com.example.fruta.Clip", "com.example.fruta.Clip",
                "clip.json: clip is not"
            ),
            ("\"format\": 1", "\"format\": 2", "format 2 is not supported"),
            ("\"version\": \"1.0\",", "", "version is missing"),
            ("module.wasm", "missing.wasm", "missing.wasm: the bundle has no file"),
            ("module.wasm", "../header.png", "the path must be inside"),
            ("module.wasm", "header.png", "header.png: the file is not a WebAssembly module"),
            ("16.4", "x", "minimumSystem is not a version"),
            ("appclips:fruta.example", "fruta.example", "is not an associated domain"),
            ("OPEN", "EAT", "OPEN, VIEW or PLAY"), ("{", "", "not valid JSON"),
        ]
    )
    func reportsErrorsOfABundle(_ text: String, other: String, sentence: String) throws {
        let shop = try Shop()
        try shop.change(text, to: other)
        let run = try shop.publish()
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: bundle: "))
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.count(where: \.isNewline) == 1)
        let error = try #require(objects(run).first?["error"] as? [String: Any])
        #expect(error["code"] as? String == "bundle")
    }

    @Test func reportsThatTheBundleIsMissing() throws {
        let shop = try Shop()
        try shop.folder.makeFolder("empty.clip")
        for (bundle, sentence) in [
            ("missing.clip", "the folder 'missing.clip' does not exist."),
            (
                "header.png",
                "'header.png' is not a folder; a clip bundle is a folder with 'clip.json' in it."
            ),
            (
                "empty.clip",
                "the folder 'empty.clip' has no file 'clip.json', so it is not a clip bundle."
            ),
        ] {
            let run = try shop.morsel("publish", bundle)
            #expect(run.status == 1)
            #expect(run.errorOutput == "Error: bundle: \(sentence)\n")
            #expect(run.output.isEmpty)
            #expect(
                try !shop.folder.names().contains("shop.sqlite"),
                "a mistyped bundle creates no database"
            )
        }
    }

    @Test(arguments: ["folder", "missing/shop.sqlite", "text.sqlite", "/proc/shop.sqlite"])
    func reportsThatTheDatabaseCannotBeOpened(_ path: String) throws {
        let shop = try Shop()
        try shop.folder.makeFolder("folder")
        try shop.folder.write(String(repeating: "no database ", count: 100), to: "text.sqlite")
        for command in [
            ["publish", "Fruta.clip"], ["experience", "list"], ["experience", "activate", "1"],
            ["invoke", "https://fruta.example"], ["serve", "--port", "1"],
        ] {
            let run = try BuiltPrograms.run(
                "morsel",
                command + ["--database", path],
                in: shop.folder
            )
            #expect(run.status == 1, "\(command)")
            #expect(run.errorOutput.hasPrefix("Error: database: '\(path)' cannot be opened"))
            #expect(run.errorOutput.count(where: \.isNewline) == 1)
        }
        #expect(try shop.folder.bytes(of: "text.sqlite").count == 1_200, "left as it was")
    }
}
