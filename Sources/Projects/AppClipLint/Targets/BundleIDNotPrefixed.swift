// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C202 and A202: a clip's bundle identifier that does not begin with that of its app.
    static let bundleIDNotPrefixed = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .bundleIDNotPrefixed,
            "bundle-id-not-prefixed",
            .error,
            basis: [.xcode, .documentation],
            sources: ["G-03"],
            summary: "The clip's bundle identifier does not start with that of its app.",
            message: """
                The bundle identifier of \(.target) is '\(.found)'; it has to be that of \(.app), \
                '\(.parent)', followed by a dot and a name.
                """,
            why: """
                A clip belongs to the app whose identifier its own starts with. Xcode \
                refuses to embed any other.
                """,
            remedy: """
                Set PRODUCT_BUNDLE_IDENTIFIER of \(.target) to '\(.wanted)', or derive both \
                identifiers from one variable.
                """,
            wrong: .settings(
                """
                // app
                PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app
                // clip
                PRODUCT_BUNDLE_IDENTIFIER = com.fruta.clip
                """
            ),
            right: .settings(
                """
                // app
                PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app
                // clip
                PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.Clip
                """
            )
        ),
        LintRule(
            .builtIDNotPrefixed,
            "built-id-not-prefixed",
            .error,
            basis: [.store, .documentation],
            sources: ["G-03"],
            summary: "The clip's bundle identifier does not start with that of its app.",
            message: """
                The bundle identifier of \(.target) is '\(.found)'; it has to be that of \(.app), \
                '\(.parent)', followed by a dot and a name.
                """,
            why: "A clip belongs to the app whose identifier its own starts with.",
            remedy: "Name the clip '\(.parent).Clip', or change the app's identifier.",
            wrong: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.Clip</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.app.Clip</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, let parent = app.knownIdentifier,
            let own = context.clip.knownIdentifier, !own.isIdentifier(below: parent)
        else { return [] }
        let setting = context.clip.bundleIdentifier
        let wanted = parent + "." + name(of: own, context)
        return [
            context.finding(
                .bundleIDNotPrefixed,
                on: context.clip,
                [.found: own, .parent: parent, .app: app.name, .wanted: wanted],
                at: setting?.place,
                related: [app.bundleIdentifier?.place].compactMap(\.self),
                fix: context.canRename ? setting?.replacement(wanted) : nil
            )
        ]
    }

    /// Returns the name of the clip below its app: the one below an identifier that the app has in another
    /// configuration, or `Clip`.
    private static func name(of identifier: String, _ context: LintContext) -> String {
        guard let app = context.app else { return "Clip" }
        for name in app.target.configurations {
            let other = app.project.configured(app.target, configuration: name)
            guard let parent = other.knownIdentifier, identifier.isIdentifier(below: parent) else {
                continue
            }
            return String(identifier.dropFirst(parent.count + 1))
        }
        return "Clip"
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let identifier = clip.info?.identifier, !identifier.isEmpty,
            let parent = pair.app?.info?.identifier, !identifier.isIdentifier(below: parent)
        else { return [] }
        return [
            pair.finding(
                .builtIDNotPrefixed,
                [.found: identifier, .parent: parent],
                at: clip.place(of: "CFBundleIdentifier")
            )
        ]
    }
}

extension LintContext {
    /// Whether the clip's identifier can be changed: it has no extensions, and the entitlements of its app do not refer
    /// to it.
    fileprivate var canRename: Bool {
        clip.target.embeddings.isEmpty
            && app?.entitlements.entry(EntitlementKey.associatedClips) == nil
    }
}
