// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

/// The reason a request is not passed on, and its connection is closed.
enum Refusal: String, CaseIterable {
    case malformed, headTooLarge, headTooSlow, bodyTooLarge, bodyTooSlow, versionUnknown
    case bodyRefused, bodyOfStranger, noRoomForBody, expectationUnknown, hostMissing, severalHosts,
        invalidHost,
        invalidTarget, tooManyRequests

    init(_ fault: SiteRequest.ParsingError) {
        self =
            switch fault {
            case .invalidMethod: .malformed
            case .hostMissing: .hostMissing
            case .severalHosts: .severalHosts
            case .invalidHost: .invalidHost
            case .invalidTarget: .invalidTarget
            }
    }

    init(_ fault: RequestBody.LimitError, of body: RequestBody) {
        self =
            switch fault {
            case .tooLarge where body.isKept && body.limit == BodyMemory.strangersBody:
                .bodyOfStranger
            case .tooLarge: body.isKept ? .bodyRefused : .bodyTooLarge
            case .noRoom: .noRoomForBody
            }
    }

    /// Creates the refusal of bytes that the parser could not read.
    init(_ error: any Error) {
        self =
            switch error as? HTTPParserError {
            case .headerOverflow: .headTooLarge
            default: .malformed
            }
    }

    /// The HTTP status of the response.
    var status: HTTPResponseStatus {
        switch self {
        case .malformed, .hostMissing, .severalHosts, .invalidHost, .invalidTarget: .badRequest
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .headTooSlow, .bodyTooSlow: .requestTimeout
        case .bodyTooLarge, .bodyRefused, .bodyOfStranger: .payloadTooLarge
        case .noRoomForBody: .serviceUnavailable
        case .versionUnknown: .httpVersionNotSupported
        case .expectationUnknown: .expectationFailed
        case .tooManyRequests: .tooManyRequests
        }
    }

    /// The sentence that is sent to the client.
    var sentence: String {
        switch self {
        case .malformed: "The request is not valid HTTP/1.1."
        case .headTooLarge:
            "The head of the request is too large: at most "
                + "\(ConnectionLimits.headSize) bytes and \(ConnectionLimits.fieldCount) fields are read."
        case .headTooSlow: "The head of the request took too long."
        case .bodyTooLarge:
            "The body of the request is too large: at most \(ConnectionLimits.bodySize) bytes are read."
        case .bodyRefused:
            "The body of the request is too large: JSON may have 1 MiB, a part of an upload 8 MiB, "
                + "a form 32 MiB."
        case .bodyOfStranger:
            "The body of the request is too large: without being signed in, at most "
                + "\(BodyMemory.strangersBody) bytes are read."
        case .noRoomForBody: "The server receives too much at the moment. Try again in a moment."
        case .bodyTooSlow: "The body of the request took too long."
        case .versionUnknown: "The version of HTTP is not known: use HTTP/1.1."
        case .expectationUnknown: "The expectation is not known: only 100-continue is."
        case .hostMissing: "The request names no host: add the field Host."
        case .severalHosts: "The request names several hosts: only one field Host is allowed."
        case .invalidHost: "The host of the request is not a host with an optional port."
        case .invalidTarget:
            "The target of the request is not a path: it begins with '/' and has neither spaces nor '#'."
        case .tooManyRequests:
            "There were too many requests from your address. Try again in a moment."
        }
    }

    /// The body of the response.
    var body: ByteBuffer { ByteBuffer(string: sentence + "\n") }

    /// The head of the response.
    var head: HTTPResponseHead {
        var headers = HTTPHeaders([
            ("content-type", "text/plain; charset=utf-8"),
            ("content-length", "\(body.readableBytes)"),
            ("cache-control", "no-store"),
            ("x-content-type-options", "nosniff"),
        ])
        if self == .tooManyRequests || self == .noRoomForBody {
            headers.add(name: "retry-after", value: "1")
        }
        return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }
}
