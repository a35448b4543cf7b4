// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C302–C306 and A302–A304: the app that the clip's entitlements name.
    static let parentIdentifier = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .parentIDMissing,
            "parent-id-missing",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip's entitlements do not name its app.",
            message: """
                The entitlements of \(.target) have no \
                com.apple.developer.parent-application-identifiers.
                """,
            why: """
                The entitlement names the one app that the clip belongs to. Without it the \
                clip cannot be signed for a device or the store.
                """,
            remedy: """
                Add com.apple.developer.parent-application-identifiers with the one entry \
                '\(.wanted)'.
                """,
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .parentIDCount,
            "parent-id-count",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip's entitlements do not name exactly one app.",
            message: """
                com.apple.developer.parent-application-identifiers of \(.target) has \(.found); \
                it must have exactly one entry.
                """,
            why: "A clip belongs to exactly one app.",
            remedy: "Keep the one entry '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                    <string>$(AppIdentifierPrefix)com.fruta.app.beta</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .parentIDMismatch,
            "parent-id-mismatch",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip's entitlements name another app than the one that embeds it.",
            message: """
                com.apple.developer.parent-application-identifiers of \(.target) names \
                '\(.found)'; the app that embeds it is '\(.parent)'.
                """,
            why: """
                The entitlement has to name the app that embeds the clip, in each \
                configuration. Projects whose debug builds have an identifier of their own \
                often forget this one.
                """,
            remedy: "Write '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.old</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .parentIDNoPrefix,
            "parent-id-no-prefix",
            .error,
            basis: [.documentation],
            sources: ["G-05", "B-35"],
            summary: "The app in the clip's entitlements lacks the team's prefix.",
            message: """
                com.apple.developer.parent-application-identifiers of \(.target) has '\(.found)' \
                \(.why).
                """,
            why: """
                The entitlement holds an app identifier, which is the team's prefix and the \
                bundle identifier. Xcode fills in the variable $(AppIdentifierPrefix), which \
                ends with a dot.
                """,
            remedy: "Write '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .parentIDHardcodedTeam,
            "parent-id-hardcoded-team",
            .info,
            basis: [.experience],
            sources: ["G-05"],
            summary: "The app in the clip's entitlements has a team's prefix that is written out.",
            message: """
                com.apple.developer.parent-application-identifiers of \(.target) has the \
                prefix '\(.found)' \(.how).
                """,
            why: """
                Nobody else can build such a project, and it breaks when it is moved to \
                another team.
                """,
            remedy: "Write '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>A1B2C3D4E5.com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtParentMissing,
            "built-parent-missing",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip is signed without its parent's identifier.",
            message: "\(.target) has no com.apple.developer.parent-application-identifiers.",
            why: "The entitlement ties a clip to its app.",
            remedy: "Add the entitlement with the identifier of the app, and sign again.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string></array>
                """
            )
        ),
        LintRule(
            .builtParentCount,
            "built-parent-count",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip does not name exactly one parent.",
            message: """
                com.apple.developer.parent-application-identifiers of \(.target) has \(.found); \
                it has to have one.
                """,
            why: "A clip belongs to one app.",
            remedy: "Leave the identifier of the app alone.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string><string>ABCDE12345.com.fruta.pro</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string></array>
                """
            )
        ),
        LintRule(
            .builtParentMismatch,
            "built-parent-mismatch",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip names another app as its parent.",
            message: "\(.target) names '\(.found)' as its parent; \(.app) is '\(.wanted)'.",
            why: "A clip that names another app is refused.",
            remedy: "Set the entitlement to '\(.wanted)'.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string></array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read, let app = context.app else { return [] }
        let parent = app.knownIdentifier
        let wanted = AppIdentifierText.variable + (parent ?? "BUNDLE-IDENTIFIER")
        guard let entry = file.entry(EntitlementKey.parents) else {
            return [
                context.finding(
                    .parentIDMissing,
                    on: context.clip,
                    [.wanted: wanted],
                    at: file.start,
                    fix: parent == nil
                        ? nil
                        : file.path.map {
                            LintFix([.append(wanted, to: [EntitlementKey.parents], in: $0)])
                        }
                )
            ]
        }
        guard let values = entry.value.array, values.count == 1, let value = values.first,
            let text = value.string
        else {
            return [
                context.finding(
                    .parentIDCount,
                    on: context.clip,
                    [.found: entry.value.countWords, .wanted: wanted],
                    at: entry.namePlace,
                    fix: parent == nil
                        ? nil
                        : file.path.map {
                            LintFix([.set([EntitlementKey.parents], to: .strings([wanted]), in: $0)]
                            )
                        }
                )
            ]
        }
        return findings(about: value, text, parent, wanted, context)
    }

    private static func findings(
        about value: PropertyValue,
        _ text: String,
        _ parent: String?,
        _ wanted: String,
        _ context: LintContext
    ) -> [LintFinding] {
        let identifier = AppIdentifierText(text)
        let fix =
            parent == nil ? nil : value.place.map { LintFix([.replace(at: $0, with: wanted)]) }
        var findings: [LintFinding] = []
        let length = AppIdentifierText.prefixLength(of: text, before: parent)
        if let parent, identifier.bundle != parent, length == nil, value.unknownVariables.isEmpty {
            findings.append(
                context.finding(
                    .parentIDMismatch,
                    on: context.clip,
                    [.found: identifier.bundle, .parent: parent, .wanted: wanted],
                    at: value.place,
                    related: [context.app?.bundleIdentifier?.place]
                        .compactMap(\.self),
                    fix: fix
                )
            )
        }
        switch identifier.prefix {
        case .variable: break
        case .team(let team):
            // A prefix that comes from a build setting is not a literal.
            if !value.startsWithVariable {
                findings.append(writtenTeam(team, identifier, value, fix, context))
            }
        case .none:
            if !value.startsWithVariable || value.unknownVariables.isEmpty {
                findings.append(
                    context.finding(
                        .parentIDNoPrefix,
                        on: context.clip,
                        [
                            .found: text, .wanted: wanted,
                            .why: length.map {
                                "whose prefix has \($0) characters; that of a team has 10"
                            } ?? "without the team's prefix",
                        ],
                        at: value.place,
                        fix: fix
                    )
                )
            }
        }
        return findings
    }

    /// Returns the finding of C306, which is more severe if the prefix is not that of the clip's team: only old apps
    /// have such a prefix.
    private static func writtenTeam(
        _ prefix: String,
        _ identifier: AppIdentifierText,
        _ value: PropertyValue,
        _ fix: LintFix?,
        _ context: LintContext
    ) -> LintFinding {
        let team = context.clip.known("DEVELOPMENT_TEAM")
        let isOther = team.map { $0 != prefix } ?? false
        var finding = context.finding(
            .parentIDHardcodedTeam,
            on: context.clip,
            [
                .found: prefix + ".",
                .wanted: AppIdentifierText.variable + identifier.bundle,
                .how: isOther ? "which is not that of its team \(team ?? "")" : "written out",
            ],
            at: value.place,
            related: isOther
                ? [context.clip.setting("DEVELOPMENT_TEAM")?.place].compactMap(\.self) : [],
            // It is not known which of the two is right.
            fix: isOther ? nil : fix
        )
        if isOther { finding.severity = .warning }
        return finding
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let entitlements = clip.entitlements else { return [] }
        let place = clip.entitlementsPlace
        let certainty = clip.entitlementCertainty
        guard entitlements[EntitlementKey.parents] != nil else {
            return [pair.finding(.builtParentMissing, at: place, certainty: certainty)]
        }
        guard let found = entitlements[EntitlementKey.parents]?.array?.compactMap(\.string),
            found.count == 1,
            entitlements[EntitlementKey.parents]?.array?.count == 1
        else {
            let count = entitlements[EntitlementKey.parents]?.array?.count
            let text = count.map { "\($0) entries" } ?? "no array"
            return [
                pair.finding(.builtParentCount, [.found: text], at: place, certainty: certainty)
            ]
        }
        guard let app = pair.app, let parent = app.info?.identifier else { return [] }
        // If the app is not signed, the team's prefix is not known.
        let isRight =
            app.applicationIdentifier.map { $0 == found[0] }
            ?? ((try? AppIdentifier(found[0]))?.bundle.text == parent)
        guard !isRight else { return [] }
        let wanted = app.applicationIdentifier ?? "the team's prefix, a dot and \(parent)"
        return [
            pair.finding(
                .builtParentMismatch,
                [.found: found[0], .wanted: wanted],
                at: place,
                certainty: certainty
            )
        ]
    }
}
