// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about entitlements other than domains: C301–C308, C316, C318–C320.
    static let entitlements: [LintRule] = [
        LintRule(
            .entitlementsMissing,
            "entitlements-missing",
            .error,
            basis: [.documentation],
            sources: ["G-02", "G-05"],
            summary: "The clip has no entitlements file, or that of its app is not there.",
            message: "\(.target) has no entitlements: \(.found).",
            why: """
                Without entitlements a clip is tied neither to its app nor to a website. A file that is named \
                and not there, Xcode refuses.
                """,
            remedy:
                "Add an entitlements file to \(.target), and name it in CODE_SIGN_ENTITLEMENTS.",
            wrong: .settings(
                "CODE_SIGN_ENTITLEMENTS ="
            ),
            right: .settings(
                "CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements"
            )
        ),
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
            .parentIDInApp,
            "parent-id-in-app",
            .error,
            basis: [.documentation],
            sources: ["G-05", "G-07"],
            summary: "The full app has an entitlement that belongs to clips.",
            message: "The entitlements of \(.target), a full app, have \(.key).",
            why: """
                These two entitlements mark a bundle as an App Clip. On a full app they keep \
                it from being signed.
                """,
            remedy: "Remove \(.key) from the entitlements of \(.target).",
            wrong: .xml(
                """
                <!-- App.entitlements -->
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
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
            .appGroupNotShared,
            "app-group-not-shared",
            .warning,
            basis: [.documentation],
            sources: ["F-02"],
            summary: "Clip and app have no App Group in common.",
            message: """
                \(.target) and \(.app) have no App Group in common: the clip has \(.found), the \
                app has \(.wanted).
                """,
            why: """
                What a person did in the clip should be there in the app when it replaces \
                the clip. Both need the same App Group for it.
                """,
            remedy: "Add one group to the entitlements of both.",
            wrong: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.clip</string>
                </array>
                <!-- App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .appGroupNone,
            "app-group-none",
            .info,
            basis: [.documentation],
            sources: ["F-02"],
            summary: "The clip has no App Group.",
            message: """
                \(.target) has no App Group\(.other): the clip can hand nothing over to \(.app).
                """,
            why: """
                What a person did in the clip should be there in the app when it replaces \
                the clip. An App Group that both have is the way.
                """,
            remedy: "Add one group to the entitlements of both.",
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .entitlementUnsupported,
            "entitlement-unsupported",
            .warning,
            basis: [.documentation],
            sources: ["E-07", "G-23"],
            summary: "The clip has an entitlement for something that clips cannot use.",
            message: "\(.target) has the entitlement \(.key): App Clips cannot use \(.what).",
            why: """
                The entitlement has no effect in a clip, and a profile for a clip may not \
                offer it, which then prevents signing.
                """,
            remedy: "Remove \(.key) from the clip's entitlements.",
            wrong: .xml(
                """
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <!-- App.entitlements only -->
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            )
        ),
        LintRule(
            .onDemandInstallType,
            "on-demand-install-type",
            .error,
            basis: [.documentation],
            sources: ["G-07"],
            summary: "The entitlement that marks a bundle as a clip is not true.",
            message: """
                com.apple.developer.on-demand-install-capable of \(.target) is \(.found); it \
                must be true, or be left to Xcode.
                """,
            why: """
                Xcode adds this entitlement when it signs a clip. Where it is written in the \
                file, only the Boolean true marks the bundle as a clip.
                """,
            remedy: "Remove the entry, or write <true/>.",
            wrong: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <string>YES</string>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                """
            )
        ),
    ]
}
