// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HTTPExchange
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOPosix
import SystemPackage

/// The server of a simulator's page, which only this machine can reach.
public struct SimulatorServer: Sendable {
    private let session: SimulatorSession
    private let project: SimulatedProject
    private let port: Int
    private let web: URL?
    private let token = Self.randomToken()

    /// An error that occurs when the server cannot listen.
    public struct ListeningError: Error, Sendable {
        /// A sentence that describes the error.
        public let sentence: String
    }

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - session: The session that the page shows.
    ///   - project: The project that the session runs.
    ///   - port: The port; 0 for any free port.
    ///   - web: The folder of `Web/`, for work on the page itself; `nil` for the files in this program.
    public init(
        _ session: SimulatorSession,
        of project: SimulatedProject,
        port: Int,
        web: URL? = nil
    ) {
        self.session = session
        self.project = project
        self.port = port
        self.web = web
    }

    private static func randomToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(random.next(), radix: 36) }.joined()
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter whenRunning: Called once with the address to open, which is not available otherwise.
    /// - Throws: ``ListeningError`` if the port is taken.
    public func run(whenRunning: @escaping @Sendable (_ address: String) async -> Void) async throws
    {
        let server: NIOAsyncChannel<EventLoopFuture<Connection>, Never>
        do {
            server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .bind(host: "127.0.0.1", port: port) { [token] channel in
                    channel.eventLoop.makeCompletedFuture { try Self.prepare(channel, token) }
                }
        } catch let error as IOError
            where Errno(rawValue: error.errnoCode) == .addressInUse
        {
            throw ListeningError(
                sentence: "Port \(port) is taken by another program; choose one with --port."
            )
        }
        guard let bound = server.channel.localAddress?.port else { return }
        let routes = SimulatorRoutes(
            session: session,
            project: project,
            admission: Admission(port: bound, token: token),
            pictureToken: Self.randomToken(),
            web: web,
            reader: CodeImageReader()
        )
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await whenRunning("http://127.0.0.1:\(bound)/?token=\(token)") }
            try await server.executeThenClose { connections in
                for try await connection in connections {
                    group.addTask { await serve(connection, routes) }
                }
            }
        }
    }

    private typealias Requests = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    /// The protocol of a client's connection: HTTP requests, or a page's WebSocket.
    private enum Connection: Sendable {
        case requests(Requests)
        case page(PageSocket)
    }

    // Prepares a connection for HTTP requests, one of which can upgrade it to a WebSocket.
    private static func prepare(
        _ channel: any Channel,
        _ token: String
    ) throws -> EventLoopFuture<Connection> {
        let sockets = PageSocket.upgrader { request in
            Admission(port: channel.localAddress?.port ?? 0, token: token).admits(request)
        } result: {
            Connection.page($0)
        }
        let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Connection>(upgraders: [sockets]) {
            channel in
            channel.eventLoop.makeCompletedFuture {
                .requests(try Requests(wrappingChannelSynchronously: channel))
            }
        }
        return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
            configuration: .init(upgradeConfiguration: upgrade)
        )
    }

    private func serve(
        _ connection: EventLoopFuture<Connection>,
        _ routes: SimulatorRoutes
    ) async {
        // The connection may be closed before the first request.
        guard let connection = try? await connection.get() else { return }
        switch connection {
        case .page(let page): await page.serve(session)
        case .requests(let requests): await Self.serve(requests, routes)
        }
    }

    private static func serve(_ connection: Requests, _ routes: SimulatorRoutes) async {
        // A page that is closed during an operation is not an error.
        try? await connection.executeThenClose { inbound, outbound in
            var request: Request?
            for try await part in inbound {
                switch part {
                case .head(let head): request = try Request(head)
                case .body(let bytes):
                    let count = (request?.body.count ?? 0) + bytes.readableBytes
                    guard count <= Request.largestBody else { return }
                    request?.body += Array(bytes.readableBytesView)
                case .end:
                    guard let asked = request else { return }
                    request = nil
                    let response = await routes.answer(asked)
                    try await write(response, to: outbound)
                }
            }
        }
    }

    private static func write(
        _ response: Response,
        to outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        var fields = response.headerFields
        fields[.xContentTypeOptions] = "nosniff"
        fields[.referrerPolicy] = "no-referrer"
        fields[.contentLength] = "\(response.body.count)"
        let head = HTTPResponseHead(
            version: .http1_1,
            status: HTTPResponseStatus(statusCode: response.status.code),
            headers: HTTPHeaders(fields)
        )
        try await outbound.write(
            contentsOf: [
                .head(head), .body(.byteBuffer(ByteBuffer(bytes: response.body))), .end(nil),
            ]
        )
    }
}
