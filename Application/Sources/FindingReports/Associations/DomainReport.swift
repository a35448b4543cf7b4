// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
import AppClipDevice
package import AppClipTypes
package import AppSiteAssociation
package import AssociationVerification
import MorselWording
import Terminal

/// The result of a check of a domain, as `--json` prints it; its rows have the names of the API.
package struct DomainReport: Encodable {
    let domain: String
    /// A Boolean value that indicates whether the domain serves a file, and lists the clip if one was named.
    package let isGood: Bool
    let debugStatus: Row
    let cacheStatus: Row?
    let cause: Named?
    let visits: [VisitReport]
    let findings: [Named]
    let association: Association?

    /// A row of the status of a domain.
    struct Row: Encodable {
        let domain: String
        let isValid: Bool
        let lastUpdatedDate: String?
        let errorCode: String?

        init(_ view: DomainView) {
            domain = view.host.text
            isValid = view.isValid
            lastUpdatedDate = view.lastUpdated?.iso8601
            errorCode = view.error?.rawValue
        }

        var text: String {
            "\(errorCode ?? (isValid ? "valid" : "not checked"))\(lastUpdatedDate.map { "  \($0)" } ?? "")"
        }
    }

    /// A result with a name for programs and a sentence for people.
    struct Named: Encodable {
        let code: String
        let message: String
        var rule: String?
        var errorCode: String?
    }

    /// One request to the domain, and its result.
    struct VisitReport: Encodable {
        let userAgent: String
        let path: String
        let result: String
        let contentType: String?
    }

    /// The association of clip, app and domain, with its faults.
    struct Association: Encodable {
        let isVerified: Bool
        let faults: [Named]
    }

    /// Creates the report of a check.
    package init(
        _ host: HostName,
        _ check: FileCheck,
        _ sides: AssociationCheck?,
        _ cached: DomainView?,
        at time: Timestamp
    ) {
        domain = host.text
        debugStatus = Row(check.view(of: host, at: time))
        cacheStatus = cached.map { Row($0) }
        cause = check.outcome.fault.map { Named(code: $0.name, message: $0.sentence) }
        visits = check.visits.map { visit in
            VisitReport(
                userAgent: visit.agent.rawValue,
                path: visit.place.path,
                result: visit.outcome.fault?.name ?? "found",
                contentType: visit.outcome.found?.mediaType
            )
        }
        findings = check.findings.map { Named(code: $0.name, message: $0.sentence) }
        association = sides.map { sides in
            Association(
                isVerified: sides.status == .verified && sides.findings.isEmpty,
                faults: sides.findings.map { fault in
                    Named(
                        code: fault.name,
                        message: fault.sentence,
                        rule: fault.rule.text,
                        errorCode: fault.domainStatus.rawValue
                    )
                }
            )
        }
        isGood = check.domainStatus == nil && association?.isVerified != false
    }

    /// The report as text, for people.
    package var text: String {
        var lines = ["\(domain): \(isGood ? "good" : "problems found")"]
        lines.append("  debug status  \(debugStatus.text)")
        if let cacheStatus { lines.append("  cache status  \(cacheStatus.text)") }
        if let cause { lines.append("  \(cause.message)") }
        for visit in visits {
            lines.append("  \(visit.userAgent)  \(visit.path)  \(visit.result)")
        }
        lines += findings.map { "  note: \($0.message)" }
        if let association {
            lines += association.faults.map { "  \($0.rule ?? "")  \($0.message)" }
            if association.isVerified { lines.append("  The clip and the website are associated.") }
        }
        return lines.map { VisibleText.oneLine($0) }.joined(separator: "\n") + "\n"
    }
}
