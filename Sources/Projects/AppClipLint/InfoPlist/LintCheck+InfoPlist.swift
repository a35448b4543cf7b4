// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
import AppClipTypes

extension LintCheck {
    /// The checks of C401–C407, C412–C416, C429 and C430.
    static let infoPlist: [LintCheck] = [
        .clip(infoPlistFile), .clip(appClipDictionary), .clip(misplacedKeys), .clip(appClipTypes),
        .clip(backgroundModes), .clip(entitlementsInInfoPlist), .clip(purposeStrings),
        .clip(reservedKeys), .clip(multipleScenes), .clip(ignoredSettings),
        .clip(doubleKeys),
    ]

    /// Checks C401.
    @Sendable
    private static func infoPlistFile(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).compactMap { target in
            let file = target.infoPlist
            let found: String
            switch file.state {
            case .missing: found = "there is no file '\(file.path ?? "")'"
            case .other: found = "'\(file.path ?? "")' is not a file"
            case .unreadable(let error):
                // A file for the C preprocessor need not be a valid property list before.
                guard target.setting("INFOPLIST_PREPROCESS")?.isYes != true else { return nil }
                found = error.words
            case .unset where target.generatesInfo: return nil
            case .unset: found = "neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE is set"
            case .outside, .unresolved, .read: return nil
            }
            let setting = target.setting("INFOPLIST_FILE")?.place
            return context.finding(
                .infoPlistMissing,
                on: target,
                [.found: found],
                at: file.faultPlace ?? setting,
                related: file.faultPlace == nil ? [] : [setting].compactMap(\.self),
                certainty: file.state == .unset ? target.certainty : .certain
            )
        }
    }

    /// Checks C405.
    @Sendable
    private static func backgroundModes(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("UIBackgroundModes") else { return [] }
        return [
            context.finding(
                .backgroundModes,
                on: context.clip,
                at: entry.namePlace,
                fix: context.removal(of: ["UIBackgroundModes"], entry)
            )
        ]
    }

    /// Checks C406.
    @Sendable
    private static func entitlementsInInfoPlist(_ context: LintContext) -> [LintFinding] {
        context.clip.infoPlist.values.compactMap { entry in
            guard entry.name.hasPrefix("com.apple.developer.") else { return nil }
            var finding = context.finding(
                .entitlementInInfoPlist,
                on: context.clip,
                [.key: entry.name],
                at: entry.namePlace
            )
            // If the entitlements also contain it, nothing is missing.
            let isDouble = context.clip.entitlements.entry(entry.name) != nil
            if isDouble || context.clip.entitlements.state == .outside {
                finding.severity = .info
            }
            return finding
        }
    }

    /// Checks C407.
    @Sendable
    private static func purposeStrings(_ context: LintContext) -> [LintFinding] {
        context.clip.infoPlist.values.compactMap { entry in
            guard entry.name.hasPrefix("NS"), entry.name.hasSuffix("UsageDescription"),
                let text = entry.value.string, text.trimmed.isEmpty, entry.value.unresolved.isEmpty
            else { return nil }
            return context.finding(
                .purposeStringEmpty,
                on: context.clip,
                [.key: entry.name],
                at: entry.value.place ?? entry.namePlace
            )
        }
    }

    /// Checks C412, C415 and C416: keys that are reserved for full apps.
    @Sendable
    private static func reservedKeys(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.infoPlist
        var findings: [LintFinding] = []
        if let entry = file.entry("CFBundleURLTypes"), entry.value.array?.isEmpty == false {
            let types = entry.value.array ?? []
            let schemes = types.flatMap { type in
                type.entries?.last { $0.name == "CFBundleURLSchemes" }?.value.array ?? []
            }
            let names = schemes.compactMap(\.string).map { "'\($0)'" }
            findings.append(
                context.finding(
                    .urlScheme,
                    on: context.clip,
                    [.found: names.isEmpty ? "CFBundleURLTypes" : names.joined(separator: ", ")],
                    at: entry.namePlace
                )
            )
        }
        if let entry = file.entry("CFBundleDocumentTypes"), entry.value.array?.isEmpty == false {
            findings.append(context.finding(.documentTypes, on: context.clip, at: entry.namePlace))
        }
        for entry in file.values {
            guard
                let what = entry.name == "SKAdNetworkItems"
                    ? "ad networks" : AccessPurpose.refused[entry.name]
            else { continue }
            findings.append(
                context.finding(
                    .purposeStringReserved,
                    on: context.clip,
                    [.key: entry.name, .what: what],
                    at: entry.namePlace
                )
            )
        }
        return findings
    }

    /// Checks C413.
    @Sendable
    private static func multipleScenes(_ context: LintContext) -> [LintFinding] {
        let key = "UIApplicationSupportsMultipleScenes"
        let manifest =
            context.clip.infoPlist.entry("UIApplicationSceneManifest")?.value.entries ?? []
        guard let entry = manifest.last(where: { $0.name == key }), entry.value.boolean == true
        else {
            return []
        }
        return [context.finding(.multipleScenes, on: context.clip, at: entry.namePlace)]
    }

    /// Checks C414.
    @Sendable
    private static func ignoredSettings(_ context: LintContext) -> [LintFinding] {
        let names =
            ["NSAppClip", "UIBackgroundModes"] + appClipKeys
            + appClipKeys.map { "NSAppClip_" + $0 }
        return names.compactMap { name in
            guard let setting = context.clip.setting("INFOPLIST_KEY_" + name),
                !setting.text.trimmed.isEmpty
            else { return nil }
            return context.finding(
                .infoPlistKeyIgnored,
                on: context.clip,
                [.key: "INFOPLIST_KEY_" + name],
                at: setting.place
            )
        }
    }
}

extension LintContext {
    /// Returns the fix that removes an entry from the clip's Info.plist; `nil` if it does not come from the file.
    func removal(of path: [String], _ entry: PropertyEntry) -> LintFix? {
        guard let file = clip.infoPlist.path, entry.origin == .file else { return nil }
        return LintFix([.remove(path, in: file)])
    }
}
