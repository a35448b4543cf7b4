// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

// A function with a default argument for `delegate:` does not satisfy a requirement `data(from:)` of
// a protocol, which clips declare for their tests.
extension URLSession {
    /// Fetches the response to a request for a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// Fetches the response to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}
