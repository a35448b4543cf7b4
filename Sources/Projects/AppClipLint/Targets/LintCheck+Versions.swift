// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
import AppClipTypes

extension LintCheck {
    /// The keys for versions, and the settings that they refer to.
    private static let versionKeys = [
        ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ]

    /// Checks C204 and C205.
    @Sendable
    static func versions(_ context: LintContext) -> [LintFinding] {
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
}

extension PropertyValue {
    /// Whether the value is a string without variables.
    var isLiteral: Bool { raw.map { !$0.utf8.contains(0x24) } ?? false }

    /// Returns the fix that replaces the string; `nil` if it contains a variable.
    func replacement(_ text: String) -> LintFix? {
        guard isLiteral, let place else { return nil }
        return LintFix([.replace(at: place, with: text)])
    }
}
