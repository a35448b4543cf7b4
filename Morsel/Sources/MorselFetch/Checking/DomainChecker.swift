public import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

/// Checks sites as the system does.
public struct DomainChecker: Sendable {
    /// Who asks the sites.
    public let fetcher: SiteFetcher

    /// A checker.
    public init(fetcher: SiteFetcher) { self.fetcher = fetcher }

    /// Asks a site for its file.
    ///
    /// - Parameters:
    ///   - host: The site.
    ///   - others: Who asks after the cache that devices ask, to compare.
    /// - Returns: What the site gave, to whom.
    public func check(
        _ host: HostName,
        comparing others: [UserAgent] = [.device, .visitor]
    ) async -> FileCheck {
        do throws(ExchangeFault) {
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
