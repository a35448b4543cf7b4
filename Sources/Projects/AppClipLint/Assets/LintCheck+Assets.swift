// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// C801, C901, C902.
    static let assets: [LintCheck] = [
        .clip(appIcon), .project(missingSettingsFiles), .project(missingMembers),
    ]

    /// C801: an icon set without an image.
    @Sendable private static func appIcon(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard let name = clip.known("ASSETCATALOG_COMPILER_APPICON_NAME"),
            let setting = clip.setting("ASSETCATALOG_COMPILER_APPICON_NAME"),
            setting.symbolic.isEmpty
        else { return [] }
        let resources = clip.target.members.filter { $0.isForPhones }
        // What nobody saw may be the catalog with the icon.
        let isUnseen = resources.contains { member in
            (member.state == .missing || member.state == .outside)
                && [".xcassets", ".icon"].contains { member.path.hasSuffix($0) }
        }
        let hasLayeredIcon = resources.contains { $0.name == name + ".icon" }
        guard !isUnseen, !hasLayeredIcon else { return [] }
        let hasIcon = clip.assetCatalogs().contains { catalog in
            !catalog.errors.isEmpty || catalog.isCut
                || catalog.assets.contains {
                    $0.kind == .appIcon && $0.name == name && $0.hasContent
                }
        }
        guard !hasIcon else { return [] }
        return [
            context.finding(
                "C801",
                on: clip,
                ["found": name],
                at: setting.place,
                certainty: clip.certainty
            )
        ]
    }

    /// C901: settings files that are not there, each once.
    @Sendable private static func missingSettingsFiles(_ subject: LintSubject) -> [LintFinding] {
        var seen: Set<String> = []
        return subject.clips.flatMap { context in
            [context.clip, context.app].compactMap(\.self).flatMap { target in
                target.settings.missingFiles.compactMap { file in
                    guard !file.isOutside, seen.insert(file.path).inserted else { return nil }
                    return LintFinding(
                        "C901",
                        target: target.name,
                        values: ["found": file.path],
                        at: file.place
                    )
                }
            }
        }
    }

    /// C902: files of clips that are not there.
    @Sendable private static func missingMembers(_ subject: LintSubject) -> [LintFinding] {
        var seen: Set<String> = []
        return subject.tree.pairs.map(\.clip).flatMap { clip -> [LintFinding] in
            guard let target = subject.tree.target(clip),
                seen.insert(clip.project + clip.id).inserted
            else { return [] }
            return target.members.compactMap { member in
                // What a package manager makes is not in version control.
                let folders = member.path.split(separator: "/").map { $0.lowercased() }
                let isMade = folders.contains { ["pods", "node_modules", "carthage"].contains($0) }
                guard member.state == .missing, !isMade, member.isForPhones else { return nil }
                return LintFinding(
                    "C902",
                    target: target.name,
                    values: ["found": member.path],
                    at: member.place
                )
            }
        }
    }
}
