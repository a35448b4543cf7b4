// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C601, C602 and C606: clips that Xcode runs without an invocation.
    static let schemesWithoutURL = RuleFamily(
        [.project(findings)],
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
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        subject.clipTargets.compactMap { clip in
            guard let target = subject.tree.target(clip) else { return nil }
            let schemes = subject.tree.schemes(running: clip).filter(\.isShared)
            guard let first = schemes.first else {
                return LintFinding(.schemeMissing, target: target.name, at: target.place)
            }
            let urls = schemes.flatMap(\.invocationURLs)
            if urls.contains(where: \.isEnabled) { return nil }
            let holder = schemes.first { !$0.invocationURLs.isEmpty }
            return LintFinding(
                holder == nil ? .schemeURLMissing : .schemeURLDisabled,
                target: target.name,
                facts: [.scheme: (holder ?? first).name],
                at: holder?.invocationURLs.first?.place ?? first.place
            )
        }
    }
}
