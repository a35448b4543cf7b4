// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension RuleFamily {
    /// C331 and C332: the association files of websites, which need requests.
    static let siteAssociations = RuleFamily(
        [],
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
        )
    )
}
