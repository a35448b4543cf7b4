// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject

extension LintCheck {
    /// The checks of C417–C419.
    static let leftToApp: [LintCheck] = [
        .clip(backgroundAssetsInApp), .clip(bonjour), .clip(settingsBundle),
    ]

    /// Checks C417 (G-13).
    @Sendable private static func backgroundAssetsInApp(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, app.hasInfoPlist else { return [] }
        let keys = BundleLint.backgroundAssetKeys
        let entries = keys.compactMap { context.clip.infoPlist.entry($0) }
        guard let first = entries.first, keys.allSatisfy({ app.infoPlist.entry($0) == nil }) else {
            return []
        }
        return [
            context.finding(
                .backgroundAssetsNotInApp,
                on: context.clip,
                [.key: first.name, .app: app.name],
                at: first.namePlace,
                related: [app.infoPlist.start].compactMap(\.self),
                certainty: app.certainty
            )
        ]
    }

    /// Checks C418 (E-11).
    @Sendable private static func bonjour(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("NSBonjourServices"),
            entry.value.array?.isEmpty == false
        else { return [] }
        return [context.finding(.bonjourServices, on: context.clip, at: entry.namePlace)]
    }

    /// Checks C419 (G-20).
    @Sendable private static func settingsBundle(_ context: LintContext) -> [LintFinding] {
        let member = context.clip.target.members(.resource).first {
            $0.isForPhones && $0.name.lowercased() == "settings.bundle"
        }
        guard let member else { return [] }
        return [
            context.finding(
                .settingsBundle,
                on: context.clip,
                [.path: member.path],
                at: member.place
            )
        ]
    }
}
