// SPDX-License-Identifier: Apache-2.0

public import AppSiteAssociation

/// The requests for a site's file by several user agents, and their results.
public struct FileCheck: Sendable, Hashable {
    /// The requests, in their order.
    public let visits: [Visit]

    /// Creates a check from its requests.
    init(visits: [Visit]) { self.visits = visits }

    /// Creates a check that failed before its first request.
    public init(fault: ExchangeError) {
        visits = [Visit(place: .wellKnown, agent: .associationBot, result: .failure(fault))]
    }

    /// The deciding request: the cache's request that found the file, or else the cache's first
    /// one.
    ///
    /// The old path is requested only after the current one. If neither has a file, the current
    /// path is the one to repair.
    var deciding: Visit? {
        let own = visits.filter { $0.agent == .associationBot }
        return own.first { $0.outcome.found != nil } ?? own.first
    }

    /// The result that the system gets.
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
