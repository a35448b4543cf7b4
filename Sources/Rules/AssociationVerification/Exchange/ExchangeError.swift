// SPDX-License-Identifier: Apache-2.0

/// The reason there is no response from a site.
@nonexhaustive public enum ExchangeError: Error, Sendable, Hashable {
    // MARK: Before a connection

    /// The host name does not resolve; if `isTemporary`, the resolver failed.
    case notResolved(isTemporary: Bool)
    /// All addresses of the host are of kinds that are not allowed; this is the kind of the first
    /// one.
    case addressRefused(AddressKind)
    /// The port is not 443.
    case portRefused(Int)

    // MARK: Connecting

    /// The connection was refused.
    case connectionRefused
    /// There is currently no route to the address.
    case unreachable
    /// The connection was closed before the end of the response.
    case connectionClosed
    /// A time limit was exceeded.
    case timeout(Phase)
    /// The TLS handshake failed.
    case tls(TLSError)

    // MARK: The response

    /// The response is not HTTP.
    case notHTTP
    /// The headers exceed the limit.
    case headersTooLarge
    /// The decompressed body exceeds the limit.
    case bodyTooLarge(limit: Int)
    /// The body is shorter than its declared length.
    case bodyTruncated
    /// The body cannot be decompressed.
    case bodyNotDecodable

    // MARK: This machine

    /// The maximum number of requests are already running.
    case tooManyRequests
    /// The check was cancelled, or failed for an unknown reason.
    case unexpected

    /// The step that exceeded its time limit.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        /// Resolving the host name.
        case resolving
        /// Connecting, up to the end of the TLS handshake.
        case connecting
        /// Waiting for the headers.
        case headers
        /// The whole exchange.
        case whole
    }
}

/// The reason a TLS handshake failed.
public enum TLSError: String, Sendable, Hashable, CaseIterable {
    /// The certificate has expired.
    case expired
    /// The certificate is not yet valid.
    case notYetValid = "not-yet-valid"
    /// The certificate is for another host.
    case wrongHost = "wrong-host"
    /// The certificate is self-signed.
    case selfSigned = "self-signed"
    /// The certificate's issuer is not trusted, or an intermediate certificate is missing.
    case unknownAuthority = "unknown-authority"
    /// Client and server have no TLS version or cipher in common, or the server does not use TLS.
    case protocolMismatch = "protocol"
    /// The handshake failed for another reason.
    case handshake
}
