// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// The fields of a server's certificate that explain why it is not trusted.
public struct CertificateFacts: Sendable, Hashable {
    /// The start of the certificate's validity.
    public let notBefore: Timestamp

    /// The end of the certificate's validity.
    public let notAfter: Timestamp

    /// Whether its issuer is its subject.
    public let isSelfIssued: Bool

    /// Creates the fields of a certificate.
    public init(notBefore: Timestamp, notAfter: Timestamp, isSelfIssued: Bool) {
        self.notBefore = notBefore
        self.notAfter = notAfter
        self.isSelfIssued = isSelfIssued
    }
}

extension TLSError {
    /// Creates the reason a chain of certificates is not trusted.
    ///
    /// Validity is checked first: an expired certificate has to be renewed, whoever signed it. The
    /// issuer is checked second.
    ///
    /// - Parameters:
    ///   - chain: The server's own certificate, and the others that it sent.
    ///   - time: The time of the connection.
    public init(ofUntrusted chain: [CertificateFacts], at time: Timestamp) {
        guard let own = chain.first else {
            self = .handshake
            return
        }
        if chain.contains(where: { $0.notAfter < time }) {
            self = .expired
        } else if chain.contains(where: { time < $0.notBefore }) {
            self = .notYetValid
        } else {
            self = own.isSelfIssued ? .selfSigned : .unknownAuthority
        }
    }
}

extension CertificateFacts {
    /// Whether a certificate's issuer and subject are the same bytes.
    ///
    /// - Parameter certificate: The certificate in DER (RFC 5280, 4.1).
    /// - Returns: Whether they are the same; `false` if the bytes cannot be parsed.
    public static func isSelfIssued(_ certificate: [UInt8]) -> Bool {
        var outer = DERWalk(certificate[...])
        guard let body = outer.next(0x30) else { return false }
        var inner = DERWalk(body)
        guard let signed = inner.next(0x30) else { return false }
        var fields = DERWalk(signed)
        // The version, if there is one; serial number; algorithm; issuer; validity; subject.
        _ = fields.next(0xA0)
        guard fields.next(0x02) != nil, fields.next(0x30) != nil, let issuer = fields.next(0x30),
            fields.next(0x30) != nil, let subject = fields.next(0x30)
        else { return false }
        return issuer.elementsEqual(subject)
    }
}

/// Reads the values of DER one after another, on a single level.
private struct DERWalk {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Reads the content of the next value, if it has this tag.
    mutating func next(_ tag: UInt8) -> ArraySlice<UInt8>? {
        guard rest.first == tag, let (length, start) = length() else { return nil }
        guard length <= rest.endIndex - start else { return nil }
        let content = rest[start..<(start + length)]
        rest = rest[(start + length)...]
        return content
    }

    /// Returns the length of the next value, and the index of its first byte.
    private func length() -> (length: Int, start: Int)? {
        var place = rest.startIndex + 1
        guard place < rest.endIndex else { return nil }
        let first = rest[place]
        place += 1
        if first < 0x80 { return (Int(first), place) }
        // Three bytes of length are 16 MB, more than any certificate has.
        let count = Int(first & 0x7F)
        guard (1...3).contains(count), count <= rest.endIndex - place else { return nil }
        let length = rest[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
        return (length, place + count)
    }
}
