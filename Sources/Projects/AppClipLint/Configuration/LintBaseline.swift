// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats

/// The findings that a project had when somebody began to check it.
///
/// A finding is known again by its content: its rule, target, file and values. Its line may change.
public struct LintBaseline: Sendable, Hashable {
    /// The fingerprints.
    public var fingerprints: Set<String>

    /// Findings that are known.
    public init(fingerprints: Set<String>) { self.fingerprints = fingerprints }

    /// The findings that are not known.
    public func newFindings(among findings: [LintFinding]) -> [LintFinding] {
        findings.filter { !fingerprints.contains($0.fingerprint) }
    }

    /// The fingerprints that no finding has any more.
    public func fixed(in findings: [LintFinding]) -> Set<String> {
        fingerprints.subtracting(findings.map(\.fingerprint))
    }
}

extension LintFinding {
    /// 16 hexadecimal digits that stay the same when lines move (FNV-1a of rule, target, file and values).
    public var fingerprint: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ text: String) {
            // A byte that no text has divides the parts.
            for byte in Array(text.utf8) + [0xFF] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        add(rule)
        add(target ?? "")
        add(place?.file ?? "")
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value)
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
