// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C201 and A201: a target without a bundle identifier.
    static let bundleIDMissing = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .bundleIDMissing,
            "bundle-id-missing",
            .error,
            basis: [.xcode],
            sources: ["G-03"],
            summary: "A target has no bundle identifier, or one with a variable that has no value.",
            message: "\(.target) has no usable bundle identifier: \(.found).",
            why: """
                Everything that names a clip names its bundle identifier: the entitlement \
                that ties it to its app, the association file of a website, the store. A \
                variable without a value becomes nothing, and leaves an identifier that \
                Xcode or the store refuses.
                """,
            remedy: """
                Set PRODUCT_BUNDLE_IDENTIFIER of \(.target) in every configuration, and give \
                each variable in it a value.
                """,
            wrong: .settings(
                """
                PRODUCT_BUNDLE_IDENTIFIER = $(APP_ID).Clip
                // nothing assigns APP_ID
                """
            ),
            right: .settings(
                """
                APP_ID = com.fruta.app
                PRODUCT_BUNDLE_IDENTIFIER = $(APP_ID).Clip
                """
            )
        ),
        LintRule(
            .builtIDMissing,
            "built-id-missing",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "A built clip has no bundle identifier.",
            message: "The Info.plist of \(.target) has no CFBundleIdentifier.",
            why: "A clip without an identifier belongs to no app.",
            remedy: "Set PRODUCT_BUNDLE_IDENTIFIER of the clip, and build again.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.app.Clip</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).flatMap { findings(about: $0, context) }
    }

    private static func findings(
        about target: ConfiguredTarget,
        _ context: LintContext
    ) -> [LintFinding] {
        let setting = target.bundleIdentifier
        let text = setting?.text.trimmed ?? ""
        let variables = setting?.unresolved ?? []
        guard text.isEmpty || !variables.isEmpty else { return [] }
        var found = "PRODUCT_BUNDLE_IDENTIFIER is \(setting?.place == nil ? "not set" : "empty")"
        if let name = variables.first {
            found = "nothing gives a value to the variable \(name) in '\(text)'"
        }
        var finding = context.finding(
            .bundleIDMissing,
            on: target,
            [.found: found],
            at: setting?.place,
            certainty: target.certainty(of: "PRODUCT_BUNDLE_IDENTIFIER")
        )
        // A variable without a value is replaced by nothing: many projects have one that only some builds set.
        if !variables.isEmpty, isIdentifier(setting?.textWithoutVariables ?? "") {
            finding.severity = min(finding.severity, .warning)
        }
        return [finding]
    }

    /// Returns whether a text is a valid bundle identifier.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.split(separator: .dot, omittingEmptySubsequences: false)
                .allSatisfy { !$0.isEmpty }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        // A list that cannot be read is a separate finding.
        guard let info = clip.info, info.identifier ?? "" == "" else { return [] }
        return [pair.finding(.builtIDMissing, at: clip.place(of: "CFBundleIdentifier"))]
    }
}

extension ResolvedSetting {
    /// The value as a build has it, with variables that have no value removed.
    var textWithoutVariables: String {
        unresolved.reduce(text) { text, name in
            ["$(\(name))", "${\(name)}", "$\(name)"].reduce(text) { $0.without($1) }
        }
    }
}

extension String {
    /// Returns the text without any occurrence of another one.
    fileprivate func without(_ other: String) -> String {
        let (own, part) = (Array(utf8), Array(other.utf8))
        var kept: [UInt8] = []
        var index = 0
        while index < own.count {
            if own[index...].starts(with: part) {
                index += max(1, part.count)
            } else {
                kept.append(own[index])
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
