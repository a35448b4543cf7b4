// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

/// Feature G2: a preprocessed Info.plist is read if this is safe, and never an error.
@Suite struct PreprocessedListTests {
    private func info(_ content: String, _ settings: String = "") throws -> PropertyFile {
        var sample = SampleProject()
        sample.files["Clip/Info.plist"] = content
        sample.project = sample.project.replacing(
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
            with: "INFOPLIST_PREPROCESS = YES; \(settings) SWIFT_ACTIVE_COMPILATION_CONDITIONS"
        )
        return try #require(sample.configured("ShopClip", "Debug")).infoPlist
    }

    private static let text = "<key>A</key><string>https://a.example/b</string>\n"

    @Test(arguments: [
        "", "#pragma once\n", "  # \n", "// a comment\n", "\t// a \"comment\n",
    ])
    func `comments and lines without a meaning go, and places stay`(line: String) throws {
        let file = try info(SampleProject.plist(line + Self.text))
        #expect(file.state == .read)
        let lines = line.isEmpty ? 0 : 1
        #expect(file.entry("A")?.namePlace?.position.line == 4 + lines)
        #expect(file["A"]?.string == "https://a.example/b")
    }

    @Test func `a comment behind an entry goes, unless a URL would go with it`() throws {
        let line = "<key>B</key><true/> // behind it\n"
        let file = try info(SampleProject.plist(line + "<key>A</key><string>a</string>"))
        #expect(file.state == .read && file["A"]?.string == "a" && file["B"]?.boolean == true)
        let other = try info(SampleProject.plist(line + Self.text))
        #expect(other.state == .unresolved(["INFOPLIST_PREPROCESS"]))
    }

    @Test(arguments: [
        ("#if DEBUG\n<key>B</key><true/>\n#endif\n", ""), ("#include \"Common.h\"\n", ""),
        ("#define X 1\n", ""), ("<key>", ""), ("", "INFOPLIST_PREFIX_HEADER = A.h;"),
        ("", "INFOPLIST_PREPROCESSOR_DEFINITIONS = \"example=1\";"),
        ("", "INFOPLIST_PREPROCESSOR_DEFINITIONS = \"$(UNKNOWN)\";"),
        ("", "INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"-traditional -Dexample\";"),
        ("", "INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"-include A.h\";"),
    ])
    func `what may change the list makes it unknown, and is no error`(
        line: String,
        settings: String
    ) throws {
        let file = try info(SampleProject.plist(line + Self.text), settings)
        #expect(file.state == .unresolved(["INFOPLIST_PREPROCESS"]))
        #expect(file.values.isEmpty && file.path == "Clip/Info.plist")
    }

    @Test func `definitions that the file does not use change nothing`() throws {
        let settings = "INFOPLIST_PREPROCESSOR_DEFINITIONS = \"OTHER=1\"; "
        let flags = "INFOPLIST_OTHER_PREPROCESSOR_FLAGS = \"-traditional\";"
        let file = try info(SampleProject.plist(Self.text), settings + flags)
        #expect(file.state == .read && file["A"]?.string == "https://a.example/b")
    }

    @Test func `a list that is not preprocessed keeps the reason and the place of its fault`()
        throws
    {
        var sample = SampleProject()
        sample.files["Clip/Info.plist"] = SampleProject.plist("#if DEBUG\n")
        let state = try #require(sample.configured("ShopClip", "Debug")).infoPlist.state
        guard case .unreadable(let error) = state, case .propertyList(_, let place) = error.code
        else {
            Issue.record("A damaged file is read.")
            return
        }
        #expect(place.line == 4)
        sample.files["Clip/Clip.entitlements"] = "<plist><array/></plist>"
        let other = try #require(sample.configured("ShopClip", "Debug")).entitlements.state
        guard case .unreadable(let error) = other else {
            Issue.record("A list without a dictionary is read.")
            return
        }
        #expect(error.code == .noDictionary)
    }
}
