// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about identifiers, versions, devices and teams: C201–C209.
    static let identity: [LintRule] = [
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
            .bundleIDPlaceholder,
            "bundle-id-placeholder",
            .info,
            basis: [.experience],
            sources: ["G-03"],
            summary: "A bundle identifier is that of a template.",
            message: "The bundle identifier '\(.found)' of \(.target) is that of a template.",
            why: """
                Identifiers that start with com.example can be registered by nobody. A \
                device and the store need one of your own.
                """,
            remedy: "Choose an identifier that starts with a domain of yours, reversed.",
            wrong: .settings(
                "PRODUCT_BUNDLE_IDENTIFIER = com.example.fruta.Clip"
            ),
            right: .settings(
                "PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.Clip"
            )
        ),
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
            .deviceFamilyMismatch,
            "device-family-mismatch",
            .error,
            basis: [.xcode],
            sources: ["G-02"],
            summary: "The clip is made for other devices than its app.",
            message: """
                TARGETED_DEVICE_FAMILY of \(.target) is \(.found); that of \(.app) is \(.wanted), \
                and both must be equal.
                """,
            why: """
                Xcode compares the device families of clip and app (1 is iPhone, 2 is iPad), \
                and refuses an app whose clip has others.
                """,
            remedy: "Set TARGETED_DEVICE_FAMILY of \(.target) to \(.wanted).",
            wrong: .settings(
                """
                // app
                TARGETED_DEVICE_FAMILY = 1,2
                // clip
                TARGETED_DEVICE_FAMILY = 1
                """
            ),
            right: .settings(
                """
                // app and clip
                TARGETED_DEVICE_FAMILY = 1,2
                """
            )
        ),
        LintRule(
            .teamMismatch,
            "team-mismatch",
            .warning,
            basis: [.experience],
            sources: ["G-03"],
            summary: "Clip and app are signed by different teams.",
            message: "DEVELOPMENT_TEAM of \(.target) is \(.found); that of \(.app) is \(.wanted).",
            why: """
                The identifiers of clip and app begin with the same team. A clip of another \
                team, or of none, cannot be installed with its app.
                """,
            remedy: "Set DEVELOPMENT_TEAM once, at the project.",
            wrong: .settings(
                """
                // app
                DEVELOPMENT_TEAM = A1B2C3D4E5
                // clip
                DEVELOPMENT_TEAM = F6G7H8I9J0
                """
            ),
            right: .settings(
                """
                // project
                DEVELOPMENT_TEAM = A1B2C3D4E5
                """
            )
        ),
        LintRule(
            .deploymentTargetLow,
            "deployment-target-low",
            .error,
            basis: [.documentation],
            sources: ["D-69"],
            summary: "The clip's deployment target is below iOS 14.",
            message:
                "The deployment target of \(.target) is iOS \(.found); App Clips need 14.0 or later.",
            why: "App Clips exist since iOS 14.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of \(.target) to 14.0 or later.",
            wrong: .settings(
                "IPHONEOS_DEPLOYMENT_TARGET = 13.0"
            ),
            right: .settings(
                "IPHONEOS_DEPLOYMENT_TARGET = 16.4"
            )
        ),
        LintRule(
            .deploymentTargetBelowApp,
            "deployment-target-below-app",
            .error,
            basis: [.store],
            sources: ["D-69"],
            summary: "The clip's deployment target is below that of its app.",
            message:
                "The deployment target of \(.target) is iOS \(.found); that of \(.app) is \(.wanted).",
            why: """
                A person whose system is too old for the app cannot go on from the clip to \
                it, and the store refuses such an app.
                """,
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of \(.target) to \(.wanted) or later.",
            wrong: .settings(
                """
                // app
                IPHONEOS_DEPLOYMENT_TARGET = 16.4
                // clip
                IPHONEOS_DEPLOYMENT_TARGET = 15.0
                """
            ),
            right: .settings(
                """
                // app and clip
                IPHONEOS_DEPLOYMENT_TARGET = 16.4
                """
            )
        ),
    ]
}
