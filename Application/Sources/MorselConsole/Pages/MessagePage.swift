// SPDX-License-Identifier: Apache-2.0

/// A page with one sentence and a way onward.
struct MessagePage {
    let title: String
    let problem: String? = nil
    let sentence: String
    let target: String
    let link: String

    private static func response(
        _ status: Int,
        _ title: String,
        _ sentence: String,
        target: String = "/console/",
        link: String = "Overview"
    ) -> ConsoleResponse {
        let page = MessagePage(title: title, sentence: sentence, target: target, link: link)
        return .html(ConsoleTemplates.render("message", page), status: status)
    }

    /// A form that another site has sent.
    static var otherSite: ConsoleResponse {
        response(
            403,
            "Nothing was changed",
            "The form did not come from this console. Open the console itself, and try again there."
        )
    }

    /// A form without the secret of the session.
    static var oldForm: ConsoleResponse {
        response(
            403,
            "Nothing was changed",
            "The form belongs to another session. Go back, load the page anew, and send it again."
        )
    }

    /// A form that cannot be read.
    static var malformed: ConsoleResponse {
        response(400, "Nothing was changed", "The form could not be read.")
    }

    /// What a page says in place of what was asked for.
    static func page(_ error: PageError) -> ConsoleResponse {
        switch error {
        case .missing: response(404, "There is no such page", "It may have been removed.")
        case .notAllowed:
            response(
                403,
                "Your role does not allow this",
                "An administrator can change your role under People."
            )
        case .malformed: malformed
        }
    }

    /// A one-time link that works no more.
    static var oldLink: ConsoleResponse {
        response(
            410,
            "The link works no more",
            "It works once, for fifteen minutes, and on the server's own machine. Start 'morsel serve' "
                + "again for another one.",
            target: "/console/sign-in",
            link: "Sign in"
        )
    }
}
