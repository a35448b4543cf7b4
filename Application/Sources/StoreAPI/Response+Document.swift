// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppStoreConnect
import HTTPExchange
import HTTPTypes

extension Response {
    /// Creates a response with a document; `nil` for an empty body.
    init(_ status: HTTPResponse.Status, document: JSONValue? = nil) {
        self.init(status, contentType: "application/json", document?.bytes ?? [])
    }
}
