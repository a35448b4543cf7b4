// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
import AppClipTypes

extension LintCheck {
    /// The checks of C210 and C211.
    static let platforms: [LintCheck] = [.clip(macs), .clip(displayNames)]

    /// Checks C210 (D-55).
    ///
    /// A setting of the whole project, such as Mac Catalyst, is intended for the app.
    @Sendable private static func macs(_ context: LintContext) -> [LintFinding] {
        let names = ["SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "SDKROOT"]
        let found = names.compactMap { name -> (name: String, setting: ResolvedSetting)? in
            guard let setting = context.clip.setting(name), setting.unresolved.isEmpty,
                setting.level == .target || setting.level == .targetFile
            else { return nil }
            let isForMac =
                name == "SUPPORTS_MACCATALYST"
                ? setting.isYes : setting.list.contains { $0.hasPrefix("macosx") }
            return isForMac ? (name, setting) : nil
        }
        guard let first = found.first else { return [] }
        return [
            context.finding(
                .clipForMac,
                on: context.clip,
                [.found: "\(first.name) = \(first.setting.text.trimmed)"],
                at: first.setting.place,
                related: found.dropFirst().compactMap(\.setting.place)
            )
        ]
    }

    /// Checks C211 (F-26).
    @Sendable private static func displayNames(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, !context.clip.hasLocalizedInfo, !app.hasLocalizedInfo,
            let own = context.clip.displayName, let wanted = app.displayName,
            let found = own.value.string, let name = wanted.value.string, found != name
        else { return [] }
        return [
            context.finding(
                .displayNameDiffers,
                on: context.clip,
                [.found: found, .wanted: name, .app: app.name],
                at: own.value.place ?? own.namePlace,
                related: [wanted.value.place ?? wanted.namePlace].compactMap(\.self)
            )
        ]
    }
}

extension ConfiguredTarget {
    /// The name below the icon; `nil` if it is not known.
    fileprivate var displayName: PropertyEntry? {
        guard hasInfoPlist else { return nil }
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            guard let entry = infoPlist.entry(key) else { continue }
            guard let text = entry.value.string, entry.value.unresolved.isEmpty,
                entry.value.symbolic.isEmpty
            else { return nil }
            if !text.trimmed.isEmpty { return entry }
        }
        return nil
    }

    /// Whether the name may differ between languages.
    fileprivate var hasLocalizedInfo: Bool {
        target.members.contains { member in
            ["InfoPlist.strings", "InfoPlist.xcstrings"].contains(member.name)
        }
    }
}
