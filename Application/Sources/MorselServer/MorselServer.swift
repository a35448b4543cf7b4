// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import Foundation
public import Logging
public import MorselFetch
public import MorselRegistry
import NIOCore
import ServiceLifecycle
import UnixSignals

/// A server of invocation pages on registered hosts, association files, clips and codes.
public struct MorselServer: Sendable {
    /// The address and the port of a server, and the options of its services.
    public struct Configuration: Sendable {
        /// The address to bind to; the default is loopback.
        public var address: String

        /// The TCP port to listen on.
        public var port: Int

        /// The hosts of generated links: default links and demo links.
        public var linkHosts: Set<HostName>

        /// The policy of requests to sites that others serve, for diagnoses and for the watch.
        public var fetching: SiteFetcher.Policy

        /// A Boolean value that indicates whether the association files of sites that others serve
        /// are requested periodically.
        public var watchesSites: Bool

        /// The WebAssembly module that reads images in browsers (`Scripts/build-reader.sh`); without
        /// it the scanner is not available.
        public var readerModule: [UInt8]?

        /// A folder of `Web/` that is served in place of the bundled files, for those who change
        /// it; `nil` for none.
        public var webFolder: URL?

        /// The path of a snapshot file, from which the server answers at once if it fits the
        /// registry, and which it updates; `nil` for none.
        public var snapshotFile: String?

        /// The limits on the connections and requests of clients.
        public var limits: ConnectionLimits

        /// A closure that takes lines of the access log, many at a time; `nil` for no log.
        public var accessLog: (@Sendable (_ lines: String) -> Void)?

        /// The port on which ``metrics`` are served to this machine only; `nil` for none.
        public var metricsPort: Int?

        /// Returns the metrics of the server, in the text format of Prometheus.
        public var metrics: @Sendable () -> String

        /// The address under which the API and the console are reached from elsewhere; `nil` if it
        /// is the authority of each request.
        public var publicAddress: PublicAddress?

        /// The proxies whose statements about their clients are trusted; `nil` for those on this
        /// machine if there is a ``publicAddress``, and for none otherwise.
        public var trustedProxies: TrustedProxies?

        /// The maximum number of requests that each key of the API may make in an hour.
        public var hourlyAPIRequests = 3_500

        /// Creates a configuration.
        public init(
            address: String = "127.0.0.1",
            port: Int = 8080,
            linkHosts: Set<HostName> = [],
            fetching: SiteFetcher.Policy = SiteFetcher.Policy(),
            watchesSites: Bool = true,
            readerModule: [UInt8]? = nil,
            snapshotFile: String? = nil,
            limits: ConnectionLimits = ConnectionLimits(),
            accessLog: (@Sendable (_ lines: String) -> Void)? = nil,
            metricsPort: Int? = nil,
            metrics: @escaping @Sendable () -> String = { "" }
        ) {
            self.address = address
            self.port = port
            self.linkHosts = linkHosts
            self.fetching = fetching
            self.watchesSites = watchesSites
            self.readerModule = readerModule
            self.snapshotFile = snapshotFile
            self.limits = limits
            self.accessLog = accessLog
            self.metricsPort = metricsPort
            self.metrics = metrics
        }
    }

    private let registry: Registry
    private let responder: SiteResponder
    private let watch: WatchService?
    private let configuration: Configuration
    private let logger: Logger

    /// Creates a server for a registry.
    public init(registry: Registry, configuration: Configuration, logger: Logger) {
        self.registry = registry
        let checker = DomainChecker(fetcher: SiteFetcher(policy: configuration.fetching))
        responder = SiteResponder(
            registry: registry,
            configuration: configuration,
            checker: checker,
            logger: logger
        )
        watch = configuration.watchesSites ? WatchService(registry, checker) : nil
        self.configuration = configuration
        self.logger = logger
    }

    /// Serves until the process receives a signal to stop; running requests are completed first.
    ///
    /// - Parameter whenRunning: Called once, when the server accepts requests.
    /// - Throws: ``ListeningError`` if the server cannot listen, or the error that ended it.
    public func run(whenRunning: @escaping @Sendable () -> Void) async throws {
        do {
            // The first client already finds everything in memory.
            try await responder.snapshots.refresh()
            try await ServiceGroup(
                services: services(whenRunning),
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger.quiet
            )
            .run()
        } catch let error as IOError {
            guard let reason = ListeningError(error) else { throw error }
            throw reason
        } catch is SocketAddressError.UnknownHost {
            throw ListeningError.addressUnknown
        }
    }

    /// Returns the path of a link for the first administrator of the console, which works once;
    /// `nil` if somebody can already sign in.
    ///
    /// - Throws: An error of the registry.
    public func firstConsoleLink() async throws -> String? { try await responder.firstLink() }

    private func services(_ whenRunning: @escaping @Sendable () -> Void) -> [any Service] {
        var limits = configuration.limits
        limits.connections = min(limits.connections, OpenFiles.raiseLimit() - OpenFiles.reserve)
        let log = configuration.accessLog.map { _ in AccessLog() }
        let site = ServedSite(
            limits: limits,
            log: log,
            ownName: configuration.publicAddress?.host,
            proxies: configuration.trustedProxies
                ?? (configuration.publicAddress == nil ? .none : .thisMachine),
            admits: responder.admits,
            answer: responder.answer
        )
        var services: [any Service] = [
            SnapshotService(snapshots: responder.snapshots, logger: logger)
        ]
        if let log, let write = configuration.accessLog {
            services.append(AccessLogService(log: log, write: write))
        }
        if let watch { services.append(watch) }
        services.append(CollectionService(registry: registry, logger: logger))
        if let port = configuration.metricsPort {
            services.append(
                Listener(
                    site: .metrics(configuration.metrics),
                    address: "127.0.0.1",
                    port: port,
                    failure: .metricsPort
                )
            )
        }
        services.append(
            Listener(
                site: site,
                address: configuration.address,
                port: configuration.port,
                whenRunning: whenRunning
            )
        )
        return services
    }
}

extension Logger {
    /// The logger for services whose normal operation is not logged; its level is at least `warning`.
    fileprivate var quiet: Logger {
        var logger = self
        logger.logLevel = max(logLevel, .warning)
        return logger
    }
}
