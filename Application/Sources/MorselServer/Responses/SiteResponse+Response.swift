// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes

extension SiteResponse {
    /// Creates the response of the console or the API, to which the fields that all responses have are added.
    init(_ response: Response) {
        self.init(
            response.status,
            contentType: response.headerFields[.contentType] ?? "",
            bytes: response.body
        )
        entityTag = response.headerFields[.eTag]
        allowedMethods = response.headerFields[values: .allow].compactMap { HTTPRequest.Method($0) }
        fields = response.headerFields
            .filter { ![.contentType, .eTag, .allow].contains($0.name) }
    }
}
