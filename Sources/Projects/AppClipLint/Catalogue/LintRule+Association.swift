// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about websites and experiences, which are checked on request: C331, C332, C341–C344.
    static let association: [LintRule] = [
        LintRule(
            .domainNotVerified,
            "domain-not-verified",
            .error,
            basis: [.documentation],
            sources: ["B-01", "B-06", "B-07", "B-08"],
            summary: "The website of an associated domain does not name the clip.",
            message: "The website '\(.host)' and \(.target) are not associated: \(.why)",
            why: """
                The system opens a clip for the URLs of a website only if its association file names the clip. \
                A site that does not answer, answers with a redirect, or names another identifier has the same \
                effect as none.
                """,
            remedy: "Name '\(.clip)' in the list appclips of the association file of '\(.host)'.",
            wrong: .settings("{\"appclips\": {\"apps\": [\"A1B2C3D4E5.com.fruta.app\"]}}"),
            right: .settings("{\"appclips\": {\"apps\": [\"A1B2C3D4E5.com.fruta.app.Clip\"]}}")
        ),
        LintRule(
            .associationFileMissing,
            "association-file-missing",
            .error,
            basis: [.documentation],
            sources: ["B-06", "B-07"],
            summary: "The website of an associated domain serves no association file.",
            message:
                "The website '\(.host)' of \(.target) serves no association file that can be used: \(.why)",
            why: """
                Without the file the system does not know that the website belongs to the clip, and opens its \
                URLs in the browser. Redirects are not followed, and the certificate has to be a trusted one. A \
                website that could not be asked is a note, since the cause may be the network from here.
                """,
            remedy:
                "Serve JSON at https://\(.host)/.well-known/apple-app-site-association, without a redirect.",
            wrong: .settings("GET /.well-known/apple-app-site-association   301 to www.fruta.app"),
            right: .settings("GET /.well-known/apple-app-site-association   200, application/json")
        ),
        LintRule(
            .experienceDomainMissing,
            "experience-domain-missing",
            .warning,
            basis: [.documentation],
            sources: ["B-01", "B-05"],
            summary: "An experience has a URL whose domain the clip does not have.",
            message: "\(.origin) has '\(.url)' for \(.target), which has no 'appclips:\(.host)'.",
            why: """
                An invocation reaches a clip only if its associated domains have the host of the URL. An \
                experience for any other host never launches it.
                """,
            remedy:
                "Add 'appclips:\(.host)' to the entitlements of clip and app, or correct the experience.",
            wrong: .settings(
                "experience   https://www.fruta.app/menu\nentitlement  appclips:fruta.app"
            ),
            right: .settings("experience   https://fruta.app/menu\nentitlement  appclips:fruta.app")
        ),
        LintRule(
            .scenarioDomainMismatch,
            "scenario-domain-mismatch",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "A scenario gives the clip a domain that it does not have.",
            message:
                "\(.origin) gives \(.target) the domain '\(.host)', which its entitlements lack.",
            why: """
                A scenario shows what happens with the clip as it is delivered only if its world is that of the \
                project.
                """,
            remedy:
                "Write the domains of the entitlements into the scenario, or the other way round.",
            wrong: .settings(
                "scenario     domains: [www.fruta.app]\nentitlement  appclips:fruta.app"
            ),
            right: .settings("scenario     domains: [fruta.app]\nentitlement  appclips:fruta.app")
        ),
        LintRule(
            .schemeURLWithoutExperience,
            "scheme-url-without-experience",
            .info,
            basis: [.experience],
            sources: ["C-16"],
            summary: "A scheme runs the clip with a URL that none of its experiences covers.",
            message:
                "The scheme '\(.scheme)' runs \(.target) with '\(.url)', which no experience of it covers.",
            why: """
                Xcode gives any URL to the clip. Codes, tags and Maps launch it only for URLs that a registered \
                experience covers, so that this run shows what nobody will see.
                """,
            remedy:
                "Register an experience whose URL is a prefix of this one, or run with one that is registered.",
            wrong: .settings(
                "scheme      https://fruta.app/order/7\nexperience  https://fruta.app/menu"
            ),
            right: .settings(
                "scheme      https://fruta.app/menu/7\nexperience  https://fruta.app/menu"
            )
        ),
        LintRule(
            .experienceNotTried,
            "experience-not-tried",
            .info,
            basis: [.experience],
            sources: ["C-16"],
            summary: "No scheme and no scenario invokes the clip for an experience.",
            message: "No scheme and no scenario tries \(.count) of \(.target): \(.examples).",
            why: """
                The part of the clip that an experience leads to is only known to work if something invokes it \
                with a URL that the experience covers.
                """,
            remedy:
                "Add a URL to a scheme, or a step to a scenario, that begins with that of the experience.",
            wrong: .settings(
                "experience  https://fruta.app/rewards\nscheme      https://fruta.app/menu"
            ),
            right: .settings(
                "experience  https://fruta.app/rewards\nscheme      https://fruta.app/rewards/3"
            )
        ),
    ]
}
