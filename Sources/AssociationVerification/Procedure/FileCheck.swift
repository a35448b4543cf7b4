public import AppSiteAssociation

/// What a site gives to those who ask for its file.
public struct FileCheck: Sendable, Hashable {
    /// The requests, in their order.
    public let visits: [Visit]

    /// A check of these visits.
    init(visits: [Visit]) { self.visits = visits }

    /// A check that could not begin.
    public init(fault: ExchangeFault) {
        visits = [Visit(place: .wellKnown, agent: .associationBot, result: .failure(fault))]
    }

    /// The visit that decides: the one of the cache that found the file, else its first one.
    ///
    /// The old place is asked only after the first one: where both have nothing, the first tells
    /// what to mend.
    var deciding: Visit? {
        let own = visits.filter { $0.agent == .associationBot }
        return own.first { $0.outcome.found != nil } ?? own.first
    }

    /// What the system has in its hands.
    public var outcome: Visit.Outcome {
        deciding?.outcome ?? .failed(.exchange(.unexpected))
    }

    /// The status under the name of the App Store Connect API; `nil` where all is well.
    public var domainStatus: DomainStatus? { outcome.fault?.domainStatus }

    /// The file, as the rules of association take it.
    public var file: AssociationStatus.File {
        switch outcome {
        case .found(let found): .read(found.site)
        case .failed(.notJSON(let error)): .notJSON(error)
        case .failed(let fault): .unavailable(fault.domainStatus)
        }
    }
}
