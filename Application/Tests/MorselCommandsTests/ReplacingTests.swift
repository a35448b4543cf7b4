// SPDX-License-Identifier: Apache-2.0

import CodeProduction
import Foundation
import TestPrograms
import Testing

/// Overwriting files: a file that a person names is replaced; a file that a list or another file
/// names is not.
struct ReplacingTests {
    private func folder(_ urls: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("codes")
        try folder.write(urls.map { $0 + "\n" }.joined(), to: "list.csv")
        return folder
    }

    private let one = "https://a.com"
    private let two = "https://b.com"

    // A7, A8
    @Test func batchRefusesAnotherFileBeforeItWrites() throws {
        let folder = try folder(one, two)
        try folder.write("a drawing", to: "codes/AppClipCode2.svg")
        let run = try code(["batch", "list.csv", "codes"], in: folder)
        #expect(run.status == 1)
        #expect(
            run.errorOutput
                == "Error: row 2: 'codes/AppClipCode2.svg' exists and has other content; choose "
                + "another folder, or replace with --force.\n"
        )
        #expect(try folder.names(in: "codes") == ["AppClipCode2.svg"])
        #expect(try folder.bytes(of: "codes/AppClipCode2.svg") == Array("a drawing".utf8))
        let json = try code(["batch", "list.csv", "codes", "--json"], in: folder)
        let error = try objects(json).first?["error"] as? [String: Any]
        #expect(error?["code"] as? String == "exists")

        let forced = try code(["batch", "list.csv", "codes", "--force"], in: folder)
        #expect(forced.errorOutput == "Made 2 of 2 codes: codes\n")
        #expect(try folder.bytes(of: "codes/AppClipCode2.svg") == svg(two))
    }

    @Test func batchCanRunAgain() throws {
        let folder = try folder(one, two)
        for _ in 0..<2 {
            let run = try code(["batch", "list.csv", "codes"], in: folder)
            #expect(run.errorOutput == "Made 2 of 2 codes: codes\n")
        }
        // A longer list adds files to the folder.
        try folder.write("\(one)\n\(two)\nhttps://c.com\n", to: "list.csv")
        #expect(try code(["batch", "list.csv", "codes"], in: folder).status == 0)
        #expect(try folder.names(in: "codes").count == 3)
        // Another style gives other codes.
        let run = try code(["batch", "list.csv", "codes", "--index", "3"], in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("'codes/AppClipCode1.svg' exists and has other content"))
        #expect(run.errorOutput.contains("has other content, as do 2 more; choose"))
        #expect(try folder.bytes(of: "codes/AppClipCode1.svg") == svg(one))
    }

    @Test func batchDoesNotFollowLinksOutOfTheFolder() throws {
        let folder = try folder(one, two)
        try folder.write("mine", to: "private.txt")
        let prepare = "ln -s ../private.txt codes/AppClipCode1.svg; "
        let linked = try BuiltPrograms.shell(
            prepare + "morsel code batch list.csv codes",
            in: folder
        )
        #expect(linked.status == 1)
        #expect(try folder.bytes(of: "private.txt") == Array("mine".utf8))
        let nowhere = try BuiltPrograms.shell(
            "ln -sf ../new.txt codes/AppClipCode1.svg; morsel code batch list.csv codes",
            in: folder
        )
        #expect(nowhere.status == 1)
        #expect(try folder.names() == ["codes", "list.csv", "private.txt"])
    }

    /// D8: with `--force`, the link is replaced, and its target is unchanged.
    @Test func forceFollowsNoLink() throws {
        let folder = try folder(one, two)
        try folder.write("mine", to: "private.txt")
        try folder.makeFolder("other")
        let run = try BuiltPrograms.shell(
            """
            ln -s ../private.txt codes/AppClipCode1.svg
            ln -s ../new.txt codes/AppClipCode2.svg
            morsel code batch list.csv codes --force && find codes -type l
            """,
            in: folder
        )
        #expect(run.status == 0 && run.text == "", "\(run.text)\(run.errorOutput)")
        #expect(try folder.bytes(of: "private.txt") == Array("mine".utf8))
        #expect(try folder.names() == ["codes", "list.csv", "other", "private.txt"])
        #expect(try folder.bytes(of: "codes/AppClipCode1.svg") == svg(one))
        #expect(try folder.bytes(of: "codes/AppClipCode2.svg") == svg(two))
        // Neither are links to a folder, a pipe or a device.
        let others = try BuiltPrograms.shell(
            """
            mkfifo pipe && ln -sf ../other codes/AppClipCode1.svg && ln -sf ../pipe codes/AppClipCode2.svg
            timeout 20 morsel code batch list.csv codes --force; find codes -type l; ls other
            """,
            in: folder
        )
        #expect(others.text == "" && others.errorOutput == "Made 2 of 2 codes: codes\n")
        #expect(try folder.bytes(of: "codes/AppClipCode2.svg") == svg(two))
    }

    /// D8: the database is not opened through a link that somebody else made.
    @Test func aDatabaseFollowsNoLink() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "private.txt")
        let run = try BuiltPrograms.shell(
            """
            morsel key create A --role viewer --database a.sqlite >key.txt
            ln -s private.txt copy.sqlite; ln -s new.sqlite lost.sqlite
            for name in copy lost; do
                for force in "" --force; do
                    morsel database backup $name.sqlite $force --database a.sqlite; echo $?
                done
            done
            """,
            in: folder
        )
        #expect(run.lines == ["1", "1", "1", "1"], "\(run.text)\(run.errorOutput)")
        #expect(run.errorOutput.contains("is a symbolic link, which is not followed"))
        #expect(try folder.bytes(of: "private.txt") == Array("mine".utf8))
        #expect(try !folder.names().contains("new.sqlite"))
    }

    @Test func batchDoesNotWaitForAPipeInItsFolder() throws {
        let folder = try folder(one, two)
        let run = try BuiltPrograms.shell(
            "mkfifo codes/AppClipCode2.svg; timeout 20 morsel code batch list.csv codes",
            in: folder
        )
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("'codes/AppClipCode2.svg' exists and has other content"))
        #expect(try folder.names(in: "codes") == ["AppClipCode2.svg"])
    }

    @Test func annotatedFolderKeepsWhatItHas() throws {
        let folder = try folder()
        for (name, url) in [("x", one), ("y", two)] {
            let arguments = ["generate", url, "--output", "\(name).png", "--size", "400"]
            #expect(try code(arguments, in: folder).status == 0)
        }
        let arguments = ["read", "x.png", "y.png", "--annotate", "codes"]
        #expect(try code(arguments, in: folder).status == 0)
        #expect(try code(arguments, in: folder).status == 0)
        try folder.write("mine", to: "codes/y.png")
        let run = try code(arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("'codes/y.png' exists and has other content"))
        #expect(try folder.bytes(of: "codes/y.png") == Array("mine".utf8))
        #expect(try code(arguments + ["--force"], in: folder).status == 0)
        #expect(try folder.bytes(of: "codes/y.png").count > 1_000)
    }

    // A file that the person names is replaced as a whole.
    @Test(arguments: [
        "generate https://a.com --output f.svg", "qr https://a.com --output f.png",
        "nfc https://a.com --output f.bin", "sheet list.csv --output f.pdf",
        "pack list.csv --output f.zip",
    ])
    func namedFileIsReplaced(_ line: String) throws {
        let folder = try folder(one)
        let name = try #require(line.split(separator: " ").last.map(String.init))
        try folder.write(String(repeating: "old", count: 100_000), to: name)
        let run = try code(line.split(separator: " ").map(String.init), in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(!(try folder.bytes(of: name)).starts(with: Array("old".utf8)))
    }
}
