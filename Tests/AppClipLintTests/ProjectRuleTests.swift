// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import Testing

/// A correct project that is made incorrect in one way has exactly that finding.
struct ProjectRuleTests {
    /// A change of the correct project.
    struct Mutation: CustomTestStringConvertible, Sendable {
        let rule: String
        let what: String
        let severity: LintSeverity?
        let change: @Sendable (SampleProject) -> SampleProject
        var testDescription: String { "\(rule) \(what)" }

        init(
            _ rule: String,
            _ what: String,
            _ severity: LintSeverity? = nil,
            _ change: @escaping @Sendable (SampleProject) -> SampleProject
        ) {
            self.rule = rule
            self.what = what
            self.severity = severity
            self.change = change
        }
    }

    @Test("The correct project has no finding")
    func correctProject() {
        #expect(SampleProject().findings().map(\.described) == [])
    }

    @Test("A mutation gives just its finding", arguments: mutations)
    func mutation(_ mutation: Mutation) throws {
        var levels: [String: LintSeverity?] = [:]
        // Rules that are off by default are enabled here.
        if LintRule.named(mutation.rule)?.isOnByDefault == false { levels[mutation.rule] = .info }
        let findings = mutation.change(SampleProject()).findings(LintConfiguration(levels: levels))
        #expect(Set(findings.map(\.rule)) == [mutation.rule], "\(findings.map(\.described))")
        let finding = try #require(findings.first)
        #expect(finding.severity == mutation.severity ?? LintRule.named(mutation.rule)?.severity)
        // A message has all its values, and a location in a file.
        #expect(!finding.message.contains("{") && !finding.remedy.contains("{"))
        #expect(finding.place != nil)
    }

    static let clip = "Clip/Clip.entitlements"
    static let app = "App/App.entitlements"
    static let clipInfo = "Clip/Info.plist"
    static let appInfo = "App/Info.plist"
    static let project = SampleProject.projectFile

    /// The mutations, each with the rule of the documentation that it is based on.
    static let mutations: [Mutation] = identity + entitlements + domains + infoPlist

    // G-03, G-02, D-69
    static let identity: [Mutation] = [
        Mutation("C201", "empty") {
            $0.changing(
                project,
                "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip",
                "PRODUCT_BUNDLE_IDENTIFIER = \"\""
            )
        },
        Mutation("C201", "a variable without a value") {
            $0.changing(
                project,
                "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip",
                "PRODUCT_BUNDLE_IDENTIFIER = \"$(NOTHING).Clip\""
            )
        },
        Mutation("C201", "a suffix that some builds set", .warning) {
            $0.changing(
                project,
                "PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip",
                "PRODUCT_BUNDLE_IDENTIFIER = \"app.fruta.Clip$(SUFFIX)\""
            )
        },
        Mutation("C202", "another identifier") {
            $0.changing(project, "= app.fruta.Clip;", "= app.clip.fruta;")
        },
        Mutation("C202", "no dot between") {
            $0.changing(project, "= app.fruta.Clip;", "= app.frutaClip;")
        },
        Mutation("C203", "a template's") {
            $0.changing(project, "= app.fruta.Clip;", "= com.example.fruta.Clip;")
                .changing(project, "= app.fruta;", "= com.example.fruta;")
                .changing(clip, ")app.fruta", ")com.example.fruta")
        },
        Mutation("C204", "another build") { $0.settingClip("CURRENT_PROJECT_VERSION", "8") },
        Mutation("C204", "another version") { $0.settingClip("MARKETING_VERSION", "1.3") },
        Mutation("C205", "two literals") {
            $0.changing(clipInfo, "$(CURRENT_PROJECT_VERSION)", "7")
                .changing(clipInfo, "$(MARKETING_VERSION)", "1.2")
        },
        Mutation("C205", "a literal") {
            $0.changing(clipInfo, "$(CURRENT_PROJECT_VERSION)", "7")
        },
        Mutation("C206", "iPhone alone") { $0.settingClip("TARGETED_DEVICE_FAMILY", "1") },
        Mutation("C207", "another team") { $0.settingClip("DEVELOPMENT_TEAM", "ZZZZZZZZZZ") },
        Mutation("C207", "no team") { $0.settingClip("DEVELOPMENT_TEAM", "\"\"") },
        Mutation("C208", "iOS 13") { $0.settingClip("IPHONEOS_DEPLOYMENT_TARGET", "13.0") },
        Mutation("C209", "below the app") { $0.settingClip("IPHONEOS_DEPLOYMENT_TARGET", "14.0") },
    ]

    // G-05, G-06, G-07, F-02, E-07, G-23
    static let entitlements: [Mutation] = [
        Mutation("C301", "no setting") {
            $0.changing(project, "CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements;", "")
        },
        Mutation("C301", "no file") {
            var copy = $0
            copy.files[clip] = nil
            return copy
        },
        Mutation("C301", "no dictionary") {
            var copy = $0
            copy.files[clip] = "<plist><dict>"
            return copy
        },
        Mutation("C301", "no file of the app") {
            var copy = $0
            copy.files[app] = nil
            return copy
        },
        Mutation("C302", "no entry") { $0.changing(clip, SampleProject.parent, "") },
        Mutation("C303", "two apps") {
            $0.changing(
                clip,
                ")app.fruta</string>",
                ")app.fruta</string><string>$(AppIdentifierPrefix)app.x</string>"
            )
        },
        Mutation("C303", "none") {
            $0.changing(clip, "<string>$(AppIdentifierPrefix)app.fruta</string>", "")
        },
        Mutation("C303", "a string") {
            $0.changing(
                clip,
                SampleProject.parent,
                "<key>com.apple.developer.parent-application-identifiers</key><string>$(AppIdentifierPrefix)app.fruta</string>"
            )
        },
        Mutation("C304", "another app") { $0.changing(clip, ")app.fruta", ")app.other") },
        Mutation("C304", "two dots") { $0.changing(clip, ")app.fruta", ").app.fruta") },
        Mutation("C305", "no prefix") { $0.changing(clip, "$(AppIdentifierPrefix)app", "app") },
        Mutation("C306", "a team") {
            $0.changing(clip, "$(AppIdentifierPrefix)app", "A1B2C3D4E5.app")
        },
        Mutation("C306", "another team", .warning) {
            $0.changing(clip, "$(AppIdentifierPrefix)app", "ZZZZZZZZZZ.app")
        },
        // B-35
        Mutation("C305", "a prefix of nine characters") {
            $0.changing(clip, "$(AppIdentifierPrefix)app", "123456789.app")
        },
        Mutation("C307", "a parent of the app") { $0.adding(SampleProject.parent, to: app) },
        Mutation("C307", "the app as a clip") {
            $0.adding("<key>com.apple.developer.on-demand-install-capable</key><true/>", to: app)
        },
        Mutation("C308", "another clip") {
            $0.adding(
                "<key>com.apple.developer.associated-appclip-app-identifiers</key><array><string>$(AppIdentifierPrefix)app.fruta.Old</string></array>",
                to: app
            )
        },
        Mutation("C316", "another group") {
            $0.changing(clip, "group.app.fruta", "group.app.clip")
        },
        Mutation("C318", "a group of the app alone") {
            $0.changing(clip, SampleProject.groups, "")
        },
        Mutation("C316", "a group of the clip alone") {
            $0.changing(app, SampleProject.groups, "")
        },
        Mutation("C318", "no group") {
            $0.changing(clip, SampleProject.groups, "").changing(app, SampleProject.groups, "")
        },
        Mutation("C319", "HealthKit") {
            $0.adding("<key>com.apple.developer.healthkit</key><true/>", to: clip)
        },
        Mutation("C320", "a string") {
            $0.adding(
                "<key>com.apple.developer.on-demand-install-capable</key><string>YES</string>",
                to: clip
            )
        },
    ]

    // B-01, B-02, B-04, B-22
    static let domains: [Mutation] = [
        Mutation("C310", "no domain") { $0.changing(clip, SampleProject.domains, "") },
        Mutation("C310", "no domain from 16.4 on", .warning) {
            $0.changing(clip, SampleProject.domains, "")
                .changing(
                    project,
                    "IPHONEOS_DEPLOYMENT_TARGET = 15.0",
                    "IPHONEOS_DEPLOYMENT_TARGET = 16.4"
                )
        },
        Mutation("C311", "not in the app") { $0.changing(app, SampleProject.domains, "") },
        Mutation("C311", "links of the app", .info) {
            $0.changing(app, "appclips:", "applinks:")
        },
        Mutation("C312", "a path") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:fruta.app/menu</string>"
            )
        },
        Mutation("C312", "a URL") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>https://fruta.app</string>"
            )
        },
        Mutation("C312", "a space") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:fruta.app </string>"
            )
        },
        Mutation("C312", "another service alone") {
            $0.changing(clip, "appclips:fruta.app", "appclip:fruta.app")
        },
        Mutation("C312", "a host alone") {
            $0.changing(clip, "appclips:fruta.app", "fruta.app")
        },
        Mutation("C312", "a URL alone") {
            $0.changing(clip, "appclips:fruta.app", "https://fruta.app")
        },
        Mutation("C312", "a URL as a host") {
            $0.changing(clip, "appclips:fruta.app", "appclips:https://fruta.app/menu")
        },
        Mutation("C312", "a host alone, in both targets") {
            $0.changing(clip, "appclips:fruta.app", "fruta.app")
                .changing(app, "appclips:fruta.app", "fruta.app")
        },
        Mutation("C312", "several paths") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:fruta.app/a</string><string>appclips:fruta.app/b</string>"
            )
        },
        Mutation("C312", "a host of one label") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:webrtcapp</string>"
            )
        },
        Mutation("C312", "all hosts below a top-level domain") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:*.com</string>"
            )
        },
        Mutation("C312", "an address") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:192.168.1.7</string>"
            )
        },
        Mutation("C312", "no array") {
            $0.changing(
                clip,
                SampleProject.domains,
                "<key>com.apple.developer.associated-domains</key><string>appclips:fruta.app</string>"
            )
        },
        Mutation("C312", "another alphabet") {
            $0.changing(
                clip,
                "<string>appclips:fruta.app</string>",
                "<string>appclips:fruta.app</string><string>appclips:bücher.de</string>"
            )
        },
        Mutation("C313", "a template's") {
            $0.changing(
                clip,
                "fruta.app</string>\n</array>\n<key>com.apple.security",
                "example.com</string>\n</array>\n<key>com.apple.security"
            )
            .changing(app, "appclips:fruta.app", "appclips:example.com")
        },
        Mutation("C314", "developers alone") {
            $0.changing(clip, "appclips:fruta.app", "appclips:fruta.app?mode=developer")
        },
        Mutation("C315", "another host in Debug") {
            var copy = $0.changing(
                project,
                "CURRENT_PROJECT_VERSION = 7; ",
                "CURRENT_PROJECT_VERSION = 7; HOST = fruta.app; "
            )
            copy = copy.changing(
                project,
                "name = Debug; buildSettings = {CURRENT",
                "name = Debug; buildSettings = {HOST = test.fruta.app; CURRENT"
            )
            copy = copy.changing(
                project,
                "{HOST = test.fruta.app; CURRENT_PROJECT_VERSION = 7; HOST = fruta.app;",
                "{HOST = test.fruta.app; CURRENT_PROJECT_VERSION = 7;"
            )
            return copy.changing(clip, "appclips:fruta.app", "appclips:$(HOST)")
                .changing(app, "appclips:fruta.app", "appclips:$(HOST)")
        },
    ]

    // G-18, G-20, G-21, E-10, E-14, E-16, E-26, G-31
    static let infoPlist: [Mutation] =
        [
            Mutation("C401", "no file") {
                $0.changing(
                    project,
                    "INFOPLIST_FILE = Clip/Info.plist",
                    "INFOPLIST_FILE = Clip/Other.plist"
                )
            },
            Mutation("C402", "no dictionary") { $0.changing(clipInfo, SampleProject.appClip, "") },
            Mutation("C403", "at the root") {
                $0.adding("<key>NSAppClipRequestLocationConfirmation</key><false/>", to: clipInfo)
            },
            Mutation("C403", "in the app", .warning) {
                $0.adding(SampleProject.appClip, to: appInfo)
            },
            Mutation("C404", "a string") {
                $0.changing(
                    clipInfo,
                    "<key>NSAppClipRequestLocationConfirmation</key>\n    <false/>",
                    "<key>NSAppClipRequestLocationConfirmation</key>\n    <string>NO</string>"
                )
            },
            Mutation("C429", "a key that is misspelt") {
                $0.changing(
                    clipInfo,
                    "<key>NSAppClipRequestLocationConfirmation</key>",
                    "<key>NSAppClipRequestsLocationConfirmation</key>"
                )
            },
            Mutation("C401", "no property list") {
                var copy = $0
                copy.files[appInfo] = "<plist><dict>\n<key>"
                return copy
            },
            Mutation("C405", "background modes") {
                $0.adding(
                    "<key>UIBackgroundModes</key><array><string>audio</string></array>",
                    to: clipInfo
                )
            },
            Mutation("C406", "an entitlement") {
                $0.adding("<key>com.apple.developer.siri</key><true/>", to: clipInfo)
            },
            Mutation("C406", "an entitlement in both places", .info) {
                $0.adding("<key>com.apple.developer.associated-domains</key><array/>", to: clipInfo)
            },
            Mutation("C407", "no reason") {
                $0.adding("<key>NSCameraUsageDescription</key><string> </string>", to: clipInfo)
            },
            Mutation("C412", "a scheme") {
                $0.adding(
                    "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>fruta</string></array></dict></array>",
                    to: clipInfo
                )
            },
            Mutation("C413", "several scenes") {
                $0.adding(
                    "<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>",
                    to: clipInfo
                )
            },
            Mutation("C414", "a setting") {
                $0.settingClip("INFOPLIST_KEY_NSAppClipRequestEphemeralUserNotification", "YES")
            },
            Mutation("C415", "documents") {
                $0.adding("<key>CFBundleDocumentTypes</key><array><dict/></array>", to: clipInfo)
            },
            Mutation("C430", "a key twice in the Info.plist") {
                $0.adding("<key>CFBundleVersion</key><string>7</string>", to: clipInfo)
            },
            Mutation("C430", "a key twice in a dictionary of the app's") {
                $0.adding(
                    "<key>A</key><array><dict><key>B</key><true/><key>B</key><false/></dict></array>",
                    to: appInfo
                )
            },
            Mutation("C430", "a key twice in the entitlements") {
                $0.adding(SampleProject.groups, to: clip)
            },
        ]
        + refusedPurposes.map { key in
            Mutation("C416", key) {
                $0.adding("<key>\(key)</key><string>For you.</string>", to: clipInfo)
            }
        }

    /// E-14, E-18, E-20, E-24: purposes for which the system never shows a prompt in a clip.
    static let refusedPurposes = [
        "NSFaceIDUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSUserTrackingUsageDescription",
        "NSMotionUsageDescription", "NSAppleMusicUsageDescription", "NSCalendarsUsageDescription",
        "NSCalendarsFullAccessUsageDescription", "NSRemindersUsageDescription",
        "NSContactsUsageDescription", "NSPhotoLibraryUsageDescription",
        "NSPhotoLibraryAddUsageDescription", "NSHealthShareUsageDescription",
        "NSHealthUpdateUsageDescription", "NSHomeKitUsageDescription",
        "NSSpeechRecognitionUsageDescription", "NSSensorKitUsageDescription",
        "NSNearbyInteractionUsageDescription",
    ]

    /// Purpose strings that a clip may have.
    @Test(
        "C416: a purpose that clips have is no finding",
        arguments: [
            "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
            "NSLocationWhenInUseUsageDescription", "NSBluetoothAlwaysUsageDescription",
            "NFCReaderUsageDescription", "NSLocalNetworkUsageDescription",
        ]
    )
    func allowedPurposes(_ key: String) {
        let sample = SampleProject()
            .adding("<key>\(key)</key><string>For you.</string>", to: Self.clipInfo)
        #expect(sample.findings().map(\.rule) == [])
    }

    /// The location is that of the last one, which most readers use.
    @Test("C430: the places of a double key")
    func placesOfDoubleKeys() throws {
        let sample = SampleProject()
            .adding("<key>CFBundleVersion</key><string>6</string>", to: Self.clipInfo)
        let finding = try #require(sample.findings().first)
        #expect(finding.values["key"] == "CFBundleVersion" && finding.values["count"] == "2")
        #expect(finding.related.map(\.position.line) == [3])
        #expect((finding.place?.position.line ?? 0) > 3)
    }
}

extension LintFinding {
    /// The rule and the message, for the output of a test.
    var described: String { "\(rule) \(severity) \(message)" }
}
