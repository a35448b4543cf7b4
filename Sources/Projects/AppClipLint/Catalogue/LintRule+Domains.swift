// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about associated domains: C310–C315.
    static let domains: [LintRule] = [
        LintRule(
            .domainsMissing,
            "domains-missing",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-22"],
            summary: "The clip has no associated domain.",
            message: """
                \(.target) has no associated domain 'appclips:HOST'; \(.so).
                """,
            why: """
                The system opens a clip for the URLs of those websites that its entitlements \
                name. From iOS 16.4 on, a clip without a website can still be invoked by its \
                default link.
                """,
            remedy: """
                Add com.apple.developer.associated-domains with an entry 'appclips:HOST' to \
                both clip and app, or set a deployment target of 16.4 and rely on the \
                default link.
                """,
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .domainsNotInApp,
            "domains-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["B-02"],
            summary: "The clip has an associated domain that its app lacks.",
            message: """
                \(.target) has the domain '\(.host)'; the entitlements of \(.app) have no \
                'appclips:\(.host)'.
                """,
            why: """
                Once the app is installed, it takes the place of the clip, and the system \
                opens it for the same URLs, if it has the same domains.
                """,
            remedy: "Add 'appclips:\(.host)' to the entitlements of \(.app).",
            wrong: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                <!-- App.entitlements -->
                <dict/>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .domainsSyntax,
            "domains-syntax",
            .error,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "An associated domain is not written as service, colon and host.",
            message: "\(.target) has \(.found): \(.why).",
            why: "The system ignores an entry that it cannot read, and says nothing.",
            remedy: "Write 'appclips:' and the host alone: no scheme, no path, no port, no space.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:https://fruta.app/menu</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .domainsPlaceholder,
            "domains-placeholder",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "An associated domain is that of a template.",
            message: "\(.target) has the domain '\(.host)', which belongs to nobody.",
            why: """
                Names such as example.com are reserved for documents. No site there will \
                ever name your clip.
                """,
            remedy: "Write the domain of your website.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:example.com</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .domainsDeveloperMode,
            "domains-developer-mode",
            .warning,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "A release has an associated domain for developers alone.",
            message: "\(.target) has '\(.found)' in a configuration for the store.",
            why: """
                With ?mode=developer only devices in developer mode ask the website. Nobody \
                who gets the clip from the store has one.
                """,
            remedy: "Remove '?mode=developer' in this configuration.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app?mode=developer</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .domainsDifferByConfig,
            "domains-differ-by-config",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "The clip's associated domains differ between configurations.",
            message:
                "\(.target) has the domains \(.found) in \(.configuration), and \(.wanted) in \(.other).",
            why: """
                What was tested is not what is delivered. That is intended where a staging \
                site has its own host; more often an entitlements file was forgotten.
                """,
            remedy: """
                Write the same domains in all entitlements files, or make an exception with \
                this reason.
                """,
            wrong: .xml(
                """
                <!-- Debug.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                <!-- Release.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:www.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Debug.entitlements and Release.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
    ]
}
