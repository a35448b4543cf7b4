// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
public import AssociationVerification
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL

/// A visit to one site, whose requests go to addresses that were checked.
public actor SiteVisit {
    private let host: HostName
    private let bodyLimit: Int
    private let fetcher: SiteFetcher
    private var addresses: ArraySlice<NetworkAddress>
    private var client: HTTPClient?

    init(host: HostName, addresses: [NetworkAddress], bodyLimit: Int, fetcher: SiteFetcher) {
        self.host = host
        self.bodyLimit = bodyLimit
        self.fetcher = fetcher
        self.addresses = addresses[...]
    }

    /// Makes a request.
    ///
    /// The site's addresses are tried in order; the first that responds is used for the rest of the
    /// visit.
    ///
    /// - Parameters:
    ///   - target: The path and query, percent-encoded, with the first slash.
    ///   - agent: The user agent of the request.
    /// - Returns: The response, or the reason there is none.
    public func get(
        _ target: String,
        as agent: UserAgent
    ) async -> Result<SiteAnswer, ExchangeError> {
        let limits = fetcher.policy.limits
        let start = ContinuousClock.now
        while let address = addresses.first {
            let client = client ?? makeClient(for: address)
            self.client = client
            let result = await within(limits.whole - (ContinuousClock.now - start)) { [self] in
                await exchange(with: client, at: address, target, agent)
            }
            if case .failure(let fault) = result, fault.isOfAddress, addresses.count > 1 {
                await end()
                addresses = addresses.dropFirst()
                continue
            }
            return result
        }
        return .failure(.unexpected)
    }

    /// Closes the connections.
    func end() async {
        guard let client else { return }
        self.client = nil
        // This throws only if the client was already shut down.
        try? await client.shutdown()
    }

    // MARK: One exchange

    private func makeClient(for address: NetworkAddress) -> HTTPClient {
        let limits = fetcher.policy.limits
        var configuration = HTTPClient.Configuration()
        configuration.tlsConfiguration = fetcher.policy.tls
        configuration.dnsOverride = [host.text: address.description]
        configuration.redirectConfiguration = .disallow
        configuration.decompression = .enabled(limit: .size(bodyLimit))
        // One request and one stream for each connection, so that only one HTTP/1 response has to be
        // bounded.
        configuration.httpVersion = .http1Only
        configuration.maximumUsesPerConnection = 1
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.timeout = HTTPClient.Configuration.Timeout(
            connect: TimeAmount(limits.connecting),
            read: TimeAmount(limits.headers)
        )
        return HTTPClient(
            eventLoopGroupProvider: .shared(fetcher.group),
            configuration: configuration
        )
    }

    private func exchange(
        with client: HTTPClient,
        at address: NetworkAddress,
        _ target: String,
        _ agent: UserAgent
    ) async -> Result<SiteAnswer, ExchangeError> {
        let port = fetcher.policy.port
        let authority = port == 443 ? host.text : "\(host.text):\(port)"
        var request = HTTPClientRequest(url: "https://\(authority)\(target)")
        request.headers.add(name: "user-agent", value: agent.text)
        request.headers.add(name: "accept", value: "*/*")
        request.headers.add(name: "accept-encoding", value: "gzip, deflate")
        let response: HTTPClientResponse
        do {
            response = try await client.execute(
                request,
                timeout: TimeAmount(fetcher.policy.limits.headers)
            )
        } catch {
            let fault = ExchangeError(before: error)
            guard fault == .tls(.unknownAuthority) else { return .failure(fault) }
            return .failure(.tls(await fetcher.whyUntrusted(host, at: address)))
        }
        return await answer(of: response)
    }

    private func answer(of response: HTTPClientResponse) async -> Result<SiteAnswer, ExchangeError>
    {
        var body: [UInt8] = []
        if response.status == .ok {
            do throws(ExchangeError) {
                body = try await bytes(of: response)
            } catch {
                return .failure(error)
            }
        }
        return .success(
            SiteAnswer(
                status: Int(response.status.code),
                contentType: response.headers.first(name: "content-type"),
                location: response.headers.first(name: "location"),
                body: body
            )
        )
    }

    private func bytes(of response: HTTPClientResponse) async throws(ExchangeError) -> [UInt8] {
        let encodings = response.headers[canonicalForm: "content-encoding"].map {
            $0.lowercased()
        }
        guard encodings.allSatisfy({ ["gzip", "deflate", "identity"].contains($0) }) else {
            throw .bodyNotDecodable
        }
        let isCompressed = encodings.contains { $0 != "identity" }
        // A body whose declared length is too large is not read.
        if !isCompressed, let length = response.headers.first(name: "content-length"),
            Int(length).map({ $0 > bodyLimit }) ?? true
        {
            throw .bodyTooLarge(limit: bodyLimit)
        }
        var bytes: [UInt8] = []
        do {
            for try await chunk in response.body {
                guard chunk.readableBytes <= bodyLimit - bytes.count else {
                    throw ExchangeError.bodyTooLarge(limit: bodyLimit)
                }
                bytes.append(contentsOf: chunk.readableBytesView)
            }
        } catch {
            throw ExchangeError(within: error, bodyLimit: bodyLimit)
        }
        return bytes
    }
}

extension ExchangeError {
    /// Whether another address of the same site may respond.
    fileprivate var isOfAddress: Bool {
        switch self {
        case .connectionRefused, .unreachable, .timeout(.connecting): true
        default: false
        }
    }
}

/// Runs an exchange with a time limit.
private func within(
    _ limit: Duration,
    _ exchange: @escaping @Sendable () async -> Result<SiteAnswer, ExchangeError>
) async -> Result<SiteAnswer, ExchangeError> {
    await withTaskGroup(of: Result<SiteAnswer, ExchangeError>.self) { group in
        group.addTask { await exchange() }
        group.addTask {
            try? await Task.sleep(for: limit)
            return .failure(Task.isCancelled ? .unexpected : .timeout(.whole))
        }
        let first = await group.next() ?? .failure(.unexpected)
        group.cancelAll()
        return first
    }
}
