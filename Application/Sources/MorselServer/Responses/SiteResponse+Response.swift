// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import NIOHTTP1

extension SiteResponse {
    /// Creates the response of the console or the API, to which the fields that all responses have are added.
    init(_ response: Response) {
        self.init(
            HTTPResponseStatus(statusCode: response.status.code),
            contentType: response.headerFields[.contentType] ?? "",
            bytes: response.body
        )
        entityTag = response.headerFields[.eTag]
        allowedMethods = response.headerFields[values: .allow].map(HTTPMethod.init(rawValue:))
        fields = response.headerFields
            .filter { ![.contentType, .eTag, .allow].contains($0.name) }
            .map { ($0.name.canonicalName, $0.value) }
    }
}
