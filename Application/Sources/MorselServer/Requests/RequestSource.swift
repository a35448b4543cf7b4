// SPDX-License-Identifier: Apache-2.0

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

    /// Returns what happens with the body of a request, by the request's head.
    func bodyDecision(on head: RequestHead) -> BodyDecision {
        let concerned = ruledRequest(of: head)
        let limit = concerned?.rule.limit ?? ConnectionLimits.bodySize
        if let length = head.bodyLength, length > limit {
            return .refuse(concerned == nil ? .bodyTooLarge : .bodyRefused)
        }
        guard head.isVersionKnown else { return .refuse(.versionUnknown) }
        guard head.expectation == nil || head.expectation == "100-continue" else {
            return .refuse(.expectationUnknown)
        }
        guard let (request, rule) = concerned else { return .read(RequestBody()) }
        guard rule.needsAdmission(request, length: head.bodyLength) else {
            return .read(strangersBody(of: request, rule))
        }
        return .check(BodyAdmission(head: head, request: request, rule: rule))
    }

    /// Returns what happens with the body of a request after its sender was checked.
    func bodyDecision(on admission: BodyAdmission, isKnown: Bool) -> BodyDecision {
        let (request, rule) = (admission.request, admission.rule)
        if isKnown {
            let share = BodyMemory.Share(bodies, of: request.clientKey, .known)
            return .read(
                RequestBody(upTo: rule.limit, announced: admission.head.bodyLength, in: share)
            )
        }
        guard let length = admission.head.bodyLength, length > BodyMemory.strangersBody else {
            return .read(strangersBody(of: request, rule))
        }
        return rule.area == .console ? .refuse(.bodyOfStranger) : .ignore
    }

    /// Returns the request with a head and the rule for its body; `nil` if the body is not kept.
    private func ruledRequest(
        of head: RequestHead
    ) -> (request: SiteRequest, rule: BodyRule)? {
        guard case .success(let request) = head.request,
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
