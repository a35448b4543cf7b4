// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import MorselRegistrySQLite
import NIOCore
import NIOHTTP1
import Testing

@testable import MorselServer

/// The actions of a connection after sequences of events, in each of its states and for each refusal.
struct ConnectionStateTests {
    /// A sequence of events, each with the description of the action that it gives.
    struct Sequence: Sendable, CustomTestStringConvertible {
        let name: String
        var used = 0
        let steps: [(event: ConnectionEvent, action: String?)]

        init(
            _ name: String,
            used: Int = 0,
            _ steps: [(ConnectionEvent, String?)]...
        ) {
            self.name = name
            self.used = used
            self.steps = steps.flatMap { $0.map { ($0.0, $0.1) } }
        }

        var testDescription: String { name }
    }

    @Test(arguments: Self.waiting + Self.admitting + Self.reading + Self.answering + Self.closing)
    func eventsGiveActions(_ sequence: Sequence) {
        var run = ConnectionRun(used: sequence.used)
        for (index, (event, action)) in sequence.steps.enumerated() {
            #expect(run.take(event) == action, "\(index): \(event)")
        }
    }

    @Test(arguments: Self.heads) func headsAreJudged(_ head: String, _ action: String?) {
        var run = ConnectionRun()
        #expect(run.take(.head(head)) == action)
    }

    @Test(arguments: Self.invalidHeads) func invalidHeadsAreRefusedAtTheEnd(
        _ head: String,
        _ action: String
    ) {
        var run = ConnectionRun()
        #expect(run.take(.head(head)) == nil)
        #expect(run.take(.end) == action)
    }

    @Test func eachRefusalIsTested() {
        let sequences =
            Self.waiting + Self.admitting + Self.reading + Self.answering + Self.closing
        let actions =
            sequences.flatMap { $0.steps.map(\.action) } + Self.heads.map(\.1)
            + Self.invalidHeads.map { $0.1 }
        for refusal in Refusal.allCases {
            #expect(actions.contains("refuse: \(refusal.rawValue)"))
        }
    }

    /// After these requests, the connection is closed.
    @Test(arguments: [
        "GET / 1.1\nHost: a\nConnection: close", "GET / 1.0\nHost: a",
        "GET / 1.0\nHost: a\nConnection: keep-alive", "CONNECT / 1.1\nHost: a",
        "GET / 1.1\nHost: a\nUpgrade: h2c",
    ])
    func theLastRequestSaysSo(_ head: String) {
        var run = ConnectionRun()
        #expect(run.take(.head(head)) == nil)
        #expect(run.take(.end)?.hasPrefix("answer ") == true)
        #expect(run.take(.ready()) == "write last")
        #expect(run.take(.sent()) == "end last")
    }

    /// One request is answered after another.
    @Test func partsWaitForResponses() {
        var run = ConnectionRun()
        for (event, takesParts) in [
            (.opened, true), (.head(Self.form), false), (.admitted(isKnown: true), true),
            (.body(2), true), (.end, false), (.ready(isComputed: true), false),
            (.sliceSent, false), (.sent(), true), (.head(Self.page), true),
            (.failed(HTTPParserError.unknown), true),
        ] as [(ConnectionEvent, Bool)] {
            _ = run.take(event)
            #expect(run.takesParts == takesParts)
        }
    }

    @Test func storedResponsesAreNotImmediate() throws {
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: "/",
            headers: ["host": "a"]
        )
        let request = try SiteRequest(head, client: "192.0.2.1")
        let stored = StoredBytes(
            registry: try Registry.sqlite(),
            digest: Digest(of: [1]),
            range: 0..<1
        )
        for (body, isImmediate) in [
            (.memory(ByteBuffer()), true), (.stored(stored), false),
        ] as [(SiteBody, Bool)] {
            let ready = ReadyResponse(
                exchange: Exchange(request: request, start: .now()),
                response: SiteResponse(contentType: "image/png", body: body),
                isComputed: false
            )
            #expect(ready.isImmediate == isImmediate)
        }
    }
}

extension ConnectionStateTests {
    private static let page = "GET / 1.1\nHost: fruta.example"
    private static let small = "POST /console/sign-in 1.1\nHost: localhost\n\(formType)"
    private static let form = "\(small)\nCookie: a=b\nContent-Length: 70000"
    private static let document =
        "POST /v1/apps 1.1\nHost: localhost\nContent-Type: application/json"
    private static let upload = "PUT /v1/uploads/a 1.1\nHost: localhost"
    private static let formType = "Content-Type: application/x-www-form-urlencoded"

    /// The head, the end and the response of a request for a page.
    private static let answered: [(ConnectionEvent, String?)] = [
        (.bytes(100), nil), (.head(page), nil), (.end, "answer GET /"), (.ready(), "write"),
        (.sent(), "end"),
    ]
    private static let checkOfForm = "check the sender of POST /console/sign-in"
    private static let checkOfDocument = "check the sender of POST /v1/apps"

    private static let heads: [(String, String?)] = [
        (page, nil), ("\(page)\nContent-Length: 65536", nil),
        ("\(page)\nContent-Length: 65537", "refuse: bodyTooLarge"),
        ("\(page)\nContent-Length: x", "refuse: bodyTooLarge"),
        ("\(page)\nContent-Length: 99999999999999999999", "refuse: bodyTooLarge"),
        ("GET / 2.0\nHost: fruta.example", "refuse: versionUnknown"),
        ("\(page)\nExpect: 100-Continue", "continue"),
        ("\(page)\nExpect: 200-ok", "refuse: expectationUnknown"),
        ("GET / 1.0\nHost: fruta.example\nExpect: 200-ok", nil),
        // Bodies of strangers are read, and senders with credentials or large bodies are checked.
        ("\(document)\nContent-Length: 65536", nil),
        ("\(document)\nContent-Length: 65537", checkOfDocument),
        ("\(document)\nContent-Length: 2\nAuthorization: Bearer a", checkOfDocument),
        ("\(document)\nContent-Length: 0\nAuthorization: Bearer a", nil),
        ("\(document)\nTransfer-Encoding: chunked", checkOfDocument),
        ("\(document)\nContent-Length: 1048577", "refuse: bodyRefused"),
        (form, checkOfForm),
        ("\(small)\nContent-Length: 33554433", "refuse: bodyRefused"),
        ("\(upload)\nContent-Length: 1", "check the sender of PUT /v1/uploads/a"),
        // The paths of a registered host are its own, and a body of another type is not kept.
        ("POST /v1/apps 1.1\nHost: fruta.example\nContent-Length: 65537", "refuse: bodyTooLarge"),
        ("POST /v1/apps 1.1\nHost: localhost\nContent-Length: 65537", "refuse: bodyTooLarge"),
    ]

    private static let invalidHeads = [
        ("GET / 1.1", "refuse: hostMissing"),
        ("GET / 1.1\nHost: a\nHost: a", "refuse: severalHosts"),
        ("GET / 1.1\nHost: a b", "refuse: invalidHost"),
        ("GET ftp://a 1.1\nHost: a", "refuse: invalidTarget"),
        ("A@B / 1.1\nHost: a", "refuse: malformed"),
    ]

    private static let waiting = [
        Sequence(
            "a connection on which nothing arrives",
            [
                (.opened, "check later"), (.wait(.seconds(9)), nil), (.checked(), "check later"),
                (.wait(.seconds(1)), nil), (.checked(), "close"),
            ]
        ),
        Sequence(
            "a slow head",
            [
                (.opened, "check later"), (.wait(.seconds(9)), nil), (.bytes(1), nil),
                (.wait(.seconds(5)), nil), (.bytes(1), nil), (.checked(), "check later"),
                (.wait(.seconds(5)), nil), (.checked(), "refuse: headTooSlow"),
            ]
        ),
        Sequence(
            "an idle connection",
            answered,
            [
                (.wait(.seconds(29)), nil), (.checked(), "check later"), (.wait(.seconds(1)), nil),
                (.checked(), "close"),
            ]
        ),
        Sequence(
            "a slow second head",
            answered,
            [
                (.wait(.seconds(29)), nil), (.bytes(1), nil), (.wait(.seconds(9)), nil),
                (.checked(), "check later"), (.wait(.seconds(1)), nil),
                (.checked(), "refuse: headTooSlow"),
            ]
        ),
        Sequence(
            "an idle connection whose place is needed",
            [(.checked(isNearlyFull: true), "close")]
        ),
        Sequence(
            "a busy connection whose place is needed",
            [(.bytes(1), nil), (.checked(isNearlyFull: true), "check later")]
        ),
        Sequence(
            "an endless head",
            [
                (.bytes(32 << 10), nil), (.parsed(), nil), (.bytes(1), nil),
                (.parsed(hasParts: true), nil), (.parsed(), "refuse: headTooLarge"),
            ]
        ),
        Sequence(
            "an invalid head",
            [(.failed(HTTPParserError.invalidMethod), "refuse: malformed")]
        ),
        Sequence(
            "a head that the parser finds too large",
            [(.failed(HTTPParserError.headerOverflow), "refuse: headTooLarge")]
        ),
        Sequence("a reset connection", [(.failed(ChannelError.eof), "close")]),
        Sequence("a stopping server", [(.bytes(1), nil), (.quiesced, "close")]),
        Sequence("a half-closed connection", [(.inputClosed(), "close")]),
        Sequence(
            "a half-closed connection with a request",
            [
                (.inputClosed(hasParts: true), nil), (.head(page), nil), (.end, "answer GET /"),
                (.ready(), "write last"), (.sent(), "end last"),
            ]
        ),
        Sequence("parts without a head", [(.body(1), nil), (.end, nil), (.head(page), nil)]),
        Sequence(
            "reads while parts or responses wait",
            [
                (.partsTaken(), nil), (.read(), "read"), (.read(hasParts: true), nil),
                (.partsTaken(hasParts: true), nil), (.partsTaken(), "read"), (.partsTaken(), nil),
                (.read(isWritable: false), nil), (.partsTaken(isWritable: false), nil),
                (.partsTaken(), "read"),
            ]
        ),
    ]

    private static let admitting = [
        Sequence(
            "a known sender",
            [
                (.head(form), checkOfForm), (.admitted(isKnown: true), nil), (.body(70_000), nil),
                (.end, "answer POST /console/sign-in, 70000 bytes"), (.ready(), "write"),
                (.sent(), "end"),
            ]
        ),
        Sequence(
            "a stranger with a large form",
            [(.head(form), checkOfForm), (.admitted(isKnown: false), "refuse: bodyOfStranger")]
        ),
        Sequence(
            "a stranger with a large document",
            [
                (.head("\(document)\nContent-Length: 70000"), checkOfDocument),
                (.admitted(isKnown: false), "answer POST /v1/apps"), (.ready(), "write last"),
                (.sent(), "end last"),
            ]
        ),
        Sequence(
            "a stranger with a small form",
            [
                (.head("\(small)\nCookie: a=b\nContent-Length: 2"), checkOfForm),
                (.admitted(isKnown: false), nil), (.body(2), nil),
                (.end, "answer POST /console/sign-in, 2 bytes"),
            ]
        ),
        Sequence(
            "a stranger with a large form in chunks",
            [
                (.head("\(small)\nTransfer-Encoding: chunked"), checkOfForm),
                (.admitted(isKnown: false), nil), (.body(65_536), nil),
                (.body(1), "refuse: bodyOfStranger"),
            ]
        ),
        Sequence(
            "a known sender with a large document in chunks",
            [
                (.head("\(document)\nTransfer-Encoding: chunked"), checkOfDocument),
                (.admitted(isKnown: true), nil), (.body(1 << 20), nil),
                (.body(1), "refuse: bodyRefused"),
            ]
        ),
        Sequence(
            "a client that waits until its body may be sent",
            [
                (.head("\(form)\nExpect: 100-continue"), checkOfForm),
                (.admitted(isKnown: true), "continue"),
            ]
        ),
        Sequence(
            "a check that takes too long",
            [
                (.head(form), checkOfForm), (.wait(.seconds(9)), nil), (.checked(), "check later"),
                (.wait(.seconds(1)), nil), (.checked(), "refuse: noRoomForBody"),
                (.admitted(isKnown: true), nil), (.body(1), nil), (.end, nil),
            ]
        ),
        Sequence(
            "bytes and reads during the check",
            [
                (.head(form), checkOfForm), (.bytes(1 << 20), nil), (.parsed(), nil),
                (.read(), nil),
                (.partsTaken(), nil), (.quiesced, nil), (.inputClosed(), nil),
                (.admitted(isKnown: true), nil), (.partsTaken(), "read"),
            ]
        ),
        Sequence(
            "an invalid body during the check",
            [
                (.head(form), checkOfForm),
                (.failed(HTTPParserError.invalidChunkSize), "refuse: malformed"),
                (.admitted(isKnown: true), nil),
            ]
        ),
        Sequence(
            "a client that is gone during the check",
            [(.head(form), checkOfForm), (.closed, nil), (.admitted(isKnown: true), nil)]
        ),
    ]

    private static let reading = [
        Sequence(
            "a body that is ignored",
            [(.head(page), nil), (.body(65_536), nil), (.body(1), "refuse: bodyTooLarge")]
        ),
        Sequence(
            "a body in small chunks",
            [
                (.bytes(1 << 20), nil), (.head(page), nil), (.bytes(96 << 10), nil),
                (.body(1), nil),
                (.bytes(1), "refuse: bodyTooLarge"), (.body(1), nil), (.end, nil),
            ]
        ),
        Sequence(
            "a slow body",
            [
                (.head(page), nil), (.wait(.seconds(9)), nil), (.body(1), nil),
                (.checked(isNearlyFull: true), "check later"), (.wait(.seconds(1)), nil),
                (.checked(), "refuse: bodyTooSlow"),
            ]
        ),
        Sequence(
            "a large body, which takes its time",
            [
                (
                    .head("\(upload)\nContent-Length: 8388608"),
                    "check the sender of PUT /v1/uploads/a"
                ),
                (.admitted(isKnown: true), nil), (.wait(.seconds(9)), nil), (.body(256 << 10), nil),
                (.wait(.seconds(9)), nil), (.checked(), "check later"), (.body(255 << 10), nil),
                (.wait(.seconds(1)), nil), (.checked(), "refuse: bodyTooSlow"),
            ]
        ),
        Sequence(
            "a body for which there is no memory",
            used: (512 << 10) - 2,
            [
                (.head("\(small)\nContent-Length: 3"), nil), (.body(2), nil),
                (.body(1), "refuse: noRoomForBody"),
            ]
        ),
        Sequence(
            "an invalid body",
            [(.head(page), nil), (.failed(HTTPParserError.invalidChunkSize), "refuse: malformed")]
        ),
        Sequence(
            "a stopping server",
            [
                (.head(page), nil), (.quiesced, nil), (.inputClosed(), nil), (.read(), "read"),
                (.end, "answer GET /"), (.ready(), "write last"), (.sent(), "end last"),
            ]
        ),
        Sequence(
            "a head after a head",
            [(.head(page), nil), (.head(page), nil), (.parsed(), nil)]
        ),
    ]

    private static let answering = [
        Sequence(
            "requests one after another",
            answered,
            answered,
            [(.batchEnded, "flush"), (.batchEnded, nil)]
        ),
        Sequence(
            "responses of several sizes",
            [
                (.head(page), nil), (.end, "answer GET /"), (.ready(128 << 10), "write"),
                (.sent(), "end"), (.head(page), nil), (.end, "answer GET /"),
                (.ready((128 << 10) + 1), "write in slices"), (.sliceSent, nil), (.sliceSent, nil),
                (.sent(), "end"), (.head(page), nil), (.end, "answer GET /"),
                (.ready(isComputed: true), "write in slices"), (.sliceSent, nil), (.sent(), "end"),
            ]
        ),
        Sequence(
            "a response that is computed for long",
            [
                (.head(page), nil), (.end, "answer GET /"), (.wait(.seconds(3_600)), nil),
                (.checked(isNearlyFull: true), "check later"),
            ]
        ),
        Sequence(
            "a client that receives nothing",
            [
                (.head(page), nil), (.end, "answer GET /"), (.ready(1 << 20), "write in slices"),
                (.wait(.seconds(29)), nil), (.sliceSent, nil), (.wait(.seconds(29)), nil),
                (.checked(), "check later"), (.wait(.seconds(1)), nil), (.checked(), "close"),
            ]
        ),
        Sequence(
            "a response that cannot be read to its end",
            [
                (.head(page), nil), (.end, "answer GET /"), (.ready(1 << 20), "write in slices"),
                (.sliceSent, nil), (.sent(isWhole: false), "close"),
            ]
        ),
        Sequence(
            "too many connections",
            [
                (.head(page), nil), (.end, "answer GET /"),
                (.ready(isNearlyFull: true), "write last"),
                (.sent(), "end last"),
            ]
        ),
        Sequence(
            "too many requests",
            [
                (.head(page), nil), (.end, "answer GET /"),
                (.tooManyRequests, "refuse: tooManyRequests"), (.head(page), nil), (.end, nil),
            ]
        ),
        Sequence(
            "a server that stops before the response",
            [
                (.head(page), nil), (.end, "answer GET /"), (.quiesced, nil),
                (.ready(), "write last"), (.sent(), "end last"),
            ]
        ),
        Sequence(
            "a server that stops during the response",
            [
                (.head(page), nil), (.end, "answer GET /"),
                (.ready(isComputed: true), "write in slices"), (.quiesced, nil),
                (.sent(), "end last"), (.batchEnded, nil),
            ]
        ),
        Sequence(
            "a half-closed connection",
            [
                (.head(page), nil), (.end, "answer GET /"), (.inputClosed(), nil),
                (.ready(), "write last"), (.sent(), "end last"),
            ]
        ),
        Sequence(
            "an invalid request after a valid one",
            [
                (.head(page), nil), (.end, "answer GET /"),
                (.failed(HTTPParserError.invalidMethod), nil), (.ready(), "write last"),
                (.sent(), "end last"),
            ]
        ),
        Sequence(
            "bytes and reads during the response",
            [
                (.head(page), nil), (.end, "answer GET /"), (.bytes(2 << 20), nil),
                (.parsed(), nil),
                (.read(), nil), (.partsTaken(), nil), (.ready(isComputed: true), "write in slices"),
                (.partsTaken(), nil), (.sent(), "end"), (.partsTaken(), "read"),
                (.batchEnded, "flush"),
            ]
        ),
        Sequence(
            "a client that is gone",
            [
                (.head(page), nil), (.end, "answer GET /"), (.closed, nil), (.ready(), nil),
                (.sent(), "close"),
            ]
        ),
    ]

    /// The last response, whose head is written and whose end is not sent yet.
    private static let refused: [(ConnectionEvent, String?)] = [
        (.failed(HTTPParserError.invalidMethod), "refuse: malformed")
    ]

    private static let closing = [
        Sequence(
            "a client that closes the connection late",
            refused,
            [
                (.lastSent, "close output"), (.wait(.seconds(1)), nil), (.checked(), "check later"),
                (.wait(.seconds(1)), nil), (.checked(), "close"),
            ]
        ),
        Sequence(
            "a client that does not receive the last response",
            refused,
            [
                (.wait(.seconds(29)), nil), (.checked(isNearlyFull: true), "check later"),
                (.wait(.seconds(1)), nil), (.checked(), "close"),
            ]
        ),
        Sequence(
            "a client that sends on",
            refused,
            [
                (.bytes(1 << 20), nil), (.lastSent, "close output"), (.bytes(1 << 20), nil),
                (.bytes(1), "close"),
            ]
        ),
        Sequence(
            "a client that sends much before the last response is sent",
            refused,
            [(.bytes(1 << 20), nil), (.bytes(1), "close")]
        ),
        Sequence(
            "all other events",
            refused,
            [
                (.head(page), nil), (.body(1), nil), (.end, nil), (.read(), "read"),
                (.read(hasParts: true), nil), (.partsTaken(), "read"), (.parsed(), nil),
                (.quiesced, nil), (.inputClosed(), nil), (.batchEnded, nil),
                (.failed(HTTPParserError.invalidMethod), nil), (.failed(ChannelError.eof), "close"),
            ]
        ),
    ]
}
