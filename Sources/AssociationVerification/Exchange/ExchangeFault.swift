/// Why a site gave no answer.
@nonexhaustive public enum ExchangeFault: Error, Sendable, Hashable {
    // MARK: Before a connection

    /// The name means no address, or, where `isTemporary`, nobody could say so.
    case notResolved(isTemporary: Bool)
    /// All addresses of the name are of kinds that are not asked; this is the first one's.
    case addressRefused(AddressKind)
    /// Only the usual port is asked.
    case portRefused(Int)

    // MARK: On the way

    /// Nobody listens.
    case connectionRefused
    /// There is no way to the address at present.
    case unreachable
    /// The connection ended before an answer, or within it.
    case connectionClosed
    /// A time ran out.
    case timeout(Phase)
    /// No trusted connection came about.
    case tls(TLSFault)

    // MARK: In the answer

    /// What came is no answer of HTTP.
    case notHTTP
    /// The headers are larger than is read.
    case headersTooLarge
    /// The bytes, once decompressed, are more than are read.
    case bodyTooLarge(limit: Int)
    /// The bytes are fewer than the answer promised.
    case bodyTruncated
    /// The bytes cannot be decompressed.
    case bodyNotDecodable

    // MARK: On our side

    /// As many requests as are allowed are under way.
    case tooManyRequests
    /// The check was given up, or something failed that no rule knows.
    case unexpected

    /// What took too long.
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

/// Why no trusted connection came about.
public enum TLSFault: String, Sendable, Hashable, CaseIterable {
    /// The certificate's time is over.
    case expired
    /// The certificate's time has not begun.
    case notYetValid = "not-yet-valid"
    /// The certificate is for another host.
    case wrongHost = "wrong-host"
    /// The certificate is signed by itself.
    case selfSigned = "self-signed"
    /// The certificate is signed by nobody who is trusted, or a certificate between is missing.
    case unknownAuthority = "unknown-authority"
    /// Client and server share no version of the protocol and no cipher, or the server speaks
    /// something else.
    case protocolMismatch = "protocol"
    /// The handshake failed for another reason.
    case handshake
}
