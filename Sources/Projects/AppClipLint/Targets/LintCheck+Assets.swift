// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// The checks of C801 and C901–C903.
    static let assets: [LintCheck] = [
        .clip(appIcon), .project(settingsFiles), .project(missingMembers),
    ]

    /// The setting that names the icon set.
    private static let iconSetting = "ASSETCATALOG_COMPILER_APPICON_NAME"

    /// Checks C801: no icon is named, or the icon set has no image.
    @Sendable private static func appIcon(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard let setting = clip.setting(iconSetting), !setting.text.trimmed.isEmpty else {
            return missingIcon(context)
        }
        guard let name = clip.known(iconSetting), setting.symbolic.isEmpty else { return [] }
        let resources = clip.target.members.filter { $0.isForPhones }
        // A resource that is not in the tree may be the catalog with the icon.
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
                .appIconMissing,
                on: clip,
                [.found: name, .why: "its asset catalogs have no image for '\(name)'"],
                at: setting.place,
                certainty: clip.certainty(of: iconSetting)
            )
        ]
    }

    /// Checks C801 if no setting names an icon.
    private static func missingIcon(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        // The Info.plist can name files, or may do so if it is not known.
        let keys = ["CFBundleIcons", "CFBundleIconFiles", "CFBundleIconFile", "CFBundleIconName"]
        guard clip.hasInfoPlist, keys.allSatisfy({ clip.infoPlist.entry($0) == nil }) else {
            return []
        }
        let certainty = clip.certainty(of: iconSetting)
        return [
            context.finding(
                .appIconMissing,
                on: clip,
                [
                    .found: "AppIcon",
                    .why: "neither \(iconSetting) nor its Info.plist names one",
                ],
                at: clip.setting(iconSetting)?.place,
                certainty: certainty == .certain ? context.clip.infoPlistCertainty : certainty
            )
        ]
    }

    /// Checks C901 and C903: settings files that do not exist, and those outside the tree, with one finding of each
    /// rule for each project.
    @Sendable private static func settingsFiles(_ subject: LintSubject) -> [LintFinding] {
        settingsFiles(subject, areOutside: false) + settingsFiles(subject, areOutside: true)
    }

    private static func settingsFiles(
        _ subject: LintSubject,
        areOutside: Bool
    ) -> [LintFinding] {
        var projects: [String] = []
        var files: [String: [MissingSettingsFile]] = [:]
        var seen: Set<[String]> = []
        for target in subject.clips.flatMap({ [$0.clip, $0.app].compactMap(\.self) }) {
            let project = target.project.path
            for file in target.settings.missingFiles where file.isOutside == areOutside {
                guard seen.insert([project, file.path]).inserted else { continue }
                if files[project] == nil { projects.append(project) }
                files[project, default: []].append(file)
            }
        }
        return projects.map { project in
            let files = files[project] ?? []
            return LintFinding(
                areOutside ? .projectXcconfigOutside : .projectXcconfigMissing,
                facts: [
                    .found: listed(files.map(\.path)), .are: files.count == 1 ? "is" : "are",
                ],
                at: files.first?.place,
                related: files.dropFirst().map(\.place)
            )
        }
    }

    /// Checks C902: missing files of clips, with one finding for each clip.
    @Sendable private static func missingMembers(_ subject: LintSubject) -> [LintFinding] {
        var seen: Set<String> = []
        return subject.tree.pairs.map(\.clip).compactMap { clip -> LintFinding? in
            guard let target = subject.tree.target(clip),
                seen.insert(clip.project + clip.id).inserted
            else { return nil }
            let missing = target.members.filter { member in
                // Files that a package manager or a build generates are not in version control.
                let folders = member.path.split(separator: "/").map { $0.lowercased() }
                let isMade =
                    folders.contains { ["pods", "node_modules", "carthage"].contains($0) }
                    || member.path.hasSuffix(".jsbundle")
                return member.state == .missing && !isMade && member.isForPhones
            }
            var names: Set<String> = []
            let paths = missing.map(\.path).filter { names.insert($0).inserted }
            guard let first = missing.first else { return nil }
            return LintFinding(
                .sourceMissing,
                target: target.name,
                facts: [
                    .found: listed(paths), .belong: paths.count == 1 ? "belongs" : "belong",
                    .are: paths.count == 1 ? "is" : "are",
                ],
                at: first.place,
                related: missing.dropFirst().prefix(8).map(\.place)
            )
        }
    }

    /// Returns the first few paths, and the number of the others.
    private static func listed(_ paths: [String]) -> String {
        let shown = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
}
