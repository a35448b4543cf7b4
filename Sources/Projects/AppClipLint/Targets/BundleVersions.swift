// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C204, C205 and A204: versions of the clip that are not those of its app, or written out.
    static let bundleVersions = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .versionMismatch,
            "version-mismatch",
            .error,
            basis: [.xcode],
            sources: ["G-03"],
            summary: "The clip's version differs from that of its app.",
            message: """
                \(.key) of \(.target) is \(.found); that of \(.app) is \(.wanted), and both must be \
                equal.
                """,
            why: """
                A clip is part of its app, and is submitted with it. Xcode refuses an app \
                with a clip of another version.
                """,
            remedy: """
                Set MARKETING_VERSION and CURRENT_PROJECT_VERSION once, for the whole \
                project, and refer to them in both Info.plists.
                """,
            wrong: .settings(
                """
                // app
                CURRENT_PROJECT_VERSION = 817
                // clip
                CURRENT_PROJECT_VERSION = 1
                """
            ),
            right: .settings(
                """
                // project
                CURRENT_PROJECT_VERSION = 817
                """
            )
        ),
        LintRule(
            .versionLiteral,
            "version-literal",
            .info,
            basis: [.experience],
            sources: ["G-03"],
            summary: "The clip's Info.plist has a version of its own.",
            message: """
                \(.keys) of \(.target) \(.are) written out as \(.found) in its Info.plist, and will \
                stay behind when the app's version changes.
                """,
            why: """
                Versions of clip and app must be equal. One that is written into the clip's \
                Info.plist has to be changed by hand with every release.
                """,
            remedy: "Write \(.wanted) in its place, and set the version at the project.",
            wrong: .xml(
                """
                <key>CFBundleVersion</key>
                <string>1</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleVersion</key>
                <string>$(CURRENT_PROJECT_VERSION)</string>
                """
            )
        ),
        LintRule(
            .builtVersionMismatch,
            "built-version-mismatch",
            .error,
            basis: [.xcode, .store],
            sources: ["C-51"],
            summary: "Clip and app have different versions.",
            message: "\(.key) of \(.target) is \(.found); that of \(.app) is \(.wanted).",
            why: """
                An app and its clip are one build, and the store refuses them under two \
                versions.
                """,
            remedy: "Give both targets their versions by the same build settings.",
            wrong: .xml(
                """
                <key>CFBundleVersion</key>
                <string>1</string>   (app: 817)
                """
            ),
            right: .xml(
                """
                <key>CFBundleVersion</key>
                <string>817</string>   (app: 817)
                """
            )
        )
    )

    /// The keys for versions, and the settings that they refer to.
    private static let versionKeys = [
        ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ]

    private static func findings(_ context: LintContext) -> [LintFinding] {
        var mismatches: [LintFinding] = []
        var literals: [(key: String, setting: String, value: PropertyValue)] = []
        for (key, setting) in versionKeys {
            if let finding = mismatch(of: key, setting, context) {
                mismatches.append(finding)
            } else if let value = literal(key, context) {
                literals.append((key, setting, value))
            }
        }
        guard !literals.isEmpty else { return mismatches }
        let changes = literals.compactMap { key, setting, value -> LintFix? in
            // If the app's value is a literal, too, the two would diverge with the next release.
            guard let other = context.app?.infoPlist.entry(key),
                other.origin == .generated || !other.value.isLiteral
            else { return nil }
            return replacement(of: value, by: setting, as: value.string, context)
        }
        let literal = context.finding(
            .versionLiteral,
            on: context.clip,
            [
                .keys: literals.map(\.key).joined(separator: " and "),
                .are: literals.count == 1 ? "is" : "are",
                .found: literals.map { "'\($0.value.string ?? "")'" }.joined(separator: " and "),
                .wanted: literals.map { "$(\($0.setting))" }.joined(separator: " and "),
            ],
            at: literals[0].value.place,
            related: literals.dropFirst().compactMap(\.value.place),
            fix: changes.count == literals.count ? LintFix(changes.flatMap(\.changes)) : nil
        )
        return mismatches + [literal]
    }

    private static func mismatch(
        of key: String,
        _ name: String,
        _ context: LintContext
    ) -> LintFinding? {
        guard let app = context.app, context.clip.hasInfoPlist, app.hasInfoPlist
        else { return nil }
        let entry = context.clip.infoPlist.entry(key)
        let own = entry?.value
        let other = app.infoPlist.entry(key)?.value
        guard own != nil || other != nil,
            own?.unresolved.isEmpty ?? true, other?.unresolved.isEmpty ?? true
        else { return nil }
        let texts = [own, other].map { $0?.string?.trimmed ?? "" }
        guard texts[0] != texts[1] else { return nil }
        let silent = texts[0].isEmpty ? context.clip : app
        let words = texts.map { $0.isEmpty ? "not there" : "'\($0)'" }
        var fix: LintFix?
        if let own, let entry, !texts[1].isEmpty {
            fix =
                entry.origin == .file
                ? replacement(of: own, by: name, as: texts[1], context)
                : context.clip.setting(name).flatMap {
                    $0.place == own.place ? $0.replacement(texts[1]) : nil
                }
        }
        return context.finding(
            .versionMismatch,
            on: context.clip,
            [.key: key, .found: words[0], .wanted: words[1], .app: app.name],
            at: own?.place,
            related: [other?.place].compactMap(\.self),
            certainty: texts.contains("") ? silent.infoPlistCertainty : .certain,
            fix: fix
        )
    }

    /// Returns the fix that replaces a literal by a variable; `nil` unless the variable has the wanted value.
    private static func replacement(
        of value: PropertyValue,
        by setting: String,
        as wanted: String?,
        _ context: LintContext
    ) -> LintFix? {
        guard let known = context.clip.known(setting), known == wanted?.trimmed else { return nil }
        return value.replacement("$(\(setting))")
    }

    /// Returns the value of a key, if it is a literal in the clip's Info.plist.
    private static func literal(_ key: String, _ context: LintContext) -> PropertyValue? {
        let file = context.clip.infoPlist
        guard file.state == .read, let value = file.entry(key)?.value, value.string != nil,
            let place = value.place, place.file == file.path, value.isLiteral
        else { return nil }
        return value
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let info = pair.clip.info, let parent = pair.app?.info else { return [] }
        let pairs = [
            ("CFBundleVersion", info.version, parent.version),
            ("CFBundleShortVersionString", info.shortVersion, parent.shortVersion),
        ]
        return pairs.compactMap { key, found, wanted in
            guard found != wanted else { return nil }
            return pair.finding(
                .builtVersionMismatch,
                [.key: key, .found: found ?? "missing", .wanted: wanted ?? "missing"],
                at: pair.clip.place(of: key)
            )
        }
    }
}
