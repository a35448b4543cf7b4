// SPDX-License-Identifier: Apache-2.0

import BundleSamples
import Testing

/// A change that makes a correct bundle incorrect, and its findings.
struct Mutation: Sendable, CustomTestStringConvertible {
    let rules: [String]
    let change: @Sendable (inout SampleBundle) -> Void

    private init(_ rules: String..., change: @escaping @Sendable (inout SampleBundle) -> Void) {
        self.rules = rules
        self.change = change
    }

    var testDescription: String { rules.joined(separator: ", ") }

    private static func info(_ rule: String, _ key: String, _ value: SampleValue?) -> Mutation {
        Mutation(rule) { $0.clip?.info[key] = value }
    }

    private static func claim(_ rule: String, _ key: String, _ value: SampleValue?) -> Mutation {
        Mutation(rule) { $0.clip?.claim(key, value) }
    }

    private static let parents = "com.apple.developer.parent-application-identifiers"
    private static let clips = "com.apple.developer.associated-appclip-app-identifiers"
    private static let onDemand = "com.apple.developer.on-demand-install-capable"
    private static let domains = "com.apple.developer.associated-domains"
    private static let groups = "com.apple.security.application-groups"

    // Created for each use: the address sanitizer reports enums in globals as leaks.
    static var all: [Mutation] { structure + identity + entitlements + infoPlist + assets }

    private static var structure: [Mutation] {
        [
            Mutation("A102") { $0.clip = nil },
            Mutation("A103") { $0.clipFolder = "Clips" },
            Mutation("A103") { $0.clipFolder = "PlugIns" },
            // C-51: an app cannot be a clip itself, G-07.
            Mutation("A101") { sample in
                sample.clip = nil
                sample.app.entitlements = SampleApp.clip.entitlements
                sample.app.info = SampleApp.clip.info
                sample.app.info["CFBundleExecutable"] = "Fruta"
                sample.app.profile = nil
            },
            // G-06
            Mutation("A104", "A308") { sample in
                let other = SampleApp.clip
                for (path, bytes) in other.allFiles where path != "Info.plist" {
                    sample.files["AppClips/Other.app/\(path)"] = bytes
                }
                var info = other.info
                info["CFBundleIdentifier"] = "com.example.fruta.Other"
                sample.files["AppClips/Other.app/Info.plist"] = SampleValue.dictionary(info).plist
                var binary = SampleBinary()
                var claims = other.entitlements ?? [:]
                claims["application-identifier"] = "ABCDE12345.com.example.fruta.Other"
                binary.entitlements = .dictionary(claims)
                sample.files["AppClips/Other.app/Clip"] = binary.bytes
                sample.files["AppClips/Other.app/embedded.mobileprovision"] = nil
            },
            // E-12
            Mutation("A105") { sample in
                var share = SampleApp.widgets
                share.info["NSExtension"] = [
                    "NSExtensionPointIdentifier": "com.apple.share-services"
                ]
                sample.clip?.add(share)
            },
            // G-33
            Mutation("A106") { sample in
                var widgets = SampleApp.widgets
                widgets.entitlements?["com.apple.developer.on-demand-install-capable"] = nil
                sample.clip?.add(widgets)
            },
            // E-55
            Mutation("A108") { sample in
                sample.clip?.add(.widgets)
                sample.app.add(.widgets)
            },
            // E-58
            Mutation("A109") { sample in
                var widgets = SampleApp.widgets
                widgets.info["CFBundleIdentifier"] = "com.example.fruta.Widgets"
                widgets.claim("application-identifier", "ABCDE12345.com.example.fruta.Widgets")
                sample.clip?.add(widgets)
            },
            Mutation("A107") { $0.files["AppClips/Clip.app/embedded.mobileprovision"] = [1] },
            Mutation("A107") { $0.clip?.info["CFBundleExecutable"] = "Nothing" },
        ]
    }

    private static var identity: [Mutation] {
        [
            info("A201", "CFBundleIdentifier", nil),
            // G-03
            Mutation("A202") { sample in
                sample.clip?.info["CFBundleIdentifier"] = "com.example.Clip"
                sample.clip?.claim("application-identifier", "ABCDE12345.com.example.Clip")
                sample.app.claim(clips, ["ABCDE12345.com.example.Clip"])
            },
            Mutation("A202") { sample in
                sample.clip?.info["CFBundleIdentifier"] = "com.example.frutaClip"
                sample.clip?.claim("application-identifier", "ABCDE12345.com.example.frutaClip")
                sample.app.claim(clips, ["ABCDE12345.com.example.frutaClip"])
            },
            Mutation("A203") { sample in
                sample.clip?.claim("application-identifier", "ABCDE12345.com.example.fruta.Other")
                sample.app.claim(clips, ["ABCDE12345.com.example.fruta.Other"])
            },
            info("A204", "CFBundleVersion", "1"),
            info("A204", "CFBundleShortVersionString", "1.20"),
            info("A206", "UIDeviceFamily", [1]),
            Mutation("A310", "A208") { sample in
                sample.clip?.info["MinimumOSVersion"] = "13.0"
                sample.app.info["MinimumOSVersion"] = "13.0"
                sample.clip?.claim(domains, nil)
            }.reversed,
            info("A209", "MinimumOSVersion", "16.0"),
        ]
    }

    /// The same change with the findings in the opposite order.
    private var reversed: Mutation {
        Mutation(rules: rules.reversed(), change: change)
    }

    private init(rules: [String], change: @escaping @Sendable (inout SampleBundle) -> Void) {
        self.rules = rules
        self.change = change
    }

    private static var entitlements: [Mutation] {
        [
            Mutation("A301") { sample in
                sample.clip?.entitlements = nil
                sample.clip?.profile = nil
            },
            // G-05
            claim("A302", parents, nil),
            claim("A303", parents, []),
            claim(
                "A303",
                parents,
                ["ABCDE12345.com.example.fruta", "ABCDE12345.com.example.other"]
            ),
            claim("A303", parents, "ABCDE12345.com.example.fruta"),
            claim("A304", parents, ["ABCDE12345.com.example.other"]),
            claim("A304", parents, ["com.example.fruta"]),
            claim("A304", parents, ["ZZZZZ12345.com.example.fruta"]),
            Mutation("A307") { $0.app.claim(parents, ["ABCDE12345.com.example.fruta"]) },
            // G-06
            Mutation("A308") { $0.app.claim(clips, []) },
            Mutation("A308") { $0.app.claim(clips, ["ABCDE12345.com.example.fruta.Other"]) },
            // G-07
            claim("A309", onDemand, nil),
            claim("A309", onDemand, false),
            claim("A309", onDemand, "YES"),
            // B-01, B-02, B-04
            claim("A310", domains, nil),
            claim("A310", domains, ["applinks:fruta.example"]),
            claim("A311", domains, ["appclips:fruta.example", "appclips:other.example"]),
            claim("A312", domains, ["appclips:fruta.example", "appclips:https://fruta.example"]),
            claim("A312", domains, ["appclips:fruta.example", "appclips:webrtcapp"]),
            claim("A312", domains, ["appclips:fruta.example", "appclips:10.0.0.1"]),
            claim("A314", domains, ["appclips:fruta.example?mode=developer"]),
            // E-23
            claim("A316", groups, ["group.com.example.other"]),
            // E-07
            claim("A319", "com.apple.developer.healthkit", true),
            // F-24, F-23
            claim("A320", "com.apple.developer.icloud-services", ["CloudKit"]),
            claim("A320", "com.apple.developer.ubiquity-kvstore-identifier", "ABCDE12345.a"),
            // B-27
            Mutation("A324") { sample in
                guard case .dictionary(var granted)? = sample.clip?.profile?["Entitlements"] else {
                    return
                }
                granted["application-identifier"] = "ABCDE12345.*"
                sample.clip?.profile?["Entitlements"] = .dictionary(granted)
            },
            Mutation("A321") {
                $0.clip?.entitlements?["com.apple.developer.nfc.readersession.formats"] = ["TAG"]
            },
            Mutation("A321") {
                $0.clip?.entitlements?[groups] = ["group.com.example.fruta", "group.b"]
            },
            Mutation("A322") {
                $0.clip?.profile?["ExpirationDate"] = .date("2025-12-31T23:59:59Z")
            },
            Mutation("A323") { sample in
                guard case .dictionary(var granted)? = sample.clip?.profile?["Entitlements"] else {
                    return
                }
                granted["application-identifier"] = "ABCDE12345.com.example.fruta"
                sample.clip?.profile?["Entitlements"] = .dictionary(granted)
            },
        ]
    }

    private static var infoPlist: [Mutation] {
        [
            // G-18
            info("A403", "NSAppClipRequestLocationConfirmation", true),
            Mutation("A403") { $0.app.info["NSAppClip"] = [:] },
            info("A404", "NSAppClip", ["NSAppClipRequestLocationConfirmation": "YES"]),
            info("A404", "NSAppClip", true),
            // G-20, G-21
            info("A405", "UIBackgroundModes", ["fetch"]),
            info("A407", "NSCameraUsageDescription", ""),
            info("A412", "CFBundleURLTypes", [["CFBundleURLSchemes": ["fruta"]]]),
            info("A412", "CFBundleDocumentTypes", [["CFBundleTypeName": "a"]]),
            info(
                "A413",
                "UIApplicationSceneManifest",
                ["UIApplicationSupportsMultipleScenes": true]
            ),
            info("A414", "NSFaceIDUsageDescription", "To sign in."),
            // E-24
            info("A414", "NSMotionUsageDescription", "To count steps."),
            info("A414", "NSContactsUsageDescription", "To invite."),
            // A key twice, in the list itself and in a nested dictionary.
            Mutation("A430") { sample in
                let list = sample.clip?.allFiles["Info.plist"] ?? []
                let key = "<key>CFBundleVersion</key>"
                sample.files["AppClips/Clip.app/Info.plist"] = Array(
                    String(decoding: list, as: UTF8.self)
                        .replacing(key, with: "\(key)<string>9</string>\(key)").utf8
                )
            },
            info("A414", "NSLocationAlwaysAndWhenInUseUsageDescription", "Always."),
            Mutation("A414") { $0.clip?.files["Settings.bundle/Root.plist"] = [] },
            // G-12 to G-14
            Mutation("A507") { sample in
                sample.clip?.info["BAManifestURL"] = "https://fruta.example/m"
                sample.app.info["BAManifestURL"] = "https://fruta.example/m"
            },
            Mutation("A507", "A508") { $0.clip?.info["BAManifestURL"] = "https://fruta.example/m" },
            Mutation("A507", "A509") { sample in
                sample.clip?.info["BAEssentialMaxInstallSize"] = 1_000
                sample.app.info["BAEssentialMaxInstallSize"] = 1_000
            },
        ]
    }

    private static var assets: [Mutation] {
        [
            // G-15
            Mutation("A506") { $0.clip?.files["OnDemandResources.plist"] = [] },
            Mutation("A601") { $0.clip?.files["AppIcon60x60@2x.png"] = nil },
            info("A601", "CFBundleIcons", nil),
            // E-07
            Mutation("A701") { sample in
                sample.clip?.binary.libraries.append(
                    ("/System/Library/Frameworks/HealthKit.framework/HealthKit", 0x0C)
                )
            },
            Mutation("A701") { sample in
                var binary = SampleBinary()
                binary.libraries = [
                    ("/System/Library/Frameworks/Contacts.framework/Contacts", 0x0C)
                ]
                sample.clip?.files["Frameworks/A.framework/A"] = binary.bytes
            },
            Mutation("A707") { sample in
                sample.clip?.binary.libraries.append(
                    ("/System/Library/Frameworks/AdSupport.framework/AdSupport", 0x8000_0018)
                )
            },
            // G-34, D-58
            Mutation("A501", "A505") { sample in
                sample.clip?.files["video.mov"] = [UInt8](repeating: 0, count: 16_000_000)
            },
        ]
    }
}
