// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import ArgumentParser
internal import Logging
internal import MorselRegistry
internal import MorselServer

/// Serves invocation pages, association files, clips and codes.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the registered hosts: App Clip cards, association files and codes.",
        discussion: """
            On this machine, every registered host is also available under .localhost:
            http://fruta.example.localhost:8080/ shows https://fruta.example/.
            """
    )

    @OptionGroup var database: DatabaseOption

    @Option(help: "The address to listen on.")
    var address = "127.0.0.1"

    @Option(help: "The port to listen on.")
    var port = 8080

    @Flag(help: "Add the Fruta demo to an empty database.")
    var demo = false

    @Option(help: ArgumentHelp("The clip bundle of the demo.", valueName: "folder"))
    var demoBundle = "Output/clips/Fruta.clip"

    @Flag(
        inversion: .prefixedNo,
        help: "Regularly fetch the association files of registered external sites."
    )
    var watchSites = true

    @Option(
        help: ArgumentHelp(
            "The WebAssembly module that reads codes on the page /scan; build it with Scripts/build-reader.sh.",
            valueName: "file"
        )
    )
    var reader: String?

    @OptionGroup var fetching: FetchOptions

    @Flag(help: "Write no access log.")
    var quiet = false

    func validate() throws {
        guard (1...65_535).contains(port) else {
            throw ValidationError("--port must be between 1 and 65535.")
        }
    }

    func run() async throws {
        let registry = try database.open()
        if demo { try await Demo(bundle: demoBundle).fill(registry) }
        LoggingSystem.bootstrap(StreamLogHandler.standardError)
        var logger = Logger(label: "morsel")
        logger.logLevel = quiet ? .error : .info
        let server = MorselServer(
            registry: registry,
            configuration: MorselServer.Configuration(
                address: address,
                port: port,
                fetching: try fetching.policy(),
                watchesSites: watchSites,
                readerModule: try readerModule()
            ),
            logger: logger
        )
        let start = "http://\(address == "127.0.0.1" ? "localhost" : address):\(port)/"
        let isDemo = demo
        let port = port
        do {
            try await server.run {
                // A terminal that went away is no reason to stop serving.
                try? Console.print("Serving on \(start)")
                if isDemo { try? Console.write(Demo.greeting(port: port)) }
            }
        } catch {
            throw CommandError(
                "serve",
                "serve: listening on \(address):\(port) failed; choose another --port or --address."
            )
        }
    }

    /// The reader for browsers.
    ///
    /// Without `--reader`, the module in the build folder is used if it exists; only `/scan` needs it.
    /// A module that is specified must exist.
    private func readerModule() throws -> [UInt8]? {
        let path = reader ?? MorselServer.Configuration.readerModulePath
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
