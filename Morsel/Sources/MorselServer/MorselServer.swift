public import AppClipTypes
internal import HTTPTypes
internal import Hummingbird
public import Logging
public import MorselRegistry

/// The server: invocation pages on registered hosts, association files, clips, codes.
public struct MorselServer: Sendable {
    /// Where the server listens, and what it is called.
    public struct Configuration: Sendable {
        /// The address to bind to.
        ///
        /// Loopback, unless told otherwise.
        public var address: String

        /// The port.
        public var port: Int

        /// Hosts whose links are generated ones: default links and demo links.
        public var linkHosts: Set<HostName>

        /// Makes a configuration.
        public init(address: String = "127.0.0.1", port: Int = 8080, linkHosts: Set<HostName> = [])
        {
            self.address = address
            self.port = port
            self.linkHosts = linkHosts
        }
    }

    private let site: Site
    private let configuration: Configuration
    private let logger: Logger

    /// Makes a server of a registry.
    public init(registry: any Registry, configuration: Configuration, logger: Logger) {
        site = Site(
            registry: registry,
            snapshots: CurrentSnapshot(registry),
            configuration: configuration
        )
        self.configuration = configuration
        self.logger = logger
    }

    /// Serves until the process is told to end; requests under way are answered before.
    ///
    /// - Parameter whenRunning: Called once, when the server takes requests.
    /// - Throws: What keeps the server from listening.
    public func run(whenRunning: @escaping @Sendable () -> Void) async throws {
        let application = Application(
            responder: SiteResponder(site: site, logger: logger),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: configuration.port),
                serverName: "Morsel"
            ),
            onServerRunning: { _ in whenRunning() },
            logger: logger
        )
        try await application.runService()
    }
}

/// Takes requests apart for the site, and writes the access log.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site
    let logger: Logger

    func respond(to request: Request, context: Context) async throws -> Response {
        let start = ContinuousClock.now
        let answer = await answer(request)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        // Without the query, which may hold what is nobody's business.
        logger.info(
            "request",
            metadata: [
                "method": "\(request.method.rawValue)",
                "host": "\(request.head.authority ?? "")",
                "path": "\(request.uri.path)",
                "status": "\(answer.status.code)",
                "bytes": "\(answer.bytes.count)",
                "ms": "\((milliseconds * 10).rounded() / 10)",
            ]
        )
        return answer.response(isHead: request.method == .head)
    }

    /// The answer to a request, whatever it asks for.
    func answer(_ request: Request) async -> Answer {
        guard request.method == .get || request.method == .head else {
            return .sentence(.methodNotAllowed, "Only GET and HEAD are answered here.")
        }
        let uri = request.uri
        let question = Site.Question(
            host: RequestedHost(authority: request.head.authority ?? ""),
            path: uri.path,
            query: uri.query,
            value: { name in uri.queryParameters[name[...]].map { String($0) } },
            languages: Language.wishes(request.headers[.acceptLanguage] ?? "")
        )
        do {
            return try await site.answer(question)
                .unlessKnown(request.headers[.ifNoneMatch])
        } catch {
            logger.error("request failed", metadata: ["error": "\(error)"])
            return .sentence(.internalServerError, "Something went wrong; the log says what.")
        }
    }
}
