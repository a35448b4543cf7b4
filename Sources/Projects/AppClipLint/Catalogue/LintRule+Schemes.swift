// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about schemes and their invocation URLs: C601–C607, C609.
    static let schemes: [LintRule] = [
        LintRule(
            .schemeMissing,
            "scheme-missing",
            .info,
            basis: [.documentation],
            sources: ["G-02"],
            summary: """
                No shared scheme runs the clip.
                """,
            message: """
                No shared scheme runs \(.target).
                """,
            why: """
                A new clip comes with a scheme that runs it with an invocation URL. If the \
                scheme is not shared, others who check the project out do not have it.
                """,
            remedy: """
                Share a scheme that runs \(.target).
                """,
            wrong: .settings(
                """
                Fruta.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Clip.xcscheme
                """
            ),
            right: .settings(
                """
                Fruta.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme
                """
            )
        ),
        LintRule(
            .schemeURLMissing,
            "scheme-url-missing",
            .info,
            basis: [.documentation],
            sources: ["G-02", "G-30"],
            summary: """
                The clip's scheme has no invocation URL.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) without an invocation URL.
                """,
            why: """
                A run from Xcode gets its invocation from the variable _XCAppClipURL. \
                Without it, the code that handles an invocation is never tried.
                """,
            remedy: """
                Add the variable _XCAppClipURL to the scheme '\(.scheme)', with a URL of the \
                clip.
                """,
            wrong: .xml(
                """
                <LaunchAction buildConfiguration = "Debug">
                </LaunchAction>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLPlaceholder,
            "scheme-url-placeholder",
            .warning,
            basis: [.documentation],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme is a placeholder.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with the placeholder '\(.found)'.
                """,
            why: """
                Xcode's template has https://example.com. No clip has that domain, so that \
                a run shows nothing about real invocations.
                """,
            remedy: """
                Write a URL with which the clip is really invoked.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://example.com"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLDomainMismatch,
            "scheme-url-domain-mismatch",
            .warning,
            basis: [.experience],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme has a host that is not among the clip's \
                domains.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with a URL on '\(.found)', which is not \
                among its domains: \(.domains).
                """,
            why: """
                Xcode starts the clip with any URL; a device does so only for hosts of the \
                entitlement. What works in a run then fails in the world.
                """,
            remedy: """
                Use a host of the clip's associated domains, or add 'appclips:\(.found)' to \
                them.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://old.fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLInvalid,
            "scheme-url-invalid",
            .warning,
            basis: [.documentation],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme is no https URL with a host.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with '\(.found)', which is not an https \
                URL with a host.
                """,
            why: """
                An invocation URL always uses https and has a host.
                """,
            remedy: """
                Write a URL such as https://fruta.app/menu.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLDisabled,
            "scheme-url-disabled",
            .info,
            basis: [.documentation],
            sources: ["G-02"],
            summary: """
                The invocation URL of the clip's scheme is not ticked.
                """,
            message: """
                The scheme '\(.scheme)' has an invocation URL for \(.target) that is not \
                ticked.
                """,
            why: """
                A variable that is not ticked is not passed on, and the clip runs without \
                an invocation.
                """,
            remedy: """
                Tick one _XCAppClipURL in the scheme '\(.scheme)'.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "NO">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLOnApp,
            "scheme-url-on-app",
            .info,
            basis: [.documentation],
            sources: ["G-02"],
            summary: """
                A scheme that runs the app has an invocation URL for clips.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target), a full app, with _XCAppClipURL.
                """,
            why: """
                The variable is for runs of App Clips; a full app does not get it as an \
                invocation.
                """,
            remedy: """
                Move the variable to the scheme of the clip.
                """,
            wrong: .settings(
                """
                Scheme Fruta, which runs Fruta.app: _XCAppClipURL = https://fruta.app/menu
                """
            ),
            right: .settings(
                """
                Scheme Clip, which runs Clip.app: _XCAppClipURL = https://fruta.app/menu
                """
            )
        ),
        LintRule(
            .schemeURLOtherClip,
            "scheme-url-other-clip",
            .warning,
            basis: [.experience],
            sources: ["G-30"],
            summary: "The scheme's default link is that of another clip.",
            message: """
                The scheme '\(.scheme)' runs \(.target) with the default link of '\(.found)'; the clip is '\(.wanted)'.
                """,
            why: """
                A default link names one clip by its bundle identifier. What is tested here is a URL that the \
                clip never gets.
                """,
            remedy: "Write 'https://appclip.apple.com/id?p=\(.wanted)'.",
            wrong: .xml(
                """
                <!-- the clip is com.fruta.app.Clip -->
                <EnvironmentVariable key="_XCAppClipURL"
                    value="https://appclip.apple.com/id?p=com.fruta.old.Clip" isEnabled="YES"/>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable key="_XCAppClipURL"
                    value="https://appclip.apple.com/id?p=com.fruta.app.Clip" isEnabled="YES"/>
                """
            )
        ),
    ]
}
