// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

// A function with a defaulted `delegate:` witnesses no requirement `data(from:)` of a protocol, which
// clips declare for their tests.
extension URLSession {
    /// The answer to a request for a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// The answer to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}
