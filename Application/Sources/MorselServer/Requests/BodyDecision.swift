// SPDX-License-Identifier: Apache-2.0

/// A decision about the body of a request.
enum BodyDecision {
    /// The body is read.
    case read(RequestBody)
    /// The sender is checked first.
    case check(BodyAdmission)
    /// The request is answered without its body, and the connection is closed after the response.
    case ignore
    /// The request is refused.
    case refuse(Refusal)
}

/// A request whose sender is checked before its body is read.
struct BodyAdmission: Sendable {
    let head: RequestHead
    let request: SiteRequest
    let rule: BodyRule
}
