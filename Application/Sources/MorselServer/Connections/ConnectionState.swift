// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

/// The state of a client's connection, which decides what the connection does after each event.
///
/// Requests are answered one after another: while the sender of a request is checked, while a response
/// is computed, and while the client does not receive it, no more parts are taken and nothing is read.
/// In each state there is a deadline. The functions take events with their times, and return the action
/// that the connection performs, or `nil` for none.
struct ConnectionState {
    // The values of a request are indirect, so that the state of a connection that waits is small.
    private enum Phase {
        /// Waits for the next request.
        case waiting
        /// Waits until it is known whether the body may be read.
        indirect case admitting(BodyAdmission)
        /// Waits for the end of a request.
        indirect case reading(RequestHead)
        /// Waits for a response that is computed, or for the client to receive it.
        case answering
        /// Waits for the client to receive the last response.
        case closing
    }

    private let limits: ConnectionLimits
    private let source: RequestSource
    private var phase = Phase.waiting
    /// The body of the request that is being received.
    private var body = RequestBody()
    /// The number of bytes of the request that is being received, or of those after the last one.
    private var arrivedCount = 0
    /// The time at which the connection is closed if its state has not changed.
    private var deadline: NIODeadline
    private var isStopping = false
    private var hasUnsentBytes = false
    private var isReadHeldBack = false

    init(limits: ConnectionLimits, source: RequestSource, at now: NIODeadline) {
        self.limits = limits
        self.source = source
        deadline = now + .init(limits.headTime)
    }

    /// A Boolean value that indicates whether the next part of a request can be taken.
    var takesParts: Bool {
        switch phase {
        case .admitting, .answering: false
        case .waiting, .reading, .closing: true
        }
    }

    /// A Boolean value that indicates whether the sender of a request is being checked.
    var isAdmitting: Bool {
        if case .admitting = phase { true } else { false }
    }

    // MARK: Opening and closing

    /// Handles the opening of the connection.
    mutating func opened(at now: NIODeadline) -> Action? {
        deadline = now + .init(limits.headTime)
        return .scheduleCheck
    }

    /// Handles the end of the connection, whoever has closed it.
    mutating func closed() {
        body = RequestBody()
        phase = .closing
    }

    /// Handles the stop of the server.
    mutating func quiesced() -> Action? {
        isStopping = true
        if case .waiting = phase { return .close }
        return nil
    }

    /// Handles the end of the client's bytes; the client still receives its responses.
    mutating func inputClosed(hasParts: Bool) -> Action? {
        isStopping = true
        if case .waiting = phase, !hasParts { return .close }
        return nil
    }

    /// Handles an error of the connection or of the parser.
    mutating func failed(_ error: any Error, at now: NIODeadline) -> Action? {
        guard error is HTTPParserError || error is NIOHTTPDecoderError else { return .close }
        switch phase {
        case .waiting, .admitting, .reading: return refuse(Refusal(error), at: now)
        case .answering:
            // The response is sent; later bytes are not read.
            isStopping = true
            return nil
        case .closing: return nil
        }
    }

    /// Checks whether the deadline has passed, or the connection is idle while others need its place.
    mutating func checked(isNearlyFull: Bool, at now: NIODeadline) -> Action? {
        let isIdle = if case .waiting = phase { arrivedCount == 0 } else { false }
        guard now >= deadline || isIdle && isNearlyFull else { return .scheduleCheck }
        switch phase {
        case .waiting where arrivedCount > 0: return refuse(.headTooSlow, at: now)
        case .reading: return refuse(.bodyTooSlow, at: now)
        case .admitting: return refuse(.noRoomForBody, at: now)
        default: return .close
        }
    }

    // MARK: Reading

    /// Handles a request for more bytes, which waits until all parts are taken and can be answered.
    mutating func readRequested(isWritable: Bool, hasParts: Bool) -> Action? {
        guard takesParts, isWritable, !hasParts else {
            isReadHeldBack = true
            return nil
        }
        return .read
    }

    /// Handles the end of a run in which as many parts were taken as possible.
    mutating func partsTaken(isWritable: Bool, hasParts: Bool) -> Action? {
        guard isReadHeldBack, takesParts, isWritable, !hasParts else { return nil }
        isReadHeldBack = false
        return .read
    }

    /// Counts bytes that have arrived, before they are parsed.
    mutating func bytesArrived(_ count: Int, at now: NIODeadline) -> Action? {
        switch phase {
        case .waiting:
            if arrivedCount == 0 { deadline = now + .init(limits.headTime) }
            arrivedCount += count
        case .closing:
            arrivedCount += count
            if arrivedCount > ConnectionLimits.ignoredSize { return .close }
        case .reading:
            // The count includes the bytes around the body, such as the sizes of its chunks.
            arrivedCount += count
            if arrivedCount > body.limit + ConnectionLimits.headSize {
                return refuse(Refusal(.tooLarge, of: body), at: now)
            }
        case .admitting, .answering: break
        }
        return nil
    }

    /// Handles the end of a read, whose bytes were parsed.
    mutating func bytesParsed(hasParts: Bool, at now: NIODeadline) -> Action? {
        guard case .waiting = phase, arrivedCount > ConnectionLimits.headSize, !hasParts else {
            return nil
        }
        return refuse(.headTooLarge, at: now)
    }

    /// Takes the next part of a request; those after a refused request are ignored.
    mutating func received(_ part: HTTPServerRequestPart, at now: NIODeadline) -> Action? {
        switch (phase, part) {
        case (.waiting, .head(let head)):
            arrivedCount = 0
            let head = RequestHead(head, from: source)
            return follow(source.bodyDecision(on: head), on: head, at: now)
        case (.reading, .body(let bytes)): return take(bytes, at: now)
        case (.reading(let head), .end): return answer(head, at: now)
        default: return nil
        }
    }

    /// Handles the result of the check of a sender.
    mutating func admitted(isKnown: Bool, at now: NIODeadline) -> Action? {
        guard case .admitting(let admission) = phase else { return nil }
        let decision = source.bodyDecision(on: admission, isKnown: isKnown)
        return follow(decision, on: admission.head, at: now)
    }

    private mutating func follow(
        _ decision: BodyDecision,
        on head: RequestHead,
        at now: NIODeadline
    ) -> Action? {
        switch decision {
        case .read(let body):
            self.body = body
            phase = .reading(head)
            deadline = now + .init(limits.bodyTime)
            return head.expectation == nil ? nil : .sendContinue
        case .check(let admission):
            phase = .admitting(admission)
            deadline = now + .init(limits.bodyTime)
            return .checkSender(admission)
        case .ignore:
            isStopping = true
            return answer(head, at: now)
        case .refuse(let refusal): return refuse(refusal, at: now)
        }
    }

    private mutating func take(_ bytes: ByteBuffer, at now: NIODeadline) -> Action? {
        let step = body.count / ConnectionLimits.bodyStep
        do throws(RequestBody.LimitError) {
            try body.take(bytes)
        } catch {
            return refuse(Refusal(error, of: body), at: now)
        }
        if body.count / ConnectionLimits.bodyStep > step {
            deadline = now + .init(limits.bodyTime)
        }
        return nil
    }

    // MARK: Answering

    private mutating func answer(_ head: RequestHead, at now: NIODeadline) -> Action? {
        let body = body
        self.body = RequestBody()
        var request: SiteRequest
        do throws(SiteRequest.ParsingError) {
            request = try head.request.get()
        } catch {
            return refuse(Refusal(error), at: now)
        }
        if body.isKept { request.body = body }
        if head.isLast { isStopping = true }
        phase = .answering
        deadline = .distantFuture
        return .answer(Exchange(request: request, start: now))
    }

    /// Refuses the request because the client has made too many.
    mutating func tooManyRequests(at now: NIODeadline) -> Action? {
        refuse(.tooManyRequests, at: now)
    }

    /// Handles the response to the request, which is to be sent.
    mutating func responseReady(
        _ ready: ReadyResponse,
        isNearlyFull: Bool,
        at now: NIODeadline
    ) -> Action? {
        guard case .answering = phase else { return nil }
        if isNearlyFull { isStopping = true }
        deadline = now + .init(limits.writingTime)
        return ready.isImmediate
            ? .write(ready, isLast: isStopping) : .writeSlices(ready, isLast: isStopping)
    }

    /// Handles the end of a slice of the response, which the client has received.
    mutating func sliceSent(at now: NIODeadline) { deadline = now + .init(limits.writingTime) }

    /// Handles the end of a response's body, which is not whole if it could not be read or sent.
    mutating func responseSent(
        _ sent: SentResponse,
        isWhole: Bool,
        at now: NIODeadline
    ) -> Action? {
        // A length was announced, so if bytes are missing, only closing the connection tells the client.
        guard isWhole, case .answering = phase else { return .close }
        if isStopping {
            beginClosing(at: now)
        } else {
            hasUnsentBytes = true
            phase = .waiting
            arrivedCount = 0
            deadline = now + .init(limits.idleTime)
        }
        return .end(sent, isLast: isStopping)
    }

    /// Handles the end of a run of responses, which are sent together.
    mutating func batchEnded() -> Action? {
        guard hasUnsentBytes else { return nil }
        hasUnsentBytes = false
        return .flush
    }

    /// Handles the end of the last response, which was sent.
    ///
    /// Bytes that the client still sends are read for a moment: closing with unread bytes would
    /// reset the connection, and the client might lose the response.
    mutating func lastResponseSent(at now: NIODeadline) -> Action? {
        deadline = now + .seconds(2)
        arrivedCount = 0
        return .closeOutput
    }

    /// Refuses a request that is malformed or must not be read; no bytes after it are read.
    private mutating func refuse(_ refusal: Refusal, at now: NIODeadline) -> Action {
        body = RequestBody()
        beginClosing(at: now)
        return .refuse(refusal)
    }

    private mutating func beginClosing(at now: NIODeadline) {
        phase = .closing
        deadline = now + .init(limits.writingTime)
    }
}
