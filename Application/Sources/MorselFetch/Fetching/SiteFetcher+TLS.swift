// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AssociationVerification
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

extension SiteFetcher.Policy {
    /// The TLS configuration: version 1.2 or later, as the system requires.
    var tls: TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        // Do not wait for a site that continues to send.
        configuration.shutdownTimeout = .milliseconds(500)
        if !additionalRoots.isEmpty {
            configuration.additionalTrustRoots = [.certificates(additionalRoots)]
        }
        return configuration
    }
}

extension SiteFetcher {
    /// Returns the reason a site's certificate is not trusted.
    ///
    /// The failed handshake gives no reason. A second one, to the same address, reads the
    /// certificates and stops.
    func whyUntrusted(_ host: HostName, at address: NetworkAddress) async -> TLSError {
        let chain = await certificates(of: host, at: address)
        let time = Timestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
        return TLSError(ofUntrusted: chain, at: time)
    }

    private func certificates(
        of host: HostName,
        at address: NetworkAddress
    ) async -> [CertificateFacts] {
        let seen = FirstResult<[CertificateFacts]>()
        let configuration = policy.tls
        let connection = ClientBootstrap(group: group)
            .connectTimeout(TimeAmount(policy.limits.connecting))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let handler = try NIOSSLClientHandler(
                        context: NIOSSLContext(configuration: configuration),
                        serverHostname: host.text,
                        customVerificationCallback: { chain, verdict in
                            seen.give(chain.prefix(8).map { CertificateFacts($0) })
                            verdict.succeed(.failed)
                        }
                    )
                    try channel.pipeline.syncOperations.addHandler(handler)
                }
            }
        let timer = Task { [limit = policy.limits.connecting] in
            try? await Task.sleep(for: limit)
            seen.give([])
        }
        defer { timer.cancel() }
        guard
            let channel = try? await connection.connect(
                host: address.description,
                port: policy.port
            ).get()
        else { return [] }
        channel.closeFuture.whenComplete { _ in seen.give([]) }
        let facts = await seen.value(whenCancelled: [])
        // It may be closed already.
        try? await channel.close()
        return facts
    }
}

extension CertificateFacts {
    fileprivate init(_ certificate: NIOSSLCertificate) {
        self.init(
            notBefore: Timestamp(secondsSince1970: Int64(certificate.notValidBefore)),
            notAfter: Timestamp(secondsSince1970: Int64(certificate.notValidAfter)),
            isSelfIssued: (try? certificate.toDERBytes())
                .map { CertificateFacts.isSelfIssued($0) } ?? false
        )
    }
}
