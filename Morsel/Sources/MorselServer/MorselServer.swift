internal import AppClipDevice
public import AppClipTypes
internal import HTTPTypes
internal import Hummingbird
public import Logging
public import MorselFetch
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

        /// How sites of others are asked, for diagnoses and to keep what is known of them.
        public var fetching: SiteFetcher.Policy

        /// Whether sites of others that the registry knows are asked again and again.
        public var watchesSites: Bool

        /// The bytes of the module that reads pictures in browsers (`Scripts/build-reader.sh`);
        /// `nil` where it was not built: the scanner's page then says so.
        public var readerModule: [UInt8]?

        /// Where `Scripts/build-reader.sh` puts the module, below the folder of the project.
        public static let readerModulePath = "Output/scan/reader.wasm"

        /// Makes a configuration.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            linkHosts: Set<HostName> = [],
            fetching: SiteFetcher.Policy = SiteFetcher.Policy(),
            watchesSites: Bool = true,
            readerModule: [UInt8]? = nil
        ) {
            self.address = address
            self.port = port
            self.linkHosts = linkHosts
            self.fetching = fetching
            self.watchesSites = watchesSites
            self.readerModule = readerModule
        }
    }

    private let site: Site
    private let watch: WatchService?
    private let configuration: Configuration
    private let logger: Logger

    /// Makes a server of a registry.
    public init(registry: any Registry, configuration: Configuration, logger: Logger) {
        let checker = DomainChecker(fetcher: SiteFetcher(policy: configuration.fetching))
        let site = Site(
            registry: registry,
            snapshots: CurrentSnapshot(registry),
            configuration: configuration
        )
        self.site = site.diagnosing(with: checker)
        watch = configuration.watchesSites ? WatchService(registry, checker) : nil
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
            services: watch.map { [$0] } ?? [],
            onServerRunning: { _ in whenRunning() },
            logger: logger
        )
        try await application.runService()
    }

    /// Diagnoses a URL as the server's page does, without its bounds for visitors.
    ///
    /// - Throws: What the registry throws.
    package func diagnosis(of url: InvocationURL) async throws -> DiagnosisResult {
        let checker = DomainChecker(fetcher: SiteFetcher(policy: configuration.fetching))
        return try await site.diagnoser(with: checker).diagnose(url)
    }
}

/// What is known of a client while its request is answered.
struct SiteRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage

    /// The client's address, without its port.
    let client: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        client = source.channel.remoteAddress?.ipAddress ?? ""
    }
}

/// Takes requests apart for the site, and writes the access log.
struct SiteResponder: HTTPResponder {
    typealias Context = SiteRequestContext

    let site: Site
    let logger: Logger

    func respond(to request: Request, context: Context) async throws -> Response {
        let start = ContinuousClock.now
        let answer = await answer(request, client: context.client)
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
    func answer(_ request: Request, client: String = "") async -> Answer {
        guard request.method == .get || request.method == .head else {
            return .sentence(.methodNotAllowed, "Only GET and HEAD are answered here.")
        }
        let uri = request.uri
        let question = Site.Question(
            host: RequestedHost(authority: request.head.authority ?? ""),
            path: uri.path,
            query: uri.query,
            value: { name in uri.queryParameters[name[...]].map { String($0) } },
            languages: Language.wishes(request.headers[.acceptLanguage] ?? ""),
            client: client
        )
        do {
            return try await site.answer(question)
                .unlessKnown(
                    request.headers[.ifNoneMatch],
                    since: request.headers[.ifModifiedSince]
                )
        } catch {
            logger.error("request failed", metadata: ["error": "\(error)"])
            return .sentence(.internalServerError, "Something went wrong; the log says what.")
        }
    }
}
