internal import AppClipDevice
internal import AppClipTypes
internal import HTTPTypes
internal import MorselRegistry

/// A request for a page of a registered host, as a device would judge it.
struct SiteRequest {
    let registry: any Registry
    let snapshots: CurrentSnapshot
    let linkHosts: Set<HostName>

    /// What a visitor's browser stands for: a device of the newest system that the rules know, that
    /// shows the card of a page.
    ///
    /// A browser says nothing else about its device, and is not asked.
    static let visitor = DeviceState(system: SystemVersion(18))

    /// Decides about a URL.
    ///
    /// - Parameters:
    ///   - url: The invocation URL.
    ///   - source: What the visitor does.
    ///   - device: The device, for its languages.
    ///   - time: The moment of the request.
    /// - Returns: What the device does, and why.
    /// - Throws: What the registry throws.
    func decision(
        about url: InvocationURL,
        from source: InvocationSource = .pageCard,
        on device: DeviceState,
        at time: Timestamp
    ) async throws -> Decision {
        let world = try await registry.world(
            for: url,
            in: snapshots.latest(),
            linkHosts: linkHosts
        )
        // The generated links have no page of their own: their link opens the card.
        let isGenerated = linkHosts.contains(url.host)
        let invocation = Invocation(
            source: isGenerated && source == .pageCard ? .websiteLink : source,
            url: url,
            time: time
        )
        return Decision(about: invocation, on: device, in: world)
    }
}

extension Decision {
    /// The status of the page that says what was decided.
    var pageStatus: HTTPResponse.Status {
        guard let refusal else { return .ok }
        return switch refusal.code {
        case .notRegistered, .unknownClip, .noBuild, .noDefaultExperience, .notReleased: .notFound
        case .deactivated: .gone
        default: .forbidden
        }
    }
}
