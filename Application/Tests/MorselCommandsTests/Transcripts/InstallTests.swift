// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `make install` and `make uninstall`, with the programs of the tests.
@Suite struct InstallTests {
    private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func make(_ target: String, in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(
            "make",
            [
                "--no-print-directory", "-C", root.path, target, "PREFIX=/usr",
                "DESTDIR=\(folder.path)/image", "BUILT=\(BuiltPrograms.folder)",
            ]
        )
    }

    @Test func whatIsInstalledWorksAndIsRemoved() throws {
        let folder = try TemporaryFolder()
        let made = try Self.make("install", in: folder)
        #expect(made.status == 0, "\(made.errorOutput)")
        let run = try ProgramRun("\(folder.path)/image/usr/bin/morsel", ["--version"])
        #expect(run.status == 0)
        for program in ["morsel", "AppClipCodeGenerator"] {
            for file in [
                "bin/\(program)", "share/man/man1/\(program).1",
                "share/bash-completion/completions/\(program)",
                "share/zsh/site-functions/_\(program)",
                "share/fish/vendor_completions.d/\(program).fish",
            ] {
                let path = "\(folder.path)/image/usr/\(file)"
                #expect(FileManager.default.fileExists(atPath: path), "\(file)")
            }
        }

        // Other files are kept.
        try folder.write("other", to: "image/usr/bin/other")
        let again = try Self.make("install", in: folder)
        #expect(again.status == 0, "\(again.errorOutput)")
        let removed = try Self.make("uninstall", in: folder)
        #expect(removed.status == 0, "\(removed.errorOutput)")
        let left = try ProgramRun("find", [".", "-type", "f"], in: folder)
        #expect(left.lines == ["./image/usr/bin/other"])
        let nothing = try Self.make("uninstall", in: folder)
        #expect(nothing.status != 0)
        #expect(nothing.errorOutput.contains("Nothing is installed in "))
    }

    // A shell that has loaded the completions completes commands and options, and files where they
    // are expected.
    @Test(arguments: [
        (["morsel", "co"], "code"), (["morsel", "code", "gen"], "generate"),
        (["morsel", "code", "generate", "--ind"], "--index"),
        (["morsel", "code", "generate", "--type", "n"], "nfc"),
        (["morsel", "code", "read", "scre"], "screenshot.png"),
        (["morsel", "publish", "Fru"], "Fruta.clip"),
    ])
    func completes(_ words: [String], completed: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "screenshot.png")
        try folder.makeFolder("Fruta.clip")
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let run = try BuiltPrograms.shell(
            """
            morsel --generate-completion-script bash > morsel.bash
            source morsel.bash
            COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
            COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
            function=$(complete -p morsel | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            "$function" morsel "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """,
            in: folder
        )
        let offered = run.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(offered.contains(completed), "\(run.text)\(run.errorOutput)")
    }

    @Test(.enabled(if: Peers.areWanted)) func theManualIsFreeOfWarnings() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.make("install", in: folder).status == 0)
        let pages = try folder.names(in: "image/usr/share/man/man1")
        #expect(pages.contains("morsel-code-generate.1"))
        #expect(pages.contains("morsel-experience-add.1"))
        for page in pages {
            let path = "\(folder.path)/image/usr/share/man/man1/\(page)"
            let run = try ProgramRun("groff", ["-man", "-ww", "-z", "-Tutf8", path])
            #expect(run.status == 0 && run.errorOutput == "", "\(page): \(run.errorOutput)")
        }
    }
}
