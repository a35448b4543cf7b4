// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

/// A checker that requests the association files of sites as the system does.
public struct DomainChecker: Sendable {
    /// The fetcher that makes the requests.
    public let fetcher: SiteFetcher

    /// Creates a checker that makes its requests with a fetcher.
    public init(fetcher: SiteFetcher) { self.fetcher = fetcher }

    /// Requests the association file of a site.
    ///
    /// - Parameters:
    ///   - host: The site.
    ///   - others: The user agents that are compared with the cache that devices use.
    /// - Returns: The requests and their results.
    public func check(
        _ host: HostName,
        comparing others: [UserAgent] = [.device, .visitor]
    ) async -> FileCheck {
        do throws(ExchangeError) {
            return try await fetcher.visit(host, bodyLimit: SiteAssociation.largestFile) { visit in
                var procedure = FileProcedure(comparing: others)
                while let request = procedure.request {
                    procedure.take(await visit.get(request.place.path, as: request.agent))
                }
                return procedure.check
            }
        } catch {
            return FileCheck(fault: error)
        }
    }
}
