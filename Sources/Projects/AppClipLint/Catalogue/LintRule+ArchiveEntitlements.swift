// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the signed entitlements of built bundles: A301–A323.
    static let archiveEntitlements: [LintRule] = [
        LintRule(
            .builtEntitlementsMissing,
            "built-entitlements-missing",
            .warning,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip is not signed with entitlements.",
            message: """
                \(.target) has no entitlements: neither in its signature, nor in an archived \
                file, nor in a profile.
                """,
            why: """
                Without entitlements a clip has no parent app and no domains. Nothing about \
                them could be checked.
                """,
            remedy: "Export the archive with a signature.",
            wrong: .settings("Clip.app/Clip   (not signed)"),
            right: .settings("Clip.app/Clip   (signed)")
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
        ),
        LintRule(
            .builtParentInApp,
            "built-parent-in-app",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The full app is signed with an entitlement of clips.",
            message: """
                \(.target) has com.apple.developer.parent-application-identifiers, which is \
                for clips.
                """,
            why: "The entitlement marks a clip of another app.",
            remedy: "Remove the entitlement from the app.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string></array>
                """
            ),
            right: .xml("<dict/>")
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
        ),
        LintRule(
            .builtNotOnDemand,
            "built-not-on-demand",
            .error,
            basis: [.documentation],
            sources: ["G-07"],
            summary: "The clip is not signed as one.",
            message: """
                com.apple.developer.on-demand-install-capable of \(.target) is \(.found); it has \
                to be true.
                """,
            why: "The entitlement marks a bundle as a clip. Xcode adds it when it signs.",
            remedy: "Sign with Xcode, or add the entitlement with the value true.",
            wrong: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <false/>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                """
            )
        ),
        LintRule(
            .builtDomainsMissing,
            "built-domains-missing",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-21"],
            summary: "The clip names no domain.",
            message: "\(.target) has no entry appclips: in com.apple.developer.associated-domains.",
            why: """
                A clip is invoked by URLs of its domains. From 16.4 on it has a default link \
                without any.
                """,
            remedy: "Add appclips: and your domain to the entitlement of clip and app.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        ),
        LintRule(
            .builtDomainNotInApp,
            "built-domain-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["B-02"],
            summary: "The app lacks a domain of its clip.",
            message: "\(.target) has the domain '\(.host)', and \(.app) has not.",
            why: "Once the app is installed, invocations go to it, and it needs the same domains.",
            remedy: "Add appclips:\(.host) to the entitlement of \(.app).",
            wrong: .settings(
                """
                clip   appclips:fruta.example
                app    –
                """
            ),
            right: .settings(
                """
                clip   appclips:fruta.example
                app    appclips:fruta.example
                """
            )
        ),
        LintRule(
            .builtDomainSyntax,
            "built-domain-syntax",
            .error,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "An associated domain cannot be read.",
            message: "The associated domain '\(.found)' of \(.target) is not valid: \(.reason).",
            why: "A device drops an entry that it cannot read.",
            remedy: "Write the service, a colon and a bare host.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:https://fruta.example/</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        ),
        LintRule(
            .builtDeveloperMode,
            "built-developer-mode",
            .warning,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "A domain is in developer mode in a build for others.",
            message: """
                '\(.found)' of \(.target) is in developer mode, and the build is not for \
                development.
                """,
            why: "Devices of other people ask no site in developer mode.",
            remedy: "Remove the mode, or export for development.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example?mode=developer</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        ),
        LintRule(
            .builtGroupNotShared,
            "built-group-not-shared",
            .warning,
            basis: [.documentation],
            sources: ["E-23"],
            summary: "Clip and app share no group.",
            message: "\(.target) has the groups \(.found), none of which \(.app) has.",
            why: "A group hands what the clip has stored to the app.",
            remedy: "Sign the app with a group of the clip.",
            wrong: .settings(
                """
                clip   group.fruta.clip
                app    group.fruta
                """
            ),
            right: .settings(
                """
                clip   group.fruta
                app    group.fruta
                """
            )
        ),
        LintRule(
            .builtEntitlementUnsupported,
            "built-entitlement-unsupported",
            .warning,
            basis: [.documentation],
            sources: ["G-23", "E-07"],
            summary: "The clip is signed with an entitlement that has no use in clips.",
            message: "\(.target) has '\(.key)'; \(.what) is not available to clips.",
            why: "The frameworks behind the entitlement do nothing in a clip.",
            remedy: "Remove the entitlement from the clip.",
            wrong: .xml(
                """
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .entitlementNotInProfile,
            "entitlement-not-in-profile",
            .error,
            basis: [.store],
            sources: ["G-23"],
            summary: "The profile does not allow an entitlement.",
            message: """
                \(.target) claims '\(.key)', and its provisioning profile does not allow that \
                value.
                """,
            why: "A device does not install what claims more than its profile allows.",
            remedy: "Add the capability to the identifier, make the profile again, and sign.",
            wrong: .settings(
                """
                claimed   appclips:fruta.example
                profile   –
                """
            ),
            right: .settings(
                """
                claimed   appclips:fruta.example
                profile   *
                """
            )
        ),
        LintRule(
            .profileExpired,
            "profile-expired",
            .error,
            basis: [.documentation],
            sources: ["C-58"],
            summary: "The provisioning profile has expired.",
            message: "The provisioning profile of \(.target) held until \(.expires).",
            why: "A device does not start what was signed with an expired profile.",
            remedy: "Make the profile again, and sign.",
            wrong: .xml(
                """
                <key>ExpirationDate</key>
                <date>2020-01-01T00:00:00Z</date>
                """
            ),
            right: .xml(
                """
                <key>ExpirationDate</key>
                <date>2030-01-01T00:00:00Z</date>
                """
            )
        ),
        LintRule(
            .profileOfOtherApp,
            "profile-of-other-app",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "The provisioning profile is for another identifier.",
            message: """
                The provisioning profile of \(.target) is for '\(.found)', and the bundle is \
                '\(.wanted)'.
                """,
            why: "A profile holds for its own identifier.",
            remedy: "Sign with a profile for '\(.wanted)'.",
            wrong: .xml(
                """
                <key>application-identifier</key>
                <string>ABCDE12345.com.fruta.app</string>
                """
            ),
            right: .xml(
                """
                <key>application-identifier</key>
                <string>ABCDE12345.com.fruta.app.Clip</string>
                """
            )
        ),
    ]
}
