// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1

/// The client of a connection, and the settings with which its requests are read.
struct RequestSource: Sendable {
    /// The address of the connection, without its port; empty if there is none.
    let client: String
    /// The proxies whose statements about their clients are trusted.
    let proxies: TrustedProxies
    /// The host name under which the server is reached from elsewhere.
    let ownName: String?
    /// The memory for the bodies of all requests.
    let bodies: BodyMemory

    /// Parses the head of a request.
    func request(
        with head: HTTPRequestHead
    ) throws(SiteRequest.ParsingError) -> SiteRequest {
        try SiteRequest(head, client: client, proxies: proxies)
    }

    /// Returns what happens with the body of a request, by the request's head.
    func bodyDecision(on head: HTTPRequestHead) -> BodyDecision {
        let concerned = ruledRequest(with: head)
        let limit = concerned?.rule.limit ?? ConnectionLimits.bodySize
        let field = head.headers[canonicalForm: "content-length"].first
        let length = field.flatMap { Int($0) }
        if field != nil, length.map({ $0 > limit }) ?? true {
            return .refuse(concerned == nil ? .bodyTooLarge : .bodyRefused)
        }
        guard head.version.major == 1 else { return .refuse(.versionUnknown) }
        guard
            !head.hasExpectation
                || head.headers.first(name: "expect")?.lowercased() == "100-continue"
        else { return .refuse(.expectationUnknown) }
        guard let (request, rule) = concerned else { return .read(RequestBody()) }
        guard rule.needsAdmission(request, length: length) else {
            return .read(strangersBody(of: request, rule))
        }
        return .check(BodyAdmission(head: head, request: request, rule: rule, length: length))
    }

    /// Returns what happens with the body of a request after its sender was checked.
    func bodyDecision(on admission: BodyAdmission, isKnown: Bool) -> BodyDecision {
        let (request, rule) = (admission.request, admission.rule)
        if isKnown {
            let share = BodyMemory.Share(bodies, of: request.clientKey, .known)
            return .read(RequestBody(upTo: rule.limit, announced: admission.length, in: share))
        }
        guard let length = admission.length, length > BodyMemory.strangersBody else {
            return .read(strangersBody(of: request, rule))
        }
        return rule.area == .console ? .refuse(.bodyOfStranger) : .ignore
    }

    /// Returns the request with a head and the rule for its body; `nil` if the body is not kept.
    private func ruledRequest(
        with head: HTTPRequestHead
    ) -> (request: SiteRequest, rule: BodyRule)? {
        guard BodyRule.mayConcern(head.uri),
            let request = try? request(with: head),
            let rule = BodyRule.rule(for: request, ownName: ownName),
            rule.refusal(of: request) == nil
        else { return nil }
        return (request, rule)
    }

    private func strangersBody(of request: SiteRequest, _ rule: BodyRule) -> RequestBody {
        let share = BodyMemory.Share(bodies, of: request.clientKey, .stranger)
        return RequestBody(upTo: min(rule.limit, BodyMemory.strangersBody), in: share)
    }
}

extension HTTPRequestHead {
    /// A Boolean value that indicates whether the client waits for an interim response before it sends
    /// the body (RFC 9110, 10.1.1).
    var hasExpectation: Bool { version.minor > 0 && headers.contains(name: "expect") }
}
