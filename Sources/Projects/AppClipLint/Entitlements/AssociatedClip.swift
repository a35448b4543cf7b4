// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C308 and A308: the clip that the app's entitlements name.
    static let associatedClip = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .associatedClipIDMismatch,
            "associated-clip-id-mismatch",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: "The app's entitlements name another clip than the one that it embeds.",
            message: """
                com.apple.developer.associated-appclip-app-identifiers of \(.target) has \
                \(.found); it must name the one clip '\(.clip)'.
                """,
            why: """
                Where the entitlement is present, it names the one clip of the app, with the \
                team's prefix.
                """,
            remedy: "Write the one entry '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-appclip-app-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app.Old</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-appclip-app-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app.Clip</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtAssociatedClip,
            "built-associated-clip",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: "The app names another clip than its own.",
            message: "\(.target) names \(.found) as its clip; the clip in it is '\(.wanted)'.",
            why: "The entitlement has exactly one entry, the app's clip.",
            remedy: """
                Set com.apple.developer.associated-appclip-app-identifiers to the clip's \
                identifier.
                """,
            wrong: .xml(
                """
                <key>com.apple.developer.associated-appclip-app-identifiers</key>
                <array><string>ABCDE12345.com.fruta.Clip</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-appclip-app-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app.Clip</string></array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, app.entitlements.state == .read,
            let entry = app.entitlements.entry(EntitlementKey.associatedClips),
            let clip = context.clip.knownIdentifier
        else { return [] }
        let values = entry.value.array ?? []
        let texts = values.compactMap(\.string)
        guard values.allSatisfy(\.unknownVariables.isEmpty) else { return [] }
        if texts.count == 1, values.count == 1 {
            let identifier = AppIdentifierText(texts[0])
            if identifier.bundle == clip {
                guard case .none = identifier.prefix else { return [] }
                if values[0].startsWithVariable { return [] }
            }
        }
        let wanted = AppIdentifierText.variable + clip
        let found = values.count == 1 ? "'\(texts.first ?? "")'" : entry.value.countWords
        return [
            context.finding(
                .associatedClipIDMismatch,
                on: app,
                [.found: found, .clip: clip, .wanted: wanted],
                at: values.count == 1 ? values[0].place : entry.namePlace,
                fix: app.entitlements.path.map {
                    LintFix([.set([EntitlementKey.associatedClips], to: .strings([wanted]), in: $0)]
                    )
                }
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let app = pair.app, let entitlements = app.entitlements,
            entitlements.origin != .profile,
            let value = entitlements[EntitlementKey.associatedClips],
            let identifier = pair.clip.info?.identifier
        else { return [] }
        let found = value.array?.compactMap(\.string) ?? []
        let isRight =
            found.count == 1
            && (pair.clip.applicationIdentifier.map { $0 == found[0] }
                ?? ((try? AppIdentifier(found[0]))?.bundle.text == identifier))
        guard !isRight else { return [] }
        return [
            pair.finding(
                .builtAssociatedClip,
                on: app,
                [
                    .found: found.isEmpty ? "nothing" : found.joined(separator: ", "),
                    .wanted: pair.clip.applicationIdentifier ?? identifier,
                ],
                at: app.entitlementsPlace
            )
        ]
    }
}
