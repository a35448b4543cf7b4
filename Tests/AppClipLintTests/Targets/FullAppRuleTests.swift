// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import Testing

/// Rules about widgets of clips and about functionality that a clip leaves to its app: a correct project has no
/// finding, and one with a single fault has exactly that one.
struct FullAppRuleTests {
    typealias Mutation = ProjectRuleTests.Mutation

    static let project = SampleProject.projectFile
    static let clip = "Clip/Clip.entitlements"
    static let app = "App/App.entitlements"
    static let clipInfo = "Clip/Info.plist"
    static let appInfo = "App/Info.plist"
    static let source = "Clip/Clip.swift"
    static let icon = "Assets.xcassets/AppIcon.appiconset"

    @Test("The correct project has no finding, with a Live Activity or without")
    func correctProjects() async {
        for sample in [SampleProject(), .withWidget] {
            #expect(await sample.findingsWithSources().map(\.described) == [])
        }
    }

    @Test("A mutation gives just its finding", arguments: widgets)
    func widget(_ mutation: Mutation) async throws {
        try check(mutation, await mutation.change(.withWidget).findingsWithSources())
    }

    @Test("A mutation gives just its finding", arguments: others)
    func other(_ mutation: Mutation) async throws {
        try check(mutation, await mutation.change(SampleProject()).findingsWithSources())
    }

    private func check(_ mutation: Mutation, _ findings: [LintFinding]) throws {
        #expect(findings.map(\.rule) == [mutation.rule], "\(findings.map(\.described))")
        let finding = try #require(findings.first)
        #expect(finding.severity == mutation.severity ?? LintRule.named(mutation.rule)?.severity)
        #expect(!finding.message.contains("{") && !finding.remedy.contains("{"))
        #expect(finding.place != nil)
    }

    // MARK: Widgets

    // E-54, E-55, E-56, E-57, E-58, G-33
    static var widgets: [Mutation] {
        [
            Mutation("C106", "in the app, too") {
                $0.changing(
                    project,
                    "buildPhases = (SA, RA, EA, );",
                    "buildPhases = (SA, RA, EA, EZ, );"
                )
                .changing(
                    project,
                    "BW = {",
                    """
                    EZ = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (BZ, ); };
                    BZ = {isa = PBXBuildFile; fileRef = PW; };
                    BW = {
                    """
                )
            },
            Mutation("C107", "a widget of the Home Screen") {
                $0.changing(
                    "Activity/Activity.swift",
                    "ActivityConfiguration(for: Order.self)",
                    "StaticConfiguration(kind: name, provider: Provider())"
                )
            },
            Mutation("C107", "a control") {
                $0.adding(
                    source:
                        "struct C: ControlWidget { var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: k) { } } }",
                    to: "Activity/Activity.swift"
                )
            },
            Mutation("C108", "no entitlement") {
                $0.changing(
                    "Activity/Activity.entitlements",
                    "<key>com.apple.developer.on-demand-install-capable</key><true/>",
                    ""
                )
            },
            Mutation("C108", "no entitlements") {
                $0.changing(project, "CODE_SIGN_ENTITLEMENTS = Activity/Activity.entitlements;", "")
            },
            Mutation("C108", "a string") {
                $0.changing("Activity/Activity.entitlements", "<true/>", "<string>YES</string>")
            },
            Mutation("C109", "below the app") {
                $0.changing(project, "app.fruta.Clip.activity", "app.fruta.activity")
            },
            Mutation("C109", "no name") {
                $0.changing(project, "app.fruta.Clip.activity", "\"app.fruta.Clip.\"")
            },
            Mutation("C110", "iOS 15") {
                $0.changing(project, "TARGET = 16.1", "TARGET = 15.0")
            },
        ]
    }

    @Test("What is no fault of a widget gives no finding")
    func harmlessWidgets() async {
        let widget = "Activity/Activity.swift"
        let samples = [
            // E-56: neither a comment, nor a branch that is not compiled, nor a type of the project with the same name.
            SampleProject.withWidget.adding(source: "// StaticConfiguration(kind: k)", to: widget),
            .withWidget.adding(
                source: "#if FULL\nlet a = StaticConfiguration(kind: k)\n#endif",
                to: widget
            ),
            .withWidget.changing(widget, "import WidgetKit", "import Mine")
                .adding(source: "let a = StaticConfiguration(kind: k)", to: widget),
            // E-55: the app has its own extension, with the same sources.
            .withWidget.changing(
                Self.project,
                "targets = (T1, T2, T3)",
                "targets = (T1, T2, T3, T4)"
            )
            .changing(
                Self.project,
                "buildPhases = (SA, RA, EA, );",
                "buildPhases = (SA, RA, EA, EZ, );"
            )
            .changing(
                Self.project,
                "BW = {",
                """
                EZ = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (BZ, ); };
                BZ = {isa = PBXBuildFile; fileRef = PZ; };
                PZ = {isa = PBXFileReference; path = Widgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                T4 = {isa = PBXNativeTarget; name = Widgets; productReference = PZ;
                    productType = "com.apple.product-type.app-extension"; buildConfigurationList = L3;
                    buildPhases = (SW, ); };
                BW = {
                """
            ),
        ]
        for sample in samples {
            #expect(await sample.findingsWithSources().map(\.described) == [])
        }
    }

    @Test("E-56: a widget in a source that the app's extension shares may not be offered")
    func sharedWidget() async {
        let sample = SampleProject.withWidget
            .changing(Self.project, "targets = (T1, T2, T3)", "targets = (T1, T2, T3, T4)")
            .changing(
                Self.project,
                "BW = {",
                """
                T4 = {isa = PBXNativeTarget; name = Widgets; buildConfigurationList = L3;
                    productType = "com.apple.product-type.app-extension"; buildPhases = (SW, ); };
                BW = {
                """
            )
            .adding(source: "let a = StaticConfiguration(kind: k)", to: "Activity/Activity.swift")
        let findings = await sample.findingsWithSources()
        #expect(findings.map(\.rule) == ["C107"])
        #expect(findings.first?.severity == .info)
    }

    // MARK: The rest

    static var others: [Mutation] { names + entitlements + lists + code + assets }

    // D-55, F-26
    static var names: [Mutation] {
        [
            Mutation("C210", "Mac Catalyst") { $0.settingClip("SUPPORTS_MACCATALYST", "YES") },
            Mutation("C210", "macOS") {
                $0.settingClip("SUPPORTED_PLATFORMS", "\"iphoneos iphonesimulator macosx\"")
            },
            Mutation("C211", "another name") {
                $0.adding("<key>CFBundleDisplayName</key><string>Fruta</string>", to: appInfo)
                    .adding(
                        "<key>CFBundleDisplayName</key><string>Fruta Clip</string>",
                        to: clipInfo
                    )
            },
            Mutation("C211", "the name of the product") {
                $0.adding("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", to: appInfo)
                    .adding("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", to: clipInfo)
            },
        ]
    }

    // E-26, F-23, F-24, G-27
    static var entitlements: [Mutation] {
        let services = "<key>com.apple.developer.icloud-services</key>"
        return [
            Mutation("C321", "a template's group") {
                $0.changing(clip, "group.app.fruta", "group.com.example.fruta")
                    .changing(app, "group.app.fruta", "group.com.example.fruta")
            },
            Mutation("C321", "the sample's group") {
                $0.changing(clip, "group.app.fruta", "group.example.fruta")
                    .changing(app, "group.app.fruta", "group.example.fruta")
            },
            Mutation("C322", "universal links") {
                $0.changing(
                    clip,
                    "<string>appclips:fruta.app</string>",
                    "<string>appclips:fruta.app</string><string>applinks:fruta.app</string>"
                )
            },
            Mutation("C323", "CloudKit") {
                $0.adding(services + "<array><string>CloudKit</string></array>", to: clip)
            },
            Mutation("C323", "documents beside it") {
                $0.adding(
                    services
                        + "<array><string>CloudKit-Anonymous</string><string>CloudDocuments</string></array>",
                    to: clip
                )
            },
            Mutation("C323", "keys and values") {
                $0.adding(
                    "<key>com.apple.developer.ubiquity-kvstore-identifier</key><string>$(TeamIdentifierPrefix)app.fruta</string>",
                    to: clip
                )
            },
        ]
    }

    // E-11, G-13, G-20
    static var lists: [Mutation] {
        [
            Mutation("C417", "Background Assets in the clip alone") {
                $0.adding(
                    "<key>BAManifestURL</key><string>https://fruta.app/m</string>",
                    to: clipInfo
                )
            },
            Mutation("C418", "Bonjour") {
                $0.adding(
                    "<key>NSBonjourServices</key><array><string>_fruta._tcp</string></array>",
                    to: clipInfo
                )
            },
            Mutation("C419", "a settings bundle") {
                $0.addingResource("Settings.bundle", type: "wrapper.plug-in")
            },
        ]
    }

    // F-07, G-17, E-07
    static var code: [Mutation] {
        [
            Mutation("C718", "no import") {
                $0.adding(source: "let region = activity.appClipActivationPayload", to: source)
            },
            Mutation("C719", "a password in user defaults") {
                $0.adding(
                    source:
                        "let defaults = UserDefaults(suiteName: name)!\nfunc keep(_ word: String) { defaults.set(word, forKey: \"password\") }",
                    to: source
                )
            },
            Mutation("C719", "on lines of its own") {
                $0.adding(
                    source:
                        "func keep() {\n    sharedDefaults?.set(\n        word,\n        forKey: \"user_password\"\n    )\n}",
                    to: source
                )
            },
            Mutation("C701", "a flag of the linker") {
                $0.settingClip("OTHER_LDFLAGS", "(\"$(inherited)\", \"-framework\", HealthKit, )")
            },
            Mutation("C701", "flags in one text") {
                $0.settingClip("OTHER_LDFLAGS", "\"-ObjC -framework \\\"CoreMotion\\\"\"")
            },
        ]
    }

    // G-10
    static var assets: [Mutation] {
        [
            Mutation("C802", "a copy of the icon") { $0.withOwnCatalog(icon: "an image") },
            // G-15
            Mutation("C803", "a tag") {
                $0.addingResource(
                    "level.json",
                    type: "text.json",
                    settings: "settings = {ASSET_TAGS = (level2, ); }; "
                )
            },
        ]
    }

    @Test("What is no fault gives no finding", arguments: faultless)
    func harmless(_ mutation: Mutation) async {
        let findings = await mutation.change(SampleProject()).findingsWithSources()
        #expect(findings.map(\.described) == [])
    }

    static var faultless: [Mutation] {
        [
            Mutation("C210", "the app is for the Mac, and the project says so") {
                $0.changing(
                    project,
                    "SDKROOT = iphoneos;",
                    "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;"
                )
            },
            Mutation("C210", "no") { $0.settingClip("SUPPORTS_MACCATALYST", "NO") },
            Mutation("C211", "names in languages") {
                $0.adding("<key>CFBundleDisplayName</key><string>Fruta</string>", to: appInfo)
                    .adding("<key>CFBundleDisplayName</key><string>Clip</string>", to: clipInfo)
                    .addingResource("InfoPlist.strings", type: "text.plist.strings")
            },
            Mutation("C211", "one name is not known") {
                $0.adding("<key>CFBundleDisplayName</key><string>$(NAME)</string>", to: appInfo)
                    .adding("<key>CFBundleDisplayName</key><string>Clip</string>", to: clipInfo)
            },
            Mutation("C323", "public databases") {
                $0.adding(
                    "<key>com.apple.developer.icloud-services</key><array><string>CloudKit-Anonymous</string></array>",
                    to: clip
                )
            },
            Mutation("C323", "iCloud in the app") {
                $0.adding(
                    "<key>com.apple.developer.icloud-services</key><array><string>CloudKit</string></array>",
                    to: app
                )
            },
            Mutation("C322", "passwords of a website") {
                $0.changing(
                    clip,
                    "<string>appclips:fruta.app</string>",
                    "<string>appclips:fruta.app</string><string>webcredentials:fruta.app</string>"
                )
            },
            Mutation("C417", "Background Assets in both") {
                $0.adding(
                    "<key>BAManifestURL</key><string>https://fruta.app/m</string>",
                    to: clipInfo
                )
                .adding("<key>BAManifestURL</key><string>https://fruta.app/m</string>", to: appInfo)
            },
            Mutation("C418", "no service") {
                $0.adding("<key>NSBonjourServices</key><array/>", to: clipInfo)
            },
            Mutation("C718", "an import") {
                $0.adding(
                    source: "import AppClip\nlet a = activity.appClipActivationPayload",
                    to: source
                )
            },
            Mutation("C719", "the keychain") {
                $0.adding(source: "keychain.set(word, forKey: \"password\")", to: source)
            },
            Mutation("C719", "something about a password") {
                $0.adding(source: "defaults.set(true, forKey: \"passwordIsSet\")", to: source)
            },
            Mutation("C719", "an API key") {
                $0.adding(source: "defaults.set(key, forKey: \"token\")", to: source)
            },
            Mutation("C701", "a framework that may be absent") {
                $0.settingClip("OTHER_LDFLAGS", "(\"-weak_framework\", HealthKit, )")
            },
            Mutation("C803", "tags that are switched off") {
                $0.addingResource(
                    "level.json",
                    type: "text.json",
                    settings: "settings = {ASSET_TAGS = (level2, ); }; "
                )
                .settingClip("ENABLE_ON_DEMAND_RESOURCES", "NO")
            },
            Mutation("C802", "another image of the same name") {
                $0.withOwnCatalog(icon: "an imago")
            },
        ]
    }

    /// C-63: without code for an activity, a newly registered URL has no effect, in the clip or in the app.
    @Test(arguments: [("Clip/Clip.swift", "C710"), ("App/App.swift", "C711")])
    func aNewURLNeedsAHandler(_ file: String, _ rule: String) async {
        let sample = SampleProject().changing(file, ".onContinueUserActivity(", ".other(")
        #expect(await sample.findingsWithSources().map(\.rule) == [rule])
    }
}

extension SampleProject {
    /// Adds lines to a source.
    func adding(source: String, to file: String) -> SampleProject {
        var copy = self
        copy.files[file, default: ""] += "\n" + source + "\n"
        return copy
    }

    /// Adds a file to the clip's resources.
    func addingResource(_ name: String, type: String, settings: String = "") -> SampleProject {
        var copy = changing(
            Self.projectFile,
            "RC = {isa = PBXResourcesBuildPhase; files = (BXC, ); };",
            """
            RC = {isa = PBXResourcesBuildPhase; files = (BXC, BN, ); };
            BN = {isa = PBXBuildFile; fileRef = FN; \(settings)};
            FN = {isa = PBXFileReference; lastKnownFileType = \(type); path = "\(name)"; sourceTree = SOURCE_ROOT; };
            """
        )
        copy.files[name.hasSuffix(".bundle") ? name + "/Root.plist" : name] = ""
        return copy
    }

    /// Adds a separate catalog to the clip, with an icon of the same name.
    fileprivate func withOwnCatalog(icon: String) -> SampleProject {
        var copy = changing(
            Self.projectFile,
            "BXC = {isa = PBXBuildFile; fileRef = FX; };",
            """
            BXC = {isa = PBXBuildFile; fileRef = FY; };
            FY = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Clip/Clip.xcassets;
                sourceTree = SOURCE_ROOT; };
            """
        )
        for (path, text) in files where path.hasPrefix("Assets.xcassets/") {
            copy.files["Clip/Clip.xcassets/" + path.dropFirst("Assets.xcassets/".count)] =
                path.hasSuffix("icon.png") ? icon : text
        }
        return copy
    }
}
