// SPDX-License-Identifier: Apache-2.0

import Crypto
import Foundation
package import NIOSSL
import SwiftASN1
import X509

/// A certificate authority for a test.
package struct Authority: Sendable {
    private let key = P256.Signing.PrivateKey()
    private let name: DistinguishedName
    private let root: Certificate

    /// The certificates and the key of a server.
    package struct Identity {
        package let chain: [NIOSSLCertificate]
        package let key: NIOSSLPrivateKey
    }

    /// Creates an authority.
    package init() throws {
        name = try DistinguishedName { CommonName("Test Authority") }
        root = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: Date(timeIntervalSinceNow: -1_000_000),
            notValidAfter: Date(timeIntervalSinceNow: 1_000_000),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true))
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
    }

    /// The authority's own certificate.
    package var certificate: NIOSSLCertificate { get throws { try root.forServers } }

    /// The authority's own certificate, as PEM.
    package var text: String { get throws { try root.serializeAsPEM().pemString } }

    /// Returns a certificate for a host.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - validity: The start and the end, in seconds from now.
    ///   - isSelfSigned: Whether the certificate is signed by the host instead of the authority.
    /// - Returns: The identity of the host's server.
    /// - Throws: What X509 throws.
    package func identity(
        of host: String,
        validity: ClosedRange<Double> = -100_000...100_000,
        isSelfSigned: Bool = false
    ) throws -> Identity {
        let own = P256.Signing.PrivateKey()
        let subject = try DistinguishedName { CommonName(host) }
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(own.publicKey),
            notValidBefore: Date(timeIntervalSinceNow: validity.lowerBound),
            notValidAfter: Date(timeIntervalSinceNow: validity.upperBound),
            issuer: isSelfSigned ? subject : name,
            subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                SubjectAlternativeNames([.dnsName(host)])
            },
            issuerPrivateKey: Certificate.PrivateKey(isSelfSigned ? own : key)
        )
        return Identity(
            chain: [try certificate.forServers],
            key: try NIOSSLPrivateKey(bytes: Array(own.derRepresentation), format: .der)
        )
    }
}

extension Certificate {
    fileprivate var forServers: NIOSSLCertificate {
        get throws {
            var serializer = DER.Serializer()
            try serialize(into: &serializer)
            return try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
        }
    }
}
