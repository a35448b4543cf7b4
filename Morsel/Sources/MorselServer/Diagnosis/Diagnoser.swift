internal import AppClipCodes
internal import AppClipDevice
internal import AppClipExperiences
package import AppClipTypes
internal import AppSiteAssociation
internal import AssociationVerification
internal import MorselFetch
internal import MorselPages
internal import MorselRegistry

/// Gathers what the diagnostics of a URL judge: from the registry, from the site's file, and from
/// its page (feature D9).
///
/// Hosts that this server serves are not asked over the network: their file and their pages are made
/// as a client would get them.
package struct Diagnoser: Sendable {
    /// The most bytes of a page that are read.
    static let largestPage = PageTags.largestPage

    /// The most redirects that are followed.
    static let mostRedirects = 5

    let registry: any Registry
    let snapshots: CurrentSnapshot
    let linkHosts: Set<HostName>
    let checker: DomainChecker
    let now: @Sendable () -> Timestamp
    /// The page of a host of ours, or the status that it has in its stead.
    let ownPage: @Sendable (InvocationURL) async throws -> Result<[UInt8], FileFault>

    /// Diagnoses a URL.
    ///
    /// - Throws: What the registry throws.
    package func diagnose(_ url: InvocationURL) async throws -> DiagnosisResult {
        let snapshot = try await snapshots.latest()
        let file = try await siteFile(of: url.host)
        let world = try await registry.world(for: url, in: snapshot, linkHosts: linkHosts)
        let clip = try await clip(of: world, file)
        let page = try await visitPage(of: url, clip: clip?.identifier, file, snapshot)
        let facts = DiagnosisFacts(
            registration: registration(in: world, isKnown: file.isKnown),
            publication: try await publication(of: clip, file),
            association: association(of: clip, url.host, file),
            code: Self.codeFit(of: url),
            banner: banner(on: page.bytes, of: clip?.identifier),
            redirects: page.redirects
        )
        return DiagnosisResult(
            url: url,
            diagnosis: Diagnosis(of: facts),
            time: now(),
            isHosted: file.isHosted,
            check: file.check,
            cache: file.cache,
            debug: file.check?.view(of: url.host, at: now())
        )
    }

    // MARK: The registry

    /// A clip of the registry.
    struct KnownClip {
        let identifier: AppIdentifier
        let build: PublishedBuild?
    }

    /// The clip that a URL means: that of its experience, or the first one of the registry that the
    /// site's file names.
    private func clip(of world: World, _ file: SiteFile) async throws -> KnownClip? {
        let named = world.advanced.map { [$0.clip] } ?? []
        let offered = world.offers.map(\.clip.identifier)
        for identifier in named + offered + file.clips
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

    private func publication(
        of clip: KnownClip?,
        _ file: SiteFile
    ) async throws -> DiagnosisFacts.Publication {
        guard let clip else {
            // A file that cannot be read may name clips.
            let isReadable = file.check?.outcome.fault == nil
            return file.clips.isEmpty && isReadable ? .noClip : .unknownHere(file.clips)
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
            // What is wrong with the file tells more than that there is none.
            if case .failed(.noFile) = status, let fault = file.check?.outcome.fault {
                return .noFile(fault)
            }
            return .judged(status, clip.identifier)
        }
        if let fault = file.check?.outcome.fault { return .noFile(fault) }
        return file.clips.isEmpty ? .namesNone : .named(file.clips)
    }

    private static func codeFit(of url: InvocationURL) -> DiagnosisFacts.CodeFit {
        let encodable: EncodableURL
        do throws(EncodableURL.ParsingError) {
            encodable = try EncodableURL(url.text)
        } catch {
            return .notEncodable(offset: error.offset)
        }
        do throws(CompressedURL.TooLong) {
            return .fits(bits: try CompressedURL(encodable).bits)
        } catch {
            return .tooLong(bits: error.bits, limit: error.limit)
        }
    }

    private func banner(
        on page: Result<[UInt8], FileFault>,
        of clip: AppIdentifier?
    ) -> DiagnosisFacts.PageBanner {
        switch page {
        case .failure(let fault): return .noPage(fault)
        case .success(let bytes):
            guard let banner = PageTags(html: bytes).banner else { return .nothing }
            guard let text = banner.clipBundle, let bundle = try? BundleIdentifier(text) else {
                return .withoutClip
            }
            if let clip, clip.bundle != bundle {
                return .namesOther(bundle, expected: clip.bundle)
            }
            return .names(bundle)
        }
    }
}
