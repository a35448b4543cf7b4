// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

@testable import MorselServer

/// An event of a connection, for tests without a socket.
enum ConnectionEvent: Sendable {
    /// Time passes.
    case wait(Duration)
    case opened
    case quiesced
    case inputClosed(hasParts: Bool = false)
    case failed(any Error)
    case checked(isNearlyFull: Bool = false)
    /// The connection was closed.
    case closed

    case read(isWritable: Bool = true, hasParts: Bool = false)
    case partsTaken(isWritable: Bool = true, hasParts: Bool = false)
    case bytes(Int)
    case parsed(hasParts: Bool = false)
    /// A head, with its first line and its fields in the lines of a text.
    case head(String)
    case body(Int)
    case end
    case admitted(isKnown: Bool)

    case tooManyRequests
    /// The response is ready, with as many bytes.
    case ready(Int = 10, isComputed: Bool = false, isNearlyFull: Bool = false)
    case sliceSent
    case sent(isWhole: Bool = true)
    case batchEnded
    case lastSent
}

/// A connection's state and clock, which take events and describe the actions that they give.
struct ConnectionRun {
    private var state: ConnectionState
    private var now = NIODeadline.uptimeNanoseconds(1 << 40)
    private var exchange: Exchange?

    /// Creates the run of a new connection.
    ///
    /// - Parameter used: The number of bytes of the client's other bodies.
    init(used: Int = 0) {
        let bodies = BodyMemory()
        let source = RequestSource(
            client: Self.client,
            proxies: .none,
            ownName: nil,
            bodies: bodies
        )
        state = ConnectionState(limits: ConnectionLimits(), source: source, at: now)
        share = BodyMemory.Share(bodies, of: ClientKey(sender: Self.client), .stranger)
        _ = share.take(used)
    }

    private static let client = "192.0.2.1"
    private let share: BodyMemory.Share

    /// A Boolean value that indicates whether the next part of a request can be taken.
    var takesParts: Bool { state.takesParts }

    /// Returns the description of the action that an event gives; `nil` for none.
    mutating func take(_ event: ConnectionEvent) -> String? {
        let action = action(after: event)
        if case .answer(let exchange) = action { self.exchange = exchange }
        return action.map(Self.description)
    }

    private mutating func action(after event: ConnectionEvent) -> ConnectionState.Action? {
        switch event {
        case .wait(let duration):
            now = now + TimeAmount(duration)
            return nil
        case .opened: return state.opened(at: now)
        case .quiesced: return state.quiesced()
        case .inputClosed(let hasParts): return state.inputClosed(hasParts: hasParts)
        case .failed(let error): return state.failed(error, at: now)
        case .checked(let isNearlyFull):
            return state.checked(isNearlyFull: isNearlyFull, at: now)
        case .closed:
            state.closed()
            return nil
        case .read(let isWritable, let hasParts):
            return state.readRequested(isWritable: isWritable, hasParts: hasParts)
        case .partsTaken(let isWritable, let hasParts):
            return state.partsTaken(isWritable: isWritable, hasParts: hasParts)
        case .bytes(let count): return state.bytesArrived(count, at: now)
        case .parsed(let hasParts): return state.bytesParsed(hasParts: hasParts, at: now)
        case .head(let text): return state.received(.head(Self.head(text)), at: now)
        case .body(let count):
            let bytes = ByteBuffer(repeating: UInt8(ascii: "a"), count: count)
            return state.received(.body(bytes), at: now)
        case .end: return state.received(.end(nil), at: now)
        case .admitted(let isKnown): return state.admitted(isKnown: isKnown, at: now)
        case .tooManyRequests: return state.tooManyRequests(at: now)
        case .ready(let count, let isComputed, let isNearlyFull):
            return exchange.flatMap { exchange in
                let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
                let ready = ReadyResponse(
                    exchange: exchange,
                    response: SiteResponse(contentType: "text/plain", bytes: bytes),
                    isComputed: isComputed
                )
                return state.responseReady(ready, isNearlyFull: isNearlyFull, at: now)
            }
        case .sliceSent:
            state.sliceSent(at: now)
            return nil
        case .sent(let isWhole):
            return exchange.flatMap { exchange in
                let sent = SentResponse(exchange: exchange, status: .ok, byteCount: 10)
                return state.responseSent(sent, isWhole: isWhole, at: now)
            }
        case .batchEnded: return state.batchEnded()
        case .lastSent: return state.lastResponseSent(at: now)
        }
    }

    private static func description(of action: ConnectionState.Action) -> String {
        switch action {
        case .read: "read"
        case .flush: "flush"
        case .scheduleCheck: "check later"
        case .checkSender(let admission):
            "check the sender of \(admission.request.method) \(admission.request.path)"
        case .sendContinue: "continue"
        case .answer(let exchange):
            "answer \(exchange.request.method) \(exchange.request.path)"
                + (exchange.request.body.map { ", \($0.bytes.readableBytes) bytes" } ?? "")
        case .write(_, let isLast): isLast ? "write last" : "write"
        case .writeSlices(_, let isLast): isLast ? "write last in slices" : "write in slices"
        case .end(_, let isLast): isLast ? "end last" : "end"
        case .refuse(let refusal): "refuse: \(refusal.rawValue)"
        case .closeOutput: "close output"
        case .close: "close"
        }
    }

    /// Returns a head whose first line, such as `GET / 1.1`, and fields are the lines of a text.
    private static func head(_ text: String) -> HTTPRequestHead {
        let lines = text.split(separator: "\n")
        let first = lines.first?.split(separator: " ") ?? []
        guard first.count == 3 else { preconditionFailure("the first line has three words") }
        let numbers = first[2].split(separator: ".").compactMap { Int($0) }
        var head = HTTPRequestHead(
            version: HTTPVersion(major: numbers[0], minor: numbers[1]),
            method: HTTPMethod(rawValue: String(first[0])),
            uri: String(first[1])
        )
        for line in lines.dropFirst() {
            let field = line.split(separator: ":", maxSplits: 1)
            head.headers.add(
                name: String(field[0]),
                value: field.count > 1 ? String(field[1].drop { $0 == " " }) : ""
            )
        }
        return head
    }
}
