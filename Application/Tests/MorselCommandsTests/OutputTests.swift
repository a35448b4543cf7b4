// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

struct OutputTests {
    private static let url = "https://appclip.example.com/shop?p=123"

    @Test(arguments: [
        "a b.svg", "ä\u{1F331}.svg", "-x.svg", "--output", "a\nb.svg", ".hidden", "plain",
        "upper.SVG", String(repeating: "a", count: 251) + ".svg",
        // 25 bytes each: a name of few characters can be long.
        String(
            repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
            count: 10
        ),
    ])
    func anyNameIsAccepted(_ name: String) throws {
        let folder = try TemporaryFolder()
        let arguments = ["generate", "--url", Self.url, "--output=\(name)"]
        let run = try code(arguments, in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try folder.names() == [name])
        #expect(try folder.bytes(of: name) == svg(Self.url))
    }

    @Test(arguments: ["-", "/dev/stdout", "/proc/self/fd/1"])
    func standardOutputGetsOnlyTheFile(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(mapping, to: "list.csv")
        let run = try code(["generate", "--url", Self.url, "--output", name, "--json"], in: folder)
        #expect(run.status == 0)
        #expect(run.output == (try svg(Self.url)))
        let sheet = try code(["sheet", "list.csv", "--output", name, "--json"], in: folder)
        #expect(sheet.text.hasSuffix("%%EOF\n"))
        let pack = try code(["pack", "list.csv", "--output", name, "--json"], in: folder)
        #expect(pack.output.starts(with: [0x50, 0x4B, 3, 4]))
        #expect(pack.output.suffix(2) == [0, 0])
        let tag = try code(["nfc", Self.url, "--output", name, "--json"], in: folder)
        #expect(tag.output.first == 0xD1)
        let symbol = try code(["qr", Self.url, "--output", name, "--json"], in: folder)
        #expect(symbol.text.hasSuffix("</svg>\n") || symbol.text.hasSuffix("</svg>"))
        #expect(try folder.names() == ["list.csv"])
    }

    @Test func outputToTheNullDeviceLeavesNoFile() throws {
        let folder = try TemporaryFolder()
        let arguments = ["generate", "--url", Self.url, "--output", "/dev/null", "--json"]
        let run = try code(arguments, in: folder)
        #expect(run.status == 0)
        #expect(try objects(run).first?["output"] as? String == "/dev/null")
        #expect(try folder.names() == [])
    }

    // O-04: an existing file is overwritten, as by Apple's tool.
    @Test func anExistingFileIsReplacedWhole() throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "old ", count: 50_000), to: "a.svg")
        let run = try BuiltPrograms.shell(
            "chmod 640 a.svg && morsel code generate --url \(Self.url) --output a.svg "
                + "&& stat -c %a a.svg",
            in: folder
        )
        #expect(run.text == "640\n")
        #expect(try folder.bytes(of: "a.svg") == svg(Self.url))
        #expect(try folder.names() == ["a.svg"])
    }

    @Test func newFilesHaveTheUsualPermissions() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell(
            "umask 027 && morsel code generate --url \(Self.url) --output a.svg && stat -c %a a.svg",
            in: folder
        )
        #expect(run.text == "640\n")
    }

    @Test func aSymbolicLinkIsFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("there")
        try folder.write(String(repeating: "old ", count: 50_000), to: "there/real.svg")
        let run = try BuiltPrograms.shell(
            """
            ln -s there/real.svg one.svg && ln -s one.svg two.svg && ln -s there/new.svg new.svg
            morsel code generate --url \(Self.url) --output two.svg
            morsel code generate --url \(Self.url) --output new.svg
            readlink one.svg two.svg new.svg
            """,
            in: folder
        )
        #expect(run.lines == ["there/real.svg", "one.svg", "there/new.svg"])
        #expect(try folder.names(in: "there") == ["new.svg", "real.svg"])
        #expect(try folder.bytes(of: "there/real.svg") == svg(Self.url))
        #expect(try folder.bytes(of: "there/new.svg") == svg(Self.url))
    }

    @Test func aPipeIsWrittenDirectly() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell(
            """
            mkfifo pipe.svg && cat pipe.svg > copy.svg &
            until test -p pipe.svg; do sleep 0.01; done
            morsel code generate --url \(Self.url) --output pipe.svg
            wait
            """,
            in: folder
        )
        #expect(run.status == 0)
        #expect(try folder.bytes(of: "copy.svg") == svg(Self.url))
        #expect(try folder.names() == ["copy.svg", "pipe.svg"])
    }

    @Test(arguments: [
        "templates", "templates --json", "suggest --foreground 65D212 --background 5B1637",
        "check https://a.com", "check https://a.com --json", "qr https://a.com",
        "nfc https://a.com", "generate --url https://a.com --output -",
        "generate --url https://a.com --show",
    ])
    func aFullDiskAtStandardOutputIsReported(_ line: String) throws {
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell("morsel code \(line) > /dev/full", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errorOutput
                == "Error: output: standard output cannot be written: no space left on device.\n"
        )
    }

    // No partial file remains, however the program ends.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
    func aSignalLeavesNoFile(_ signal: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            (1...10_000).map { "https://appclip.example.com/buy?id=\($0)\n" }.joined(),
            to: "list.csv"
        )
        // Job control, so that a program in the background receives the keyboard's signal. The shell
        // looks for the file without starting a program, and has priority over this one if both wait
        // for a core: the file is seen long before it is finished.
        let run = try BuiltPrograms.shell(
            """
            set -m
            nice -n 19 morsel code pack list.csv --output codes.zip &
            until compgen -G '.morsel-*' > /dev/null; do kill -0 $! || exit 1; done
            kill -\(signal) $!
            wait $!
            """,
            in: folder
        )
        #expect(run.status == status)
        #expect(try folder.names() == ["list.csv"])
    }

    @Test(
        arguments: [
            ("x.png", [0x89, 0x50, 0x4E, 0x47]), ("x.PDF", [0x25, 0x50, 0x44, 0x46]),
            ("x.svg", [0x3C, 0x3F, 0x78, 0x6D]), ("x", [0x3C, 0x3F, 0x78, 0x6D]),
            ("a.png/../x", [0x3C, 0x3F, 0x78, 0x6D]),
        ] as [(String, [UInt8])]
    )
    func theExtensionSelectsTheFormat(_ name: String, start: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a.png")
        let run = try code(["generate", "--url", Self.url, "--output", name], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try folder.bytes(of: name).starts(with: start))
    }

    @Test func theFormatCanBeSpecified() throws {
        let folder = try TemporaryFolder()
        let arguments = ["generate", "--url", Self.url, "--output", "x.data", "--format", "svg"]
        #expect(try code(arguments, in: folder).status == 0)
        #expect(try folder.bytes(of: "x.data") == svg(Self.url))
    }

    @Test func aCodeIsShownInTheTerminal() throws {
        let run = try code(["generate", "--url", Self.url, "--show"])
        #expect(run.status == 0)
        #expect(run.lines.count > 20)
        #expect(run.text.contains("█"))
    }
}
