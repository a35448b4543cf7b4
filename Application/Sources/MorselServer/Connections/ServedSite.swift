// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import MorselRegistry
import NIOCore
import NIOHTTP1

/// The routes, limits and tables that all connections of a server share.
final class ServedSite: Sendable {
    let answer: @Sendable (SiteRequest) -> RouteAnswer
    /// Returns whether the sender of a request may send a body of any size that its ``BodyRule`` allows.
    let admits: @Sendable (SiteRequest, BodyRule) async -> Bool
    let limits: ConnectionLimits
    let clients: ClientTable
    let date = DateField()
    let metrics = ServerMetrics()
    let bodies = BodyMemory()
    /// The host name under which the server is reached from elsewhere.
    let ownName: String?
    /// The proxies whose statements about their clients are trusted.
    let proxies: TrustedProxies
    private let log: AccessLog?

    /// The interval between two checks of a connection's deadline.
    let checkInterval: TimeAmount

    init(
        limits: ConnectionLimits,
        log: AccessLog?,
        ownName: String? = nil,
        proxies: TrustedProxies = .none,
        admits: @escaping @Sendable (SiteRequest, BodyRule) async -> Bool = { _, _ in false },
        answer: @escaping @Sendable (SiteRequest) -> RouteAnswer
    ) {
        self.answer = answer
        self.admits = admits
        self.proxies = proxies
        self.limits = limits
        self.log = log
        self.ownName = ownName
        clients = ClientTable(limits: limits)
        let shortest = min(limits.headTime, limits.bodyTime, limits.idleTime, limits.writingTime)
        checkInterval = .init(min(shortest / 2, .seconds(2)))
    }

    /// Counts and logs a response.
    func note(_ sent: SentResponse) {
        let (request, start) = (sent.exchange.request, sent.exchange.start)
        let duration = Duration.nanoseconds((NIODeadline.now() - start).nanoseconds)
        metrics.note(sent.status, duration)
        log?.add(
            AccessLog.Entry(
                method: request.method.rawValue,
                host: request.authority,
                path: request.path,
                status: sent.status.code,
                byteCount: sent.byteCount,
                duration: duration
            ),
            at: .now
        )
    }

    /// Counts and logs a refusal.
    func note(_ refusal: Refusal) {
        metrics.note(refusal)
        log?.add(
            AccessLog.Entry(
                method: "-",
                host: "",
                path: refusal.rawValue,
                status: refusal.status.code,
                byteCount: refusal.sentence.utf8.count + 1,
                duration: .zero
            ),
            at: .now
        )
    }

    /// Returns a site that serves only the metrics.
    static func metrics(_ text: @escaping @Sendable () -> String) -> ServedSite {
        var limits = ConnectionLimits()
        limits.connections = 16
        return ServedSite(limits: limits, log: nil) { request in
            guard request.method == .get || request.method == .head else {
                return .now(.methodNotAllowed)
            }
            // A page of another site whose name resolves to this machine sends that name (DNS rebinding).
            guard request.host.isServer else { return .now(.otherHost) }
            guard request.path == "/metrics" else { return .now(.noSuchFile) }
            return .now(
                SiteResponse(
                    contentType: "text/plain; version=0.0.4; charset=utf-8",
                    bytes: Array(text().utf8)
                )
            )
        }
    }
}
