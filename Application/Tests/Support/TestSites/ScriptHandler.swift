// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#endif

/// Reads one request, and plays its script.
final class ScriptHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let script: (FaultServer.Seen) -> Script
    private var head: [UInt8] = []
    private var isAnswering = false

    private let answersAnything: Bool

    /// Creates a handler that gets the script for a request, or for whatever bytes come first.
    init(answersAnything: Bool, _ script: @escaping (FaultServer.Seen) -> Script) {
        self.answersAnything = answersAnything
        self.script = script
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswering else { return }
        head += Array(unwrapInboundIn(data).readableBytesView)
        let text = String(decoding: head, as: UTF8.self)
        guard answersAnything || text.contains("\r\n\r\n") else { return }
        isAnswering = true
        let lines = text.split(separator: "\r\n")
        let agent = lines.first { $0.lowercased().hasPrefix("user-agent:") } ?? ""
        let path = lines.first?.split(separator: " ").dropFirst().first ?? ""
        let seen = FaultServer.Seen(
            path: String(path),
            agent: String(agent.dropFirst("user-agent: ".count)),
            head: text
        )
        Self.play(script(seen).steps[...], context.channel)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private static func play(_ steps: ArraySlice<Script.Step>, _ channel: any Channel) {
        guard let step = steps.first, channel.isActive else { return }
        let rest = steps.dropFirst()
        let goOn: @Sendable () -> Void = { play(rest, channel) }
        switch step {
        case .send(let bytes):
            channel.writeAndFlush(ByteBuffer(bytes: bytes)).whenSuccess(goOn)
        case .repeated(let bytes, let count):
            guard count > 0 else { return goOn() }
            let again: ArraySlice<Script.Step> = [.repeated(bytes, count: count - 1)] + rest
            channel.writeAndFlush(ByteBuffer(bytes: bytes)).whenSuccess {
                // A write that completes at once would otherwise call this again recursively.
                channel.eventLoop.execute { play(again, channel) }
            }
        case .pause(let milliseconds):
            _ = channel.eventLoop.scheduleTask(in: .milliseconds(Int64(milliseconds)), goOn)
        case .close: channel.close(promise: nil)
        case .reset:
            channel.triggerUserOutboundEvent(ResetHandler.Reset(), promise: nil)
        case .silence: break
        }
    }
}

/// A handler before TLS, so that a connection can be reset without a closing message.
final class ResetHandler: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    /// Resets the connection.
    struct Reset: Sendable {}

    func triggerUserOutboundEvent(
        context: ChannelHandlerContext,
        event: Any,
        promise: EventLoopPromise<Void>?
    ) {
        guard event is Reset else {
            return context.triggerUserOutboundEvent(event, promise: promise)
        }
        // With a linger time of zero, closing a socket resets its connection.
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        guard let socket = context.value.channel as? any SocketOptionProvider else { return }
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0))
            .whenComplete { _ in context.value.close(promise: nil) }
    }
}
