// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AppSiteAssociation
import MorselWording
import Terminal

/// The result of a check of both sides, as `--json` prints it.
package struct AssociationCheckReport: Encodable {
    var host: String
    var clip: String
    var verified: Bool
    var faults: [Fault]
    var notes: [String]

    /// The verdict, the faults and the notes, for people.
    package private(set) var lines: [String]

    private enum CodingKeys: String, CodingKey {
        case host, clip, verified, faults, notes
    }

    /// A fault of one side, with the rule that it violates.
    struct Fault: Encodable {
        var rule: String
        var status: String
        var message: String
    }

    /// Creates the report of a check of a clip on a host.
    package init(_ check: AssociationCheck, host: HostName, clip: String) {
        self.host = host.text
        self.clip = clip
        verified = check.status == .verified && check.findings.isEmpty
        faults = check.findings.map { fault in
            Fault(
                rule: fault.rule.text,
                status: fault.domainStatus.rawValue,
                message: fault.sentence
            )
        }
        notes = check.notes.map(\.sentence)
        let verdict =
            switch (check.status, check.findings.isEmpty) {
            case (.verified, true): "verified"
            case (.verified, false): "incomplete"
            default: "not associated"
            }
        lines = ["\(verdict)  \(clip)  \(host)"]
        lines += faults.map { "  \($0.rule)  \($0.message) [\($0.status)]" }
        lines += notes.map { "  note: \($0)" }
        lines = lines.map(VisibleText.oneLine)
    }
}
