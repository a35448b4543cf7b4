// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Hummingbird
internal import Logging
internal import MorselFetch
internal import MorselRegistry
internal import SiteDiagnosis

extension SiteResponder {
    /// The routes of a server.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - configuration: The server's configuration.
    ///   - checker: Requests the files and pages of hosts that others serve.
    ///   - logger: Where the access log is written.
    init(
        registry: any Registry,
        configuration: MorselServer.Configuration,
        checker: DomainChecker,
        logger: Logger
    ) {
        let snapshots = CurrentSnapshot(registry)
        let linkHosts = configuration.linkHosts
        let visitor = VisitorDevice(registry: registry, snapshots: snapshots, linkHosts: linkHosts)
        let hosted = HostedDomains(registry: registry)
        let scanner = ScannerRoutes(
            scanner: Scanner(module: configuration.readerModule),
            visitor: visitor
        )
        let diagnoser = Diagnoser(
            registry: registry,
            snapshots: snapshots,
            linkHosts: linkHosts,
            checker: checker
        )
        let port = configuration.port == 80 ? nil : configuration.port
        let onward = WaysOnward(
            homes: HomeCards(registry: registry, visitor: visitor),
            hasScanner: scanner.isAvailable,
            port: port
        )

        self.init(
            files: Self.router(otherwise: { _, _ in .noSuchFile }) { router in
                scanner.addFiles(to: router)
                BlobRoutes(registry: registry).add(to: router)
                WebFileRoutes().add(to: router)
                WhyRoutes(hosted: hosted, visitor: visitor).add(to: router)
                ImageRoutes().add(to: router)
            },
            server: Self.router(otherwise: { .noSuchPage($1.host, for: $0) }) { router in
                StartRoutes(
                    registry: registry,
                    snapshots: snapshots,
                    port: port,
                    hasScanner: scanner.isAvailable
                )
                .add(to: router)
                scanner.addPage(to: router)
                DiagnosisRoutes(diagnoser: diagnoser).add(to: router)
            },
            hosts: Self.router(
                otherwise: InvocationRoutes(hosted: hosted, visitor: visitor, onward: onward).page
            ) { router in
                AssociationRoutes(hosted: hosted, registry: registry).add(to: router)
            },
            logger: logger
        )
    }

    private static func router(
        otherwise: @escaping CatchAll.Handler,
        addRoutes: (Router<SiteContext>) -> Void
    ) -> RouterResponder<SiteContext> {
        let router = Router(context: SiteContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: CatchAll(otherwise))
        router.add(middleware: ExactPaths())
        addRoutes(router)
        return router.buildResponder()
    }
}
