// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselFetch
import MorselRegistry
import PageMetadata

/// A page, and the redirects that led to it.
struct VisitedPage {
    let banner: DiagnosisFacts.PageBanner
    let redirects: [DiagnosisFacts.Redirect]
}

extension Diagnoser {
    /// The maximum number of redirects that are followed.
    private static let mostRedirects = 5

    /// Requests the page of a URL as an ordinary browser does, and follows its redirects (feature
    /// C6).
    ///
    /// The host of each redirect is resolved and checked again.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - clips: The clips that the hosts of the redirects are expected to name.
    ///   - snapshot: The registered URLs.
    ///   - time: The time of the request.
    /// - Returns: The page's banner, and the redirects that led to the page.
    /// - Throws: What the registry throws.
    func visitPage(
        of url: InvocationURL,
        clips: [AppIdentifier],
        _ snapshot: RegistrySnapshot,
        at time: Timestamp
    ) async throws -> VisitedPage {
        var url = url
        var redirects: [DiagnosisFacts.Redirect] = []
        while true {
            let page = try await page(of: url, in: snapshot, at: time)
            guard case .noPage(.redirect(_, let status)) = page.banner else {
                return VisitedPage(banner: page.banner, redirects: redirects)
            }
            guard redirects.count < Self.mostRedirects else {
                redirects.append(DiagnosisFacts.Redirect(target: .tooMany))
                return VisitedPage(banner: page.banner, redirects: redirects)
            }
            let target = RedirectTarget.target(of: page.location ?? "", from: url)
            guard case .url(let next) = target else {
                redirects.append(DiagnosisFacts.Redirect(target: target))
                let kind: SiteAnswer.Redirect = target == .insecure ? .insecure : .unknown
                return VisitedPage(
                    banner: .noPage(.redirect(kind, status: status)),
                    redirects: redirects
                )
            }
            redirects.append(try await redirect(to: next, clips: clips, snapshot))
            url = next
        }
    }

    /// Returns whether a redirect's target is registered and associated with the clips (rules B-15
    /// and C-55).
    private func redirect(
        to url: InvocationURL,
        clips: [AppIdentifier],
        _ snapshot: RegistrySnapshot
    ) async throws -> DiagnosisFacts.Redirect {
        let file = try await siteFile(of: url.host, comparing: [])
        let isCovered = snapshot.published.mostSpecificMatch(for: url) != nil
        return DiagnosisFacts.Redirect(
            target: .url(url),
            isRegistered: isCovered ? true : file.isKnown ? false : nil,
            isAssociated: clips.isEmpty ? nil : file.clips.contains { clips.contains($0) }
        )
    }

    /// The response to one request for a page.
    private struct PageResponse {
        let banner: DiagnosisFacts.PageBanner
        var location: String?
    }

    private func page(
        of url: InvocationURL,
        in snapshot: RegistrySnapshot,
        at time: Timestamp
    ) async throws -> PageResponse {
        if try snapshot.site(url.host)?.domain.file == .hosted {
            let decision = try visitor.decision(about: url, in: snapshot, at: time)
            // A page with a card has the clip's banner, and no other page of the server has one.
            guard let (card, _) = decision.card else {
                let rule = decision.decision.refusal?.rule
                return PageResponse(banner: .noCardHere(status: decision.status, rule: rule))
            }
            return PageResponse(banner: .names(card.clip.bundle))
        }
        let answer: Result<SiteAnswer, ExchangeError>
        do throws(ExchangeError) {
            answer = try await checker.fetcher.visit(url.host, bodyLimit: PageTags.largestPage) {
                await $0.get(url.requestTarget, as: .visitor)
            }
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .failure(let fault):
            return PageResponse(banner: .noPage(.exchange(fault)))
        case .success(let answer):
            if let redirect = answer.redirect {
                return PageResponse(
                    banner: .noPage(.redirect(redirect, status: answer.status)),
                    location: answer.location
                )
            }
            guard answer.status == 200 else {
                return PageResponse(banner: .noPage(.status(answer.status)))
            }
            return PageResponse(banner: DiagnosisFacts.PageBanner(html: answer.body))
        }
    }
}

extension DiagnosisFacts.PageBanner {
    /// Creates the banner of a page.
    fileprivate init(html: [UInt8]) {
        guard let banner = PageTags(html: html).banner else {
            self = .nothing
            return
        }
        guard let text = banner.clipBundle, let bundle = try? BundleIdentifier(text) else {
            self = .withoutClip
            return
        }
        self = .names(bundle)
    }
}

extension InvocationURL {
    /// The target of an HTTP request for the URL: the path and the query, without the fragment.
    fileprivate var requestTarget: String {
        let rest = canonicalText.dropFirst("https://".count + host.text.count)
        let target = rest.prefix { $0 != "#" }
        return target.first == "/" ? String(target) : "/" + target
    }
}
