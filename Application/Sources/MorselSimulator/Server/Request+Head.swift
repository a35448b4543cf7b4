// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import NIOHTTP1
import NIOHTTPTypesHTTP1

extension Request {
    /// The maximum number of bytes of a body: 32 MiB, enough for an image of a code.
    static let largestBody = 32 << 20

    /// Creates a request whose body has not been received.
    ///
    /// - Throws: `HTTP1TypeConversionError` if the method is not a token.
    init(_ head: HTTPRequestHead) throws {
        self.init(
            try HTTPRequest.Method(head.method),
            RequestTarget(head.uri[...]),
            authority: head.headers.first(name: "Host") ?? "",
            headerFields: HTTPFields(head.headers, splitCookie: false),
            from: Client("127.0.0.1", isOnThisMachine: true)
        )
    }
}
