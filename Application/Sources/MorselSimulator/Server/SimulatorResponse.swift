// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import NIOHTTP1

/// What a simulator answers to a request.
struct SimulatorResponse: Sendable {
    var status = HTTPResponseStatus.ok
    var headers: [(String, String)] = []
    var body: [UInt8] = []

    init(_ bytes: [UInt8], type: String, status: HTTPResponseStatus = .ok) {
        self.status = status
        headers = [("Content-Type", type)]
        body = bytes
    }

    /// A sentence for people, as a text or as JSON.
    static func refusal(_ sentence: String, _ status: HTTPResponseStatus = .badRequest) -> Self {
        json(["error": sentence], status)
    }

    static func json(_ value: some Encodable, _ status: HTTPResponseStatus = .ok) -> Self {
        // The values are texts and lists of them: they have a JSON.
        let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
        return Self([UInt8](data), type: "application/json", status: status)
    }

    static let notFound = refusal("There is nothing at this address.", .notFound)
}

/// A request to a simulator.
struct SimulatorRequest: Sendable {
    let method: HTTPMethod
    /// The path, decoded.
    let path: String
    let query: String
    let headers: HTTPHeaders
    var body: [UInt8] = []

    /// The most bytes of a body: 32 MiB, an image of a code.
    static let largestBody = 32 << 20

    init(_ head: HTTPRequestHead) {
        method = head.method
        let parts = head.uri.split(separator: "?", maxSplits: 1)
        path = parts.first.flatMap { String($0).removingPercentEncoding } ?? "/"
        query = parts.count > 1 ? String(parts[1]) : ""
        headers = head.headers
    }

    /// A cookie; `nil` without one of this name.
    func cookie(_ name: String) -> String? {
        for field in headers[canonicalForm: "Cookie"] {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                if pair.hasPrefix(name + "=") { return String(pair.dropFirst(name.count + 1)) }
            }
        }
        return nil
    }

    /// An item of the query; `nil` without one of this name.
    func item(_ name: String) -> String? {
        query.split(separator: "&").first { $0.hasPrefix(name + "=") }.map {
            String($0.dropFirst(name.count + 1))
        }
    }
}
