// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
package import MorselFetch
import MorselWording

/// The websites of associated domains, whose files are compared with the clips (rules B-01, B-06, B-07 and B-08).
package struct LiveSites: Sendable {
    private let checker: DomainChecker

    /// Creates the check with a checker.
    package init(_ checker: DomainChecker) { self.checker = checker }

    /// Requests the file of each website once, and returns the findings C331 and C332.
    func findings(about associations: [LintSubject.Association]) async -> [LintFinding] {
        var found: [LintFinding] = []
        var checks: [HostName: FileCheck] = [:]
        for association in associations {
            for host in association.hosts {
                let known = checks[host]
                let check = if let known { known } else { await checker.check(host) }
                checks[host] = check
                if let fault = check.outcome.fault {
                    found.append(Self.finding(association, host, fault))
                } else {
                    found += Self.findings(association, host, check.file)
                }
            }
        }
        return found
    }

    /// Returns C332: there is no file.
    ///
    /// The finding is not certain if the network between here and the site may be at fault.
    private static func finding(
        _ association: LintSubject.Association,
        _ host: HostName,
        _ fault: FileError
    ) -> LintFinding {
        var finding = LintFinding(
            .associationFileMissing,
            target: association.target,
            facts: [.host: host.text, .why: fault.sentence],
            at: association.place,
            certainty: fault.isOfNetwork ? .unsure(.network) : .certain
        )
        // A server that is overloaded or failing may serve the file again in a minute.
        if fault.isPassing { finding.severity = min(finding.severity, .warning) }
        return finding
    }

    /// Returns C331: the file does not name the clip.
    private static func findings(
        _ association: LintSubject.Association,
        _ host: HostName,
        _ file: AssociationStatus.File
    ) -> [LintFinding] {
        let check = AssociationCheck(
            clip: .init(identifier: association.clip, entitlement: association.clipEntries),
            app: association.app.map {
                .init(identifier: $0, entitlement: association.appEntries)
            },
            host: host,
            file: file
        )
        return check.findings.filter(\.isAboutSite).map { fault in
            LintFinding(
                .domainNotVerified,
                target: association.target,
                facts: [
                    .host: host.text, .clip: association.clip.text, .why: fault.sentence,
                ],
                at: association.place
            )
        }
    }
}

extension FileError {
    /// A Boolean value that indicates whether the website was not reached, so that its response is unknown.
    fileprivate var isOfNetwork: Bool {
        guard case .exchange(let error) = self else { return false }
        switch error {
        case .notResolved, .addressRefused, .portRefused, .connectionRefused, .unreachable,
            .timeout(.resolving), .timeout(.connecting), .tooManyRequests, .unexpected:
            return true
        default: return false
        }
    }
}

extension AssociationCheck.Finding {
    /// A Boolean value that indicates whether the finding is about the website; other findings do
    /// not need a request.
    fileprivate var isAboutSite: Bool {
        switch self {
        case .entry, .hostNotInEntitlement, .identifierNotBelowApp: false
        default: true
        }
    }
}
