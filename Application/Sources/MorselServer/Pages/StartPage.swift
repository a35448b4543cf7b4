// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipCodes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import MorselRegistry
import MorselWording
import Mustache

/// The server's start page: the registered experiences, with links, codes and QR codes.
struct StartPage {
    /// The maximum number of experiences that are listed.
    static let mostListed = 100

    /// An experience, and the reason it is not shown.
    struct Listed {
        let experience: AdvancedExperience
        /// The reason clip and website are not associated; `nil` if they are, or if the experience
        /// is not published.
        let cause: AssociationStatus.Cause?
    }

    let experiences: [Listed]
    let count: Int
    /// The port in links to this server, or `nil` for 80.
    let port: Int?
    /// A Boolean value that indicates whether the scanner is available.
    let hasScanner: Bool

    private struct Entry {
        let title: String
        let subtitle: String
        let url: String
        let link: String
        let state: String
        let problem: String?
        let code: String?
        let qr: String

        init(_ listed: Listed, port: Int?) {
            let experience = listed.experience
            problem = listed.cause?.sentence
            let text = experience.card.text(for: [])?.text
            url = experience.url.url.text
            title = text?.title ?? experience.url.url.host.text
            subtitle = text?.subtitle ?? ""
            state =
                switch experience.state {
                case .draft: "Draft"
                case .published: "Published"
                case .deactivated: "Deactivated"
                }
            link = experience.url.url.localText(port: port)
            let query = PercentEncoding.encoded(url)
            let fits = (try? EncodableURL(url)).flatMap { try? CompressedURL($0) } != nil
            code = fits ? "/.morsel/code.svg?index=4&url=\(query)" : nil
            qr = "/.morsel/qr.svg?url=\(query)"
        }
    }

    private struct Model {
        let language = "en"
        let title = "Morsel"
        let summary: String
        let hasScanner: Bool
        let experiences: [Entry]
    }

    var response: SiteResponse {
        let model = Model(
            summary: count == 1 ? "One experience." : "\(count) experiences.",
            hasScanner: hasScanner,
            experiences: experiences.map { Entry($0, port: port) }
        )
        return .html(PageTemplates.start.render(model))
    }
}
