// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1

/// A request that is being answered.
struct Exchange: Sendable {
    var request: SiteRequest
    /// The time at which the request was complete.
    let start: NIODeadline
}

/// A response that is ready to be sent.
struct ReadyResponse: Sendable {
    let exchange: Exchange
    let response: SiteResponse
    /// A Boolean value that indicates whether the response was not in memory when the request was complete.
    let isComputed: Bool

    /// A Boolean value that indicates whether the response is small and in memory, so that it is
    /// written at once, on the thread that read the request.
    var isImmediate: Bool {
        guard !isComputed, case .memory(let bytes) = response.body else { return false }
        return bytes.readableBytes <= ConnectionLimits.sliceSize
    }
}

/// A response that was sent, for the metrics and the log.
struct SentResponse: Sendable {
    let exchange: Exchange
    let status: HTTPResponseStatus
    /// The number of bytes of the body.
    let byteCount: Int
}
