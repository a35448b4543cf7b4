// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Foundation
internal import NIOHTTP1

/// The response of a simulator to a request.
struct SimulatorResponse: Sendable {
    var status = HTTPResponseStatus.ok
    var headers: [(String, String)] = []
    var body: [UInt8] = []

    init(_ bytes: [UInt8], type: String, status: HTTPResponseStatus = .ok) {
        self.status = status
        headers = [("Content-Type", type)]
        body = bytes
    }

    /// Returns an error as JSON, with a sentence for people.
    static func refusal(_ sentence: String, _ status: HTTPResponseStatus = .badRequest) -> Self {
        json(["error": sentence], status)
    }

    static func json(_ value: some Encodable, _ status: HTTPResponseStatus = .ok) -> Self {
        // The values are strings and lists of strings, which always have a JSON representation.
        let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
        return Self([UInt8](data), type: "application/json", status: status)
    }

    static let notFound = refusal("There is nothing at this address.", .notFound)
}

/// An HTTP request to a simulator.
struct SimulatorRequest: Sendable {
    let method: HTTPMethod
    /// The path, percent-decoded.
    let path: String
    let query: String
    let headers: HTTPHeaders
    var body: [UInt8] = []

    /// The maximum number of bytes of a body: 32 MiB, enough for an image of a code.
    static let largestBody = 32 << 20

    init(_ head: HTTPRequestHead) {
        method = head.method
        let parts = head.uri.split(separator: "?", maxSplits: 1)
        path = parts.first.flatMap { PercentEncoding.decoded($0.utf8) } ?? "/"
        query = parts.count > 1 ? String(parts[1]) : ""
        headers = head.headers
    }

    /// Returns the value of a cookie; `nil` if there is none with this name.
    func cookie(_ name: String) -> String? {
        headers[canonicalForm: "Cookie"].lazy
            .compactMap { Cookies.values(of: name, in: String($0)).first }.first
    }

    /// Returns the value of an item in the query; `nil` if there is none with this name.
    func item(_ name: String) -> String? {
        QueryItems(query).first { $0.name == name }?.value.map { String($0) }
    }
}
