internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import AssociationVerification
internal import MorselFetch
internal import MorselRegistry

extension Diagnoser {
    /// A site's file, and where it comes from.
    struct SiteFile {
        let file: AssociationStatus.File
        /// What the site gave; `nil` where this server is the site.
        let check: FileCheck?
        let cache: DomainView?
        let isHosted: Bool

        /// Whether the registry has anything to do with the host.
        var isKnown: Bool { isHosted || cache != nil }

        /// The clips that the file names.
        var clips: [AppIdentifier] {
            if case .read(let site) = file { site.clips } else { [] }
        }
    }

    /// The file of a host.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - others: Who asks after the cache that devices ask, to compare.
    /// - Returns: What the registry or the site says.
    /// - Throws: What the registry throws.
    func siteFile(
        of host: HostName,
        comparing others: [UserAgent] = [.device, .visitor]
    ) async throws -> SiteFile {
        let domain = try await registry.domain(host)
        if domain?.file == .hosted {
            let file = try await registry.associationFile(of: host)
            return SiteFile(file: file, check: nil, cache: nil, isHosted: true)
        }
        let check = await checker.check(host, comparing: others)
        return SiteFile(
            file: check.file,
            check: check,
            cache: domain?.cached?.view,
            isHosted: false
        )
    }

    // MARK: Pages

    /// A page at the end of its redirects.
    struct VisitedPage {
        let bytes: Result<[UInt8], FileFault>
        let redirects: [DiagnosisFacts.Redirect]
    }

    /// Asks for the page of a URL, as an ordinary visitor, and goes where it leads (feature C6).
    ///
    /// Each address is resolved and looked at anew.
    func visitPage(
        of url: InvocationURL,
        clip: AppIdentifier?,
        _ file: SiteFile,
        _ snapshot: RegistrySnapshot
    ) async throws -> VisitedPage {
        let clips = clip.map { [$0] } ?? file.clips
        var url = url
        var redirects: [DiagnosisFacts.Redirect] = []
        while true {
            let answer = try await page(of: url)
            guard case .failure(.redirect(_, let status)) = answer.bytes else {
                return VisitedPage(bytes: answer.bytes, redirects: redirects)
            }
            guard redirects.count < Self.mostRedirects else {
                redirects.append(DiagnosisFacts.Redirect(target: .tooMany))
                return VisitedPage(bytes: answer.bytes, redirects: redirects)
            }
            let target = RedirectTarget.target(of: answer.location ?? "", from: url)
            guard case .url(let next) = target else {
                redirects.append(DiagnosisFacts.Redirect(target: target))
                let kind: SiteAnswer.Redirect = target == .insecure ? .insecure : .unknown
                return VisitedPage(
                    bytes: .failure(.redirect(kind, status: status)),
                    redirects: redirects
                )
            }
            redirects.append(try await judged(next, clips: clips, snapshot))
            url = next
        }
    }

    /// Looks whether an address that a page leads to has what it needs (rules B-15 and C-55).
    private func judged(
        _ url: InvocationURL,
        clips: [AppIdentifier],
        _ snapshot: RegistrySnapshot
    ) async throws -> DiagnosisFacts.Redirect {
        // Who else is given what is of no interest on the way.
        let file = try await siteFile(of: url.host, comparing: [])
        let isCovered = snapshot.published.mostSpecificMatch(for: url) != nil
        return DiagnosisFacts.Redirect(
            target: .url(url),
            isRegistered: isCovered ? true : file.isKnown ? false : nil,
            isAssociated: clips.isEmpty ? nil : file.clips.contains { clips.contains($0) }
        )
    }

    /// One answer to a request for a page.
    private struct PageAnswer {
        let bytes: Result<[UInt8], FileFault>
        let location: String?
    }

    private func page(of url: InvocationURL) async throws -> PageAnswer {
        if try await registry.domain(url.host)?.file == .hosted {
            return PageAnswer(bytes: try await ownPage(url), location: nil)
        }
        let answer: Result<SiteAnswer, ExchangeFault>
        do throws(ExchangeFault) {
            answer = try await checker.fetcher.visit(url.host, bodyLimit: Self.largestPage) {
                await $0.get(url.requestTarget, as: .visitor)
            }
        } catch {
            answer = .failure(error)
        }
        switch answer {
        case .failure(let fault):
            return PageAnswer(bytes: .failure(.exchange(fault)), location: nil)
        case .success(let answer):
            if let redirect = answer.redirect {
                return PageAnswer(
                    bytes: .failure(.redirect(redirect, status: answer.status)),
                    location: answer.location
                )
            }
            let isPage = answer.status == 200
            return PageAnswer(
                bytes: isPage ? .success(answer.body) : .failure(.status(answer.status)),
                location: nil
            )
        }
    }
}

extension InvocationURL {
    /// What a request for the URL asks its host for: path and query, without the fragment.
    fileprivate var requestTarget: String {
        let rest = canonicalText.dropFirst("https://".count + host.text.count)
        let target = rest.prefix { $0 != "#" }
        return target.first == "/" ? String(target) : "/" + target
    }
}
