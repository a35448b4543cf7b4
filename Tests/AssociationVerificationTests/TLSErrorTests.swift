// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AssociationVerification
import Testing

struct TLSErrorTests {
    private static func facts(
        _ from: Int64,
        _ to: Int64,
        isSelfIssued: Bool = false
    ) -> CertificateFacts {
        CertificateFacts(
            notBefore: Timestamp(secondsSince1970: from),
            notAfter: Timestamp(secondsSince1970: to),
            isSelfIssued: isSelfIssued
        )
    }

    /// A certificate chain, and the error that explains why it is not trusted at time 100.
    struct Case: Sendable {
        let chain: [CertificateFacts]
        let fault: TLSError

        init(_ fault: TLSError, _ chain: CertificateFacts...) {
            self.chain = chain
            self.fault = fault
        }
    }

    private static let cases = [
        Case(.expired, facts(0, 99)), Case(.expired, facts(0, 99, isSelfIssued: true)),
        Case(.expired, facts(0, 200), facts(0, 99)), Case(.notYetValid, facts(101, 200)),
        Case(.selfSigned, facts(0, 200, isSelfIssued: true)),
        Case(.selfSigned, facts(0, 100, isSelfIssued: true)),
        Case(.unknownAuthority, facts(0, 200)), Case(.unknownAuthority, facts(100, 100)),
        Case(.unknownAuthority, facts(0, 200), facts(0, 200, isSelfIssued: true)),
        Case(.handshake),
    ]

    @Test(arguments: cases) func causeOfDistrust(_ one: Case) {
        let time = Timestamp(secondsSince1970: 100)
        #expect(TLSError(ofUntrusted: one.chain, at: time) == one.fault)
    }

    /// Returns the structure of a certificate: version, serial number, algorithm, issuer, validity, subject.
    private func certificate(issuer: [UInt8], subject: [UInt8], hasVersion: Bool = true) -> [UInt8]
    {
        func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            content.count < 128
                ? [tag, UInt8(content.count)] + content
                : [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 255)] + content
        }
        let version = hasVersion ? value(0xA0, [0x02, 0x01, 0x02]) : []
        let fields =
            value(0x02, [7]) + value(0x30, []) + value(0x30, issuer) + value(0x30, [1])
            + value(0x30, subject) + value(0x30, [UInt8](repeating: 0, count: 300))
        return value(0x30, value(0x30, version + fields) + value(0x30, []) + value(0x03, [0]))
    }

    @Test func issuerIsRead() {
        let name: [UInt8] = [1, 2, 3]
        #expect(CertificateFacts.isSelfIssued(certificate(issuer: name, subject: name)))
        #expect(
            CertificateFacts.isSelfIssued(
                certificate(issuer: name, subject: name, hasVersion: false)
            )
        )
        #expect(!CertificateFacts.isSelfIssued(certificate(issuer: name, subject: [1, 2])))
        #expect(!CertificateFacts.isSelfIssued(certificate(issuer: [], subject: [1])))
    }

    @Test func damagedCertificatesAreRejected() {
        let whole = certificate(issuer: [1], subject: [1])
        for end in whole.indices {
            #expect(!CertificateFacts.isSelfIssued(Array(whole[..<end])), "cut at \(end)")
        }
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var bytes = whole
            bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255)
            _ = CertificateFacts.isSelfIssued(bytes)
        }
        #expect(!CertificateFacts.isSelfIssued([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF]))
    }
}
