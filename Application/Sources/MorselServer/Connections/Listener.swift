// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOExtras
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// A service that listens, and serves each connection until it is told to stop.
struct Listener: Service {
    let site: ServedSite
    let address: String
    let port: Int
    var whenRunning: @Sendable () -> Void = {}
    /// The error that is thrown in place of the cause if the service cannot listen.
    var failure: ListeningError?

    func run() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let quiescing = ServerQuiescingHelper(group: group)
        let channel: any Channel
        do {
            channel = try await bootstrap(on: group, quiescing).bind(host: address, port: port)
                .get()
        } catch {
            throw failure ?? error
        }
        whenRunning()
        // The task is cancelled when another part of the server fails.
        await withTaskCancellationOrGracefulShutdownHandler {
            try? await channel.closeFuture.get()
        } onCancelOrGracefulShutdown: {
            quiescing.initiateShutdown(promise: nil)
        }
        try await stop(quiescing, on: group)
    }

    /// Waits for running requests, for at most ``ConnectionLimits/stoppingTime``.
    private func stop(_ quiescing: ServerQuiescingHelper, on group: any EventLoopGroup) async throws
    {
        let deadline = ContinuousClock.now + site.limits.stoppingTime
        while site.clients.connectionCount > 0, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func bootstrap(
        on group: any EventLoopGroup,
        _ quiescing: ServerQuiescingHelper
    ) -> ServerBootstrap {
        ServerBootstrap(group: group)
            // A client that finds the queue full waits a second before it tries again. Thousands of
            // connections that are opened at once must not delay others, so the queue is long (the
            // system bounds it too) and is emptied in large steps.
            .serverChannelOption(.backlog, value: 4_096)
            .serverChannelOption(.maxMessagesPerRead, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        quiescing.makeServerChannelHandler(channel: channel)
                    )
                }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try open(channel) }
            }
    }

    /// Creates the pipeline of a connection, or refuses the connection.
    private func open(_ channel: any Channel) throws {
        let client = ClientAddress(channel.remoteAddress)
        guard site.clients.open(client, at: .now()) else {
            site.metrics.noteRefusedConnection()
            return channel.close(promise: nil)
        }
        site.metrics.note(connections: site.clients.connectionCount)
        channel.closeFuture.whenComplete { [site] _ in
            site.clients.close(client)
            site.metrics.note(connections: site.clients.connectionCount)
        }
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = ConnectionLimits.headSize
        limits.maxHeaderListSize = ConnectionLimits.headSize
        limits.maxHeaderFieldCount = ConnectionLimits.fieldCount
        let connection = SiteConnection(
            to: site,
            from: channel.remoteAddress?.ipAddress ?? ""
        )
        try channel.pipeline.syncOperations.addHandlers(
            ArrivalCounter(connection),
            HTTPResponseEncoder(),
            ByteToMessageHandler(
                HTTPRequestDecoder(
                    leftOverBytesStrategy: .dropBytes,
                    informationalResponseStrategy: .drop,
                    limitConfiguration: limits
                )
            ),
            connection
        )
    }
}
