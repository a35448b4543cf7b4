// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
internal import Hummingbird
public import Logging
public import MorselFetch
public import MorselRegistry
internal import NIOCore

/// The server: invocation pages on registered hosts, association files, clips, codes.
public struct MorselServer: Sendable {
    /// Where the server listens, and what it serves.
    public struct Configuration: Sendable {
        /// The address to bind to; loopback by default.
        public var address: String

        /// The port.
        public var port: Int

        /// The hosts of generated links: default links and demo links.
        public var linkHosts: Set<HostName>

        /// How sites that others serve are requested, for diagnoses and for the watch.
        public var fetching: SiteFetcher.Policy

        /// Whether the association files of sites that others serve are requested periodically.
        public var watchesSites: Bool

        /// The WebAssembly module that reads images in browsers (`Scripts/build-reader.sh`); without
        /// it the scanner is not available.
        public var readerModule: [UInt8]?

        /// Where `Scripts/build-reader.sh` writes the module, relative to the project's folder.
        public static let readerModulePath = "Output/scan/reader.wasm"

        /// A configuration.
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

    private let responder: SiteResponder
    private let watch: WatchService?
    private let configuration: Configuration
    private let logger: Logger

    /// A server for a registry.
    public init(registry: any Registry, configuration: Configuration, logger: Logger) {
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
    /// - Throws: ``ListeningError`` if the server cannot listen, or what ended it.
    public func run(whenRunning: @escaping @Sendable () -> Void) async throws {
        let application = Application(
            responder: responder,
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.address, port: configuration.port),
                serverName: "Morsel"
            ),
            services: watch.map { [$0] } ?? [],
            onServerRunning: { _ in whenRunning() },
            logger: logger
        )
        do {
            try await application.runService()
        } catch let error as IOError {
            guard let reason = ListeningError(error) else { throw error }
            throw reason
        } catch is SocketAddressError.UnknownHost {
            throw ListeningError.addressUnknown
        }
    }
}
