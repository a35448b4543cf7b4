// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import Logging
import MorselConsole
import MorselFetch
import MorselRegistry
import MorselWording
import SiteDiagnosis
import StoreAPI

/// A responder to requests: at once if the response is in memory, and later otherwise.
struct SiteResponder: Sendable {
    /// The snapshots from which responses are made.
    let snapshots: CurrentSnapshot

    private let files: FileRoutes
    private let server: ServerRoutes
    private let hosts: HostRoutes
    private let api: APIRoutes
    private let ownName: String?
    private let console: ConsoleRoutes
    private let logger: Logger

    /// Creates the routes of a server.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - configuration: The server's configuration.
    ///   - checker: The checker that requests the files and pages of hosts that others serve.
    ///   - logger: The logger to which errors are written.
    init(
        registry: Registry,
        configuration: MorselServer.Configuration,
        checker: DomainChecker,
        logger: Logger
    ) {
        let file = configuration.snapshotFile
        let snapshots = CurrentSnapshot(registry, file: file) { error in
            logger.warning("\(error.sentence(about: file ?? ""))")
        }
        let linkHosts = configuration.linkHosts
        let visitor = VisitorDevice(linkHosts: linkHosts)
        let web = WebFileTable(folder: configuration.webFolder)
        let scanner = Scanner(module: configuration.readerModule, web: web)
        let scanning = ScannerRoutes(scanner: scanner, visitor: visitor)
        let port = configuration.port == 80 ? nil : configuration.port
        self.snapshots = snapshots
        self.logger = logger
        console = ConsoleRoutes(
            console: Console(
                registry: registry,
                snapshots: snapshots,
                configuration: Console.Configuration(
                    origin: configuration.publicAddress?.text,
                    linkHosts: linkHosts,
                    cardWords: { PageLanguage(for: [$0]).cardLabels }
                )
            )
        )
        let images = ImageRenderer()
        files = FileRoutes(
            web: web,
            scanner: scanning,
            blobs: BlobRoutes(registry: registry, linkHosts: linkHosts, images: images),
            why: WhyRoutes(visitor: visitor),
            images: images
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
        api = APIRoutes(
            StoreAPI(
                registry,
                origin: configuration.publicAddress?.text,
                hourlyLimit: configuration.hourlyAPIRequests
            ) { error in
                logger.error("request failed", metadata: ["error": "\(error)"])
            },
            registry
        )
        ownName = configuration.publicAddress?.host
        hosts = HostRoutes(
            visitor: visitor,
            onward: PageLinks(visitor: visitor, hasScanner: scanner.page != nil, port: port)
        )
    }

    /// Returns the path of a link for the first administrator of the console, or `nil` if there already is one.
    ///
    /// - Throws: An error of the registry.
    func firstLink() async throws -> String? { try await console.console.firstLink() }

    /// Returns the response to a request; one to an error does not reveal its details.
    ///
    /// What strangers read is compressed. The console and the API are not: their responses have
    /// secrets beside what a request has sent, and the sizes of compressed ones would tell them
    /// (https://www.rfc-editor.org/rfc/rfc9110#section-17.10).
    @Sendable func answer(to request: SiteRequest) -> RouteAnswer {
        if let rule = BodyRule.rule(for: request, ownName: ownName) {
            return answer(to: request, rule)
        }
        guard request.method == .get || request.method == .head else {
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
            switch answer {
            case .now(let response): return .now(response.compressedOnce(for: request.headerFields))
            case .later(let makeResponse):
                return later(request) {
                    try await makeResponse().compressedOnce(for: request.headerFields)
                }
            }
        } catch {
            return .now(failure(error, of: request))
        }
    }

    /// Returns whether the sender of a request is known, and may send a large body.
    @Sendable func admits(_ request: SiteRequest, _ rule: BodyRule) async -> Bool {
        let request = Request(request)
        return switch rule.area {
        case .api: await api.admits(request)
        case .uploads: await api.admitsUpload(request)
        case .console: await console.admits(request)
        }
    }

    /// Returns the response of an area that accepts more than requests for pages.
    private func answer(to request: SiteRequest, _ rule: BodyRule) -> RouteAnswer {
        if let refusal = rule.refusal(of: request) { return .now(refusal) }
        switch rule.area {
        case .api, .uploads: return api.answer(to: request)
        case .console: return later(request) { try await console.response(to: request) }
        }
    }

    /// Returns a response that is made later; one to an error does not reveal its details.
    private func later(
        _ request: SiteRequest,
        _ makeResponse: @escaping @Sendable () async throws -> SiteResponse
    ) -> RouteAnswer {
        .later {
            do { return try await makeResponse() } catch {
                return failure(error, of: request)
            }
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
