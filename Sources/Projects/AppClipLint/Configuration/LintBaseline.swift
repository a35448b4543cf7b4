// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// The known findings of a project, which are not reported again.
///
/// A finding is identified by its rule, target, file and facts. Its line may change.
public struct LintBaseline: Sendable, Hashable {
    /// The fingerprints of the known findings.
    public var fingerprints: Set<String>

    /// Creates a baseline of known findings.
    public init(fingerprints: Set<String>) { self.fingerprints = fingerprints }

    /// Returns the findings that are not known.
    func newFindings(among findings: [LintFinding]) -> [LintFinding] {
        findings.filter { !fingerprints.contains($0.fingerprint) }
    }

    /// Returns the fingerprints of known findings that no longer occur.
    func fixed(in findings: [LintFinding]) -> Set<String> {
        fingerprints.subtracting(findings.map(\.fingerprint))
    }
}

extension LintFinding {
    /// A hash of 16 hexadecimal digits that stays the same when lines move (FNV-1a of rule, target, file and facts).
    public var fingerprint: String {
        var bytes: [UInt8] = []
        func add(_ text: String) {
            // A byte that does not occur in text separates the parts.
            bytes += Array(text.utf8) + [0xFF]
        }
        add(rule)
        add(target ?? "")
        add(place?.file ?? "")
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value)
        }
        return Hexadecimal.text(of: FNV.hash64(bytes))
    }
}
