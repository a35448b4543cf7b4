// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FindingReports

/// Paths as people see them from their folder.
@Suite struct ReportedFilesTests {
    @Test(arguments: [
        ("/a/b", "/a/b", ""), ("/a/b/c", "/a/b", "c/"), ("/a", "/a/b/c", "../../"),
        ("/x", "/a", "/x/"), ("/", "/a", "../"), ("/a", "/", "a/"), ("/ab", "/a", "/ab/"),
    ])
    func aFolderHasAPrefix(_ folder: String, here: String, prefix: String) {
        #expect(ReportedFiles.prefix(of: folder, from: here) == prefix)
    }

    @Test(arguments: [
        ("", "App/x", "App/x"), ("/x/", "App/x", "/x/App/x"),
        // From /r/App/Deep in the repository /r.
        ("../../", "App/Deep/x", "x"), ("../../", "App/x", "../x"),
        ("../../", "Clip/x", "../../Clip/x"),
        ("../../", "App/Deep", "../Deep"), ("../../", "", "given"),
    ])
    func aPathIsShown(_ prefix: String, path: String, shown: String) {
        let files = ReportedFiles(
            argument: "given",
            files: nil,
            isPacked: false,
            prefix: prefix,
            here: ["r", "App", "Deep"]
        )
        #expect(files.shown(path) == shown)
    }
}
