// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CoreMetrics
import Foundation
import Logging
import MorselRegistry
import MorselRegistrySQLite
import MorselServer
import ProductFiles
import PrometheusMetrics
import Terminal

/// A command that serves invocation pages, association files, clips and codes.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the registered hosts: App Clip cards, association files and codes.",
        discussion: """
            On this machine, every registered host is also available under .localhost: \
            http://fruta.example.localhost:8080/ shows https://fruta.example/.
            """
    )

    @OptionGroup var database: DatabaseOption

    @Option(help: "The address to listen on.")
    var address = "127.0.0.1"

    @Option(help: "The port to listen on.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "Where browsers and clients reach this server from elsewhere, such as https://store.example.",
            valueName: "url"
        )
    )
    var publicAddress: String?

    @Option(
        help: ArgumentHelp(
            "A proxy whose X-Forwarded-For names the clients: an address or a network, such as 10.0.0.0/8. Can be "
                + "repeated. (default: this machine, with --public-address)",
            valueName: "address"
        )
    )
    var trustedProxy: [String] = []

    @Flag(help: "Add the Fruta demo to an empty database.")
    var demo = false

    @Option(
        help: ArgumentHelp(
            "The clip bundle of the demo. (default: the one that comes with morsel)",
            valueName: "folder"
        ),
        completion: .directory
    )
    var demoBundle: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Regularly fetch the association files of registered external sites."
    )
    var watchSites = true

    @Option(
        help: ArgumentHelp(
            "The WebAssembly module that reads codes on the page /scan. (default: the one that comes with morsel)",
            valueName: "file"
        ),
        completion: .file()
    )
    var reader: String?

    @Option(
        help: ArgumentHelp(
            "A file that the server keeps all experiences in, so that it can answer at once when it is started "
                + "again. It is written if it does not exist.",
            valueName: "file"
        ),
        completion: .file()
    )
    var snapshot: String?

    @Option(
        help: ArgumentHelp(
            "The folder Web/ of a checkout, whose files are served as they are: for those who change them.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var web: String?

    @OptionGroup var fetching: FetchOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    @Option(help: "The port on which to serve metrics for Prometheus, to this machine alone.")
    var metricsPort: Int?

    @Flag(help: "Write no access log.")
    var quiet = false

    func validate() throws {
        guard (1...65_535).contains(port) else {
            throw ValidationError("--port must be between 1 and 65535.")
        }
        if let metricsPort, !(1...65_535).contains(metricsPort) || metricsPort == port {
            throw ValidationError(
                "--metrics-port must be between 1 and 65535, and another port than --port."
            )
        }
        if let publicAddress, PublicAddress(publicAddress) == nil {
            throw ValidationError(
                "--public-address has a scheme and a host, such as https://store.example, and no path."
            )
        }
        if TrustedProxies(trustedProxy) == nil {
            throw ValidationError(
                "--trusted-proxy must be an address or a network, such as 192.0.2.7 or 10.0.0.0/8."
            )
        }
        guard snapshot != "", snapshot.map(InputFile.isFolder) != true else {
            throw ValidationError("--snapshot must be the name of a file.")
        }
        if let web, !InputFile.isFolder(web) {
            throw ValidationError("--web: '\(web)' is not a folder.")
        }
        guard demo || demoBundle == nil else {
            throw ValidationError("--demo-bundle requires --demo.")
        }
    }

    func run() async throws {
        let registry = try await opened()
        let isDemo = demo ? try await Demo.isPresent(in: registry) : false
        if demo, !isDemo {
            Console.warn(
                "Note: The database already has clips, so the demo was not added. Specify a new file with "
                    + "--database to see the demo."
            )
        }
        LoggingSystem.bootstrap(LogStream.handler)
        var logger = Logger(label: "morsel")
        logger.logLevel = quiet ? .error : .info
        let metrics = PrometheusMetrics()
        if metricsPort != nil { MetricsSystem.bootstrap(metrics) }
        let writeLog: @Sendable (String) -> Void = { Console.warn(lines: $0) }
        var configuration = MorselServer.Configuration(
            address: address,
            port: port,
            fetching: try fetching.policy(),
            watchesSites: watchSites,
            readerModule: try readerModule(),
            snapshotFile: snapshot,
            limits: limits.limits,
            accessLog: quiet ? nil : writeLog,
            metricsPort: metricsPort,
            metrics: metrics.text
        )
        configuration.hourlyAPIRequests = limits.apiRequests
        configuration.webFolder = web.map { URL(fileURLWithPath: $0, isDirectory: true) }
        configuration.publicAddress = publicAddress.flatMap(PublicAddress.init)
        configuration.trustedProxies =
            trustedProxy.isEmpty ? nil : TrustedProxies(trustedProxy)
        let server = MorselServer(
            registry: registry,
            configuration: configuration,
            logger: logger
        )
        let start = "http://\(address == "127.0.0.1" ? "localhost" : address):\(port)/"
        let port = port
        let (link, isClosed) = try await firstLink(of: server)
        do {
            try await server.run {
                // A closed terminal is not a reason to stop serving.
                try? Console.print("Serving on \(start)")
                if isDemo { try? Console.write(Demo.greeting(port: port)) }
                if isClosed {
                    try? Console.print(
                        "Console:   nobody can sign in, and the database is read-only. Add an administrator "
                            + "with 'morsel person add' where it can be written."
                    )
                }
                if let link {
                    try? Console.print("Console:   http://localhost:\(port)\(link)")
                    try? Console.print(
                        "           The link is for the first administrator; it works once, for 15 "
                            + "minutes, on this machine."
                    )
                }
            }
        } catch ListeningError.metricsPort {
            throw CommandError(
                "metrics-port",
                "metrics-port: listening on 127.0.0.1:\(metricsPort ?? 0) failed. Choose another port."
            )
        } catch {
            throw CommandError(
                "serve",
                "serve: listening on \(address):\(port) failed\(Self.ending(error))"
            )
        }
    }

    /// Returns the path of a link for the first administrator, and whether the link is needed but
    /// the database is read-only.
    private func firstLink(
        of server: MorselServer
    ) async throws -> (path: String?, isClosed: Bool) {
        do {
            return (try await server.firstConsoleLink(), false)
        } catch RegistryError.readOnly {
            return (nil, true)
        }
    }

    /// Returns the end of the sentence about a server that cannot listen.
    private static func ending(_ error: any Error) -> String {
        switch error as? ListeningError {
        case .portInUse: ": another program uses the port. Choose another --port."
        case .notPermitted:
            ": you may not use this port. Choose a --port of 1024 or more."
        case .addressElsewhere:
            ": the address does not belong to this machine. Choose another --address."
        case .addressUnknown: ": the address does not resolve. Choose another --address."
        default: "; choose another --port or --address."
        }
    }

    private static let creators = "'morsel publish' or 'morsel serve --demo'"

    /// Returns the registry, to which the demo is added if it was requested and the registry is empty.
    private func opened() async throws -> Registry {
        guard demo else { return try database.open(creators: Self.creators) }
        let contents = Demo(bundle: demoBundle ?? Demo.standardBundle)
        // Without a bundle, no database is created.
        if !database.isPresent { try contents.check() }
        let registry = try database.openOrCreate()
        try await contents.fill(registry)
        return registry
    }

    /// Reads the module that reads images in browsers.
    ///
    /// Without `--reader`, the module that comes with the program is used if it exists; only
    /// `/scan` needs it. A module that is specified must exist.
    private func readerModule() throws -> [UInt8]? {
        guard let path = reader ?? ProductFile.scanner.path() else { return nil }
        do {
            let bytes = try InputFile.bytes(path, limit: 16 << 20, what: "reader")
            guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) else {
                throw CommandError("reader", "reader: '\(path)' is not a WebAssembly module.")
            }
            return bytes
        } catch {
            if reader == nil { return nil }
            throw error
        }
    }
}
