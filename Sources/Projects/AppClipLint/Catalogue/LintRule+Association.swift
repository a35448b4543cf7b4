// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// Websites and experiences, which are looked at on request: C331, C341, C342.
    static let association: [LintRule] = [
        LintRule(
            "C331",
            "domain-not-verified",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-06", "B-07", "B-08"],
            summary: "The website of an associated domain does not name the clip.",
            message: "The website '{host}' and {target} are not associated: {why}",
            why: """
                The system opens a clip for the URLs of a website only if its association file names the clip. \
                A site that does not answer, answers with a redirect, or names another identifier has the same \
                effect as none.
                """,
            mend: "Name '{clip}' in the list appclips of the association file of '{host}'.",
            wrong: .settings("{\"appclips\": {\"apps\": [\"A1B2C3D4E5.com.fruta.app\"]}}"),
            right: .settings("{\"appclips\": {\"apps\": [\"A1B2C3D4E5.com.fruta.app.Clip\"]}}")
        ),
        LintRule(
            "C341",
            "experience-domain-missing",
            .warning,
            basis: [.documentation],
            sources: ["B-01", "B-05"],
            summary: "An experience has a URL whose domain the clip does not have.",
            message: "{origin} has '{url}' for {target}, which has no 'appclips:{host}'.",
            why: """
                An invocation reaches a clip only if its associated domains have the host of the URL. An \
                experience for any other host never launches it.
                """,
            mend:
                "Add 'appclips:{host}' to the entitlements of clip and app, or correct the experience.",
            wrong: .settings(
                "experience   https://www.fruta.app/menu\nentitlement  appclips:fruta.app"
            ),
            right: .settings("experience   https://fruta.app/menu\nentitlement  appclips:fruta.app")
        ),
        LintRule(
            "C342",
            "scenario-domain-mismatch",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "A scenario gives the clip a domain that it does not have.",
            message: "{origin} gives {target} the domain '{host}', which its entitlements lack.",
            why: """
                A scenario shows what happens with the clip as it is delivered only if its world is that of the \
                project.
                """,
            mend:
                "Write the domains of the entitlements into the scenario, or the other way round.",
            wrong: .settings(
                "scenario     domains: [www.fruta.app]\nentitlement  appclips:fruta.app"
            ),
            right: .settings("scenario     domains: [fruta.app]\nentitlement  appclips:fruta.app")
        ),
    ]
}
