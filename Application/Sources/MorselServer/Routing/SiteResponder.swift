// SPDX-License-Identifier: Apache-2.0

internal import Logging
internal import MorselFetch
internal import MorselRegistry
internal import NIOHTTP1
internal import SiteDiagnosis

/// Answers requests: what lies in memory at once, everything else later.
struct SiteResponder: Sendable {
    /// The snapshots that answers are made from.
    let snapshots: CurrentSnapshot

    private let files: FileRoutes
    private let server: ServerRoutes
    private let hosts: HostRoutes
    private let logger: Logger

    /// The routes of a server.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - configuration: The server's configuration.
    ///   - checker: Requests the files and pages of hosts that others serve.
    ///   - logger: Where errors are written.
    init(
        registry: any Registry,
        configuration: MorselServer.Configuration,
        checker: DomainChecker,
        logger: Logger
    ) {
        let snapshots = CurrentSnapshot(registry)
        let linkHosts = configuration.linkHosts
        let visitor = VisitorDevice(linkHosts: linkHosts)
        let scanner = Scanner(module: configuration.readerModule)
        let scanning = ScannerRoutes(scanner: scanner, visitor: visitor)
        let port = configuration.port == 80 ? nil : configuration.port
        self.snapshots = snapshots
        self.logger = logger
        files = FileRoutes(
            scanner: scanning,
            blobs: BlobRoutes(registry: registry, linkHosts: linkHosts),
            why: WhyRoutes(visitor: visitor)
        )
        server = ServerRoutes(
            start: StartRoutes(
                registry: registry,
                snapshots: snapshots,
                port: port,
                hasScanner: scanner.page != nil
            ),
            scanner: scanning,
            diagnosis: DiagnosisRoutes(
                diagnoser: Diagnoser(
                    registry: registry,
                    snapshots: snapshots,
                    linkHosts: linkHosts,
                    checker: checker
                )
            )
        )
        hosts = HostRoutes(
            visitor: visitor,
            onward: WaysOnward(visitor: visitor, hasScanner: scanner.page != nil, port: port)
        )
    }

    /// The answer to a request; one to an error says nothing about it.
    @Sendable func answer(to request: SiteRequest) -> RouteAnswer {
        guard request.method == .GET || request.method == .HEAD else {
            return .now(.methodNotAllowed)
        }
        do {
            let snapshot = snapshots.value
            let answer =
                if request.path.hasPrefix("/.morsel/") {
                    try files.answer(to: request, in: snapshot)
                } else if request.host.isServer {
                    try server.answer(to: request, in: snapshot)
                } else {
                    try RouteAnswer.now(hosts.response(to: request, in: snapshot, at: .now))
                }
            guard case .later(let makeResponse) = answer else { return answer }
            return .later {
                do { return try await makeResponse() } catch {
                    return failure(error, of: request)
                }
            }
        } catch {
            return .now(failure(error, of: request))
        }
    }

    private func failure(_ error: any Error, of request: SiteRequest) -> SiteResponse {
        if !(error is CancellationError) {
            logger.error("request failed", metadata: ["error": "\(error)"])
        }
        let language = PageLanguage(for: request.preferredLanguages)
        return MessagePage(.somethingWrong, host: request.host.name, in: language)
            .response(.internalServerError)
    }
}
