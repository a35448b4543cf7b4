// SPDX-License-Identifier: Apache-2.0

internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The WebSocket of a page: what the phone does goes out, what the person does on a screen comes in.
///
/// One connection for both, without a request for each: what a tap changes is on the screen within
/// a frame.
struct PageSocket: Sendable {
    private typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    /// The path at which a page connects.
    static let path = "/events"

    /// The most bytes of a message of a page: 1 MiB, a long text that was pasted.
    private static let largestMessage = 1 << 20
    private static let mostFragments = 64

    private let socket: Socket

    /// Makes a socket of a connection whose request is admitted; any other one gets an answer as to a plain request.
    static func upgrader<Result: Sendable>(
        admits: @escaping @Sendable (SimulatorRequest) -> Bool,
        result: @escaping @Sendable (PageSocket) -> Result
    ) -> NIOTypedWebSocketServerUpgrader<Result> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: largestMessage,
            shouldUpgrade: { channel, head in
                let request = SimulatorRequest(head)
                let isAdmitted = request.path == path && admits(request)
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

    /// Tells the page of a session until one of both ends.
    func serve(_ session: SimulatorSession) async {
        // A page that is closed in the middle of something is no error.
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

    // Whether more is expected: what is no list of events ends the connection.
    private func take(
        _ frame: WebSocketFrame,
        _ session: SimulatorSession,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) async throws -> Bool {
        switch frame.opcode {
        case .text:
            for event in try PostedEvent.list(Array(frame.unmaskedData.readableBytesView)) {
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
