public import AssociationVerification

extension ExchangeFault {
    /// A stable name, for programs.
    public var name: String { wording.name }

    /// What happened, as a sentence for people.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch self {
        case .notResolved(isTemporary: false):
            ("name-unknown", "The name of the host means no address. Check its DNS records.")
        case .notResolved(isTemporary: true):
            ("name-not-resolved", "Nobody could say what address the name has. Try again.")
        case .addressRefused(let kind):
            (
                "address-refused",
                "The name leads to an address that not everybody can reach (\(kind.rawValue)). "
                    + "Devices and their cache ask public addresses only; for a test on one's own "
                    + "network there is --allow-private."
            )
        case .portRefused(let port):
            ("port-refused", "Port \(port) is not asked. The file is served on port 443.")
        case .connectionRefused:
            ("connection-refused", "Nobody listens on port 443 of the host.")
        case .unreachable:
            ("unreachable", "There is no way to the host's address at present.")
        case .connectionClosed:
            (
                "connection-closed",
                "The host closed the connection before it answered. A firewall does that, too."
            )
        case .timeout(let phase): ("timeout-\(phase.rawValue)", phase.sentence)
        case .tls(let fault): ("tls-\(fault.rawValue)", fault.sentence)
        case .notHTTP: ("not-http", "What the host sent is no answer of HTTP.")
        case .headersTooLarge: ("headers-too-large", "The headers of the answer are too large.")
        case .bodyTooLarge(let limit):
            ("too-large", "The answer is larger than \(limit >> 10) KiB, the most that is read.")
        case .bodyTruncated:
            ("truncated", "The answer broke off before its end.")
        case .bodyNotDecodable:
            ("not-decodable", "The answer is compressed in a way that cannot be undone.")
        case .tooManyRequests:
            ("busy", "Too many sites are being asked at the moment. Try again.")
        case .unexpected: ("unexpected", "The check itself failed, or was given up.")
        @unknown default: ("unknown", "The site could not be asked.")
        }
    }
}

extension ExchangeFault.Phase {
    fileprivate var sentence: String {
        switch self {
        case .resolving: "The name of the host was not resolved in time."
        case .connecting: "The connection did not come about in time."
        case .headers: "The host did not answer in time."
        case .whole: "The host did not send its answer in time."
        }
    }
}

extension TLSFault {
    /// What is wrong, as a sentence for people.
    public var sentence: String {
        switch self {
        case .expired: "The host's certificate has expired. Renew it."
        case .notYetValid: "The host's certificate is not valid yet."
        case .wrongHost: "The host's certificate is for another name."
        case .selfSigned:
            "The host's certificate is signed by itself. One from a trusted authority is wanted."
        case .unknownAuthority:
            "The host's certificate comes from an authority that is not trusted, or a certificate "
                + "between the two is missing in what the host sends."
        case .protocolMismatch:
            "The host speaks no version of TLS that is accepted; 1.2 or later is wanted."
        case .handshake: "No trusted connection came about."
        }
    }
}
