// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix
package import NIOSSL
import Synchronization

/// A server on this machine that answers as a test tells it, correctly or not.
package final class FaultServer: Sendable {
    /// A request, with the parts that tests check.
    package struct Seen: Sendable, Hashable {
        package let path: String
        package let agent: String
        package let head: String
    }

    /// The security of a connection.
    package enum Security: Sendable {
        /// TLS with a configuration.
        case tls(TLSConfiguration)
        /// No TLS.
        case plain
        /// The connection is accepted, but never answered.
        case mute
        /// The connection is closed as soon as it is accepted.
        case closed
    }

    /// The received requests and connections, which the server and its handlers share.
    private final class Log: Sendable {
        let requests = Mutex<[Seen]>([])
        let connections = Mutex(0)
    }

    private let channel: any Channel
    private let log: Log

    /// The port on the loopback address.
    package let port: Int

    /// The requests that were received so far.
    package var seen: [Seen] { log.requests.withLock { $0 } }

    /// The number of connections that were accepted so far.
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

    /// Stops the server.
    package func stop() async {
        // It may already be closed.
        try? await channel.close()
    }
}
