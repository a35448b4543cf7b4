// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// A pipe, socket or device in place of a file is rejected with one sentence, without waiting for it.
struct SpecialFileTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("out")
        let run = try BuiltPrograms.shell(
            """
            mkfifo pipe pipe.svg pipe.png pipe.zip pipe.pdf pipe.scenario.yaml
            python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
            """,
            in: folder
        )
        #expect(run.status == 0)
        return folder
    }

    private static let commands = [
        "code batch FILE out", "code pack FILE --output a.zip", "code pack --check FILE",
        "code sheet FILE --output a.pdf", "code read FILE",
        "code check https://a.com --tables FILE", "association lint FILE",
        "association match https://a.com/ FILE", "association explain https://a.com/ FILE",
        "association diff FILE FILE", "association page FILE", "test FILE",
        "association add ABCDE12345.com.example.Clip FILE",
        "association verify fruta.invalid --entitlements FILE",
        "association check FILE FILE fruta.invalid",
    ]

    @Test(arguments: commands)
    func pipeIsNotRead(_ command: String) throws {
        let folder = try folder()
        let line = command.replacing("FILE", with: "pipe")
        let run = try BuiltPrograms.shell("timeout 20 morsel \(line)", in: folder)
        #expect([1, 64].contains(run.status), "\(line): \(run.status)")
        #expect(run.errorOutput.split(separator: "\n").count <= 4, "\(run.errorOutput)")
    }

    @Test(arguments: [
        ("pipe", "'pipe' is a pipe"), ("socket", "'socket' is a socket"),
        ("/dev/zero", "'/dev/zero' is a device"), ("/dev/random", "'/dev/random' is a device"),
    ])
    func theSentenceSaysWhatItIs(_ name: String, _ words: String) throws {
        let folder = try folder()
        let run = try BuiltPrograms.shell("timeout 20 morsel code batch \(name) out", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errorOutput
                == "Error: list: \(words); specify a file, or '-' for standard input.\n"
        )
    }

    @Test(arguments: [
        "experience list", "experience warnings", "invoke https://a.com", "serve",
        "diagnose https://a.invalid/",
    ])
    func databaseIsAFile(_ command: String) throws {
        let folder = try folder()
        let line = "timeout 20 morsel \(command) --database pipe"
        let run = try BuiltPrograms.shell(line, in: folder)
        #expect(run.status == 1)
        let start = "Error: database: 'pipe' cannot be opened: it is a pipe. Specify a database"
        #expect(run.errorOutput.hasPrefix(start))
    }

    // A stream that the shell passes is read, and waited for.
    @Test(arguments: ["- < list.csv", "/dev/stdin < list.csv", "<(cat list.csv)"])
    func streamOfTheShellIsRead(_ list: String) throws {
        let folder = try folder()
        try folder.write("https://a.com\n", to: "list.csv")
        let parts = list.split(separator: " ", maxSplits: 1)
        let isSubstitution = list.hasPrefix("<")
        let line =
            isSubstitution
            ? "morsel code batch \(list) out"
            : "morsel code batch \(parts[0]) out \(parts[1])"
        let run = try BuiltPrograms.shell(line, in: folder)
        #expect(run.errorOutput == "Made 1 of 1 codes: out\n")
        let pipe = try BuiltPrograms.shell("cat list.csv | morsel code batch - out", in: folder)
        #expect(pipe.errorOutput == "Made 1 of 1 codes: out\n")
    }

    @Test(arguments: [
        "code generate https://a.com --output pipe.svg", "code qr https://a.com --output pipe.png",
        "code nfc https://a.com --output pipe", "code sheet --url https://a.com --output pipe.pdf",
        "test shop.scenario.yaml --output pipe",
    ])
    func pipeThatNothingReadsIsNotWritten(_ line: String) throws {
        let folder = try folder()
        try folder.write("name: x\n", to: "shop.scenario.yaml")
        let run = try BuiltPrograms.shell("timeout 20 morsel \(line)", in: folder)
        #expect([1, 64].contains(run.status), "\(run.status) \(run.errorOutput)")
        if run.status == 1 {
            #expect(run.errorOutput.contains("is a pipe that nothing reads; specify a file"))
        }
    }

    @Test func socketIsNotWritten() throws {
        let run = try code(["nfc", "https://a.com", "--output", "socket"], in: folder())
        #expect(run.status == 1)
        #expect(
            run.errorOutput
                == "Error: output: 'socket' is a socket; specify a file, or '-' for standard "
                + "output.\n"
        )
    }
}
