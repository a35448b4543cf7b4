// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import NIOCore

extension Request {
    /// Creates the request as the console and the API take it.
    init(_ request: SiteRequest) {
        self.init(
            request.method,
            request.target,
            authority: request.authority,
            headerFields: request.headerFields,
            body: request.body.map { Array($0.bytes.readableBytesView) } ?? [],
            from: Client(request.clientKey.text, isOnThisMachine: request.isFromThisMachine)
        )
    }
}
