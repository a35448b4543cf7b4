// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The WebSocket of a page: changes of the phone are sent to it, and actions of the person on a
/// screen are received.
///
/// One connection serves both directions, without a request for each action: the result of a tap is
/// on the screen within a frame.
struct PageSocket: Sendable {
    private typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    /// The path to which a page connects.
    static let path = "/events"

    /// The maximum number of bytes of a page's message: 1 MiB, enough for a long text that was pasted.
    private static let largestMessage = 1 << 20
    private static let mostFragments = 64

    private let socket: Socket

    /// Upgrades a connection to a WebSocket if its request is admitted; any other request is
    /// answered as a plain one.
    static func upgrader<Result: Sendable>(
        admits: @escaping @Sendable (Request) -> Bool,
        result: @escaping @Sendable (PageSocket) -> Result
    ) -> NIOTypedWebSocketServerUpgrader<Result> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: largestMessage,
            shouldUpgrade: { channel, head in
                let request = try? Request(head)
                let isAdmitted =
                    request.map { $0.target.decodedPath == path && admits($0) } ?? false
                return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    let whole = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1,
                        maxAccumulatedFrameCount: mostFragments,
                        maxAccumulatedFrameSize: largestMessage
                    )
                    try channel.pipeline.syncOperations.addHandler(whole)
                    return result(PageSocket(try Socket(wrappingChannelSynchronously: channel)))
                }
            }
        )
    }

    private init(_ socket: Socket) {
        self.socket = socket
    }

    /// Sends the events of a session to the page until one of them ends.
    func serve(_ session: SimulatorSession) async {
        // A page that is closed during an operation is not an error.
        try? await socket.executeThenClose { inbound, outbound in
            let events = await session.events()
            try await withThrowingTaskGroup { group in
                group.addTask {
                    for await event in events {
                        let bytes = ByteBuffer(string: event.text)
                        try await outbound.write(.init(fin: true, opcode: .text, data: bytes))
                    }
                }
                group.addTask {
                    for try await frame in inbound {
                        guard try await take(frame, session, outbound) else { return }
                    }
                }
                try await group.next()
                group.cancelAll()
            }
        }
    }

    // Handles a frame, and returns whether to expect more; a message that is not a list of events
    // ends the connection.
    private func take(
        _ frame: WebSocketFrame,
        _ session: SimulatorSession,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) async throws -> Bool {
        switch frame.opcode {
        case .text:
            for event in try PostedEvent.events(in: Array(frame.unmaskedData.readableBytesView)) {
                await session.event(
                    program: event.program,
                    kind: event.kind,
                    element: event.element,
                    text: event.text
                )
            }
            return true
        case .ping:
            try await outbound.write(.init(fin: true, opcode: .pong, data: frame.unmaskedData))
            return true
        case .pong: return true
        default: return false
        }
    }
}
