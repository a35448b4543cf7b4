// SPDX-License-Identifier: Apache-2.0

/// Why there is no response from a site.
@nonexhaustive public enum ExchangeError: Error, Sendable, Hashable {
    // MARK: Before a connection

    /// The host name does not resolve; where `isTemporary`, the resolver failed.
    case notResolved(isTemporary: Bool)
    /// All addresses of the host are of kinds that are not allowed; this is the first one's.
    case addressRefused(AddressKind)
    /// The port is not 443.
    case portRefused(Int)

    // MARK: Connecting

    /// The connection was refused.
    case connectionRefused
    /// There is no route to the address at present.
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
    /// The body, decompressed, exceeds the limit.
    case bodyTooLarge(limit: Int)
    /// The body is shorter than its declared length.
    case bodyTruncated
    /// The body cannot be decompressed.
    case bodyNotDecodable

    // MARK: This machine

    /// As many requests as are allowed are running.
    case tooManyRequests
    /// The check was cancelled, or failed for an unknown reason.
    case unexpected

    /// The step that took too long.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        /// Resolving the name.
        case resolving
        /// Connecting, up to the end of the TLS handshake.
        case connecting
        /// Waiting for the headers.
        case headers
        /// The whole exchange.
        case whole
    }
}

/// Why a TLS handshake failed.
public enum TLSError: String, Sendable, Hashable, CaseIterable {
    /// The certificate has expired.
    case expired
    /// The certificate is not valid yet.
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
