// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import MorselRegistry

/// A finder of the links on a page without a card, with which its visitor can continue.
struct PageLinks: Sendable {
    let visitor: VisitorDevice
    let hasScanner: Bool
    /// The server's port, or `nil` for 80.
    let port: Int?

    /// Returns the links of a page of a registered host.
    ///
    /// - Parameters:
    ///   - decision: The decision about the page's URL.
    ///   - language: The language of the page.
    ///   - snapshot: The snapshot of the registry.
    ///   - time: The time of the request.
    /// - Returns: The app, the host's own card, and the scanner, if they are available.
    /// - Throws: An error of the registry.
    func links(
        from decision: VisitorDecision,
        in language: PageLanguage,
        _ snapshot: RegistrySnapshot,
        at time: Timestamp
    ) throws -> [MessagePage.Link] {
        let words = language.words
        var links: [MessagePage.Link] = []
        if VisitorMessage(decision) == .notYet {
            links.append(MessagePage.Link(text: words.links.tryAgain, target: ""))
        } else if let store = decision.app?.storeURL {
            links.append(MessagePage.Link(text: words.card.getTheApp, target: store))
        }
        if decision.url.canonicalText != Self.home(of: decision.url.host) {
            links += try home(of: decision.url.host, in: words, snapshot, at: time)
        }
        return links + scanner(in: words)
    }

    /// Returns the links of a page whose URL does not belong to a registered host.
    ///
    /// - Parameters:
    ///   - host: The registered host; `nil` for any other.
    ///   - requested: The host as it was requested.
    ///   - language: The language of the page.
    ///   - snapshot: The snapshot of the registry.
    ///   - time: The time of the request.
    /// - Returns: The host's own card, the scanner, and on the developer's machine the start page.
    /// - Throws: An error of the registry.
    func links(
        from host: HostName?,
        _ requested: RequestedHost,
        in language: PageLanguage,
        _ snapshot: RegistrySnapshot,
        at time: Timestamp
    ) throws -> [MessagePage.Link] {
        let words = language.words
        var links: [MessagePage.Link] = []
        if let host {
            links += try home(of: host, in: words, snapshot, at: time)
        } else if requested.isLocal {
            let port = port.map { ":\($0)" } ?? ""
            let target = "http://localhost\(port)/"
            links.append(MessagePage.Link(text: words.links.startPage, target: target))
        }
        return links + scanner(in: words)
    }

    private func scanner(in words: PageWords) -> [MessagePage.Link] {
        guard hasScanner else { return [] }
        return [MessagePage.Link(text: words.links.scanCode, target: "/.morsel/scan")]
    }

    /// Returns the link to the host's first page, if that page has a card.
    private func home(
        of host: HostName,
        in words: PageWords,
        _ snapshot: RegistrySnapshot,
        at time: Timestamp
    ) throws -> [MessagePage.Link] {
        guard let url = try? InvocationURL(Self.home(of: host)),
            try visitor.decision(about: url, in: snapshot, at: time).card != nil
        else { return [] }
        return [MessagePage.Link(text: words.links.goTo.naming(host.text), target: "/")]
    }

    private static func home(of host: HostName) -> String { "https://\(host.text)/" }
}
