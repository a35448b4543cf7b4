// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject

extension LintCheck {
    /// C204 and C205.
    @Sendable
    static func versions(_ context: LintContext) -> [LintFinding] {
        let keys = [
            ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
            ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
        ]
        return keys.compactMap { key, variable in
            mismatch(of: key, context) ?? literal(key, variable, context)
        }
    }

    private static func mismatch(of key: String, _ context: LintContext) -> LintFinding? {
        guard let app = context.app, context.clip.hasInfoPlist, app.hasInfoPlist
        else { return nil }
        let own = context.clip.infoPlist.entry(key)?.value
        let other = app.infoPlist.entry(key)?.value
        guard own != nil || other != nil,
            own?.unresolved.isEmpty ?? true, other?.unresolved.isEmpty ?? true
        else { return nil }
        let texts = [own, other].map { $0?.string?.trimmed ?? "" }
        guard texts[0] != texts[1] else { return nil }
        let silent = texts[0].isEmpty ? context.clip : app
        let words = texts.map { $0.isEmpty ? "not there" : "'\($0)'" }
        return context.finding(
            "C204",
            on: context.clip,
            ["key": key, "found": words[0], "wanted": words[1], "app": app.name],
            at: own?.place,
            related: [other?.place].compactMap(\.self),
            certainty: texts.contains("") ? silent.certainty : .certain,
            fix: texts[1].isEmpty ? nil : own?.replacement(texts[1])
        )
    }

    private static func literal(
        _ key: String,
        _ variable: String,
        _ context: LintContext
    ) -> LintFinding? {
        let file = context.clip.infoPlist
        guard file.state == .read, let value = file.entry(key)?.value, let text = value.string,
            let place = value.place, place.file == file.path, value.isLiteral
        else { return nil }
        return context.finding(
            "C205",
            on: context.clip,
            ["key": key, "found": text, "wanted": variable],
            at: place
        )
    }
}

extension PropertyValue {
    /// Whether a string is written without variables.
    var isLiteral: Bool { raw.map { !$0.utf8.contains(0x24) } ?? false }

    /// What writes another string in its place; `nil` where a variable stands there.
    func replacement(_ text: String) -> LintFix? {
        guard isLiteral, let place else { return nil }
        return LintFix([.replace(at: place, with: text)])
    }
}
