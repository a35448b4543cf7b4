// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry

/// A page with one sentence and a link to continue.
struct MessagePage {
    let title: String
    let problem: String? = nil
    let sentence: String
    let target: String
    let link: String

    private static func response(
        _ status: HTTPResponse.Status,
        _ title: String,
        _ sentence: String,
        target: String = "/console/",
        link: String = "Overview"
    ) -> Response {
        let page = MessagePage(title: title, sentence: sentence, target: target, link: link)
        return .html(ConsoleTemplates.render("message", page), status: status)
    }

    /// The response to a form that another site has sent.
    static var otherSite: Response {
        response(
            .forbidden,
            "Nothing was changed",
            "The form did not come from this console. Open the console itself, and try again there."
        )
    }

    /// The response to a form without the secret of the session.
    static var oldForm: Response {
        response(
            .forbidden,
            "Nothing was changed",
            "The form belongs to another session. Go back, load the page anew, and send it again."
        )
    }

    /// The response to a form that cannot be read.
    static var malformed: Response {
        response(.badRequest, "Nothing was changed", "The form could not be read.")
    }

    /// Returns the page that explains an error.
    static func page(_ error: PageError) -> Response {
        switch error {
        case .missing: response(.notFound, "There is no such page", "It may have been removed.")
        case .notAllowed:
            response(
                .forbidden,
                "Your role does not allow this",
                "An administrator can change your role under People."
            )
        case .tooManySearches: tooManySearches
        case .malformed: malformed
        }
    }

    /// Returns the page that explains an error of the registry; `nil` if the server is at fault.
    static func page(_ error: RegistryError) -> Response? {
        switch error {
        case .unknownImage:
            return response(
                .unprocessableContent,
                "Nothing was changed",
                "The image is not in the database. Choose it again."
            )
        case .tooSlow:
            return later(
                .serviceUnavailable,
                "The search took too long",
                "Enter a longer part of the URL or the title, or choose a clip.",
                after: 5
            )
        case .readOnly:
            return response(
                .serviceUnavailable,
                "Nothing was changed",
                "The database is read-only. Make the change at the server that may write to it."
            )
        default: return nil
        }
    }

    /// The response if a password was not checked, because too many others are.
    static var busy: Response {
        later(
            .serviceUnavailable,
            "Nothing was changed",
            "Too many passwords are being checked.",
            after: 5
        )
    }

    /// The response to a person whose other searches have not ended.
    static var tooManySearches: Response {
        later(
            .tooManyRequests,
            "Your other searches come first",
            "One search runs at a time. Wait for the others to end.",
            after: 2
        )
    }

    private static func later(
        _ status: HTTPResponse.Status,
        _ title: String,
        _ sentence: String,
        after seconds: Int
    ) -> Response {
        var response = response(status, title, sentence)
        response.headerFields[.retryAfter] = "\(seconds)"
        return response
    }

    /// The response to a one-time link that is no longer valid.
    static var oldLink: Response {
        response(
            .gone,
            "The link works no more",
            "It works once, for fifteen minutes, and on the server's own machine. Start 'morsel serve' "
                + "again for another one.",
            target: "/console/sign-in",
            link: "Sign in"
        )
    }
}
