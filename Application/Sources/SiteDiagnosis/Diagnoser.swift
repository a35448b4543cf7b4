// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
import AppClipCodes
import AppClipDevice
import AppClipExperiences
package import AppClipTypes
import AppSiteAssociation
import AssociationVerification
package import MorselFetch
package import MorselRegistry

/// Gathers the facts that the diagnosis of a URL judges: from the registry, from the site's
/// association file, and from its page (feature D9).
///
/// Hosts that the registry serves are not requested over the network: their file and their pages
/// follow from the registry.
package struct Diagnoser: Sendable {
    let registry: Registry
    let checker: DomainChecker
    let visitor: VisitorDevice
    private let snapshots: CurrentSnapshot
    private let linkHosts: Set<HostName>

    /// Creates a diagnoser.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - snapshots: The URLs of the registry's experiences.
    ///   - linkHosts: The hosts of generated links: default links and demo links.
    ///   - checker: The client that requests the files and pages of hosts that others serve. The
    ///     diagnoser's own requests and those of others that use the checker, such as a watch, do not wait
    ///     for each other.
    package init(
        registry: Registry,
        snapshots: CurrentSnapshot,
        linkHosts: Set<HostName> = [],
        checker: DomainChecker
    ) {
        self.registry = registry
        self.snapshots = snapshots
        self.linkHosts = linkHosts
        self.checker = DomainChecker(fetcher: checker.fetcher.forVisitors)
        visitor = VisitorDevice(linkHosts: linkHosts)
    }

    /// Diagnoses a URL.
    ///
    /// - Parameters:
    ///   - url: The invocation URL.
    ///   - system: The version of the system to check; `nil` for none.
    ///   - time: The time of the request.
    /// - Returns: The five checks, a further one about the system if it is given, and the facts they are
    ///   based on.
    /// - Throws: What the registry throws. A failing site is a result, and not an error.
    package func diagnose(
        _ url: InvocationURL,
        on system: SystemVersion? = nil,
        at time: Timestamp
    ) async throws -> DiagnosisResult {
        let snapshot = try await snapshots.refresh()
        let file = try await siteFile(of: url.host)
        let world = try snapshot.world(for: url, linkHosts: linkHosts)
        let likely = try await clip(of: world, file, banner: nil)
        let page = try await visitPage(
            of: url,
            clips: likely.map { [$0.identifier] } ?? file.clips,
            snapshot,
            at: time
        )
        // If a website has several clips, its page determines which one is meant.
        let clip = try await clip(of: world, file, banner: page.banner)
        let facts = DiagnosisFacts(
            registration: registration(in: world, isKnown: file.isKnown),
            publication: publication(of: clip, file),
            association: association(of: clip, url.host, file),
            code: Self.codeFit(of: url),
            banner: page.banner.compared(
                with: world.advanced?.clip.bundle,
                listed: file.clips + world.offers.map(\.clip.identifier)
            ),
            redirects: page.redirects,
            system: system.map { Self.fit(of: $0, for: url, in: world, at: time) }
        )
        return DiagnosisResult(
            url: url,
            diagnosis: Diagnosis(of: facts),
            isHosted: file.isHosted,
            check: file.check,
            cache: file.cache,
            debug: file.check?.view(of: url.host, at: time)
        )
    }

    /// A clip of the registry.
    private struct KnownClip {
        let identifier: AppIdentifier
        let build: PublishedBuild?
    }

    /// Returns the clip of a URL: that of its experience, or the first clip of the registry that the
    /// site's file names, preferably the one in the page's banner.
    private func clip(
        of world: World,
        _ file: SiteFile,
        banner: DiagnosisFacts.PageBanner?
    ) async throws -> KnownClip? {
        let named = world.advanced.map { [$0.clip] } ?? []
        let listed = world.offers.map(\.clip.identifier) + file.clips
        let bannered = listed.filter { banner == .names($0.bundle) }
        for identifier in named + bannered + listed
        where try await registry.clip(identifier) != nil {
            return KnownClip(
                identifier: identifier,
                build: try await registry.latestBuild(of: identifier)
            )
        }
        return nil
    }

    private func registration(
        in world: World,
        isKnown: Bool
    ) -> DiagnosisFacts.Registration {
        if let advanced = world.advanced { return .advanced(advanced.url.url.text) }
        if let deactivated = world.deactivated { return .deactivated(deactivated.id.rawValue) }
        return isKnown ? .nothing : .unknownHere
    }

    private func publication(of clip: KnownClip?, _ file: SiteFile) -> DiagnosisFacts.Publication {
        guard let clip else {
            // An unreadable file may name clips.
            let isReadable = file.check?.outcome.fault == nil
            let namesNone = file.clips.isEmpty && file.clipsWithoutPrefix.isEmpty
            return namesNone && isReadable ? .noClip : .unknownHere(file.clips)
        }
        guard let build = clip.build?.build else { return .noBuild(clip.identifier) }
        return build.stage == .released
            ? .released(clip.identifier) : .notReleased(clip.identifier)
    }

    private func association(
        of clip: KnownClip?,
        _ host: HostName,
        _ file: SiteFile
    ) -> DiagnosisFacts.Association {
        if let clip {
            let status = AssociationStatus(
                of: clip.identifier,
                on: host,
                entitlement: clip.build?.entitlement ?? [],
                file: file.file
            )
            // The reason the file cannot be used says more than that there is none.
            if case .failed(.noFile) = status, let fault = file.check?.outcome.fault {
                return .noFile(fault)
            }
            if status != .verified, file.clipsWithoutPrefix.contains(clip.identifier.bundle) {
                return .namedWithoutPrefix([clip.identifier.bundle])
            }
            return .judged(status, clip.identifier)
        }
        if let fault = file.check?.outcome.fault { return .noFile(fault) }
        if file.clips.isEmpty, !file.clipsWithoutPrefix.isEmpty {
            return .namedWithoutPrefix(file.clipsWithoutPrefix)
        }
        return file.clips.isEmpty ? .namesNone : .named(file.clips)
    }

    /// The kinds of invocation that a system can refuse.
    private static let sources: [InvocationSource] = [
        .appClipCode, .nfcTag, .qrCode, .maps, .siriSuggestion, .smartAppBanner, .pageCard,
        .messages, .spotlight, .otherAppPreview, .otherAppLink,
    ]

    /// Returns the kinds of invocation that launch a clip on a system, as the device decides them (rule
    /// D-54).
    private static func fit(
        of system: SystemVersion,
        for url: InvocationURL,
        in world: World,
        at time: Timestamp
    ) -> DiagnosisFacts.SystemFit {
        var launching: [InvocationSource] = []
        var tooOld: [DiagnosisFacts.SystemFit.TooOld] = []
        for source in sources {
            let invocation = Invocation(source: source, url: url, time: time)
            let decision = Decision(about: invocation, on: DeviceState(system: system), in: world)
            if case .card = decision.outcome { launching.append(source) }
            switch decision.refusal?.code {
            case .systemTooOld(let needed, _), .clipNeedsNewerSystem(let needed, _):
                tooOld.append(.init(source: source, needed: needed))
            default: break
            }
        }
        return DiagnosisFacts.SystemFit(system: system, launching: launching, tooOld: tooOld)
    }

    private static func codeFit(of url: InvocationURL) -> DiagnosisFacts.CodeFit {
        if url.host.isLocal { return .localHost(url.host) }
        let encodable: EncodableURL
        do throws(EncodableURL.ParsingError) {
            encodable = try EncodableURL(url.text)
        } catch {
            return .notEncodable(offset: error.offset)
        }
        do throws(CompressedURL.TooLongError) {
            return .fits(bits: try CompressedURL(encodable).bits)
        } catch {
            return .tooLong(bits: error.bits, limit: error.limit)
        }
    }
}
