// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipLint

/// C501 and C502 (G-09): compilation conditions.
struct ConditionRuleTests {
    private func found(_ project: SourceProject) async -> [String] {
        await project.findings().map {
            "\($0.rule) \($0.target ?? "") \($0.configurations.joined(separator: "+"))"
                + " \($0.values["name"] ?? "")"
        }
    }

    private func setting(_ names: String) -> String {
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(names)\";"
    }

    @Test
    func conditionInTheApp() async {
        var project = SourceProject()
        project.appSettings["Release"] = setting("APPCLIP")
        #expect(await found(project) == ["C501 Fruit Release APPCLIP"])
        project.appSettings["Release"] = "OTHER_SWIFT_FLAGS = \"-D APPCLIP\";"
        #expect(await found(project) == ["C501 Fruit Release APPCLIP"])
        // Another name, which does not look like a condition for the clip.
        project.appSettings["Release"] = setting("HAS_CLIP")
        #expect(await found(project) == [])
    }

    @Test
    func conditionThatAConfigurationLacks() async {
        var project = SourceProject()
        project.clip["More.swift"] = "#if APPCLIP\n#endif"
        #expect(await found(project) == [])
        project.clipSettings["Release"] = ""
        #expect(await found(project) == ["C502 Clip Release APPCLIP"])
        #expect(
            await project.findings().first?.message.hasSuffix("which Release does not set.") == true
        )
        project.clipSettings["Release"] = "OTHER_SWIFT_FLAGS = \"-DAPPCLIP\";"
        #expect(await found(project) == [])
        project.clipSettings = ["Debug": "", "Release": ""]
        #expect(await found(project) == ["C502 Clip Debug+Release APPCLIP"])
        #expect(
            await project.findings().first?.message.hasSuffix("which no configuration sets.")
                == true
        )
    }

    /// Names that look similar, and names that no configuration defines.
    @Test(arguments: ["ECLIPSE", "CLIPBOARD", "VIDEOCLIP", "DEBUG", "BETA", "CLIPPING"])
    func othersAreNotAskedFor(_ name: String) async {
        var project = SourceProject()
        project.clip["More.swift"] = "#if \(name)\n#endif"
        #expect(await found(project) == [])
    }

    @Test
    func aNameOfOnesOwn() async {
        var project = SourceProject()
        project.clip["More.swift"] = "#if SHOP_CLIP\n#endif"
        project.clipSettings["Debug"] = setting("APPCLIP SHOP_CLIP")
        #expect(await found(project) == ["C502 Clip Release SHOP_CLIP"])
    }

    /// Objective-C has macros, and Swift has conditions: neither has the other's.
    @Test
    func eachLanguageHasItsOwn() async {
        var project = SourceProject()
        project.clip["More.m"] = "#ifdef APPCLIP\n#endif"
        #expect(await found(project) == ["C502 Clip Debug+Release APPCLIP"])
        let macros = "GCC_PREPROCESSOR_DEFINITIONS = (\"$(inherited)\", \"APPCLIP=1\", );"
        project.clipSettings = project.clipSettings.mapValues { $0 + macros }
        #expect(await found(project) == [])
        // A macro that a header defines.
        project = SourceProject()
        project.clip["More.m"] = "#define APPCLIP 1\n#if APPCLIP\n#endif"
        #expect(await found(project) == [])
    }
}
