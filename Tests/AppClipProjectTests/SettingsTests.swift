// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import SeededRandom
import Testing

@Suite struct SettingsTests {
    @Test(arguments: [
        ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.shop.Clip"), ("MARKETING_VERSION", "1.2"),
        ("PRODUCT_NAME", "ShopClip"), ("WRAPPER_NAME", "ShopClip.app"),
        ("CONTENTS_FOLDER_PATH", "ShopClip.app"), ("SRCROOT", "/tree"),
        ("DEVELOPMENT_TEAM", "TEAM123456"), ("EFFECTIVE_PLATFORM_NAME", "-iphoneos"),
        ("CONFIGURATION", "Release"), ("TARGETED_DEVICE_FAMILY", "1"),
    ])
    func `a setting has its value from files, tables and Xcode`(name: String, value: String) throws
    {
        let clip = try #require(SampleProject().configured("ShopClip"))
        #expect(clip.setting(name)?.text == value)
    }

    @Test func `a setting has the place that won`() throws {
        let clip = try #require(SampleProject().configured("ShopClip"))
        let version = try #require(clip.setting("MARKETING_VERSION")?.place)
        #expect(
            version.file == "Config/Base.xcconfig" && version.position == .init(line: 3, column: 21)
        )
        #expect(clip.setting("DEVELOPMENT_TEAM")?.place?.file == "Shop.xcodeproj/project.pbxproj")
        #expect(clip.setting("DEVELOPMENT_TEAM")?.level == .target)
        #expect(clip.isComplete)
    }

    @Test func `a settings file that is not there is said, an optional one is not`() throws {
        var sample = SampleProject()
        sample.files["Config/Names.xcconfig"] = nil
        let clip = try #require(sample.configured("ShopClip"))
        #expect(clip.settings.missingFiles.map(\.path) == ["Config/Names.xcconfig"])
        #expect(!clip.isComplete)
        #expect(clip.setting("PRODUCT_BUNDLE_IDENTIFIER")?.text == "$(ROOT_ID).Clip")
        #expect(clip.setting("PRODUCT_BUNDLE_IDENTIFIER")?.unresolved == ["ROOT_ID"])
    }

    @Test(arguments: [
        ("$(A)", "a b"), ("${A}", "a b"), ("$A", "a b"), ("x$A-y", "xa b-y"), ("$$A", "$A"),
        ("$", "$"),
        ("$(A", "$(A"), ("$()", ""), ("$(N_$(D))", "deep"), ("$(A:upper)", "A B"),
        ("$(ID:rfc1034identifier)", "a-b-c-d"), ("$(ID:c99extidentifier)", "a_b_c_d"),
        ("$(P:file)", "c.d"), ("$(P:base)", "c"), ("$(P:suffix)", ".d"), ("$(P:dir)", "/a/b/"),
        ("$(P:suffix=x)", "/a/b/c.x"), ("$(E:default=z)", "z"), ("$(NONE:default=$(D))", "d"),
        ("$(NONE)", "$(NONE)"), ("$(N_$(NONE))", "$(N_$(NONE))"),
        ("$(NONE:upper)", "$(NONE:upper)"),
        ("$(A:unknown)", "a b"), ("$(UP:standardizepath)", "/a/c"), ("$(YES:not)", "NO"),
        ("$(LOOP1)", "12"), ("$(SELF)", "xself"), ("$(inherited)", "$(inherited)"),
        ("$(AppIdentifierPrefix)x", "$(AppIdentifierPrefix)x"), ("$(A:quote)", "a\\ b"),
        ("$(A:lower:upper)", "A B"), ("$(V:truncatedversion)", "1.2.3"),
    ])
    func `variables are replaced`(text: String, value: String) throws {
        var sample = SampleProject()
        sample.files["Config/Names.xcconfig"] = """
            A = a b
            D = d
            N_d = deep
            ID = a.b_c d
            P = /a/b/c.d
            E =
            UP = /a/b/../c/.
            YES = YES
            LOOP1 = 1$(LOOP2)
            LOOP2 = 2$(LOOP1)
            SELF = self
            SELF = x$(SELF)
            V = 1.2.3.4
            """
        let clip = try #require(sample.configured("ShopClip"))
        #expect(clip.settings.expand(text).text == value)
    }

    @Test func `the most specific assignment wins, and inherits the others`() throws {
        var sample = SampleProject()
        sample.files["Config/Names.xcconfig"] = """
            ROOT_ID = a
            X = plain
            X[sdk=iphoneos*] = phone $(inherited)
            X[sdk=iphoneos*][arch=x86_64] = never
            X[sdk=watchos*] = watch
            X[config=Release] = release $(inherited)
            """
        let clip = try #require(sample.configured("ShopClip"))
        #expect(clip.setting("X")?.text == "release phone plain")
        let debug = try #require(sample.configured("ShopClip", "Debug"))
        #expect(debug.setting("X")?.text == "phone plain")
    }

    @Test func `values of circles do not depend on what was asked for first`() throws {
        var sample = SampleProject()
        sample.files["Config/Names.xcconfig"] = "A = a$(B)\nB = b$(C)\nC = c$(A)\nROOT_ID = x\n"
        for order in [["A", "B", "C"], ["C", "B", "A"], ["B", "A", "C"]] {
            let settings = try #require(sample.configured("ShopClip")).settings
            for name in order { _ = settings[name] }
            #expect(["A", "B", "C"].map(settings.text) == ["abc", "bca", "cab"])
        }
    }

    @Test func `a value that doubles itself is cut, and the work is bounded`() throws {
        var sample = SampleProject()
        var text = "A0 = x\n"
        for index in 1..<60 { text += "A\(index) = $(A\(index - 1))$(A\(index - 1))\n" }
        text +=
            "B0 = $(B1)$(B2)$(B3)\nB1 = $(B2)$(B3)$(B0)\nB2 = $(B3)$(B0)$(B1)\nB3 = $(B0)$(B1)$(B2)\n"
        sample.files["Config/Names.xcconfig"] = text
        let clip = try #require(sample.configured("ShopClip"))
        let long = try #require(clip.setting("A59"))
        #expect(long.text.utf8.count <= 65_536 && !long.unresolved.isEmpty)
        #expect(clip.setting("B0") != nil)
    }

    @Test func `settings files that include each other end`() throws {
        var sample = SampleProject()
        sample.files["Config/Names.xcconfig"] = "#include \"Base.xcconfig\"\nROOT_ID = com.a\n"
        let clip = try #require(sample.configured("ShopClip"))
        #expect(clip.bundleIdentifier?.text == "com.a.Clip")
        #expect(
            clip.project.problems.contains {
                $0.code == .circularInclude(path: "Config/Base.xcconfig")
            }
        )
    }

    @Test func `conditions come from settings and flags`() throws {
        let clip = try #require(SampleProject().configured("ShopClip", "Debug"))
        #expect(clip.swiftConditions == ["APPCLIP", "DEBUG", "STAGING", "EXTRA"])
        #expect(clip.preprocessorDefinitions == ["APPCLIP=1"])
    }

    @Test func `random texts are replaced without a crash`() throws {
        let settings = try #require(SampleProject().configured("ShopClip")).settings
        var random = SplitMix64(seed: 13)
        let parts = [
            "$", "(", ")", "{", "}", ":", "=", "ROOT_ID", "SRCROOT", "dir", "default", " ", "é",
            "/",
        ]
        for _ in 0..<5_000 {
            let count = Int.random(in: 0..<12, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            _ = settings.expand(text)
        }
    }
}
