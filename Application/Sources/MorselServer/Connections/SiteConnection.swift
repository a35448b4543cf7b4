// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry
internal import NIOCore
internal import NIOExtras
internal import NIOHTTP1

/// A client's connection, whose requests are answered one after another.
///
/// Responses in memory are sent at once, on the thread that read the request. While a response is
/// computed, or the client does not receive the previous one, no more requests are read.
final class SiteConnection: ChannelInboundHandler, ChannelOutboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = Never
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// Waits for the next request.
        case waiting
        /// Waits until it is known whether the body may be read.
        case admitting(HTTPRequestHead)
        /// Waits for the end of a request.
        case reading(HTTPRequestHead)
        /// Waits for a response that is computed, or for the client to receive it.
        case answering
        /// Waits for the client to receive the last response.
        case closing
    }

    private let site: ServedSite
    private var state = State.waiting
    /// The body of the request that is being received.
    private var body = RequestBody()
    private var parts: CircularBuffer<HTTPServerRequestPart> = []
    /// The handler's context, for calls from other threads.
    private var context: ChannelHandlerContext?
    private var client = ClientAddress(nil)
    private var clientText = ""
    /// The number of bytes of the request that is being received, or of those after the last one.
    private var headCount = 0
    /// The time at which the connection is closed if its state has not changed.
    private var deadline: NIODeadline
    private var answer: Task<Void, Never>?
    private var isStopping = false
    private var hasUnsentBytes = false
    private var isReadHeldBack = false

    init(_ site: ServedSite) {
        self.site = site
        deadline = .now() + .init(site.limits.headTime)
    }

    // MARK: Opening and closing

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        client = ClientAddress(context.channel.remoteAddress)
        clientText = context.channel.remoteAddress?.ipAddress ?? ""
        deadline = .now() + .init(site.limits.headTime)
        scheduleCheck(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        answer?.cancel()
        parts.removeAll()
        body = RequestBody()
        state = .closing
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            isStopping = true
            if case .waiting = state { context.close(promise: nil) }
        case ChannelEvent.inputClosed:
            // The client still receives its responses, but no more requests are read.
            isStopping = true
            if case .waiting = state, parts.isEmpty { context.close(promise: nil) }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard error is HTTPParserError || error is NIOHTTPDecoderError else {
            context.close(promise: nil)
            return
        }
        switch state {
        case .waiting, .admitting, .reading: refuse(.init(error), context)
        // The response is sent; later bytes are not read.
        case .answering: isStopping = true
        case .closing: break
        }
    }

    // MARK: Reading

    /// Counts bytes that have arrived, before they are parsed.
    func bytesArrived(_ count: Int) {
        guard let context else { return }
        switch state {
        case .waiting:
            if headCount == 0 { deadline = .now() + .init(site.limits.headTime) }
            headCount += count
        case .closing:
            headCount += count
            if headCount > ConnectionLimits.ignoredSize { context.close(promise: nil) }
        case .reading:
            // The count includes the bytes around the body, such as the sizes of its chunks.
            headCount += count
            if headCount > body.limit + ConnectionLimits.headSize {
                refuse(.init(.tooLarge, of: body), context)
            }
        case .admitting, .answering: break
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        parts.append(unwrapInboundIn(data))
        process(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if case .waiting = state, headCount > ConnectionLimits.headSize, parts.isEmpty {
            refuse(.headTooLarge, context)
        }
        flush(context)
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            process(context)
            flush(context)
        }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        guard !isComputing else {
            isReadHeldBack = true
            return
        }
        guard context.channel.isWritable, parts.isEmpty else {
            isReadHeldBack = true
            return
        }
        context.read()
    }

    private func process(_ context: ChannelHandlerContext) {
        while context.channel.isWritable, let part = nextPart() {
            switch (state, part) {
            case (.waiting, .head(let head)): begin(head, context)
            case (.reading, .body(let bytes)): take(bytes, context)
            case (.reading(let head), .end): respond(to: head, context)
            // The parts after a refused request are ignored.
            default: break
            }
        }
        if isReadHeldBack, parts.isEmpty, context.channel.isWritable, !isComputing {
            isReadHeldBack = false
            context.read()
        }
    }

    /// A Boolean value that indicates whether no part is processed, because something else has to end first.
    private var isComputing: Bool {
        switch state {
        case .admitting, .answering: true
        case .waiting, .reading, .closing: false
        }
    }

    /// Returns the next part, unless a response has to end first.
    private func nextPart() -> HTTPServerRequestPart? {
        isComputing ? nil : parts.popFirst()
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        headCount = 0
        body = RequestBody()
        let concerned = request(of: head)
        let limit = concerned?.rule.limit ?? body.limit
        let field = head.headers[canonicalForm: "content-length"].first
        let length = field.flatMap { Int($0) }
        if field != nil, length.map({ $0 > limit }) ?? true {
            if let concerned { body = body(of: concerned.request, upTo: limit, .stranger) }
            return refuse(.init(.tooLarge, of: body), context)
        }
        guard head.version.major == 1 else { return refuse(.versionUnknown, context) }
        if head.headers.contains(name: "expect"), head.version.minor > 0,
            head.headers.first(name: "expect")?.lowercased() != "100-continue"
        {
            return refuse(.expectationUnknown, context)
        }
        guard let (request, rule) = concerned else { return beginBody(head, context) }
        guard rule.needsAdmission(request, length: length) else {
            body = body(of: request, upTo: min(limit, BodyMemory.strangersBody), .stranger)
            return beginBody(head, context)
        }
        admit(request, rule, head, length, context)
    }

    /// Determines whether the sender is known, before the body is read.
    private func admit(
        _ request: SiteRequest,
        _ rule: BodyRule,
        _ head: HTTPRequestHead,
        _ length: Int?,
        _ context: ChannelHandlerContext
    ) {
        state = .admitting(head)
        deadline = .now() + .init(site.limits.bodyTime)
        let loop = context.eventLoop
        let bound = NIOLoopBound((self, context), eventLoop: loop)
        answer = Task { [site] in
            let isKnown = await site.admits(request, rule)
            loop.execute {
                let (connection, context) = bound.value
                guard case .admitting = connection.state else { return }
                connection.answer = nil
                connection.admitted(isKnown, request, rule, head, length, context)
                connection.process(context)
                connection.flush(context)
            }
        }
    }

    private func admitted(
        _ isKnown: Bool,
        _ request: SiteRequest,
        _ rule: BodyRule,
        _ head: HTTPRequestHead,
        _ length: Int?,
        _ context: ChannelHandlerContext
    ) {
        if isKnown {
            body = body(of: request, upTo: rule.limit, .known, announced: length)
        } else if let length, length > BodyMemory.strangersBody {
            guard rule.area != .console else { return refuse(.bodyOfStranger, context) }
            // Without the body, the response says what is missing, in the form of the API.
            state = .reading(head)
            isStopping = true
            return respond(to: head, context)
        } else {
            let limit = min(rule.limit, BodyMemory.strangersBody)
            body = body(of: request, upTo: limit, .stranger)
        }
        beginBody(head, context)
    }

    private func beginBody(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if head.headers.contains(name: "expect"), head.version.minor > 0 {
            let interim = HTTPResponseHead(version: .http1_1, status: .continue)
            context.writeAndFlush(wrapOutboundOut(.head(interim)), promise: nil)
        }
        state = .reading(head)
        deadline = .now() + .init(site.limits.bodyTime)
    }

    /// Returns the request of a head whose body is kept, and the rule that requires it; `nil` for all others.
    private func request(of head: HTTPRequestHead) -> (request: SiteRequest, rule: BodyRule)? {
        guard BodyRule.mayConcern(head.uri),
            let request = try? SiteRequest(head, client: clientText, proxies: site.proxies),
            let rule = BodyRule.rule(for: request, ownName: site.ownName),
            rule.refusal(of: request) == nil
        else { return nil }
        return (request, rule)
    }

    private func body(
        of request: SiteRequest,
        upTo limit: Int,
        _ sender: BodyMemory.Sender,
        announced: Int? = nil
    ) -> RequestBody {
        let share = BodyMemory.Share(site.bodies, of: request.clientKey, sender)
        return RequestBody(upTo: limit, announced: announced, in: share)
    }

    private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        let step = body.count / ConnectionLimits.bodyStep
        do throws(RequestBody.LimitError) {
            try body.take(bytes)
        } catch {
            return refuse(.init(error, of: body), context)
        }
        if body.count / ConnectionLimits.bodyStep > step {
            deadline = .now() + .init(site.limits.bodyTime)
        }
    }

    // MARK: Answering

    private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let start = NIODeadline.now()
        let body = body
        self.body = RequestBody()
        var request: SiteRequest
        do throws(SiteRequest.ParsingError) {
            request = try SiteRequest(head, client: clientText, proxies: site.proxies)
            if body.isKept { request.body = body }
        } catch {
            return refuse(.init(error), context)
        }
        let sender = request.client == clientText ? client : ClientAddress(request.clientKey)
        guard site.clients.request(from: sender, at: start) else {
            return refuse(.tooManyRequests, context)
        }
        // After a request for another protocol, the parser reads no further requests.
        let isLast =
            !head.isKeepAlive || head.version.minor == 0 || head.method == .CONNECT
            || head.headers.contains(name: "upgrade")
        switch site.answer(request) {
        case .now(let response):
            if case .stored = response.body {
                send(response, to: request, isLast, start, context)
            } else {
                write(response, to: request, isLast, start, context)
            }
        case .later(let makeResponse):
            state = .answering
            deadline = .distantFuture
            let loop = context.eventLoop
            let bound = NIOLoopBound((self, context), eventLoop: loop)
            request.body = nil
            answer = Task { [request] in
                guard let response = try? await makeResponse() else { return }
                loop.execute {
                    let (connection, context) = bound.value
                    connection.answered(response, request, isLast, start, context)
                }
            }
        }
    }

    private func answered(
        _ response: SiteResponse,
        _ request: SiteRequest,
        _ isLast: Bool,
        _ start: NIODeadline,
        _ context: ChannelHandlerContext
    ) {
        guard case .answering = state else { return }
        send(response, to: request, isLast, start, context)
    }

    /// Writes a small response that is in memory.
    private func write(
        _ response: SiteResponse,
        to request: SiteRequest,
        _ isLast: Bool,
        _ start: NIODeadline,
        _ context: ChannelHandlerContext
    ) {
        guard response.body.count <= ConnectionLimits.sliceSize else {
            return send(response, to: request, isLast, start, context)
        }
        let (head, body) = response.response(to: request)
        writeHead(head, isLast, context)
        if case .memory(let bytes) = body, bytes.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
        }
        finish(head, body?.count ?? 0, request, start, context)
    }

    /// Sends a response in slices; each one is sent when the client has received the one before.
    private func send(
        _ response: SiteResponse,
        to request: SiteRequest,
        _ isLast: Bool,
        _ start: NIODeadline,
        _ context: ChannelHandlerContext
    ) {
        let (head, body) = response.response(to: request)
        state = .answering
        deadline = .now() + .init(site.limits.writingTime)
        writeHead(head, isLast, context)
        let channel = context.channel
        let loop = context.eventLoop
        let bound = NIOLoopBound((self, context), eventLoop: loop)
        let taken: @Sendable () -> Void = { bound.value.0.sliceTaken() }
        answer = Task {
            var isWhole = true
            do {
                try await body?.eachSlice { slice in
                    try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(slice)))
                    loop.execute(taken)
                }
            } catch {
                isWhole = false
            }
            let succeeded = isWhole
            loop.execute {
                let (connection, context) = bound.value
                // A length was announced, so if bytes are missing, only closing the connection tells the client.
                guard succeeded, case .answering = connection.state else {
                    return context.close(promise: nil)
                }
                connection.finish(head, body?.count ?? 0, request, start, context)
                connection.process(context)
                connection.flush(context)
            }
        }
    }

    private func sliceTaken() { deadline = .now() + .init(site.limits.writingTime) }

    private func writeHead(
        _ head: HTTPResponseHead,
        _ isLast: Bool,
        _ context: ChannelHandlerContext
    ) {
        var head = head
        head.headers.add(name: "date", value: site.date.text(at: .now))
        head.headers.add(name: "server", value: "Morsel")
        if isLast || isStopping || site.clients.isNearlyFull {
            head.headers.add(name: "connection", value: "close")
            isStopping = true
        }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func finish(
        _ head: HTTPResponseHead,
        _ byteCount: Int,
        _ request: SiteRequest,
        _ start: NIODeadline,
        _ context: ChannelHandlerContext
    ) {
        site.note(request, head.status, byteCount, since: start)
        answer = nil
        guard !isStopping else { return writeLastEnd(context) }
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
        hasUnsentBytes = true
        state = .waiting
        headCount = 0
        deadline = .now() + .init(site.limits.idleTime)
    }

    /// Refuses a request that is malformed or must not be read; no bytes after it are read.
    private func refuse(_ refusal: Refusal, _ context: ChannelHandlerContext) {
        let bytes = Array((refusal.sentence + "\n").utf8)
        var headers = HTTPHeaders([
            ("content-type", "text/plain; charset=utf-8"),
            ("content-length", "\(bytes.count)"),
            ("cache-control", "no-store"),
            ("x-content-type-options", "nosniff"),
        ])
        body = RequestBody()
        if refusal == .tooManyRequests || refusal == .noRoomForBody {
            headers.add(name: "retry-after", value: "1")
        }
        writeHead(
            HTTPResponseHead(version: .http1_1, status: refusal.status, headers: headers),
            true,
            context
        )
        context.write(
            wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))),
            promise: nil
        )
        site.note(refusal)
        writeLastEnd(context)
    }

    /// Ends the last response of the connection.
    ///
    /// Bytes that the client still sends are read for a moment: closing with unread bytes would
    /// reset the connection, and the client might lose the response.
    private func writeLastEnd(_ context: ChannelHandlerContext) {
        state = .closing
        parts.removeAll()
        deadline = .now() + .init(site.limits.writingTime)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            let (connection, context) = bound.value
            connection.deadline = .now() + .seconds(2)
            connection.headCount = 0
            context.close(mode: .output, promise: nil)
            context.read()
        }
    }

    // MARK: Bounds

    private func flush(_ context: ChannelHandlerContext) {
        guard hasUnsentBytes else { return }
        hasUnsentBytes = false
        context.flush()
    }

    private func scheduleCheck(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: site.checkInterval) {
            let (connection, context) = bound.value
            connection.check(context)
        }
    }

    /// Closes the connection if its deadline has passed.
    private func check(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        let isIdle = if case .waiting = state { headCount == 0 } else { false }
        guard NIODeadline.now() < deadline, !(isIdle && site.clients.isNearlyFull) else {
            switch state {
            case .waiting where headCount > 0: return refuse(.headTooSlow, context)
            case .reading: return refuse(.bodyTooSlow, context)
            case .admitting:
                answer?.cancel()
                return refuse(.noRoomForBody, context)
            default: return context.close(promise: nil)
            }
        }
        scheduleCheck(context)
    }
}
