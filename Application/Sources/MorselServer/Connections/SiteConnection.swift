// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import NIOCore
import NIOExtras
import NIOHTTP1

/// A client's connection, which performs what its ``ConnectionState`` decides.
///
/// Responses in memory are sent at once, on the thread that read the request.
final class SiteConnection: ChannelInboundHandler, ChannelOutboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = Never
    typealias OutboundOut = HTTPServerResponsePart

    private let site: ServedSite
    private var state: ConnectionState
    /// The parts of requests that have arrived and are not taken.
    private var parts: CircularBuffer<HTTPServerRequestPart> = []
    /// The handler's context, for calls from the handler that counts bytes.
    private var context: ChannelHandlerContext?
    /// The check of a sender, or the response that is computed or sent.
    private var task: Task<Void, Never>?

    /// Creates a connection.
    ///
    /// - Parameters:
    ///   - site: The site that answers.
    ///   - client: The address of the client, without its port; empty if there is none.
    init(to site: ServedSite, from client: String) {
        self.site = site
        let source = RequestSource(
            client: client,
            proxies: site.proxies,
            ownName: site.ownName,
            bodies: site.bodies
        )
        state = ConnectionState(limits: site.limits, source: source, at: .now())
    }

    // MARK: Events

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        perform(state.opened(at: .now()), context: context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        task?.cancel()
        parts.removeAll()
        state.closed()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: perform(state.quiesced(), context: context)
        case ChannelEvent.inputClosed:
            perform(state.inputClosed(hasParts: !parts.isEmpty), context: context)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        perform(state.failed(error, at: .now()), context: context)
    }

    /// Counts bytes that have arrived, before they are parsed.
    func bytesArrived(_ count: Int) {
        guard let context else { return }
        perform(state.bytesArrived(count, at: .now()), context: context)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        parts.append(unwrapInboundIn(data))
        takeParts(context: context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        perform(state.bytesParsed(hasParts: !parts.isEmpty, at: .now()), context: context)
        perform(state.batchEnded(), context: context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { resume(context: context) }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        let isWritable = context.channel.isWritable
        let action = state.readRequested(isWritable: isWritable, hasParts: !parts.isEmpty)
        perform(action, context: context)
    }

    private func takeParts(context: ChannelHandlerContext) {
        while context.channel.isWritable, state.takesParts, let part = parts.popFirst() {
            perform(state.received(part, at: .now()), context: context)
        }
        let isWritable = context.channel.isWritable
        let action = state.partsTaken(isWritable: isWritable, hasParts: !parts.isEmpty)
        perform(action, context: context)
    }

    /// Takes the parts that had to wait, and sends the responses that follow at once.
    private func resume(context: ChannelHandlerContext) {
        takeParts(context: context)
        perform(state.batchEnded(), context: context)
    }

    // MARK: Actions

    private func perform(_ action: ConnectionState.Action?, context: ChannelHandlerContext) {
        switch action {
        case nil: break
        case .read: context.read()
        case .flush: context.flush()
        case .scheduleCheck: scheduleCheck(context: context)
        case .checkSender(let admission): check(admission, context: context)
        case .sendContinue:
            let interim = HTTPResponseHead(version: .http1_1, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(interim)), promise: nil)
        case .answer(let exchange): answer(exchange, context: context)
        case .write(let ready, let isLast): write(ready, isLast: isLast, context: context)
        case .writeSlices(let ready, let isLast):
            writeSlices(of: ready, isLast: isLast, context: context)
        case .end(let sent, let isLast):
            site.note(sent)
            task = nil
            guard !isLast else { return writeLastEnd(context: context) }
            context.write(wrapOutboundOut(.end(nil)), promise: nil)
        case .refuse(let refusal): refuse(refusal, context: context)
        case .closeOutput:
            context.close(mode: .output, promise: nil)
            context.read()
        case .close: context.close(promise: nil)
        }
    }

    /// Returns this connection, for calls from tasks and callbacks.
    private func bound(_ context: ChannelHandlerContext) -> NIOLoopBound<BoundConnection> {
        NIOLoopBound((self, context), eventLoop: context.eventLoop)
    }

    private func scheduleCheck(context: ChannelHandlerContext) {
        let bound = bound(context)
        context.eventLoop.scheduleTask(in: site.checkInterval) {
            let (connection, context) = bound.value
            guard context.channel.isActive else { return }
            let isNearlyFull = connection.site.clients.isNearlyFull
            let action = connection.state.checked(isNearlyFull: isNearlyFull, at: .now())
            connection.perform(action, context: context)
            // A client that keeps its side open after a refusal is checked until it is closed.
            if case .refuse = action { connection.scheduleCheck(context: context) }
        }
    }

    private func check(_ admission: BodyAdmission, context: ChannelHandlerContext) {
        let bound = bound(context)
        task = Task { [site] in
            let isKnown = await site.admits(admission.request, admission.rule)
            bound.execute { connection, context in
                guard connection.state.isAdmitting else { return }
                connection.task = nil
                let action = connection.state.admitted(isKnown: isKnown, at: .now())
                connection.perform(action, context: context)
                connection.resume(context: context)
            }
        }
    }

    private func answer(_ exchange: Exchange, context: ChannelHandlerContext) {
        let client = ClientAddress(exchange.request.clientKey)
        guard site.clients.request(from: client, at: exchange.start) else {
            return perform(state.tooManyRequests(at: .now()), context: context)
        }
        switch site.answer(exchange.request) {
        case .now(let response):
            let ready = ReadyResponse(exchange: exchange, response: response, isComputed: false)
            respond(with: ready, context: context)
        case .later(let makeResponse):
            var exchange = exchange
            exchange.request.body = nil
            let bound = bound(context)
            task = Task { [exchange] in
                guard let response = try? await makeResponse() else { return }
                let ready = ReadyResponse(exchange: exchange, response: response, isComputed: true)
                bound.execute { $0.respond(with: ready, context: $1) }
            }
        }
    }

    private func respond(with ready: ReadyResponse, context: ChannelHandlerContext) {
        let isNearlyFull = site.clients.isNearlyFull
        let action = state.responseReady(ready, isNearlyFull: isNearlyFull, at: .now())
        perform(action, context: context)
    }

    // MARK: Writing

    private func write(_ ready: ReadyResponse, isLast: Bool, context: ChannelHandlerContext) {
        let (body, sent) = begin(ready, isLast: isLast, context: context)
        if case .memory(let bytes) = body, bytes.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
        }
        perform(state.responseSent(sent, isWhole: true, at: .now()), context: context)
    }

    /// Sends a response in slices; each one is sent when the client has received the one before.
    private func writeSlices(of ready: ReadyResponse, isLast: Bool, context: ChannelHandlerContext)
    {
        let (body, sent) = begin(ready, isLast: isLast, context: context)
        let channel = context.channel
        let bound = bound(context)
        task = Task {
            var isWhole = true
            do {
                try await body?.eachSlice { slice in
                    try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(slice)))
                    bound.execute { connection, _ in connection.state.sliceSent(at: .now()) }
                }
            } catch {
                isWhole = false
            }
            bound.execute { [isWhole] connection, context in
                let action = connection.state.responseSent(sent, isWhole: isWhole, at: .now())
                connection.perform(action, context: context)
                if case .end = action { connection.resume(context: context) }
            }
        }
    }

    /// Writes the head of a response.
    ///
    /// - Returns: The body of the response, and the response for the log.
    private func begin(
        _ ready: ReadyResponse,
        isLast: Bool,
        context: ChannelHandlerContext
    ) -> (body: SiteBody?, sent: SentResponse) {
        let (head, body) = ready.response.response(to: ready.exchange.request)
        write(head, isLast: isLast, context: context)
        let sent = SentResponse(
            exchange: ready.exchange,
            status: head.status,
            byteCount: body?.count ?? 0
        )
        return (body, sent)
    }

    private func write(
        _ head: HTTPResponseHead,
        isLast: Bool,
        context: ChannelHandlerContext
    ) {
        var head = head
        head.headers.add(name: "date", value: site.date.text(at: .now))
        head.headers.add(name: "server", value: "Morsel")
        if isLast { head.headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func refuse(_ refusal: Refusal, context: ChannelHandlerContext) {
        task?.cancel()
        write(refusal.head, isLast: true, context: context)
        context.write(wrapOutboundOut(.body(.byteBuffer(refusal.body))), promise: nil)
        site.note(refusal)
        writeLastEnd(context: context)
    }

    private func writeLastEnd(context: ChannelHandlerContext) {
        parts.removeAll()
        let bound = bound(context)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            let (connection, context) = bound.value
            connection.perform(connection.state.lastResponseSent(at: .now()), context: context)
        }
    }
}

private typealias BoundConnection = (SiteConnection, ChannelHandlerContext)

extension NIOLoopBound<BoundConnection> {
    /// Calls a closure with the connection and its context on their event loop.
    fileprivate func execute(
        _ call: @escaping @Sendable (SiteConnection, ChannelHandlerContext) -> Void
    ) {
        eventLoop.execute {
            let (connection, context) = value
            call(connection, context)
        }
    }
}
