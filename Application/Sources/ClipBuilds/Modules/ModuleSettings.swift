// SPDX-License-Identifier: Apache-2.0

import AppClipProject

/// The compiler settings of a module that affect which sources are accepted.
struct ModuleSettings: Sendable, Hashable {
    /// The language mode: `4`, `4.2`, `5` or `6`.
    var languageMode = "5"
    /// The compilation conditions that `#if` tests.
    var conditions: [String] = []
    /// The default isolation, `MainActor`; `nil` for nonisolated code.
    var defaultIsolation: String?
    /// The concurrency checking: `minimal`, `targeted` or `complete`; `nil` for the compiler's
    /// default.
    var strictConcurrency: String?
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    var hasBareSlashPatterns = false

    /// The arguments of the compiler.
    var arguments: [String] {
        var arguments = ["-swift-version", languageMode]
        arguments += conditions.map { "-D\($0)" }
        if let defaultIsolation { arguments += ["-default-isolation", defaultIsolation] }
        if let strictConcurrency, languageMode != "6" {
            arguments.append("-strict-concurrency=\(strictConcurrency)")
        }
        // The compiler rejects a feature that the language mode already includes.
        for feature in upcomingFeatures
        where languageMode != "6" || !Self.featuresOfSwift6.contains(feature) {
            arguments += ["-enable-upcoming-feature", feature]
        }
        for feature in experimentalFeatures {
            arguments += ["-enable-experimental-feature", feature]
        }
        if hasBareSlashPatterns, languageMode != "6" {
            arguments.append("-enable-bare-slash-regex")
        }
        return arguments
    }

    mutating func add(condition: String) {
        let isName = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        if isName, !condition.isEmpty, !conditions.contains(condition) {
            conditions.append(condition)
        }
    }

    mutating func add(feature: String) {
        let isName = feature.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if isName, !upcomingFeatures.contains(feature) { upcomingFeatures.append(feature) }
    }

    static let featuresOfSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
        "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
        "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
    ]
}

extension ModuleSettings {
    /// The upcoming features, by the suffix of the setting's name, `SWIFT_UPCOMING_FEATURE_…`.
    private static let features: [String: String] = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    /// The features of Xcode's setting "Approachable Concurrency".
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]

    /// Creates the settings of a project's target.
    init(of target: ConfiguredTarget) {
        let version = target.setting("SWIFT_VERSION")?.text ?? "5"
        languageMode =
            version == "4.2" ? version : version.prefix { $0 != "." }.filter(\.isNumber)
        if !["4", "4.2", "5", "6"].contains(languageMode) { languageMode = "5" }
        for name in target.swiftConditions { add(condition: name) }
        if target.setting("SWIFT_DEFAULT_ACTOR_ISOLATION")?.text == "MainActor" {
            defaultIsolation = "MainActor"
        }
        if let text = target.setting("SWIFT_STRICT_CONCURRENCY")?.text,
            ["minimal", "targeted", "complete"].contains(text)
        {
            strictConcurrency = text
        }
        if target.setting("SWIFT_APPROACHABLE_CONCURRENCY")?.isYes == true {
            for feature in Self.approachable { add(feature: feature) }
        }
        for (end, feature) in Self.features.sorted(by: { $0.key < $1.key })
        where target.setting("SWIFT_UPCOMING_FEATURE_\(end)")?.isYes == true {
            add(feature: feature)
        }
        hasBareSlashPatterns = target.setting("SWIFT_ENABLE_BARE_SLASH_REGEX")?.isYes == true
        readFlags(target.setting("OTHER_SWIFT_FLAGS")?.list ?? [])
    }

    /// Reads those compiler flags that affect which sources are accepted.
    private mutating func readFlags(_ flags: [String]) {
        var previous = ""
        for flag in flags where flag != "-Xfrontend" {
            switch previous {
            case "-enable-upcoming-feature": add(feature: flag)
            case "-enable-experimental-feature":
                if flag.allSatisfy({ $0.isLetter || $0.isNumber }) {
                    experimentalFeatures.append(flag)
                }
            case "-default-isolation": defaultIsolation = flag == "MainActor" ? flag : nil
            default:
                if flag == "-enable-bare-slash-regex" { hasBareSlashPatterns = true }
            }
            previous = flag
        }
    }

    /// Creates the settings of a package's target.
    init(of target: PackageManifest.Target, in package: PackageManifest) {
        languageMode = package.languageMode ?? (package.toolsVersion.0 >= 6 ? "6" : "5")
        if !["4", "4.2", "5", "6"].contains(languageMode) { languageMode = "5" }
        add(condition: "SWIFT_PACKAGE")
        add(condition: "DEBUG")
        for setting in target.settings {
            switch setting.name {
            case "define": add(condition: setting.value)
            case "enableUpcomingFeature": add(feature: setting.value)
            case "enableExperimentalFeature": experimentalFeatures.append(setting.value)
            case "defaultIsolation":
                defaultIsolation = setting.value == "MainActor" ? setting.value : nil
            case "swiftLanguageMode":
                if ["4", "4.2", "5", "6"].contains(setting.value) { languageMode = setting.value }
            default: break
            }
        }
    }
}
