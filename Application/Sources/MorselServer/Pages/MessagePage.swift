// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTTPTypes
internal import Mustache

/// A page with one sentence in place of a card.
struct MessagePage {
    /// A link onward.
    struct Link {
        let text: String
        let target: String
    }

    let language = "en"
    let title: String
    let host: String
    let sentence: String
    var link: Link?
    /// The address of the reasons.
    var why: String?

    /// A page.
    init(title: String, host: String, sentence: String, link: Link? = nil) {
        self.title = title
        self.host = host
        self.sentence = sentence
        self.link = link
    }

    /// A page for the visitor of a URL, with a link to the reasons.
    init(_ message: VisitorMessage, host: String, url: String) {
        self.init(title: message.title, host: host, sentence: message.sentence)
        why = "\(WhyRoutes.path)?url=\(url.percentEncoded)"
    }

    func response(_ status: HTTPResponse.Status) -> SiteResponse {
        .html(PageTemplates.message.render(self), status: status)
    }
}

extension String {
    /// The text as the value of a query item: all bytes but letters, digits and `-._~` encoded.
    var percentEncoded: String {
        utf8.map { byte -> String in
            let scalar = Character(UnicodeScalar(byte))
            if scalar.isASCII, scalar.isLetter || scalar.isNumber || "-._~".contains(scalar) {
                return String(scalar)
            }
            return "%" + Hexadecimal.text(of: [byte], uppercase: true)
        }
        .joined()
    }
}
