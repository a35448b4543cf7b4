// SPDX-License-Identifier: Apache-2.0

import TestPrograms
import Testing

struct ErrorTests {
    /// Returns a folder with a file, a folder and a list.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "file.svg")
        try folder.makeFolder("folder")
        try folder.write("SVG File Name,URL,Background Color,Foreground Color,Type\na", to: "5.csv")
        try folder.write("SVG File Name,URL\na.svg,https://a.com:80\n", to: "bad.csv")
        try folder.write(mapping, to: "mapping.csv")
        return folder
    }

    private static let long =
        "https://appclip.example.com/qxzjvkw/wvkjzxq/jjxqzz?kqzxjv=wqkzxjvq#zqxjkvw"

    // O-04: one line; status 1 for input that
    // is invalid, 64 for a wrong command line; no file is left, and no file is lost.
    @Test(
        arguments: [
            (
                ["--url", "https://seeds.example/a b", "--output", "file.svg"], 1,
                "a space at byte 23"
            ),
            (["--url", "https://seeds.example:8443/a", "--output", "file.svg"], 1, "port: "),
            (["--url", "https://bo@seeds.example", "--output", "file.svg"], 1, "user: "),
            (["--url", "https://xn--sd-fka.example", "--output", "file.svg"], 1, "'xn--'"),
            (["--url", "https://sæd.example", "--output", "file.svg"], 1, "'æ' at byte 9"),
            (["--url", "http://seeds.example", "--output", "file.svg"], 1, "'https://'"),
            (["--url", "https://seeds.example/a~b", "--output", "file.svg"], 1, "'~'"),
            (["--url", "", "--output", "file.svg"], 1, "scheme: "),
            (["--url", long, "--output", "file.svg"], 1, "bits, but a code holds 128"),
            (
                ["--url", "https://a.com", "--foreground", "12345G", "--background", "FFFFFF"]
                    + ["--output", "file.svg"], 1, "foreground: 'G' in '12345G'"
            ),
            (
                ["--url", "https://a.com", "--foreground", "FFF", "--background", "FFFFFF"]
                    + ["--output", "file.svg"], 1, "foreground: 'FFF' is not a colour"
            ),
            (
                ["--url", "https://a.com", "--foreground", "1\n2", "--background", "FFFFFF"]
                    + ["--output", "file.svg"], 1, "foreground: '\\n' in '1\\n2'"
            ),
            (
                ["--url", "https://a.com", "--foreground", "121212", "--background", "101010"]
                    + ["--output", "file.svg"], 1, "too low for scanning"
            ),
            (
                ["--url", "https://a.com", "--index", "18", "--output", "file.svg"], 1,
                "between 0 and 17; got 18"
            ),
            (["--url", "https://a.com", "--output", "file.svg/x.svg"], 1, "not a directory"),
            (["--url", "https://a.com", "--output", "missing/x.svg"], 1, "no such file"),
            (["--url", "https://a.com", "--output", "/proc/x.svg"], 1, "cannot be written"),
            (["--url", "https://a.com", "--output", "/dev/full"], 1, "no space left"),
            (["--url", "https://a.com", "--output", "folder"], 1, "'folder' is a folder"),
            (["--url", "https://a.com", "--output", ""], 1, "the file name is empty"),
            (["--url", "https://a.com"], 64, "--output"),
            (["--output", "file.svg"], 64, "--url"),
            (["--url", "https://a.com", "--index", "x", "--output", "file.svg"], 64, "'x'"),
            (["--url", "https://a.com", "--logo", "stamp", "--output", "file.svg"], 64, "'badge'"),
            (["--url", "https://a.com", "--type", "rfid", "--output", "file.svg"], 64, "'cam'"),
            (["--url", "https://a.com", "--shape", "x", "--output", "file.svg"], 64, "--shape"),
            (
                ["--url", "https://a.com", "--foreground", "123456", "--output", "file.svg"], 64,
                "--background"
            ),
            (
                ["--url", "https://a.com", "--background", "123456", "--output", "file.svg"], 64,
                "--foreground"
            ),
            (
                ["--url", "https://a.com", "--index", "1", "--foreground", "123456"]
                    + ["--background", "FFFFFF", "--output", "file.svg"], 64, "not both"
            ),
        ] as [([String], Int32, String)]
    )
    func generateReportsErrors(_ arguments: [String], status: Int32, words: String) throws {
        let folder = try folder()
        let before = try folder.names()
        let ours = try code(["generate"] + arguments, in: folder)
        let apples = try generator(["generate"] + arguments, in: folder)
        for run in [ours, apples] {
            #expect(run.status == status)
            #expect(run.output == [])
            #expect(run.errorOutput.hasPrefix("Error: "))
            #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
            if status == 1 { #expect(run.errorOutput.split(separator: "\n").count == 1) }
        }
        #expect(try folder.names() == before)
        #expect(try folder.names(in: "folder") == [])
        #expect(try folder.bytes(of: "file.svg") == Array("old".utf8))
    }

    @Test(
        arguments: [
            (["generate", "--url", "https://a.com", "--output", "x.gif"], 1, "'.gif'"),
            (
                ["generate", "--url", "https://a.com", "--output", "x.png", "--size", "0"], 1,
                "16384"
            ),
            (
                ["generate", "--url", "https://a.com", "--output", "x.pdf", "--width", "nan"], 1,
                "mm"
            ),
            (
                ["generate", "--url", "https://a.com", "--output", "x.pdf", "--width", "inf"], 1,
                "mm"
            ),
            (["generate", "--url", "https://a.com"], 64, "--show"),
            (["generate", "--url", "https://a.com", "--show", "--json"], 64, "--json"),
            (["generate", "--url", "https://a.com", "--show", "--output", "-"], 64, "'-'"),
            (["suggest", "--foreground", "12345", "--background", "FFFFFF"], 1, "foreground: "),
            (["suggest", "--foreground", "123456"], 64, "--background"),
            (["check"], 64, "--stdin"),
            (["check", "--stdin", "https://a.com"], 64, "either"),
            (["check", "https://a.com", "--tables", "file.svg"], 1, "'file.svg'"),
            (["check", "https://a.com", "--tables", "folder"], 1, "folder/h.data"),
            // O-04
            (["batch", "5.csv", "folder"], 1, "'Logo' is missing"),
            (["batch", "mapping.csv", "folder"], 1, "'Type', 'Logo' are missing"),
            (["batch", "nothing.csv", "folder"], 1, "the file 'nothing.csv' does not exist"),
            (["batch", "mapping.csv", "nowhere"], 1, "the folder 'nowhere' does not exist"),
            (["batch", "mapping.csv", "file.svg"], 1, "the folder 'file.svg' does not exist"),
            (["batch", "folder", "folder"], 1, "not a readable file"),
            (["batch", "/dev/null", "folder"], 1, "the list is empty"),
            (["batch", "mapping.csv"], 64, "<folder>"),
            (["pack", "mapping.csv"], 64, "--output"),
            (["pack", "--check", "mapping.csv"], 1, "not a ZIP archive"),
            (["pack", "--check", "mapping.csv", "--from", "folder"], 64, "--from"),
            (["pack", "mapping.csv", "--output", "file.svg/x.zip"], 1, "not a directory"),
            (["pack", "mapping.csv", "--output", "x.zip", "--experience", "x"], 1, "scheme"),
            (["sheet", "--output", "x.pdf"], 64, "--url"),
            (["sheet", "mapping.csv", "--output", "x.pdf", "--page", "a99"], 1, "page: "),
            (["sheet", "mapping.csv", "--output", "x.pdf", "--page", "nanxinf"], 1, "page: "),
            (["sheet", "mapping.csv", "--output", "x.pdf", "--diameter", "nan"], 1, "diameter: "),
            (["sheet", "mapping.csv", "--output", "x.pdf", "--copies", "0"], 64, "--copies"),
            (["read"], 64, "<files>"),
            (["read", "folder"], 1, "no images"),
            (["qr", ""], 1, "specify a URL"),
            (["qr", "a", "--output", "x.gif"], 1, "'.gif'"),
            (["sheet", "mapping.csv", "--output", "x.png"], 1, "use .pdf."),
            (["pack", "mapping.csv", "--output", "mapping.csv"], 1, "use .zip."),
            (["qr", "a", "--qr-version", "41"], 1, "between 1 and 40; got 41"),
            (["qr", "a", "--level", "X"], 64, "'L'"),
            (["qr", "a", "--module-size", "0", "--output", "x.png"], 1, "size: "),
            (["nfc", ""], 1, "specify a URL"),
            (["nfc", "https://a.com/a b"], 1, "a space"),
            (["nfc", "https://a.com/\u{7}"], 1, "U+0007"),
            (["nfc", "https://a.com", "--tag", "ntag999"], 64, "'ntag213'"),
            (["tables", "folder", "--output", "x.bin"], 1, "folder/h.data"),
        ] as [([String], Int32, String)]
    )
    func otherCommandsReportErrors(
        _ arguments: [String],
        status: Int32,
        words: String
    ) throws {
        let folder = try folder()
        let before = try folder.names()
        let run = try code(arguments, in: folder)
        #expect(run.status == status)
        #expect(run.output == [])
        #expect(run.errorOutput.hasPrefix("Error: "))
        #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
        if status == 1 { #expect(run.errorOutput.split(separator: "\n").count == 1) }
        #expect(try folder.names() == before)
        #expect(try folder.names(in: "folder") == [])
    }

    @Test(arguments: [
        (["gen"], "'morsel' has no subcommand 'gen'"),
        (["generate", "--url", "https://a.com"], "did you mean 'code generate'?"),
        (["code", "generat", "--url", "https://a.com"], "did you mean 'generate'?"),
        (["code", "gen"], "did you mean 'generate'?"),
        (["code", "tempaltes"], "did you mean 'templates'?"),
        (["code", "Batch"], "did you mean 'batch'?"),
        (["code", "frobnicate"], "the subcommands are generate, check"),
        (["code", "a\u{1B}[31m"], "\\u{1B}"),
    ])
    func aMistypedSubcommandIsRecognized(_ arguments: [String], words: String) throws {
        let run = try BuiltPrograms.run("morsel", arguments)
        #expect(run.status == 64)
        #expect(run.output == [])
        #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
    }

    @Test(arguments: [
        [], ["--help"], ["help"], ["code"], ["code", "--help"], ["help", "code", "generate"],
        ["code", "generate", "--help"], ["code", "check", "-h"], ["code", "batch", "--help"],
        ["code", "pack", "--help"], ["code", "sheet", "--help"], ["code", "read", "--help"],
        ["code", "qr", "--help"], ["code", "nfc", "--help"], ["code", "tables", "--help"],
        ["code", "suggest", "--help"], ["code", "templates", "--help"],
    ])
    func helpIsNotAnError(_ arguments: [String]) throws {
        let run = try BuiltPrograms.run("morsel", arguments)
        #expect(run.status == 0)
        #expect(run.errorOutput == "")
        #expect(run.text.hasPrefix("OVERVIEW: "))
        #expect(run.text.contains("USAGE: morsel"))
    }

    @Test func errorsArePrintedAsJSON() throws {
        let arguments = ["suggest", "--foreground", "12345G", "--background", "FFFFFF", "--json"]
        let run = try code(arguments)
        #expect(run.status == 1)
        #expect(run.errorOutput.split(separator: "\n").count == 1)
        let error = try #require(objects(run).first?["error"] as? [String: Any])
        #expect(error["code"] as? String == "color")
        #expect(error["part"] as? String == "foreground")
        #expect(error["offset"] as? Int == 5)
    }
}
