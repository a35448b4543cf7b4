// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
package import AppStoreConnect
package import AsyncHTTPClient
package import Crypto
import NIOCore
import NIOHTTP1

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A client of the App Store Connect API: that of Apple, or that of another store.
///
/// It signs a token for each request, so nothing has to be renewed.
package struct ConnectClient: Sendable {
    /// With what requests are signed.
    package struct Credentials: Sendable {
        package let key: String
        package let issuer: String
        package let privateKey: P256.Signing.PrivateKey

        /// Credentials from a `.p8` file.
        ///
        /// - Throws: What the library throws for a text that is no key of the curve P-256.
        package init(key: String, issuer: String, pem: String) throws {
            self.key = key
            self.issuer = issuer
            privateKey = try P256.Signing.PrivateKey(pemRepresentation: pem)
        }
    }

    /// Why a request has failed.
    package enum Failure: Error, Sendable, Hashable {
        /// The server refuses it.
        case refused(status: Int, APIRefusals)
        /// The server answers with something that is no document of the API.
        case noDocument(status: Int)
        /// A response has an address that leads elsewhere, where no token is sent.
        case otherServer
    }

    /// Apple's address.
    package static let apple = "https://api.appstoreconnect.apple.com"

    /// The largest response that is read, in bytes.
    private static let largestResponse = 8 << 20

    private let base: String
    private let credentials: Credentials
    private let client: HTTPClient

    /// A client.
    ///
    /// - Parameters:
    ///   - base: Where the server is, without a slash at the end.
    ///   - credentials: With what requests are signed.
    ///   - client: Sends the requests; whoever has made it shuts it down.
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
    ///   - path: The path with its query, such as `/v1/apps?limit=1`, or an address that a response
    ///     has.
    ///   - body: The document; `nil` for none.
    /// - Returns: The document of the response; `null` where there is none.
    /// - Throws: ``Failure``, or what the client throws.
    package func send(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
        guard path.hasPrefix("/") || path.hasPrefix(base + "/") else { throw Failure.otherServer }
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
            guard (200..<300).contains(status) else { throw Failure.noDocument(status: status) }
            return .null
        }
        let limits = JSON.largeLimits
        guard let document = try? JSON(Array(bytes.readableBytesView), limits: limits) else {
            throw Failure.noDocument(status: status)
        }
        guard (200..<300).contains(status) else {
            throw Failure.refused(status: status, APIRefusals(document))
        }
        return document
    }

    /// All resources of a list, page after page.
    ///
    /// - Parameters:
    ///   - path: The path with its query.
    ///   - most: The most resources that are read.
    /// - Returns: The resources in the order of the server, as the objects of `data`; the last page that
    ///   was read is whole, so there can be more than `most`.
    /// - Throws: ``Failure``, or what the client throws.
    package func all(_ path: String, most: Int = 100_000) async throws -> [JSON] {
        var resources: [JSON] = []
        var next: String? = path
        while let path = next, resources.count < most {
            let document = try await send("GET", path)
            resources += document["data"]?.list ?? []
            next = document["links"]?["next"]?.text
        }
        return resources
    }

    /// Sends a part of an image to the address of an upload operation; no token goes there.
    func put(_ operation: JSON, _ part: ArraySlice<UInt8>) async throws {
        guard let url = operation["url"]?.text else { throw Failure.noDocument(status: 201) }
        var request = HTTPClientRequest(url: url)
        request.method = HTTPMethod(rawValue: operation["method"]?.text ?? "PUT")
        for header in operation["requestHeaders"]?.list ?? [] {
            guard let name = header["name"]?.text, let value = header["value"]?.text else {
                continue
            }
            request.headers.add(name: name, value: value)
        }
        request.body = .bytes(Array(part))
        let response = try await client.execute(request, timeout: .seconds(300))
        let status = Int(response.status.code)
        guard (200..<300).contains(status) else { throw Failure.noDocument(status: status) }
    }
}

/// What a server says about a request that it refuses.
package struct APIRefusals: Sendable, Hashable {
    /// The sentences.
    package let details: [String]

    init(_ document: JSON) {
        details = (document["errors"]?.list ?? []).prefix(20).compactMap { error in
            error["detail"]?.text ?? error["title"]?.text
        }
    }
}
