// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPExchange
import HTTPTypes

extension Response {
    /// Returns an error as JSON, with a sentence for people.
    static func refusal(_ sentence: String, _ status: HTTPResponse.Status = .badRequest) -> Self {
        json(["error": sentence], status)
    }

    /// Returns a value as JSON.
    static func json(_ value: some Encodable, _ status: HTTPResponse.Status = .ok) -> Self {
        // The values are strings and lists of strings, which always have a JSON representation.
        let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
        return Self(status, contentType: "application/json", [UInt8](data))
    }

    static let notFound = refusal("There is nothing at this address.", .notFound)
}
