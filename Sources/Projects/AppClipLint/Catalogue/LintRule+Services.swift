// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about services in a clip's entitlements: C321–C323, A320, A324.
    static let services: [LintRule] = [
        LintRule(
            .iCloudServices,
            "icloud-services",
            .error,
            basis: [.documentation],
            sources: ["F-24", "F-23"],
            summary: """
                The clip asks for more of iCloud than it can have.
                """,
            message: """
                \(.key) of \(.target) has \(.found), and a clip can only read public databases \
                of CloudKit.
                """,
            why: whyICloud,
            remedy: """
                Have 'CloudKit-Anonymous' alone in com.apple.developer.icloud-services \
                of \(.target).
                """,
            wrong: iCloudServices("CloudKit"),
            right: iCloudServices("CloudKit-Anonymous")
        ),
        LintRule(
            .builtICloudServices,
            "built-icloud-services",
            .error,
            basis: [.documentation],
            sources: ["F-24", "F-23"],
            summary: """
                The clip is signed for more of iCloud than it can have.
                """,
            message: """
                \(.target) is signed with \(.found) in \(.key), and a clip can only read \
                public databases of CloudKit.
                """,
            why: whyICloud,
            remedy: """
                Have 'CloudKit-Anonymous' alone in com.apple.developer.icloud-services \
                of the clip, and build again.
                """,
            wrong: iCloudServices("CloudKit"),
            right: iCloudServices("CloudKit-Anonymous")
        ),
        LintRule(
            .profileWildcard,
            "profile-wildcard",
            .error,
            basis: [.documentation],
            sources: ["B-27"],
            summary: """
                The provisioning profile is for any identifier.
                """,
            message: """
                The provisioning profile of \(.target) is for '\(.found)', and associated \
                domains need an explicit identifier.
                """,
            why: """
                The capability Associated Domains is granted to an explicit identifier \
                only. A profile with an asterisk is for any app of the team, and has no \
                such capability.
                """,
            remedy: """
                Register the identifier '\(.wanted)' with the capability Associated \
                Domains, and sign with a profile for it.
                """,
            wrong: .xml(
                """
                <key>application-identifier</key>
                <string>A1B2C3D4E5.*</string>
                """
            ),
            right: .xml(
                """
                <key>application-identifier</key>
                <string>A1B2C3D4E5.app.fruta.Clip</string>
                """
            )
        ),
    ]

    private static let whyICloud = """
        From iOS 16 on a clip reads public databases, for which it has the service \
        'CloudKit-Anonymous'. Private and shared databases, documents and key-value storage in \
        iCloud are not available to clips.
        """

    private static func iCloudServices(_ service: String) -> LintExample {
        .xml(
            """
            <key>com.apple.developer.icloud-services</key>
            <array>
                <string>\(service)</string>
            </array>
            """
        )
    }
}
