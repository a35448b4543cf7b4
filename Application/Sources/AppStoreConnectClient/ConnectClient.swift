// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import AppClipFormats
import AppStoreConnect
package import AsyncHTTPClient
package import Crypto
import NIOCore
import NIOHTTP1

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A client of the App Store Connect API, either Apple's or that of another store.
///
/// It signs a new token for each request, so tokens never have to be renewed.
package struct ConnectClient: Sendable {
    /// The credentials that requests are signed with.
    package struct Credentials: Sendable {
        package let key: String
        package let issuer: String
        package let privateKey: P256.Signing.PrivateKey

        /// Creates credentials from a `.p8` file.
        ///
        /// - Throws: An error of the cryptography library if the text is not a key of the curve P-256.
        package init(key: String, issuer: String, pem: String) throws {
            self.key = key
            self.issuer = issuer
            privateKey = try P256.Signing.PrivateKey(pemRepresentation: pem)
        }
    }

    /// The reason a request failed.
    package enum RequestError: Error, Sendable, Hashable {
        /// The server refused the request.
        case refused(status: Int, APIRefusals)
        /// The server answered with something that is not a document of the API.
        case noDocument(status: Int)
        /// A response refers to another server, to which no token is sent.
        case otherServer
    }

    /// The URL of Apple's server.
    package static let apple = "https://api.appstoreconnect.apple.com"

    /// The maximum size of a response, in bytes.
    private static let largestResponse = 8 << 20

    private let base: String
    private let credentials: Credentials
    private let client: HTTPClient

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - base: The URL of the server, without a slash at the end.
    ///   - credentials: The credentials that requests are signed with.
    ///   - client: The client that sends the requests; its creator shuts it down.
    package init(
        base: String = apple,
        _ credentials: Credentials,
        client: HTTPClient = .shared
    ) {
        self.base = base
        self.credentials = credentials
        self.client = client
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - path: The path with its query, such as `/v1/apps?limit=1`, or a URL from a response.
    ///   - body: The document; `nil` for none.
    /// - Returns: The document of the response; `null` if it has none.
    /// - Throws: ``RequestError``, or what the client throws.
    package func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws
        -> JSONValue
    {
        guard path.hasPrefix("/") || path.hasPrefix(base + "/") else {
            throw RequestError.otherServer
        }
        var request = HTTPClientRequest(url: path.hasPrefix("/") ? base + path : path)
        request.method = HTTPMethod(rawValue: method)
        let now = Timestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
        let token = try BearerToken.text(
            key: credentials.key,
            issuer: credentials.issuer,
            signedWith: credentials.privateKey,
            at: now
        )
        request.headers.add(name: "authorization", value: "Bearer " + token)
        if let body {
            request.headers.add(name: "content-type", value: "application/json")
            request.body = .bytes(body.bytes)
        }
        let response = try await client.execute(request, timeout: .seconds(60))
        let bytes = try await response.body.collect(upTo: Self.largestResponse)
        let status = Int(response.status.code)
        guard bytes.readableBytes > 0 else {
            guard (200..<300).contains(status) else {
                throw RequestError.noDocument(status: status)
            }
            return .null
        }
        let json = Array(bytes.readableBytesView)
        guard let document = try? JSONValue(document: json, limits: .apiResponse) else {
            throw RequestError.noDocument(status: status)
        }
        guard (200..<300).contains(status) else {
            throw RequestError.refused(status: status, APIRefusals(document))
        }
        return document
    }

    /// Returns all resources of a list, reading page after page.
    ///
    /// - Parameters:
    ///   - path: The path with its query.
    ///   - most: The number of resources after which no further page is read.
    /// - Returns: The resources in the order of the server, as the objects of `data`; the last page is
    ///   not cut, so there can be more than `most`.
    /// - Throws: ``RequestError``, or what the client throws.
    package func all(_ path: String, most: Int = 100_000) async throws -> [JSONValue] {
        var resources: [JSONValue] = []
        var next: String? = path
        while let path = next, resources.count < most {
            let document = try await send("GET", path)
            resources += document["data"]?.array ?? []
            next = document["links"]?["next"]?.string
        }
        return resources
    }

    /// Sends a part of an image to the URL of an upload operation, without a token.
    func put(_ operation: JSONValue, _ part: ArraySlice<UInt8>) async throws {
        guard let url = operation["url"]?.string else { throw RequestError.noDocument(status: 201) }
        var request = HTTPClientRequest(url: url)
        request.method = HTTPMethod(rawValue: operation["method"]?.string ?? "PUT")
        for header in operation["requestHeaders"]?.array ?? [] {
            guard let name = header["name"]?.string, let value = header["value"]?.string else {
                continue
            }
            request.headers.add(name: name, value: value)
        }
        request.body = .bytes(Array(part))
        let response = try await client.execute(request, timeout: .seconds(300))
        let status = Int(response.status.code)
        guard (200..<300).contains(status) else { throw RequestError.noDocument(status: status) }
    }
}

/// The errors in a server's response to a request that it refused.
package struct APIRefusals: Sendable, Hashable {
    /// The details of the errors, as sentences.
    package let details: [String]

    init(_ document: JSONValue) {
        details = (document["errors"]?.array ?? []).prefix(20).compactMap { error in
            error["detail"]?.string ?? error["title"]?.string
        }
    }
}
