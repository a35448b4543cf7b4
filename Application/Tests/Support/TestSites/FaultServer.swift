// SPDX-License-Identifier: Apache-2.0

internal import NIOCore
internal import NIOPosix
package import NIOSSL
internal import Synchronization

/// A server on this machine that does what a test tells it, right or wrong.
package final class FaultServer: Sendable {
    /// A request, as far as tests look at it.
    package struct Seen: Sendable, Hashable {
        package let path: String
        package let agent: String
        package let head: String
    }

    /// What stands before the requests.
    package enum Security: Sendable {
        /// TLS, with what the server shows.
        case tls(TLSConfiguration)
        /// Nothing: bytes as they are.
        case plain
        /// The connection is taken, and nothing ever said.
        case mute
        /// The connection is closed as soon as it is there.
        case closed
    }

    /// What came in, for the server and for its handlers.
    private final class Log: Sendable {
        let requests = Mutex<[Seen]>([])
        let connections = Mutex(0)
    }

    private let channel: any Channel
    private let log: Log

    /// The port on the loopback address.
    package let port: Int

    /// The requests so far.
    package var seen: [Seen] { log.requests.withLock { $0 } }

    /// How many connections were made so far.
    package var connectionCount: Int { log.connections.withLock { $0 } }

    /// Starts a server.
    package init(
        _ security: Security,
        address: String = "127.0.0.1",
        port: Int = 0,
        script: @escaping @Sendable (Seen) -> Script
    ) async throws {
        let log = Log()
        self.log = log
        let context: NIOSSLContext? =
            if case .tls(let configuration) = security {
                try NIOSSLContext(configuration: configuration)
            } else { nil }
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    log.connections.withLock { $0 += 1 }
                    try channel.pipeline.syncOperations.addHandler(ResetHandler())
                    switch security {
                    case .mute: return
                    case .closed: channel.close(promise: nil)
                    case .plain, .tls:
                        if let context {
                            try channel.pipeline.syncOperations.addHandler(
                                NIOSSLServerHandler(context: context)
                            )
                        }
                        try channel.pipeline.syncOperations.addHandler(
                            ScriptHandler(answersAnything: context == nil) { seen in
                                log.requests.withLock { $0.append(seen) }
                                return script(seen)
                            }
                        )
                    }
                }
            }
            .bind(host: address, port: port).get()
        self.port = channel.localAddress?.port ?? 0
    }

    /// Stops it.
    package func stop() async {
        // It may be closed already.
        try? await channel.close()
    }
}
