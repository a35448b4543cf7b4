// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
public import AssociationVerification

extension ExchangeError {
    /// A stable name, for programs.
    public var name: String { wording.name }

    /// A sentence that describes the error.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch self {
        case .notResolved(isTemporary: false):
            ("name-unknown", "The host name does not resolve. Check its DNS records.")
        case .notResolved(isTemporary: true):
            ("name-not-resolved", "The DNS lookup of the host name failed temporarily. Try again.")
        // Visitors of a server must not learn which kind of address it is in the server's network.
        case .addressRefused:
            (
                "address-refused",
                "The host name resolves to an address that is not public. Apple's devices and its "
                    + "cache connect to public addresses only; use --allow-private for a test in a "
                    + "private network."
            )
        case .portRefused(let port):
            ("port-refused", "Port \(port) is not allowed. The file must be served on port 443.")
        case .connectionRefused:
            ("connection-refused", "The host refused the connection on port 443.")
        case .unreachable:
            ("unreachable", "The host's address is unreachable.")
        case .connectionClosed:
            (
                "connection-closed",
                "The host closed the connection before it responded. A firewall can be the cause."
            )
        case .timeout(let phase): ("timeout-\(phase.rawValue)", phase.sentence)
        case .tls(let fault): ("tls-\(fault.rawValue)", fault.sentence)
        case .notHTTP: ("not-http", "The host's response is not valid HTTP.")
        case .headersTooLarge: ("headers-too-large", "The headers of the response are too large.")
        case .bodyTooLarge(let limit):
            ("too-large", "The response is larger than \(ByteCount(limit)), the maximum size.")
        case .bodyTruncated:
            ("truncated", "The response ended before it was complete.")
        case .bodyNotDecodable:
            ("not-decodable", "The compressed response cannot be decoded.")
        case .tooManyRequests:
            ("busy", "Too many sites are being checked at the moment. Try again.")
        case .unexpected:
            (
                "unexpected",
                "The check failed with an internal error, or was "
                    + "cancelled."
            )
        @unknown default: ("unknown", "The site could not be reached.")
        }
    }
}

extension ExchangeError.Phase {
    fileprivate var sentence: String {
        switch self {
        case .resolving: "The DNS lookup of the host name timed out."
        case .connecting: "The connection timed out."
        case .headers: "The host did not respond in time."
        case .whole: "The host did not send the whole response in time."
        }
    }
}

extension TLSError {
    /// A sentence that describes the error, and how to fix it.
    public var sentence: String {
        switch self {
        case .expired: "The host's certificate has expired. Renew it."
        case .notYetValid: "The host's certificate is not valid yet."
        case .wrongHost: "The host's certificate is for another host name."
        case .selfSigned:
            "The host's certificate is self-signed. Use one from a trusted certificate authority."
        case .unknownAuthority:
            "The host's certificate is from an authority that is not trusted, or the host does not "
                + "send an intermediate certificate."
        case .protocolMismatch:
            "The host supports no accepted version of TLS; enable TLS 1.2 or later."
        case .handshake: "The TLS handshake failed."
        }
    }
}
