// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C701, C707, C717, A701 and A707: frameworks without functionality in clips, and those for advertising.
    static let restrictedModules = RuleFamily(
        [.clip(modules), .clip(flaggedModules), .builtClip(frameworks)],
        LintRule(
            .frameworkNoFunction,
            "framework-no-function",
            .warning,
            basis: [.documentation],
            sources: ["E-07", "E-08"],
            summary: "The clip uses a framework that has no function in clips.",
            message: "\(.target) \(.how) \(.module); \(.name) has no function in an App Clip.",
            why: """
                Such a framework compiles and links. When the clip runs, it says that it is \
                not available, gives no data or an error.
                """,
            remedy: "Remove it, or leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("import HealthKit"),
            right: .swift(
                """
                #if !APPCLIP
                import HealthKit
                #endif
                """
            )
        ),
        LintRule(
            .advertising,
            "advertising",
            .error,
            basis: [.review],
            sources: ["E-25"],
            summary: "The clip has a framework for advertisements.",
            message:
                "\(.target) \(.how) \(.module); App Clips may not show advertisements (2.5.16 a).",
            why: "Review refuses clips with advertisements.",
            remedy: "Remove \(.name) from the clip.",
            wrong: .swift("import GoogleMobileAds"),
            right: .swift(
                """
                #if !APPCLIP
                import GoogleMobileAds
                #endif
                """
            )
        ),
        LintRule(
            .backgroundAssets,
            "background-assets",
            .info,
            basis: [.documentation],
            sources: ["E-25", "G-12"],
            summary: "The clip uses Background Assets.",
            message: """
                \(.target) \(.how) \(.module), which is reserved to the full app unless the clip is \
                a demo of it.
                """,
            why: "A clip for one everyday task is meant to have what it needs in itself.",
            remedy: """
                Leave it to the app by '#if !APPCLIP', or make an exception if the clip is a \
                demo.
                """,
            wrong: .swift("import BackgroundAssets"),
            right: .swift(
                """
                #if !APPCLIP
                import BackgroundAssets
                #endif
                """
            )
        ),
        LintRule(
            .linkedWithoutFunction,
            "linked-without-function",
            .warning,
            basis: [.documentation],
            sources: ["E-07", "E-08"],
            summary: "The clip is linked with a framework that does nothing in clips.",
            message: """
                '\(.binary)' of \(.target) is linked with \(.framework), which does nothing in \
                clips.
                """,
            why: "The framework can be linked, and returns nothing or an error at run time.",
            remedy: "Remove what uses \(.framework) from the clip.",
            wrong: .settings("HealthKit.framework"),
            right: .settings("–")
        ),
        LintRule(
            .linkedAdvertising,
            "linked-advertising",
            .error,
            basis: [.review],
            sources: ["E-17", "E-18"],
            summary: "The clip is linked with a framework for advertising.",
            message: """
                '\(.binary)' of \(.target) is linked with \(.framework); a clip must not have \
                advertising.
                """,
            why: "The review guidelines allow no advertising in clips (2.5.16).",
            remedy: "Remove \(.framework), and the library that brings it, from the clip.",
            wrong: .settings("AdSupport.framework"),
            right: .settings("–")
        )
    )

    /// Finds modules that are imported or linked.
    private static func modules(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources else { return [] }
        let imports = sources.own.imports.merging(sources.linked.imports) { $0 + $1 }
        let imported = Set(imports.keys)
        let linked = Set(context.clip.target.systemFrameworks)
        let ownModules = context.ownModules
        return imported.union(linked).sorted().compactMap { module in
            guard let restricted = RestrictedModule.all[module], !ownModules.contains(module) else {
                return nil
            }
            return context.finding(
                restricted.rule,
                on: context.clip,
                [
                    .module: module, .name: restricted.name,
                    .how: imported.contains(module) ? "imports" : "links",
                ],
                at: imports[module] ?? []
            )
        }
    }

    /// Finds frameworks in the setting for linker flags.
    private static func flaggedModules(_ context: LintContext) -> [LintFinding] {
        guard let setting = context.clip.setting("OTHER_LDFLAGS") else { return [] }
        let imports = context.clipSources.map {
            Set($0.own.imports.keys).union($0.linked.imports.keys)
        }
        let known = (imports ?? []).union(context.clip.target.systemFrameworks)
        let own = context.ownModules
        // A weak framework need not exist on the device.
        let flags: Set = ["-framework", "-needed_framework", "-reexport_framework"]
        return context.clip.frameworks(flaggedBy: flags).compactMap { module in
            guard let restricted = RestrictedModule.all[module], !known.contains(module),
                !own.contains(module)
            else { return nil }
            return context.finding(
                restricted.rule,
                on: context.clip,
                [.module: module, .name: restricted.name, .how: "links"],
                at: setting.place
            )
        }
    }

    private static func frameworks(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        return clip.linkedFrameworks.sorted { $0.key < $1.key }.flatMap { name, paths in
            let rule: LintRule.ID
            if advertising.contains(name) {
                rule = .linkedAdvertising
            } else if withoutFunction.contains(name) {
                rule = .linkedWithoutFunction
            } else {
                return [LintFinding]()
            }
            // One finding, at the program or at the first framework that links it.
            let first = paths.first ?? clip.path
            var finding = pair.finding(
                rule,
                [.framework: name, .binary: first],
                at: clip.beginning(of: first)
            )
            // Widgets and newer versions of SwiftUI link it automatically.
            if name == "AppIntents" { finding.severity = .info }
            return [finding]
        }
    }

    /// The frameworks without functionality in clips (rule E-07), by the names under which they are linked.
    private static let withoutFunction: Set<String> = [
        "AppIntents", "AssetsLibrary", "BackgroundTasks", "CallKit", "CareKit", "Contacts",
        "ContactsUI", "CoreMotion", "EventKit", "EventKitUI", "FileProvider", "FileProviderUI",
        "HealthKit", "HealthKitUI", "HomeKit", "MediaPlayer", "Messages", "MessageUI",
        "NearbyInteraction", "Photos", "PhotosUI", "ResearchKit", "SensorKit", "Speech",
    ]

    private static let advertising: Set<String> = ["AdSupport", "iAd"]
}

extension LintContext {
    /// The names of modules that the project builds itself, or gets from packages; they are not Apple's, even if they
    /// have the same names.
    fileprivate var ownModules: Set<String> {
        var modules: Set<String> = []
        for project in tree.projects {
            for target in project.targets {
                modules.insert(target.name)
                modules.formUnion(target.packageProducts.map(\.name))
            }
        }
        // The rules about advertising also apply to SDKs from packages.
        return modules.filter { RestrictedModule.all[$0]?.rule != .advertising }
    }
}

/// A framework that is of no use in a clip, or not allowed in one.
private struct RestrictedModule: Sendable {
    /// The id of the rule that reports it.
    let rule: LintRule.ID
    /// The name that sources import.
    let module: String
    /// The name as Apple writes it.
    let name: String

    /// The frameworks without functionality in clips (E-07), and those that show advertisements.
    static let all: [String: RestrictedModule] = {
        let modules =
            withoutFunction.map {
                RestrictedModule(rule: .frameworkNoFunction, module: $0, name: $1)
            }
            + advertising.map { RestrictedModule(rule: .advertising, module: $0, name: $1) }
            // G-12, E-25
            + [
                RestrictedModule(
                    rule: .backgroundAssets,
                    module: "BackgroundAssets",
                    name: "Background Assets"
                )
            ]
        return Dictionary(modules.map { ($0.module, $0) }) { first, _ in first }
    }()

    /// The 22 frameworks in "Choosing the right functionality for your App Clip"; PhotoKit has two modules.
    private static let withoutFunction: [(String, String)] = [
        ("AppIntents", "App Intents"), ("AssetsLibrary", "Assets Library"),
        ("BackgroundTasks", "Background Tasks"), ("CallKit", "CallKit"), ("CareKit", "CareKit"),
        ("CareKitUI", "CareKit"), ("CareKitStore", "CareKit"), ("Contacts", "Contacts"),
        ("ContactsUI", "Contacts UI"), ("CoreMotion", "Core Motion"), ("EventKit", "EventKit"),
        ("EventKitUI", "EventKit UI"), ("FileProvider", "File Provider"),
        ("FileProviderUI", "File Provider UI"), ("HealthKit", "HealthKit"),
        ("HealthKitUI", "HealthKit"), ("HomeKit", "HomeKit"), ("MediaPlayer", "Media Player"),
        ("Messages", "Messages"), ("MessageUI", "Message UI"),
        ("NearbyInteraction", "Nearby Interaction"), ("Photos", "PhotoKit"),
        ("PhotosUI", "PhotoKit"), ("ResearchKit", "ResearchKit"), ("SensorKit", "SensorKit"),
        ("Speech", "Speech"),
    ]

    /// The frameworks to which review guideline 2.5.16 (a) applies.
    private static let advertising: [(String, String)] = [
        ("AdSupport", "AdSupport"), ("iAd", "iAd"), ("GoogleMobileAds", "Google Mobile Ads"),
        ("FBAudienceNetwork", "Meta Audience Network"), ("AppLovinSDK", "AppLovin"),
        ("UnityAds", "Unity Ads"), ("IronSource", "ironSource"), ("InMobiSDK", "InMobi"),
        ("VungleAdsSDK", "Vungle"), ("VungleSDK", "Vungle"), ("AdColony", "AdColony"),
        ("ChartboostSDK", "Chartboost"), ("MoPubSDK", "MoPub"), ("Tapjoy", "Tapjoy"),
        ("StartApp", "Start.io"), ("GoogleInteractiveMediaAds", "Google IMA"),
        ("PrebidMobile", "Prebid"), ("YandexMobileAds", "Yandex Mobile Ads"),
    ]
}
