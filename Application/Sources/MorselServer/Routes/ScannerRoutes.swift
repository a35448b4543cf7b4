// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import HTTPTypes
import MorselRegistry

/// The routes of the scanner: its page, its files, and the cards of the URLs that it reads.
struct ScannerRoutes: Sendable {
    let scanner: Scanner
    let visitor: VisitorDevice

    /// Returns the page that scans, or a message if it is not available.
    func page(for request: SiteRequest) -> SiteResponse {
        if let page = scanner.page { return page }
        let language = PageLanguage(for: request.preferredLanguages)
        let words = language.words.links
        let start = MessagePage.Link(
            text: request.host.isServer ? words.startPage : words.goTo.naming(request.host.name),
            target: "/"
        )
        return MessagePage(.noScanner, host: request.host.name, in: language, links: [start])
            .response(.serviceUnavailable)
    }

    /// Returns a file of the page, or `nil` if there is none with the name.
    func file(_ name: String) -> SiteResponse? { scanner.file(name) }

    /// Returns the card of a URL that was scanned.
    func card(for request: SiteRequest, in snapshot: RegistrySnapshot) throws -> SiteResponse {
        guard let text = request.queryItem("url"), let url = try? InvocationURL(text) else {
            return .badRequest("url: missing, or not an invocation URL.")
        }
        // The page knows all languages of its reader, even if the browser does not send all of them.
        let languages =
            request.queryItem("languages").map { Language.preferred(in: $0) }
            ?? request.preferredLanguages
        let decision = try visitor.decision(
            about: url,
            from: .appClipCode,
            languages: languages,
            in: snapshot,
            at: .now
        )
        let language = PageLanguage(for: languages)
        if let (card, _) = decision.card, !request.host.isServer,
            try snapshot.hostedSite(request.host)?.clips.contains(card.clip) != true
        {
            // A clip runs only on its own hosts; the scanner offers the link beside this message.
            return .line(.forbidden, language.words.messages.notHere)
        }
        return ScannedCard(decision: decision, language: language).response
    }
}
