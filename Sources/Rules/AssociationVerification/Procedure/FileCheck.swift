// SPDX-License-Identifier: Apache-2.0

public import AppSiteAssociation

/// The requests for a site's file by several user agents, and their results.
public struct FileCheck: Sendable, Hashable {
    /// The requests, in their order.
    public let visits: [Visit]

    /// A check of these visits.
    init(visits: [Visit]) { self.visits = visits }

    /// A check that failed before its first request.
    public init(fault: ExchangeError) {
        visits = [Visit(place: .wellKnown, agent: .associationBot, result: .failure(fault))]
    }

    /// The request that decides: the one of the cache that found the file, else its first one.
    ///
    /// The old path is requested only after the current one. Where neither has a file, the current
    /// path is the one to repair.
    var deciding: Visit? {
        let own = visits.filter { $0.agent == .associationBot }
        return own.first { $0.outcome.found != nil } ?? own.first
    }

    /// What the system gets.
    public var outcome: Visit.Outcome {
        deciding?.outcome ?? .failed(.exchange(.unexpected))
    }

    /// The status under the name of the App Store Connect API; `nil` if the file can be used.
    public var domainStatus: DomainStatus? { outcome.fault?.domainStatus }

    /// The file, as input of the association rules.
    public var file: AssociationStatus.File {
        switch outcome {
        case .found(let found): .read(found.site)
        case .failed(.notJSON(let error)): .notJSON(error)
        case .failed(let fault): .unavailable(fault.domainStatus)
        }
    }
}
