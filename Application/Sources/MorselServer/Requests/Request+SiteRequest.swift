// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

extension Request {
    /// Creates the request as the console and the API take it.
    ///
    /// - Throws: `HTTP1TypeConversionError` if the method is not a token.
    init(_ request: SiteRequest) throws {
        self.init(
            try HTTPRequest.Method(request.method),
            request.target,
            authority: request.authority,
            headerFields: HTTPFields(request.headers, splitCookie: false),
            body: request.body.map { Array($0.bytes.readableBytesView) } ?? [],
            from: Client(request.clientKey.text, isOnThisMachine: request.isFromThisMachine)
        )
    }
}
