// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPTypes
import Mustache

/// A page with one sentence in place of a card, and links to continue.
struct MessagePage {
    /// A link to another page.
    struct Link {
        let text: String
        let target: String
    }

    let language: String
    let isRightToLeft: Bool
    let title: String
    let host: String
    let sentence: String
    var links: [Link]
    /// The link to the reasons; `nil` if there is none.
    var why: Link?

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - message: The message for the visitor.
    ///   - host: The host of the request.
    ///   - language: The language of the page.
    ///   - links: The links to continue, the best first; without any, the visitor can try again.
    ///   - url: The URL whose reasons are linked; `nil` if there are none.
    init(
        _ message: VisitorMessage,
        host: String,
        in language: PageLanguage,
        links: [Link] = [],
        reasonsOf url: String? = nil
    ) {
        let words = language.words
        self.language = language.tag
        isRightToLeft = language.isRightToLeft
        title = message.title(in: words.messages)
        sentence = message.sentence(in: words.messages)
        self.host = host
        self.links = links.isEmpty ? [Link(text: words.links.tryAgain, target: "")] : links
        why = url.map { url in
            Link(
                text: words.links.why,
                target: "\(WhyRoutes.path)?url=\(PercentEncoding.encoded(url))"
            )
        }
    }

    func response(_ status: HTTPResponse.Status) -> SiteResponse {
        .html(PageTemplates.message.render(self), status: status)
    }
}

// Without these, templates find values by reflection, which takes several times as long.
extension MessagePage: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "language": language
        case "isRightToLeft": isRightToLeft
        case "title": title
        case "host": host
        case "sentence": sentence
        case "links": links
        case "why": why
        default: nil
        }
    }
}

extension MessagePage.Link: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "target": target
        default: nil
        }
    }
}
