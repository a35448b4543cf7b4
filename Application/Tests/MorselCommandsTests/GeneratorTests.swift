// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Foundation
import TestPrograms
import Testing

struct GeneratorTests {
    // A6, A-39, A-40, A-41, A-42, A-77, A-82: the command lines of the documentation, as written.
    @Test(arguments: [
        ("--url https://appclip.example.com --index 9 --output ~/path/to/filename.svg", 0),
        (
            "--url https://appclip.example.com --index 9 --logo none --output ~/path/to/filename.svg",
            1
        ),
        (
            "--url https://appclip.example.com --index 9 --output ~/path/to/filename.svg --type nfc",
            2
        ),
        (
            "--url https://appclip.example.com --foreground 123456 --background FFFFFF "
                + "--output ~/path/to/filename.svg", 3
        ),
        (
            "--url https://developer.apple.com/sunfl --index 0 --output ~/path/to/filename.svg "
                + "--logo badge", 4
        ),
    ])
    func documentedCommandLinesWork(_ line: String, number: Int) throws {
        let url = "https://appclip.example.com"
        let own = ColorPair(foreground: RGBColor(0x123456), background: .white)
        let expected = [
            try svg(url, index: 9),
            try svg(url, index: 9, logo: .none),
            try svg(url, index: 9, kind: .nfc),
            try AppClipCode(url, style: CodeStyle(colors: own)).svg,
            try svg("https://developer.apple.com/sunfl"),
        ]
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell(
            "mkdir -p path/to && AppClipCodeGenerator generate \(line)",
            in: folder
        )
        #expect(run.status == 0)
        #expect(run.errorOutput == "")
        #expect(run.output == [])
        #expect(try folder.names(in: "path/to") == ["filename.svg"])
        #expect(try folder.bytes(of: "path/to/filename.svg") == expected[number])
        //
        if Peers.areWanted {
            let document = try XMLRoot(folder.bytes(of: "path/to/filename.svg"))
            #expect(document.name == "svg")
        }
    }

    // exactly the documented lines.
    @Test func templatesPrintsTheDefaultPairs() throws {
        let colors = [
            "000000", "777777", "FF3B30", "EE7733", "33AA22", "00A6A1", "007AFF", "5856D6",
            "CC73E1",
        ]
        var expected = ""
        for (index, color) in colors.enumerated() {
            expected += "Index: \(2 * index) Foreground: FFFFFF Background: \(color)\n"
            expected += "Index: \(2 * index + 1) Foreground: \(color) Background: FFFFFF\n"
        }
        for run in [try generator(["templates"]), try code(["templates"])] {
            #expect(run.status == 0)
            #expect(run.text == expected)
            #expect(run.errorOutput == "")
        }
    }

    //
    @Test(arguments: [
        ("65D212", "5B1637", ["65D212"]),
        (
            "123456", "345678",
            [
                "FFFFFF", "44DDDD", "55DDFF", "AABBCC", "BBCCBB", "FFBBEE", "33DDFF", "CCBB33",
            ]
        ),
    ])
    func suggestPrintsPairs(_ foreground: String, _ background: String, pairs: [String]) throws {
        let expected = pairs.map { "Foreground: \($0) Background: \(background)\n" }.joined()
        let arguments = ["suggest", "--foreground", foreground, "--background", background]
        for run in [try generator(arguments), try code(arguments)] {
            #expect(run.status == 0)
            #expect(run.text == expected)
            #expect(run.errorOutput == "")
        }
    }

    //
    @Test func helpListsAllCommandsAndOptions() throws {
        for arguments in [["--help"], ["-h"], ["help"], []] {
            let run = try generator(arguments)
            #expect(run.status == 0)
            for word in [
                "generate", "suggest", "templates", "--url", "--output", "--index",
                "--foreground", "--background", "--type", "--logo", "cam|nfc", "badge|none",
            ] {
                #expect(run.text.contains(word), "\(word)")
            }
        }
    }

    // O-01: Apple's generator lowercases URLs; ours rejects uppercase, except in the replacement of Apple's tool.
    @Test func onlyTheReplacementOfApplesToolLowercasesURLs() throws {
        let folder = try TemporaryFolder()
        let arguments = ["generate", "--url", "HTTPS://Example.com/A", "--output", "a.svg"]
        let refused = try code(arguments, in: folder)
        #expect(refused.status == 1)
        #expect(refused.errorOutput.contains("https://"))
        #expect(try folder.names() == [])
        #expect(try generator(arguments, in: folder).status == 0)
        let read = try code(["read", "a.svg"], in: folder)
        #expect(read.text == "https://example.com/A\n")
    }

    // A-27, O-10
    @Test func aGeneratedDefaultLinkCausesAWarning() throws {
        let folder = try TemporaryFolder()
        let url = "https://appclip.apple.com/id?p=a.b.Clip"
        let arguments = ["generate", "--url", url, "--output", "a.svg"]
        for run in [try generator(arguments, in: folder), try code(arguments, in: folder)] {
            #expect(run.status == 0)
            #expect(run.errorOutput.hasPrefix("Warning: "))
        }
        let strict = try code(arguments + ["--strict"], in: folder)
        #expect(strict.status == 1)
    }

    // A6, A-45, A-48: a script like Apple's, which calls the tool by its name.
    @Test(.enabled(if: Peers.areWanted))
    func aPythonScriptRunsABatch() throws {
        let folder = try TemporaryFolder()
        try folder.write(documentedList, to: "sample_list.csv")
        try folder.makeFolder("GeneratedCodes")
        try folder.write(
            """
            import csv, os, subprocess, sys

            with open(sys.argv[1], newline='') as file:
                for row in csv.DictReader(file):
                    subprocess.run(
                        ['AppClipCodeGenerator', 'generate',
                         '--url', row['URL'],
                         '--background', row['Background Color'],
                         '--foreground', row['Foreground Color'],
                         '--type', row['Type'],
                         '--logo', row['Logo'],
                         '--output', os.path.join(sys.argv[2], row['SVG File Name'])],
                        check=True)
            """,
            to: "batch_generator.py"
        )
        let run = try BuiltPrograms.shell(
            "python3 batch_generator.py sample_list.csv GeneratedCodes && mkdir ours "
                + "&& morsel code batch sample_list.csv ours",
            in: folder
        )
        #expect(run.status == 0)
        let names = [
            "camera_badge.svg", "camera_standalone.svg", "nfc_badge.svg", "nfc_standalone.svg",
        ]
        #expect(try folder.names(in: "GeneratedCodes") == names)
        #expect(try folder.names(in: "ours") == names)
        for name in names {
            let bytes = try folder.bytes(of: "GeneratedCodes/\(name)")
            #expect(try folder.bytes(of: "ours/\(name)") == bytes)
        }
        #expect(
            try folder.bytes(of: "ours/nfc_standalone.svg")
                == svg("https://appclip.example.com", index: 1, kind: .nfc, logo: .none)
        )
    }
}

/// The first element of a well-formed document.
private struct XMLRoot {
    let name: String

    init(_ bytes: [UInt8]) throws {
        let run = try ProgramRun(
            "python3",
            [
                "-c",
                """
                import sys, xml.etree.ElementTree as tree
                print(tree.fromstring(sys.stdin.buffer.read()).tag.split('}')[-1])
                """,
            ],
            input: bytes
        )
        try #require(run.status == 0, "\(run.errorOutput)")
        name = run.lines.first ?? ""
    }
}
