// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

@Suite struct ProjectPathTests {
    @Test(arguments: [
        ("a/b", "", ProjectPath.inside("a/b")), ("../a", "b", .inside("a")),
        ("./a//b/", "", .inside("a/b")),
        ("..", "", .outside("..")), ("../../x", "a", .outside("../x")),
        ("/tree/a", "b", .inside("a")),
        ("/tree", "b", .inside("")), ("/elsewhere/x", "b", .outside("/elsewhere/x")),
        ("/tree/../x", "", .outside("../x")), ("", "a", .inside("a")),
    ])
    func `a path is resolved in its folder`(text: String, folder: String, path: ProjectPath) {
        #expect(ProjectPath(text, in: .inside(folder)) == path)
    }

    @Test func `files are found as a Mac finds them`() {
        let folder = ProjectFolder(
            MemoryFiles(texts: ["Src/Cafe\u{301}.swift": "", "Src/b": "", "Src/B": "x"])
        )
        #expect(folder.find("src/CAF\u{C9}.SWIFT")?.path == "Src/Cafe\u{301}.swift")
        #expect(folder.find("src/CAF\u{C9}.SWIFT")?.isExact == false)
        #expect(folder.find("Src/b")?.path == "Src/b" && folder.find("Src/B")?.path == "Src/B")
        #expect(folder.find("Src/b")?.isExact == true)
        #expect(folder.find("nothing") == nil)
    }
}
