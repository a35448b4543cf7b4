// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject

extension LintCheck {
    /// The keys of the dictionary `NSAppClip`.
    static let appClipKeys = [
        "NSAppClipRequestEphemeralUserNotification", "NSAppClipRequestLocationConfirmation",
    ]

    /// Checks C402.
    @Sendable
    static func appClipDictionary(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.infoPlist
        guard context.clip.hasInfoPlist, file.entry("NSAppClip") == nil,
            appClipKeys.allSatisfy({ file.entry($0) == nil })
        else { return [] }
        let values = Dictionary(
            uniqueKeysWithValues: appClipKeys.map { ($0, context.isUsed($0) ?? false) }
        )
        return [
            context.finding(
                .nsAppClipMissing,
                on: context.clip,
                at: file.start ?? context.clip.setting("GENERATE_INFOPLIST_FILE")?.place,
                fix: file.path.map { LintFix([.set(["NSAppClip"], to: .booleans(values), in: $0)]) }
            )
        ]
    }

    /// Checks C403: the keys at the root, and the dictionary in the app.
    @Sendable
    static func misplacedKeys(_ context: LintContext) -> [LintFinding] {
        var findings: [LintFinding] = []
        for target in [context.clip, context.app].compactMap(\.self) {
            let file = target.infoPlist
            for key in appClipKeys {
                guard let entry = file.entry(key) else { continue }
                findings.append(
                    context.finding(
                        .nsAppClipMisplaced,
                        on: target,
                        [
                            .key: key, .found: "at the root of the Info.plist",
                            .belongs:
                                "belongs into the dictionary NSAppClip of the clip's Info.plist",
                        ],
                        at: entry.namePlace,
                        fix: target.name == context.clip.name ? move(key, entry, context) : nil
                    )
                )
            }
        }
        if let app = context.app, let entry = app.infoPlist.entry("NSAppClip") {
            var finding = context.finding(
                .nsAppClipMisplaced,
                on: app,
                [
                    .key: "NSAppClip", .found: "in the Info.plist",
                    .belongs: "belongs into that of the clip",
                ],
                at: entry.namePlace
            )
            // It has no effect there, and does no harm.
            finding.severity = .warning
            findings.append(finding)
        }
        return findings
    }

    private static func move(
        _ key: String,
        _ entry: PropertyEntry,
        _ context: LintContext
    ) -> LintFix? {
        let file = context.clip.infoPlist
        guard let path = file.path, entry.origin == .file, let value = entry.value.boolean,
            // Otherwise, the moved value would contradict the sources.
            context.isUsed(key) ?? value == value,
            file.entry("NSAppClip")?.value.entries?.contains(where: { $0.name == key }) != true
        else { return nil }
        return LintFix([
            .remove([key], in: path), .set(["NSAppClip", key], to: .boolean(value), in: path),
        ])
    }

    /// Checks C404 and C429.
    @Sendable
    static func appClipTypes(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("NSAppClip") else { return [] }
        guard let members = entry.value.entries else {
            return [
                context.finding(
                    .nsAppClipType,
                    on: context.clip,
                    [.key: "NSAppClip", .found: entry.value.typeWords, .wanted: "a dictionary"],
                    at: entry.value.place ?? entry.namePlace
                )
            ]
        }
        let unknown = members.compactMap { member -> LintFinding? in
            // Only names that evidently mean one of the two keys.
            let near = zip(appClipKeys, ["notification", "location"])
                .first { member.name.lowercased().contains($1) }
            guard !appClipKeys.contains(member.name), let near else { return nil }
            return context.finding(
                .nsAppClipKeyUnknown,
                on: context.clip,
                [.key: member.name, .wanted: near.0],
                at: member.namePlace
            )
        }
        return unknown
            + members.compactMap { member in
                guard appClipKeys.contains(member.name), member.value.boolean == nil else {
                    return nil
                }
                return context.finding(
                    .nsAppClipType,
                    on: context.clip,
                    [.key: member.name, .found: member.value.typeWords, .wanted: "a Boolean"],
                    at: member.value.place ?? member.namePlace,
                    fix: correction(of: member, context)
                )
            }
    }

    private static func correction(of member: PropertyEntry, _ context: LintContext) -> LintFix? {
        let meaning = [
            "yes": true, "true": true, "1": true, "no": false, "false": false, "0": false,
        ]
        guard let text = member.value.string?.lowercased(), let value = meaning[text],
            let path = context.clip.infoPlist.path, member.origin == .file,
            context.isUsed(member.name) ?? value == value
        else { return nil }
        return LintFix([.set(["NSAppClip", member.name], to: .boolean(value), in: path)])
    }
}

extension LintContext {
    /// Returns whether the sources use the feature of a key of `NSAppClip`; `nil` if this is not known.
    fileprivate func isUsed(_ key: String) -> Bool? {
        guard let clipSources, clipSources.isRead else { return nil }
        let isLocation = key == "NSAppClipRequestLocationConfirmation"
        return isLocation
            ? clipSources.mayUse(["confirmAcquired", "confirmAcquiredInRegion"])
            : clipSources.mayUse(NotificationPhrases.all) ? nil : false
    }
}
